import type { Issues } from "../kernel/errors.js";
import type { InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { DraftLine, LineKind } from "./line-table.js";

/** What lines list of the resources that they bill. */
type Claims = Pick<DraftLine, "timeEntryIds" | "expenseIds" | "milestoneIds">;
type ClaimingLine = Claims & Pick<DraftLine, "kind">;

/** The stores of the resources that an invoice can claim. */
export type ClaimedStore = "expenses" | "milestones" | "timeEntries";
type ClaimStores = Pick<Stores, ClaimedStore>;

/** How a store assigns resources to an invoice: each to at most one. */
interface ClaimStore<Id extends string> {
  claim(invoiceId: InvoiceId, ids: readonly Id[], now: Instant): Promise<void>;
  release(invoiceId: InvoiceId, ids: readonly Id[] | null, now: Instant): Promise<void>;
}

/** A kind of resource that lines of a kind of their own bill, exclusively. */
interface Claimable {
  /** Of the lines that bill it, and only it. */
  readonly kind: LineKind;
  readonly field: keyof Claims;
  /** The singular and the plural noun. */
  readonly names: readonly [one: string, many: string];
  readonly codes: { readonly made: string; readonly misplaced: string };
  idsOn(lines: readonly Claims[]): readonly string[];
  claim(stores: ClaimStores, invoiceId: InvoiceId, lines: readonly Claims[], now: Instant): Promise<void>;
  /** Releases what the lines list, except what `kept` lists. */
  release(
    stores: ClaimStores,
    invoiceId: InvoiceId,
    lines: readonly Claims[],
    now: Instant,
    kept?: readonly Claims[],
  ): Promise<void>;
  releaseAll(stores: ClaimStores, invoiceId: InvoiceId, now: Instant): Promise<void>;
}

function claimable<Id extends string>(
  facts: Pick<Claimable, "kind" | "field" | "names" | "codes">,
  idsOf: (line: Claims) => readonly Id[],
  storeOf: (stores: ClaimStores) => ClaimStore<Id>,
): Claimable {
  const idsOn = (lines: readonly Claims[]): readonly Id[] => lines.flatMap(idsOf);
  return {
    ...facts,
    idsOn,
    async claim(stores, invoiceId, lines, now) {
      const ids = idsOn(lines);
      if (ids.length > 0) await storeOf(stores).claim(invoiceId, ids, now);
    },
    async release(stores, invoiceId, lines, now, kept = []) {
      const remaining = new Set(idsOn(kept));
      const released = idsOn(lines).filter((id) => !remaining.has(id));
      if (released.length > 0) await storeOf(stores).release(invoiceId, released, now);
    },
    releaseAll: (stores, invoiceId, now) => storeOf(stores).release(invoiceId, null, now),
  };
}

const claimables: readonly Claimable[] = [
  claimable(
    {
      kind: "time",
      field: "timeEntryIds",
      names: ["time entry", "time entries"],
      codes: { made: "time_line", misplaced: "not_a_time_line" },
    },
    ({ timeEntryIds }) => timeEntryIds,
    ({ timeEntries }) => timeEntries,
  ),
  claimable(
    {
      kind: "expense",
      field: "expenseIds",
      names: ["expense", "expenses"],
      codes: { made: "expense_line", misplaced: "not_an_expense_line" },
    },
    ({ expenseIds }) => expenseIds,
    ({ expenses }) => expenses,
  ),
  claimable(
    {
      kind: "milestone",
      field: "milestoneIds",
      names: ["milestone", "milestones"],
      codes: { made: "milestone_line", misplaced: "not_a_milestone_line" },
    },
    ({ milestoneIds }) => milestoneIds,
    ({ milestones }) => milestones,
  ),
];

/** No claims, for lines that bill nothing themselves, such as those of credit notes. */
export const NO_CLAIMS: Claims = { timeEntryIds: [], expenseIds: [], milestoneIds: [] };

/** Whether a line bills resources that no other invoice may bill. */
export function hasClaims(line: Claims): boolean {
  return claimables.some(({ idsOn }) => idsOn([line]).length > 0);
}

/** Claims for a new invoice what its lines bill. Throws `lost_race` if something of it is on an invoice. */
export async function claimLines(
  stores: ClaimStores,
  invoiceId: InvoiceId,
  lines: readonly Claims[],
  now: Instant,
): Promise<void> {
  for (const each of claimables) await each.claim(stores, invoiceId, lines, now);
}

/** Releases what the lines bill, so that another invoice can bill it, except what `kept` bills. */
export async function releaseLines(
  stores: ClaimStores,
  invoiceId: InvoiceId,
  lines: readonly Claims[],
  now: Instant,
  kept?: readonly Claims[],
): Promise<void> {
  for (const each of claimables) await each.release(stores, invoiceId, lines, now, kept);
}

/** Releases everything that the invoice bills. */
export async function releaseInvoice(stores: ClaimStores, invoiceId: InvoiceId, now: Instant): Promise<void> {
  for (const each of claimables) await each.releaseAll(stores, invoiceId, now);
}

/** Only the billing of resources makes lines that claim some. */
export function refuseClaims(issues: Issues, lines: readonly ClaimingLine[]): void {
  lines.forEach((line, index) => {
    for (const { kind, names, codes, idsOn } of claimables) {
      if (line.kind !== kind && idsOn([line]).length === 0) continue;
      issues.add(["lines", index], codes.made, `Only the billing of ${names[1]} creates lines of kind ${kind}.`);
    }
  });
}

/** A changed line may bill only what its invoice bills already, each resource once, and of the kind that is the line's. */
export function checkClaims(issues: Issues, before: readonly Claims[], lines: readonly ClaimingLine[]): void {
  for (const { kind, field, names, codes, idsOn } of claimables) {
    const [name, plural] = names;
    const own = new Set(idsOn(before));
    const seen = new Set<string>();
    lines.forEach((line, index) => {
      const ids = idsOn([line]);
      if (line.kind !== kind && ids.length > 0)
        issues.add(["lines", index, field], codes.misplaced, `Only lines of kind ${kind} can have ${plural}.`);
      if (line.kind === kind && ids.length === 0)
        issues.add(["lines", index, field], "too_few", `A line of kind ${kind} must list the ${plural} that it bills.`);
      ids.forEach((id, at) => {
        const path = ["lines", index, field, at];
        if (!own.has(id)) issues.add(path, "unknown_reference", `The ${name} is not on this invoice.`);
        else if (seen.has(id)) issues.add(path, "not_unique", `The ${name} is already on another line.`);
        seen.add(id);
      });
    });
  }
}

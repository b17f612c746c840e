import type { Issues } from "../kernel/errors.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { DraftType } from "./invoice.js";
import { billTime, type BillingTerms, type FromTime, type TimeBilling } from "./billing.js";
import { billExpenses, type FromExpenses } from "./billing-expenses.js";
import { billMilestones, type FromMilestones } from "./billing-milestones.js";
import type { Finding } from "./finding.js";
import type { DraftLine } from "./line-table.js";
import type { RetainerBalance } from "./retainer-balance.js";
import type { TimeBasis } from "./time-basis.js";

/** What a new invoice bills beside its own lines. */
export interface BillingRequests {
  /** The unbilled time to bill. Absent: none. */
  readonly fromTime?: FromTime | undefined;
  /** The unbilled expenses to bill. Absent: none. */
  readonly fromExpenses?: FromExpenses | undefined;
  /** The completed milestones to bill. Absent: none. */
  readonly fromMilestones?: FromMilestones | undefined;
}

/** The stores that billing reads. */
export type BillingSourceStore = "expenses" | "milestones" | "projects" | "tasks" | "timeEntries" | "users";

/** The lines that were made, and what those of time were made from; null if there are none of time. */
export interface BilledSources {
  readonly lines: readonly DraftLine[];
  readonly basis: TimeBasis | null;
  readonly findings: readonly Finding[];
  /** Null unless a retainer covers time. */
  readonly retainer: RetainerBalance | null;
}

/** The names of the requests, and what they bill. */
const sources = [
  ["fromTime", "time"],
  ["fromExpenses", "expenses"],
  ["fromMilestones", "milestones"],
] as const satisfies readonly (readonly [keyof BillingRequests, string])[];

/** Whether anything is to be billed beside lines. */
export function billsSources(requests: BillingRequests): boolean {
  return sources.some(([name]) => requests[name] !== undefined);
}

/** A deposit bills nothing that was done. */
export function checkSources(issues: Issues, requests: BillingRequests, type: DraftType): void {
  if (type !== "deposit") return;
  for (const [name, what] of sources) {
    if (requests[name] === undefined) continue;
    const message = `A deposit cannot bill ${what}. Bill the ${what} on the invoice that deducts the deposit.`;
    issues.add([name], "not_for_deposits", message);
  }
}

/** The lines of what is requested, in the order of the requests. `retained` bills time instead of the request. */
export async function billSources(
  stores: Pick<Stores, BillingSourceStore>,
  { fromTime, fromExpenses, fromMilestones }: BillingRequests,
  terms: BillingTerms,
  retained: TimeBilling | null,
): Promise<BilledSources> {
  const billing = retained ?? (fromTime && ((given: BillingTerms) => billTime(stores, fromTime, given)));
  const time = billing ? await billing(terms) : { lines: [], basis: null, findings: [], retainer: null };
  const expenses = fromExpenses ? await billExpenses(stores, fromExpenses, terms) : [];
  const milestones = fromMilestones ? await billMilestones(stores, fromMilestones, terms) : [];
  return {
    ...time,
    lines: [...time.lines, ...expenses, ...milestones],
    basis: time.lines.some(({ timeEntryIds }) => timeEntryIds.length > 0) ? time.basis : null,
  };
}

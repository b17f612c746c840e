import { addUnknown, invalidField, Issues, refused, type StintError } from "../kernel/errors.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId, ProjectId, TaskId, TimeEntryId, UserId } from "../kernel/ids.js";
import { type Instant, secondsBetween } from "../kernel/instant.js";
import { localDates } from "../kernel/local-formats.js";
import { LocalDates } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { BillingSelection, UnbilledEntry } from "../time-entries/time-entry-store.js";
import type { Workspace } from "../workspaces/workspace.js";
import { type Finding, roundedToZero } from "./finding.js";
import type { Prices } from "./document-terms.js";
import type { DraftLine } from "./line-table.js";
import { checkRounding, type RoundingPolicy } from "../billing/rounding.js";
import type { EntryRate } from "../billing/rate.js";
import type { Tax } from "../billing/tax.js";
import type { RetainerBalance } from "./retainer-balance.js";
import type { TimeBasisEntry, TimeBasis } from "./time-basis.js";
import { type GroupBy, TimeLines } from "./time-lines.js";

/** The most time entries that an invoice bills. */
export const MAX_ENTRIES = 100_000;
const PAGE = 5_000;

/** The time entries to bill, and how to group them into lines. */
export interface FromTime {
  /** Absent: all projects of the client. */
  readonly projectIds?: readonly ProjectId[] | undefined;
  /** Absent: all tasks, and time without one. */
  readonly taskIds?: readonly TaskId[] | undefined;
  /** Absent: all users. */
  readonly userIds?: readonly UserId[] | undefined;
  /** A half-open range of start times. */
  readonly from?: Instant | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: Instant | undefined;
  /** What a line combines. Absent: `project`. */
  readonly groupBy?: GroupBy | undefined;
  /** Absent: the workspace's rounding policy. */
  readonly rounding?: RoundingPolicy | undefined;
}

/** The lines for a client's unbilled time, and what they were made from. */
export interface BilledTime {
  readonly lines: readonly DraftLine[];
  readonly basis: TimeBasis;
  readonly findings: readonly Finding[];
  /** Null unless a retainer covers time. */
  readonly retainer: RetainerBalance | null;
}

/** The invoice for which something is billed. With `lock`, what is billed is locked until the end of the transaction. */
export interface BillingTerms {
  readonly clientId: ClientId;
  readonly currency: CurrencyCode;
  readonly prices: Prices;
  /** Of all lines that are made. */
  readonly tax: Tax;
  readonly workspace: Workspace;
  /** BCP 47, of the descriptions of lines. */
  readonly locale: string;
  readonly lock: boolean;
}

/** Bills unbilled time of a client. */
export type TimeBilling = (terms: BillingTerms) => Promise<BilledTime>;

/**
 * Builds the lines for a client's unbilled time, and returns what they are made from. Throws `rate_missing` or `currency_mismatch` (invalid), each with
 * a list of the entries, and the issues of `from_time`.
 */
export async function billTime(
  stores: Pick<Stores, "projects" | "tasks" | "timeEntries" | "users">,
  request: FromTime,
  terms: Omit<BillingTerms, "prices">,
): Promise<BilledTime> {
  await checkFromTime(stores, request, terms.clientId);
  const selection: BillingSelection = {
    clientId: terms.clientId,
    projectIds: request.projectIds ?? null,
    taskIds: request.taskIds ?? null,
    userIds: request.userIds ?? null,
    from: request.from ?? null,
    to: request.to ?? null,
  };
  const { timeZone } = terms.workspace;
  const rounding = request.rounding ?? terms.workspace.rounding;
  const { groupBy = "project" } = request;
  const date = localDates(terms.locale, { dateStyle: "medium" });
  const lines = new TimeLines({ groupBy, rounding, tax: terms.tax, date });
  const entries = await addUnbilled(stores, selection, terms, lines);
  const lost = lines.entriesLost;
  return {
    lines: lines.lines(),
    basis: { timeZone, rounding, entries },
    findings: lost > 0 ? [roundedToZero(lost)] : [],
    retainer: null,
  };
}

/** Adds the unbilled entries. Returns them. */
async function addUnbilled(
  stores: Pick<Stores, "timeEntries">,
  selection: BillingSelection,
  { currency, workspace, lock }: Pick<BillingTerms, "currency" | "workspace" | "lock">,
  lines: TimeLines,
): Promise<readonly TimeBasisEntry[]> {
  const dates = new LocalDates(workspace.timeZone);
  const billed: TimeBasisEntry[] = [];
  const rates = new BillableRates(currency);
  for await (const entry of unbilledEntries(stores, selection, lock)) {
    const rate = rates.of(entry);
    if (rate === null) continue;
    const { id, startTime, endTime } = entry;
    const seconds = secondsBetween(startTime, endTime);
    const day = dates.at(startTime);
    lines.add({ seconds, day, ...entry, rate: rate.amount });
    billed.push({ id, rate: rate.amount, seconds, day, rateSource: rate.source, coveredSeconds: 0 });
  }
  rates.throwIfAny();
  return billed;
}

/** The rates of entries, which must exist and be in the currency of the invoice. */
export class BillableRates {
  readonly #missing: TimeEntryId[] = [];
  readonly #foreign: TimeEntryId[] = [];

  constructor(private readonly currency: CurrencyCode) {}

  /** Null if the entry cannot be billed. */
  of({ id, rate }: UnbilledEntry): EntryRate | null {
    if (rate === null) this.#missing.push(id);
    else if (rate.currency !== this.currency) this.#foreign.push(id);
    else return rate;
    return null;
  }

  /** Throws `rate_missing` or `currency_mismatch` (invalid) with a list of the entries that cannot be billed. */
  throwIfAny(): void {
    if (this.#missing.length > 0)
      throw listing("rate_missing", "Some time entries have no rate. Set a rate, and apply it to unbilled time.", this.#missing);
    if (this.#foreign.length > 0)
      throw listing(
        "currency_mismatch",
        `Some time entries have a rate in a currency other than ${this.currency}. Set a rate, and apply it to unbilled time.`,
        this.#foreign,
      );
  }
}

/** The unbilled entries, which are read in pages, so that other work is not blocked. Throws `too_many_entries` (invalid). */
export async function* unbilledEntries(
  { timeEntries }: Pick<Stores, "timeEntries">,
  selection: BillingSelection,
  lock: boolean,
): AsyncGenerator<UnbilledEntry, void, undefined> {
  let after: UnbilledEntry | null = null;
  let count = 0;
  for (let more = true; more;) {
    const page: readonly UnbilledEntry[] = await timeEntries.unbilled(selection, { after, limit: PAGE, lock });
    count += page.length;
    requireBillable(count);
    yield* page;
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
}

function requireBillable(count: number): void {
  if (count <= MAX_ENTRIES) return;
  const message = `An invoice bills at most ${MAX_ENTRIES} time entries. Narrow the range.`;
  throw invalidField(["fromTime"], "too_many_entries", message);
}

/** Lists at most 100 ids, and their total number. */
function listing(code: string, message: string, ids: readonly TimeEntryId[]): StintError {
  return refused(code, message, { time_entry_ids: ids.slice(0, 100), count: ids.length });
}

async function checkFromTime(
  stores: Pick<Stores, "projects" | "tasks" | "users">,
  request: FromTime,
  clientId: ClientId,
): Promise<void> {
  const issues = new Issues();
  if (request.from !== undefined && request.to !== undefined && request.to <= request.from) {
    issues.add(["fromTime", "to"], "end_before_start", "to must be after from.");
  }
  if (request.rounding) issues.addAll(["fromTime", "rounding"], checkRounding(request.rounding));
  await addScopeIssues(issues, stores, request, clientId);
  issues.throwIfAny();
}

/** Adds issues for projects, tasks and users of the field `name` that do not exist, and for projects of other clients. */
export async function addScopeIssues(
  issues: Issues,
  stores: Pick<Stores, "projects" | "tasks" | "users">,
  request: Pick<FromTime, "projectIds" | "taskIds" | "userIds">,
  clientId: ClientId,
  name: "fromTime" | "retainer" = "fromTime",
): Promise<void> {
  await addProjectIssues(issues, stores, [name], request.projectIds ?? [], clientId);
  for (const [index, id] of (request.taskIds ?? []).entries()) {
    if (await stores.tasks.find(id)) continue;
    addUnknown(issues, [name, "taskIds", index], "task");
  }
  for (const [index, id] of (request.userIds ?? []).entries()) {
    if (await stores.users.find(id)) continue;
    addUnknown(issues, [name, "userIds", index], "user");
  }
}

/** Adds an issue, below `path`, for each project that does not exist or belongs to another client. */
export async function addProjectIssues(
  issues: Issues,
  stores: Pick<Stores, "projects">,
  path: readonly string[],
  projectIds: readonly ProjectId[],
  clientId: ClientId,
): Promise<void> {
  for (const [index, id] of projectIds.entries()) {
    const project = await stores.projects.find(id);
    if (!project) addUnknown(issues, [...path, "projectIds", index], "project");
    else if (project.clientId !== clientId)
      issues.add([...path, "projectIds", index], "project_of_other_client", "The project belongs to another client.");
  }
}

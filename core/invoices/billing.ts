import { Issues, invalidField, StintError } from "../kernel/errors.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId, ProjectId, TaskId, TimeEntryId, UserId } from "../kernel/ids.js";
import { type Instant, secondsBetween } from "../kernel/instant.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { BillingSelection, UnbilledEntry } from "../time-entries/time-entry-store.js";
import type { Workspace } from "../workspaces/workspace.js";
import { type Finding, roundedToZero } from "./finding.js";
import type { LineInput } from "./line.js";
import { checkRounding, type RoundingPolicy } from "../billing/rounding.js";
import type { Tax } from "../billing/tax.js";
import { type BillableEntry, buildTimeLines, countRoundedToZero, type GroupBy } from "./time-lines.js";

export const MAX_ENTRIES = 100_000;

/** The time entries to bill, and how to group them into lines. */
export interface FromTime {
  readonly projectIds?: readonly ProjectId[] | undefined;
  readonly taskIds?: readonly TaskId[] | undefined;
  readonly userIds?: readonly UserId[] | undefined;
  /** A half-open range of start times. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  readonly groupBy?: GroupBy | undefined;
  /** Absent: the workspace's rounding policy. */
  readonly rounding?: RoundingPolicy | undefined;
}

export interface BilledTime {
  readonly lines: readonly LineInput[];
  readonly entryIds: readonly TimeEntryId[];
  readonly findings: readonly Finding[];
}

/**
 * Builds the lines for a client's unbilled time, and returns the entries on them. With `lock` the entries are locked until the end
 * of the transaction. Throws `rate_missing` or `currency_mismatch` (invalid), each with a list of the entries, and the issues of
 * `from_time`.
 */
export async function billTime(
  stores: Pick<Stores, "projects" | "tasks" | "timeEntries" | "users">,
  request: FromTime,
  terms: { readonly clientId: ClientId; readonly currency: CurrencyCode; readonly tax: Tax; readonly workspace: Workspace },
  lock: boolean,
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
  const entries = await stores.timeEntries.unbilled(selection, { limit: MAX_ENTRIES + 1, lock });
  if (entries.length > MAX_ENTRIES) {
    throw invalidField(
      ["fromTime"],
      "too_many_entries",
      `An invoice bills at most ${MAX_ENTRIES} time entries. Narrow the range.`,
    );
  }
  const rated = billable(entries, terms);
  const options = {
    groupBy: request.groupBy ?? "project",
    rounding: request.rounding ?? terms.workspace.rounding,
    tax: terms.tax,
  };
  const lost = countRoundedToZero(rated, options);
  return {
    lines: buildTimeLines(rated, options),
    entryIds: entries.map(({ id }) => id),
    findings: lost > 0 ? [roundedToZero(lost)] : [],
  };
}

function billable(entries: readonly UnbilledEntry[], terms: { currency: CurrencyCode; workspace: Workspace }): BillableEntry[] {
  const withoutRate = entries.filter(({ rate }) => rate === null);
  if (withoutRate.length > 0)
    throw listing("rate_missing", "Some time entries have no rate. Set a rate with apply_to=unbilled.", withoutRate);
  const foreign = entries.filter(({ rate }) => rate !== null && rate.currency !== terms.currency);
  if (foreign.length > 0)
    throw listing(
      "currency_mismatch",
      `Some time entries have a rate in a currency other than ${terms.currency}. Set a rate with apply_to=unbilled.`,
      foreign,
    );
  return entries.flatMap(({ startTime, endTime, rate, ...entry }) =>
    rate === null
      ? []
      : [
          {
            ...entry,
            rate: rate.amount,
            seconds: secondsBetween(startTime, endTime),
            day: localDateIn(terms.workspace.timeZone, startTime),
          },
        ],
  );
}

/** Lists at most 100 ids, and their total number. */
function listing(code: string, message: string, entries: readonly UnbilledEntry[]): StintError {
  return new StintError("invalid", code, message, [{ path: ["fromTime"], code, message }], {
    time_entry_ids: entries.slice(0, 100).map(({ id }) => id),
    count: entries.length,
  });
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
  for (const [index, id] of (request.projectIds ?? []).entries()) {
    const project = await stores.projects.find(id);
    if (!project)
      issues.add(["fromTime", "projectIds", index], "unknown_reference", "There is no such project in this workspace.");
    else if (project.clientId !== clientId) {
      issues.add(["fromTime", "projectIds", index], "project_of_other_client", "The project belongs to another client.");
    }
  }
  for (const [index, id] of (request.taskIds ?? []).entries()) {
    if (await stores.tasks.find(id)) continue;
    issues.add(["fromTime", "taskIds", index], "unknown_reference", "There is no such task in this workspace.");
  }
  for (const [index, id] of (request.userIds ?? []).entries()) {
    if (await stores.users.find(id)) continue;
    issues.add(["fromTime", "userIds", index], "unknown_reference", "There is no such user in this workspace.");
  }
  issues.throwIfAny();
}

import type { CurrencyCode } from "../../../core/kernel/currency.js";
import type { ClientId, ProjectId, TimeEntryId, UserId } from "../../../core/kernel/ids.js";
import { parseInstant } from "../../../core/kernel/instant.js";
import { parseTimeZone } from "../../../core/kernel/time-zone.js";
import { type ReportedEntry, type ReportGrouping, type TimeGroup, TimeTally } from "../../../core/reports/time-report.js";
import { NO_ROUNDING } from "../../../core/billing/rounding.js";
import type { Weekday } from "../../../core/kernel/calendar.js";

/** Billable, with one user, project and client, without task, tag or rate. */
export function anEntry(start: string, end: string, changes: Partial<ReportedEntry> = {}): ReportedEntry {
  return {
    id: "te_1" as TimeEntryId,
    userId: "usr_1" as UserId,
    projectId: "prj_1" as ProjectId,
    taskId: null,
    clientId: "cli_1" as ClientId,
    startTime: parseInstant(start),
    endTime: parseInstant(end),
    billable: true,
    tags: [],
    rate: null,
    ...changes,
  };
}

export function aRate(amount: bigint, currency = "EUR"): ReportedEntry["rate"] {
  return { amount, currency: currency as CurrencyCode };
}

interface Options {
  readonly zone?: string;
  readonly weekStart?: Weekday;
  readonly names?: Readonly<Record<string, string>>;
}

/** Bills without rounding. */
export function newTally(groupBy: readonly ReportGrouping[], zone = "UTC", weekStart: Weekday = "monday"): TimeTally {
  const timeZone = parseTimeZone(zone);
  const billing = { timeZone, rounding: NO_ROUNDING };
  return new TimeTally(groupBy, { timeZone, weekStart }, billing, { from: null, to: null });
}

/** The report of the entries, sorted by start. */
export function reportOf(
  entries: readonly ReportedEntry[],
  groupBy: readonly ReportGrouping[],
  { zone = "UTC", weekStart = "monday", names = {} }: Options = {},
): ReturnType<TimeTally["report"]> {
  const tally = newTally(groupBy, zone, weekStart);
  for (const entry of [...entries].sort((a, b) => a.startTime - b.startTime)) tally.add(entry);
  return tally.report(new Map(Object.entries(names)));
}

/** Seconds by key. */
export function secondsOf(groups: readonly TimeGroup[]): Record<string, number> {
  return Object.fromEntries(groups.map(({ key, seconds }) => [String(key), seconds]));
}

/** Existing amounts in one currency by key. */
export function amountsOf(groups: readonly TimeGroup[], currency = "EUR"): Record<string, bigint> {
  return Object.fromEntries(
    groups.flatMap(({ key, amounts }) => {
      const amount = amounts.get(currency as CurrencyCode);
      return amount === undefined ? [] : [[String(key), amount]];
    }),
  );
}

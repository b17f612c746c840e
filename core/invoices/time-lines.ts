import type { LocalDate } from "../kernel/calendar.js";
import { wholeDecimal } from "../kernel/decimal.js";
import { ascending } from "../kernel/money.js";
import type { UnbilledEntry } from "../time-entries/time-entry-store.js";
import type { LineInput } from "./line.js";
import { RoundedTime, type RoundingPolicy } from "../billing/rounding.js";
import type { Tax } from "../billing/tax.js";

/** A recorded entry to be billed: whole `seconds` ≥ 0, `day` in the workspace's time zone, `rate` minor units per hour. */
export interface BillableEntry extends Omit<UnbilledEntry, "startTime" | "endTime" | "rate"> {
  readonly seconds: number;
  readonly day: LocalDate;
  readonly rate: bigint;
}

/** What a line combines; `task` means (project, task), so work without a task is separate per project. */
export const groupings = ["project", "task", "user", "day", "entry"] as const;
export type GroupBy = (typeof groupings)[number];

type TimeLine = LineInput & { readonly period: NonNullable<LineInput["period"]> };

const SECONDS_PER_HOUR = wholeDecimal(3600n);

/**
 * Builds one line per group and rate, in seconds, priced per hour. Lines are sorted by first day, then description, then rate,
 * independently of the order of the entries.
 *
 * @throws StintError `invalid` `decimal_out_of_range` if a line has more than 10^12 seconds.
 */
export function buildTimeLines(
  entries: readonly BillableEntry[],
  options: { readonly groupBy: GroupBy; readonly rounding: RoundingPolicy; readonly tax: Tax },
): LineInput[] {
  return groupsOf(entries, options.groupBy)
    .flatMap((group) => toLine(group, options))
    .sort(
      (a, b) =>
        ascending(a.period.start, b.period.start) ||
        ascending(a.description, b.description) ||
        ascending(a.unitPrice, b.unitPrice),
    );
}

/** The number of entries whose time is rounded to zero, alone or together with that of their day or line. */
export function countRoundedToZero(
  entries: readonly BillableEntry[],
  { groupBy, rounding }: { readonly groupBy: GroupBy; readonly rounding: RoundingPolicy },
): number {
  return groupsOf(entries, groupBy).reduce((count, group) => count + roundedTime(group, rounding).entriesLost, 0);
}

/** Groups by group key and rate; each group is sorted by day, then id. */
function groupsOf(entries: readonly BillableEntry[], groupBy: GroupBy): readonly (readonly BillableEntry[])[] {
  const groups = new Map<string, BillableEntry[]>();
  for (const entry of [...entries].sort((a, b) => ascending(a.day, b.day) || ascending(a.id, b.id))) {
    const key = JSON.stringify([groupKey(entry, groupBy), entry.rate.toString()]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

/** `h:mm`, or `h:mm:ss` if minutes alone do not multiply to the line's amount; a credit has a minus sign. */
export function formatDuration(seconds: number): string {
  const magnitude = Math.abs(seconds);
  const two = (value: number): string => value.toString().padStart(2, "0");
  const minutes = Math.floor(magnitude / 60);
  const rest = magnitude % 60;
  const clock = `${Math.floor(minutes / 60)}:${two(minutes % 60)}${rest === 0 ? "" : `:${two(rest)}`}`;
  return seconds < 0 ? `-${clock}` : clock;
}

function groupKey(entry: BillableEntry, groupBy: GroupBy): readonly (string | null)[] {
  switch (groupBy) {
    case "project":
      return [entry.projectId];
    case "task":
      return [entry.projectId, entry.taskId];
    case "user":
      return [entry.userId];
    case "day":
      return [entry.day];
    case "entry":
      return [entry.id];
  }
}

function describe(entry: BillableEntry, groupBy: GroupBy): string {
  switch (groupBy) {
    case "project":
      return entry.projectName;
    case "task":
      return entry.taskName === null ? entry.projectName : `${entry.projectName} – ${entry.taskName}`;
    case "user":
      return entry.userName;
    case "day":
      return entry.day;
    case "entry":
      return `${entry.notes.trim() || entry.projectName} (${entry.day})`;
  }
}

/** Returns the line of a group sorted by day, or none for an empty group. */
function toLine(
  group: readonly BillableEntry[],
  options: { readonly groupBy: GroupBy; readonly rounding: RoundingPolicy; readonly tax: Tax },
): readonly TimeLine[] {
  const first = group[0];
  const last = group.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    {
      description: describe(first, options.groupBy),
      kind: "time",
      quantity: wholeDecimal(BigInt(roundedTime(group, options.rounding).seconds)),
      unit: "SEC",
      baseQuantity: SECONDS_PER_HOUR,
      unitPrice: first.rate,
      allowances: [],
      charges: [],
      tax: options.tax,
      timeEntryIds: group.map(({ id }) => id).sort(),
      period: { start: first.day, end: last.day },
    },
  ];
}

function roundedTime(group: readonly BillableEntry[], rounding: RoundingPolicy): RoundedTime {
  const time = new RoundedTime(rounding);
  for (const entry of group) time.add(entry);
  return time;
}

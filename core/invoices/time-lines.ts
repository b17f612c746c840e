import type { LocalDate } from "../kernel/calendar.js";
import { wholeDecimal } from "../kernel/decimal.js";
import type { TimeEntryId } from "../kernel/ids.js";
import { ascending } from "../kernel/money.js";
import type { UnbilledEntry } from "../time-entries/time-entry-store.js";
import { type DraftLine, lineTable, timeUnit } from "./line-table.js";
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
/** One of {@link groupings}. */
export type GroupBy = (typeof groupings)[number];

/** How time entries become lines. */
export interface TimeLineOptions {
  readonly groupBy: GroupBy;
  readonly rounding: RoundingPolicy;
  readonly tax: Tax;
  /** How descriptions state days. Absent: ISO 8601. */
  readonly date?: ((day: LocalDate) => string) | undefined;
}

/** The entries of a line. */
interface Group {
  /** The first entry by day, then id. */
  first: BillableEntry;
  lastDay: LocalDate;
  readonly time: RoundedTime;
  readonly ids: TimeEntryId[];
}

/** Combines entries to lines: one per group and rate, in seconds, priced per hour. The order of the entries does not matter. */
export class TimeLines {
  readonly #groups = new Map<string, Group>();

  constructor(private readonly options: TimeLineOptions) {}

  add(entry: BillableEntry): void {
    const key = `${groupKey(entry, this.options.groupBy)} ${entry.rate}`;
    const group = this.#groups.get(key) ?? {
      first: entry,
      lastDay: entry.day,
      time: new RoundedTime(this.options.rounding),
      ids: [],
    };
    this.#groups.set(key, group);
    group.time.add(entry);
    group.ids.push(entry.id);
    if (inOrder(entry, group.first) < 0) group.first = entry;
    if (entry.day > group.lastDay) group.lastDay = entry.day;
  }

  /** The number of entries whose time is rounded to zero, alone or together with that of their day or line. */
  get entriesLost(): number {
    return [...this.#groups.values()].reduce((count, { time }) => count + time.entriesLost, 0);
  }

  /**
   * Sorted by first day, then description, then rate.
   * @throws StintError `invalid` `decimal_out_of_range` if a line has more than 10^12 seconds.
   */
  lines(): DraftLine[] {
    const { groupBy, date = (day) => day } = this.options;
    return [...this.#groups.values()]
      .map((group) => ({ group, description: describe(group.first, groupBy, date) }))
      .sort(
        (a, b) =>
          ascending(a.group.first.day, b.group.first.day) ||
          ascending(a.description, b.description) ||
          ascending(a.group.first.rate, b.group.first.rate) ||
          inOrder(a.group.first, b.group.first),
      )
      .map(({ group, description }) => this.#lineOf(group, description));
  }

  #lineOf({ first, lastDay, time, ids }: Group, description: string): DraftLine {
    return lineTable.create({
      description,
      kind: "time",
      quantity: wholeDecimal(BigInt(time.seconds)),
      ...timeUnit,
      unitPrice: first.rate,
      tax: this.options.tax,
      timeEntryIds: ids.sort(),
      period: { start: first.day, end: lastDay },
    });
  }
}

/** The lines of the entries. @throws as {@link TimeLines} does */
export function buildTimeLines(entries: readonly BillableEntry[], options: TimeLineOptions): DraftLine[] {
  const lines = new TimeLines(options);
  for (const entry of entries) lines.add(entry);
  return lines.lines();
}

function inOrder(a: BillableEntry, b: BillableEntry): number {
  return ascending(a.day, b.day) || ascending(a.id, b.id);
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

function groupKey(entry: BillableEntry, groupBy: GroupBy): string {
  switch (groupBy) {
    case "project":
      return entry.projectId;
    case "task":
      return `${entry.projectId} ${entry.taskId ?? ""}`;
    case "user":
      return entry.userId;
    case "day":
      return entry.day;
    case "entry":
      return entry.id;
  }
}

function describe(entry: BillableEntry, groupBy: GroupBy, date: (day: LocalDate) => string): string {
  switch (groupBy) {
    case "project":
      return entry.projectName;
    case "task":
      return entry.taskName === null ? entry.projectName : `${entry.projectName} – ${entry.taskName}`;
    case "user":
      return entry.userName;
    case "day":
      return date(entry.day);
    case "entry":
      return `${entry.notes.trim() || entry.projectName} (${date(entry.day)})`;
  }
}

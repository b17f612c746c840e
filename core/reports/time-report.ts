import type { CurrencyCode } from "../kernel/currency.js";
import { invalidField } from "../kernel/errors.js";
import type { ClientId, ProjectId, TaskId, TimeEntryId, UserId } from "../kernel/ids.js";
import { type Instant, secondsBetween } from "../kernel/instant.js";
import { ascending } from "../kernel/money.js";
import type { EntryRate } from "../billing/rate.js";
import { type Amounts, rounded, sharedOut } from "./amounts.js";
import { BillableTime, BilledGrains, type BilledSeconds, type Billing } from "./billable.js";
import { type CalendarGrouping, calendarGroupings, CalendarSegment, type WallCalendar } from "./calendar-segments.js";

/** The kinds of resources that a report can group by. */
export const resourceGroupings = ["project", "task", "user", "client"] as const;
/** One of {@link resourceGroupings}. */
export type ResourceGrouping = (typeof resourceGroupings)[number];

/** The values of {@link ReportGrouping}. */
export const reportGroupings = [...resourceGroupings, ...calendarGroupings, "tag"] as const;
/** What a report can group by. */
export type ReportGrouping = (typeof reportGroupings)[number];

/** The maximum number of groups of a report, on both levels together. */
export const MAX_REPORT_GROUPS = 10_000;

/** The fields by which a report groups and prices recorded time. */
interface GroupedTime {
  /** Null if users are not kept apart. */
  readonly userId: UserId | null;
  /** The project of the entries. */
  readonly projectId: ProjectId;
  /** Null without a task, or if tasks are not kept apart. */
  readonly taskId: TaskId | null;
  /** The project's client. */
  readonly clientId: ClientId | null;
  /** Whether invoices bill the entries. */
  readonly billable: boolean;
  /** Empty if tags are not kept apart. */
  readonly tags: readonly string[];
  /** Minor units per hour. Null: no rate applied. */
  readonly rate: Pick<EntryRate, "amount" | "currency"> | null;
}

/** The fields of a recorded entry that a report requires. */
export interface ReportedEntry extends GroupedTime {
  /** The entry. */
  readonly id: TimeEntryId;
  /** Who worked. */
  readonly userId: UserId;
  /** The beginning of the work. */
  readonly startTime: Instant;
  /** The end of the work. */
  readonly endTime: Instant;
}

/** Recorded entries with the same values of these fields. */
export interface TimeSum extends GroupedTime {
  /** The segment in which the entries lie, and the billing day on which they start, from 0. */
  readonly segment: number;
  /** The billing day on which the entries start, as an index from 0. */
  readonly day: number;
  /** The number of entries. */
  readonly entries: number;
  /** The sum of each entry's whole seconds, as recorded and as rounded. */
  readonly seconds: number;
  /** The sum of each entry's whole seconds, as rounded. */
  readonly roundedSeconds: number;
}

/** Whole seconds, and the amounts of the billable ones in minor units by currency. */
export interface TimeFigures {
  /** The number of entries that start in the range and in the group. */
  readonly entries: number;
  /** Whole seconds of all entries. */
  readonly seconds: number;
  /** Whole seconds of the billable ones. */
  readonly billableSeconds: number;
  /** Billable seconds without a rate, which no amount includes. */
  readonly unratedSeconds: number;
  /** The billable seconds at the rates of their entries, rounded once per currency. */
  readonly amounts: Amounts;
  /**
   * The amounts that an invoice for the entries that start in the range and in the group would bill with the workspace's rounding. An
   * invoice bills an entry as a whole.
   */
  readonly billableAmounts: Amounts;
}

/** The key is an id, a tag, a date or a month; null groups entries without one. */
export interface TimeGroup extends TimeFigures {
  /** What the entries of the group share. */
  readonly key: string | null;
  /** The resource's name, if the actor may read it. */
  readonly name: string | null;
  /** Null on the last level. */
  readonly groups: readonly TimeGroup[] | null;
}

interface Sum {
  entries: number;
  seconds: number;
  billableSeconds: number;
  unratedSeconds: number;
  readonly earned: Map<CurrencyCode, bigint>;
  readonly bill: BillableTime;
  readonly groups: Map<string | null, Sum>;
}

/** A half-open range of time; null means no limit. */
export interface TimeRange {
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/**
 * Counts entries one by one, sorted by start, and keeps only the sums. An entry counts only as far as it lies in the range, and is split by
 * days, weeks and months of the calendar. Each part counts the whole seconds of the entry that end in it, so the parts add up to the entry's
 * duration, also those in adjacent ranges. Entries shorter than a second count nowhere.
 */
export class TimeTally {
  readonly #sum: Sum;
  readonly #calendarGroupings: readonly CalendarGrouping[];
  readonly #grains: BilledGrains;
  #segment: CalendarSegment | undefined;
  #groups = 0;

  constructor(
    private readonly groupBy: readonly ReportGrouping[],
    private readonly calendar: WallCalendar,
    billing: Billing,
    private readonly range: TimeRange,
  ) {
    this.#grains = new BilledGrains(billing);
    this.#sum = newSum(this.#grains);
    this.#calendarGroupings = calendarGroupings.filter((grouping) => groupBy.includes(grouping));
  }

  /** Returns the number of parts. @throws StintError `invalid` `too_many_groups` */
  add(entry: ReportedEntry): number {
    if (secondsBetween(entry.startTime, entry.endTime) === 0) return 0;
    let parts = 0;
    const isBegun = this.range.from !== null && entry.startTime < this.range.from;
    for (const [seconds, segment] of this.#partsOf(entry)) {
      const isFirst = parts === 0 && !isBegun;
      if (seconds === 0 && !isFirst) continue;
      const whole = isFirst ? { entries: 1, billed: this.#grains.ofEntry(entry) } : { entries: 0, billed: null };
      this.#count(this.#sum, { time: entry, seconds, ...whole }, segment, this.groupBy);
      parts += 1;
    }
    return parts;
  }

  /**
   * Adds entries that lie within the segment, or anywhere if the report has no calendar, and start on the billing day.
   * @throws StintError `invalid` `too_many_groups`
   */
  addSum(sum: TimeSum, segment: CalendarSegment | null, day: string): void {
    const billed = this.#grains.ofEntries(sum, day);
    this.#count(this.#sum, { time: sum, seconds: sum.seconds, entries: sum.entries, billed }, segment, this.groupBy);
  }

  /** The segment of the report's calendar that starts with `at`, or null if the report has no calendar. */
  segmentFrom(at: Instant): CalendarSegment | null {
    return this.#calendarGroupings.length === 0 ? null : new CalendarSegment(this.calendar, this.#calendarGroupings, at);
  }

  /** The ids of a resource's groups. */
  ids(grouping: ResourceGrouping): readonly string[] {
    const level = this.groupBy.indexOf(grouping);
    const parents = level === 1 ? [...this.#sum.groups.values()] : level === 0 ? [this.#sum] : [];
    return [...new Set(parents.flatMap(({ groups }) => [...groups.keys()]))].filter((key) => key !== null);
  }

  /**
   * Returns the sums, with names by id. The total amounts are rounded once and allocated to the groups. Tags overlap, so the
   * amounts of each tag are rounded separately.
   * @throws StintError `invalid` `out_of_range` if seconds or amounts are too large to be exact
   */
  report(names: ReadonlyMap<string, string>): { readonly totals: TimeFigures; readonly groups: readonly TimeGroup[] } {
    if (!Number.isSafeInteger(this.#sum.seconds))
      throw invalidField([], "out_of_range", "The total time is too large. Narrow the report.");
    const totals = figuresOf(this.#sum, rounded(this.#sum.earned));
    return { totals, groups: groupsOf(this.#sum, totals.amounts, this.groupBy, names) ?? [] };
  }

  /** The parts of the entry within the range, by segment of the calendar. */
  *#partsOf({ startTime, endTime }: ReportedEntry): Generator<readonly [seconds: number, segment: CalendarSegment | null]> {
    const from = this.range.from !== null && this.range.from > startTime ? this.range.from : startTime;
    const to = this.range.to !== null && this.range.to < endTime ? this.range.to : endTime;
    if (from >= to) return;
    let counted = secondsBetween(startTime, from);
    if (this.#calendarGroupings.length === 0) {
      yield [secondsBetween(startTime, to) - counted, null];
      return;
    }
    let segment = this.#segment?.reaching(from) ?? new CalendarSegment(this.calendar, this.#calendarGroupings, from);
    this.#segment = segment;
    for (; ; segment = segment.next()) {
      const end = segment.end === null || segment.end > to ? to : segment.end;
      const reached = secondsBetween(startTime, end);
      yield [reached - counted, segment];
      counted = reached;
      if (end === to) return;
    }
  }

  #count(sum: Sum, counted: CountedTime, segment: CalendarSegment | null, [grouping, ...rest]: readonly ReportGrouping[]): void {
    addTo(sum, counted);
    if (grouping === undefined) return;
    for (const key of keysOf(grouping, counted.time, segment)) this.#count(this.#groupOf(sum, key), counted, segment, rest);
  }

  #groupOf({ groups }: Sum, key: string | null): Sum {
    const known = groups.get(key);
    if (known) return known;
    this.#groups += 1;
    if (this.#groups > MAX_REPORT_GROUPS) {
      const message = `The report has more than ${MAX_REPORT_GROUPS} groups. Narrow it, or use fewer groupings.`;
      throw invalidField(["groupBy"], "too_many_groups", message);
    }
    const sum = newSum(this.#grains);
    groups.set(key, sum);
    return sum;
  }
}

/** The part of an entry, or of entries, that counts in one group. */
interface CountedTime {
  readonly time: GroupedTime;
  readonly seconds: number;
  /** The number of entries that start in this part. */
  readonly entries: number;
  /** The complete entries as billed. Null for further parts of an entry, and if they are not billed. */
  readonly billed: BilledSeconds | null;
}

function newSum(grains: BilledGrains): Sum {
  return {
    entries: 0,
    seconds: 0,
    billableSeconds: 0,
    unratedSeconds: 0,
    earned: new Map(),
    bill: new BillableTime(grains),
    groups: new Map(),
  };
}

function addTo(sum: Sum, { time: { billable, rate }, seconds, entries, billed }: CountedTime): void {
  sum.entries += entries;
  sum.seconds += seconds;
  if (!billable) return;
  if (billed) sum.bill.add(billed);
  sum.billableSeconds += seconds;
  if (rate === null) sum.unratedSeconds += seconds;
  else sum.earned.set(rate.currency, (sum.earned.get(rate.currency) ?? 0n) + BigInt(seconds) * rate.amount);
}

function keysOf(grouping: ReportGrouping, time: GroupedTime, segment: CalendarSegment | null): readonly (string | null)[] {
  switch (grouping) {
    case "project":
      return [time.projectId];
    case "task":
      return [time.taskId];
    case "user":
      return [time.userId];
    case "client":
      return [time.clientId];
    case "tag":
      return time.tags.length === 0 ? [null] : time.tags;
    default:
      return segment ? [segment.key(grouping)] : [];
  }
}

function figuresOf({ entries, seconds, billableSeconds, unratedSeconds, bill }: Sum, amounts: Amounts): TimeFigures {
  return { entries, seconds, billableSeconds, unratedSeconds, amounts, billableAmounts: bill.amounts() };
}

function groupsOf(
  sum: Sum,
  amounts: Amounts,
  [grouping, ...rest]: readonly ReportGrouping[],
  names: ReadonlyMap<string, string>,
): readonly TimeGroup[] | null {
  if (grouping === undefined) return null;
  const found = [...sum.groups].map(([key, group]) => ({ key, name: key === null ? null : (names.get(key) ?? null), group }));
  found.sort(
    (a, b) =>
      Number(a.key === null) - Number(b.key === null) ||
      ascending(a.name ?? "", b.name ?? "") ||
      ascending(a.key ?? "", b.key ?? ""),
  );
  const earned = found.map(({ group }) => group.earned);
  const shares = grouping === "tag" ? earned.map(rounded) : sharedOut(amounts, earned);
  return found.map(({ key, name, group }, index) => {
    const share = shares[index] ?? new Map<CurrencyCode, bigint>();
    return { key, name, ...figuresOf(group, share), groups: groupsOf(group, share, rest, names) };
  });
}

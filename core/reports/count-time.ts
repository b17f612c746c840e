import { type Instant, instant, parseInstant } from "../kernel/instant.js";
import { localDateIn, nextDateChange } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { TimeEntryFilter } from "../time-entries/time-entry-store.js";
import type { Billing } from "./billable.js";
import type { CalendarSegment } from "./calendar-segments.js";
import type { SummedField } from "./report-store.js";
import type { ReportedEntry, ReportGrouping, TimeTally } from "./time-report.js";
import { MS_PER_DAY } from "../kernel/durations.js";

type Reports = Pick<Stores, "reports">;

export interface CountedReport {
  readonly tally: TimeTally;
  readonly groupBy: readonly ReportGrouping[];
  readonly billing: Billing;
}

/** A range of start times. The lists are empty if the report needs none. */
interface Span {
  readonly from: Instant;
  readonly to: Instant;
  readonly segments: readonly CalendarSegment[];
  /** The boundaries of the segments, and the end of the report's range. Entries between two of them are summed. */
  readonly boundaries: readonly Instant[];
  /** The starts of billing days. */
  readonly days: readonly Instant[];
}

/** How much time a store sums at once. */
const SPAN = 100 * MS_PER_DAY;
/** No entry starts earlier. */
const EARLIEST = parseInstant("1970-01-01T00:00:00Z");
/** A span from here on could extend beyond the calendar. */
const LATEST_SPAN = parseInstant("9999-01-01T00:00:00Z");
const PAGE = 1_000;
/** Entries that span years have many parts. This limit ends a page early, so that other work is not blocked. */
const PARTS_AT_ONCE = 5_000;

const fields: Readonly<Partial<Record<ReportGrouping, SummedField>>> = {
  user: "userId",
  task: "taskId",
  client: "clientId",
  tag: "tags",
};

/**
 * Counts the entries that match the filter, as far as they lie in its range. The store sums those within one segment of the calendar. Others are
 * counted one by one.
 */
export async function countTime(stores: Reports, filter: TimeEntryFilter, report: CountedReport): Promise<void> {
  if (filter.from !== undefined && (filter.to === undefined || filter.from < filter.to))
    await countEntries(stores, { ...filter, from: undefined, to: filter.from, endsAfter: filter.from }, report.tally);
  let rest = filter;
  let from = filter.from !== undefined && filter.from >= EARLIEST ? filter.from : null;
  for (;;) {
    const start: Instant | null = from ?? (await firstStart(stores, rest));
    if (start === null || (filter.to !== undefined && start >= filter.to)) return;
    if (start >= LATEST_SPAN) return void (await countEntries(stores, { ...filter, from: start }, report.tally));
    const span = spanFrom(start, filter.to, report);
    const found = await countSpan(stores, filter, span, report);
    rest = { ...filter, from: span.to };
    from = found ? span.to : null;
  }
}

async function firstStart({ reports }: Reports, filter: TimeEntryFilter): Promise<Instant | null> {
  const [first] = await reports.entries(filter, { after: null, limit: 1 });
  return first?.startTime ?? null;
}

function spanFrom(from: Instant, last: Instant | undefined, { tally, billing }: CountedReport): Span {
  const segments: CalendarSegment[] = [];
  const boundaries: Instant[] = [];
  let to = instant(from + SPAN);
  for (let segment = tally.segmentFrom(from); segment?.end != null; segment = segment.next()) {
    segments.push(segment);
    boundaries.push(segment.start);
    if (segment.end < to && (last === undefined || segment.end < last)) continue;
    to = segment.end;
    break;
  }
  if (last !== undefined && last < to) to = last;
  if (segments.length > 0) boundaries.push(to);
  else if (last !== undefined) boundaries.push(from, last);
  const days: Instant[] = [];
  if (billing.rounding.grain === "day")
    for (let day = from; day < to; day = nextDateChange(billing.timeZone, day)) days.push(day);
  return { from, to, segments, boundaries, days };
}

/** Returns whether the span has an entry of at least a second. */
async function countSpan(stores: Reports, filter: TimeEntryFilter, span: Span, report: CountedReport): Promise<boolean> {
  const { groupBy, tally, billing } = report;
  const within = { ...filter, from: span.from, to: span.to };
  const sums = await stores.reports.sums(within, {
    by: groupBy.flatMap((grouping) => fields[grouping] ?? []),
    rounding: billing.rounding,
    segments: span.boundaries,
    days: span.days,
  });
  const dates = span.days.map((start) => localDateIn(billing.timeZone, start));
  for (const sum of sums) tally.addSum(sum, span.segments[sum.segment] ?? null, dates[sum.day] ?? "");
  if (span.boundaries.length === 0) return sums.length > 0;
  const count = await countEntries(stores, within, tally, { across: span.boundaries });
  return sums.length > 0 || count > 0;
}

/** Returns the number of entries. */
async function countEntries(
  { reports }: Reports,
  filter: TimeEntryFilter,
  tally: TimeTally,
  kind: { readonly across?: readonly Instant[] } = {},
): Promise<number> {
  let count = 0;
  let after: ReportedEntry | null = null;
  for (;;) {
    const page: readonly ReportedEntry[] = await reports.entries(filter, { after, limit: PAGE, ...kind });
    let parts = 0;
    for (const entry of page) {
      parts += tally.add(entry);
      count += 1;
      after = entry;
      if (parts >= PARTS_AT_ONCE) break;
    }
    const last = page.at(-1);
    if (page.length < PAGE && (!last || after === last)) return count;
  }
}

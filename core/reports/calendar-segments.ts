import { daysOf, daysOfMonth, localDateFromDays, type LocalDate, parseLocalDate } from "../kernel/calendar.js";
import { type Instant, instant, parseInstant } from "../kernel/instant.js";
import { localDateIn, nextDateChange, startOfDay, type TimeZone } from "../kernel/time-zone.js";
import type { Weekday } from "../kernel/calendar.js";
import { weekdays } from "../kernel/calendar.js";
import { MS_PER_DAY } from "../kernel/durations.js";

/** The spans of the calendar that a report can group by. */
export const calendarGroupings = ["day", "week", "month"] as const;
/** One of {@link calendarGroupings}. */
export type CalendarGrouping = (typeof calendarGroupings)[number];

/** The local calendar of a time zone, with a configurable first day of the week. */
export interface WallCalendar {
  readonly timeZone: TimeZone;
  readonly weekStart: Weekday;
}

/** A day, week or month: its key, its first day and the first day after it, as days since 1970-01-01. */
interface Period {
  readonly key: string;
  readonly first: number;
  readonly next: number;
}

const LAST_DAY = parseLocalDate("9999-12-31");
const NEAR_THE_END = parseInstant("9999-12-30T00:00:00Z");

/**
 * A span of time within a single period of each requested grouping. If the clocks go back past midnight, a day has two segments.
 */
export class CalendarSegment {
  readonly #calendar: WallCalendar;
  readonly #periods: ReadonlyMap<CalendarGrouping, Period>;
  readonly #after: { readonly start: Instant; readonly date: LocalDate } | null;
  #next: CalendarSegment | undefined;

  constructor(
    calendar: WallCalendar,
    groupings: readonly CalendarGrouping[],
    readonly start: Instant,
    date = dateAt(calendar.timeZone, start),
  ) {
    this.#calendar = calendar;
    this.#periods = new Map(groupings.map((grouping) => [grouping, periodOf(grouping, date, calendar.weekStart)]));
    this.#after = this.#endOf(date);
  }

  /** Null if the segment extends beyond the end of the year 9999. */
  get end(): Instant | null {
    return this.#after && this.#after.start;
  }

  /** `YYYY-MM-DD` of a day or of the first day of a week, `YYYY-MM` of a month. */
  key(grouping: CalendarGrouping): string {
    const period = this.#periods.get(grouping);
    if (!period) throw new TypeError(`This segment has no ${grouping}.`);
    return period.key;
  }

  /** The segment that contains `at`, which must not be before the start of this one. */
  reaching(at: Instant): CalendarSegment {
    let found: CalendarSegment | undefined = this;
    while (found && found.end !== null && at >= found.end) found = found.#next;
    return found ?? new CalendarSegment(this.#calendar, [...this.#periods.keys()], at);
  }

  /** The next segment, computed once. */
  next(): CalendarSegment {
    if (this.#after === null) throw new TypeError("The last segment has no next one.");
    const { start, date } = this.#after;
    return (this.#next ??= new CalendarSegment(this.#calendar, [...this.#periods.keys()], start, date));
  }

  #endOf(startDate: LocalDate): { readonly start: Instant; readonly date: LocalDate } | null {
    const { timeZone } = this.#calendar;
    const periods = [...this.#periods.values()];
    const first = Math.max(...periods.map((period) => period.first));
    const next = Math.min(...periods.map((period) => period.next));
    if (next > daysOf(LAST_DAY)) return null;
    let [start, date] = [this.start, startDate];
    for (;;) {
      // A date can occur again only close to the period's first and last midnight.
      if (daysOf(date) > first) start = instant(Math.max(start, (next - 3) * MS_PER_DAY));
      start = nextDateChange(timeZone, start);
      date = dateAt(timeZone, start);
      if (!this.#covers(date)) return { start, date };
    }
  }

  #covers(date: LocalDate): boolean {
    const day = daysOf(date);
    return [...this.#periods.values()].every(({ first, next }) => first <= day && day < next);
  }
}

/** The date in the zone. East of UTC, the last instants would be in the year 10000; they count to the last day. */
function dateAt(zone: TimeZone, at: Instant): LocalDate {
  return at > NEAR_THE_END && at >= startOfDay(zone, LAST_DAY) ? LAST_DAY : localDateIn(zone, at);
}

function periodOf(grouping: CalendarGrouping, date: LocalDate, weekStart: Weekday): Period {
  const day = daysOf(date);
  switch (grouping) {
    case "day":
      return { key: date, first: day, next: day + 1 };
    case "week": {
      // 1970-01-01 was a Thursday.
      const first = day - ((((day + 3 - weekdays.indexOf(weekStart)) % 7) + 7) % 7);
      return { key: localDateFromDays(first), first, next: first + 7 };
    }
    case "month":
      return { key: date.slice(0, 7), first: daysOfMonth(date), next: daysOfMonth(date, 1) };
  }
}

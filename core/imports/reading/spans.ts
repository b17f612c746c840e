import { addDays, type LocalDate } from "../../kernel/calendar.js";
import { SECONDS_PER_DAY } from "../../kernel/durations.js";
import { instant, type Instant } from "../../kernel/instant.js";
import type { ExportField } from "../export-fields.js";
import { secondsIn } from "./durations.js";
import { type LocalMoment, momentOf, secondsOfTime } from "./moments.js";
import { type RowContext, RowRefusal, type RowValues } from "./row-values.js";

/** When work began, and how long it took. */
export interface Span {
  readonly date: LocalDate;
  /** Null: the row states the day only. */
  readonly start: Instant | null;
  readonly seconds: number;
}

/** Times of files are whole minutes, or rounded. */
const TOLERANCE = 60;

/** The span of a row. Returns why there is none. */
export function spanOf(values: RowValues, context: RowContext): Span | RowRefusal {
  const begin = startOf(values, context);
  if (begin instanceof RowRefusal) return begin;
  const stated = statedSeconds(values, context);
  if (stated instanceof RowRefusal) return stated;
  if (stated !== null && stated < 0)
    return new RowRefusal("duration_negative", durationField(values), "The duration is negative.");
  const end = endOf(values, context, begin.date);
  if (end instanceof RowRefusal) return end;
  if (end === null) return withoutEnd(begin, stated, values);
  if (begin.starts.length === 0) {
    if (stated === null)
      return new RowRefusal("duration_missing", null, "The row states an end, but neither a start nor a duration.");
    const start = instant((end.instants[0] ?? 0) - stated * 1000);
    return { date: context.times.dateAt(start), start, seconds: stated };
  }
  return between(begin, end, { stated, context });
}

/** The possible instants of the start: several where clocks show a time twice, and none where the row states no time. */
interface Begin {
  readonly date: LocalDate;
  readonly starts: readonly Instant[];
}

function startOf(values: RowValues, { times, dateFormat }: RowContext): Begin | RowRefusal {
  const whole = values.text("start");
  // A column of starts can have times of the day in another one.
  const isClock = whole !== "" && values.text("date") !== "" && secondsOfTime(whole) !== null;
  const field = whole === "" || isClock ? "date" : "start";
  const text = values.text(field);
  if (text === "") return new RowRefusal("date_missing", field, "The row has no date.");
  const moment = momentOf(text, dateFormat);
  if (moment === null) return new RowRefusal("date_unclear", field, notADate(text, dateFormat));
  if (!isLocal(moment)) return { date: times.dateAt(moment), starts: [moment] };
  const clock = isClock ? whole : values.text("startTime");
  if (clock === "") {
    // A column of dates can have a time that means nothing.
    const seconds = field === "start" ? moment.seconds : null;
    return { date: moment.date, starts: seconds === null ? [] : times.instantsOf(moment.date, seconds) };
  }
  const seconds = secondsOfTime(clock);
  if (seconds === null) return new RowRefusal("time_unclear", "startTime", notATime(clock));
  return { date: moment.date, starts: times.instantsOf(moment.date, seconds) };
}

/** The possible instants of the end, and whether its day is stated. */
interface End {
  readonly instants: readonly Instant[];
  readonly field: ExportField;
  /** Null if the day is stated. Otherwise the instants a day later. */
  readonly nextDay: readonly Instant[] | null;
}

function endOf(values: RowValues, { times, dateFormat }: RowContext, date: LocalDate): End | RowRefusal | null {
  const whole = values.text("end");
  if (whole !== "") {
    const moment = momentOf(whole, dateFormat);
    if (moment !== null && !isLocal(moment)) return { instants: [moment], field: "end", nextDay: null };
    if (moment?.seconds != null) return { instants: times.instantsOf(moment.date, moment.seconds), field: "end", nextDay: null };
  }
  const [clock, field] = whole === "" ? [values.text("endTime"), "endTime" as const] : [whole, "end" as const];
  if (clock === "") return null;
  const seconds = secondsOfTime(clock);
  if (seconds === null) return new RowRefusal("time_unclear", field, notATime(clock));
  const day = values.text("endDate");
  if (day === "")
    return { instants: times.instantsOf(date, seconds), field, nextDay: times.instantsOf(addDays(date, 1), seconds) };
  const moment = momentOf(day, dateFormat);
  if (moment === null) return new RowRefusal("date_unclear", "endDate", notADate(day, dateFormat));
  return isLocal(moment)
    ? { instants: times.instantsOf(moment.date, seconds), field, nextDay: null }
    : { instants: [moment], field: "endDate", nextDay: null };
}

/** Where clocks show a time twice, the instants that agree best with the stated duration. */
function between(
  { date, starts }: Begin,
  end: End,
  { stated, context }: { stated: number | null; context: RowContext },
): Span | RowRefusal {
  const spans = (ends: readonly Instant[]): readonly { readonly start: Instant; readonly seconds: number }[] =>
    starts.flatMap((start) => ends.map((one) => ({ start, seconds: Math.round((one - start) / 1000) })));
  const sameDay = spans(end.instants).filter(({ seconds }) => seconds >= 0);
  const possible = sameDay.length > 0 ? sameDay : spans(end.nextDay ?? []).filter(({ seconds }) => seconds >= 0);
  const distance = (seconds: number): number => (stated === null ? 0 : Math.abs(seconds - stated));
  const [first, ...others] = possible;
  if (first === undefined) return new RowRefusal("end_before_start", end.field, "The work ends before it begins.");
  const best = others.reduce((closest, one) => (distance(one.seconds) < distance(closest.seconds) ? one : closest), first);
  const seconds = countedSeconds(best.seconds, stated, context);
  if (seconds !== null) return { date, start: best.start, seconds };
  return new RowRefusal("duration_contradicts", null, "The duration is longer than the time between the start and the end.");
}

/**
 * Tools that know breaks state a duration that can be shorter than the time between start and end, and it counts. Others round the durations of reports, and
 * the times count. A file without end dates can say only by the duration that work took a whole number of days longer.
 */
function countedSeconds(span: number, stated: number | null, { source }: RowContext): number | null {
  const knowsBreaks = source === "kimai" || source === "csv";
  if (stated === null || !knowsBreaks || Math.abs(stated - span) <= TOLERANCE) return span;
  return stated < span || (stated - span) % SECONDS_PER_DAY <= TOLERANCE ? stated : null;
}

function withoutEnd({ date, starts }: Begin, stated: number | null, values: RowValues): Span | RowRefusal {
  const [start = null] = starts;
  if (stated !== null) return { date, start, seconds: stated };
  return start === null
    ? new RowRefusal("duration_missing", durationField(values), "The row has no duration.")
    : new RowRefusal("still_running", null, "The row has neither an end nor a duration: the timer was running.");
}

const durationFields = ["duration", "hours", "minutes", "seconds"] as const;

function durationField(values: RowValues): ExportField | null {
  return (
    durationFields.find((field) => values.text(field) !== "") ??
    durationFields.find((field) => values.place(field) !== null) ??
    null
  );
}

/** From this on, a whole number of Kimai is seconds: it would be more than a week of hours. */
const MANY_HOURS = 168;

/** The duration that the row states. Null: none. */
function statedSeconds(values: RowValues, context: RowContext): number | null | RowRefusal {
  for (const field of durationFields) {
    const text = values.text(field);
    if (text === "") continue;
    const unit = field === "duration" ? context.durationUnit : field;
    const isSeconds = context.source === "kimai" && /^\d+$/.test(text) && Number(text) > MANY_HOURS;
    const seconds = secondsIn(text, isSeconds ? "seconds" : unit);
    return seconds ?? new RowRefusal("duration_unclear", field, `${quoted(text)} is no duration such as 1:30, 1.5 or 1h 30m.`);
  }
  return null;
}

const isLocal = (moment: LocalMoment | Instant): moment is LocalMoment => typeof moment !== "number";
const quoted = (text: string): string => JSON.stringify(Array.from(text).slice(0, 40).join(""));
const notATime = (text: string): string => `${quoted(text)} is no time of a day such as 14:30 or 2:30 PM.`;
const notADate = (text: string, order: string | null): string =>
  order === null ? `${quoted(text)} is no date.` : `${quoted(text)} is no date in the format ${order}.`;

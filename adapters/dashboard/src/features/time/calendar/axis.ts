import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import { startOfDay, type TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { momentOf, wallTime } from "../line/wall-time.js";

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/** The minutes of the clock that a day shows twice, because clocks are set back. */
interface Repeat {
  readonly date: LocalDate;
  readonly from: number;
  readonly to: number;
}

/**
 * The vertical axis of some days, in minutes. The same time of day has the same place on each. If clocks are set back on one of them, the repeated
 * minutes get a place of their own, which stays empty on the other days; minutes that are skipped stay empty on their day.
 */
export interface Axis {
  readonly zone: TimeZone;
  readonly days: readonly LocalDate[];
  readonly length: number;
  readonly repeat: Repeat | null;
}

/** A place on an axis. */
export interface Place {
  readonly date: LocalDate;
  readonly at: number;
}

export function axisOf(zone: TimeZone, days: readonly LocalDate[]): Axis {
  const repeat = days.map((date) => repeatOf(zone, date)).find((found) => found !== null) ?? null;
  return { zone, days, repeat, length: MINUTES_PER_DAY + (repeat ? repeat.to - repeat.from : 0) };
}

function repeatOf(zone: TimeZone, date: LocalDate): Repeat | null {
  const { at, minutes } = changeOf(zone, date);
  return minutes > 0 ? { date, from: at - minutes, to: at } : null;
}

/** By how many minutes the day is longer than others, and after how many the clock no longer shows the time that has passed. */
function changeOf(zone: TimeZone, date: LocalDate): { readonly at: number; readonly minutes: number } {
  const start = Number(startOfDay(zone, date));
  const length = (Number(startOfDay(zone, addDays(date, 1))) - start) / MS_PER_MINUTE;
  let [same, other] = [-1, length];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (wallTime(zone, new Date(start + middle * MS_PER_MINUTE)).minutes === middle) same = middle;
    else other = middle;
  }
  return { at: other, minutes: length - MINUTES_PER_DAY };
}

/** The place of an instant. */
export function placeOf({ zone, repeat }: Axis, instant: number): Place {
  const { date, minutes } = wallTime(zone, new Date(instant));
  if (date === repeat?.date) return { date, at: (instant - Number(startOfDay(zone, date))) / MS_PER_MINUTE };
  const at = minutes + (instant % MS_PER_MINUTE) / MS_PER_MINUTE;
  return { date, at: repeat && minutes >= repeat.to ? at + repeat.to - repeat.from : at };
}

/** The instant at a place, to the minute. An empty place means the next instant of its day. */
export function instantAt({ zone, repeat }: Axis, { date, at }: Place): number {
  const minutes = Math.round(at);
  if (!repeat || minutes < repeat.to) return momentOf(zone, { date, minutes }).getTime();
  if (date === repeat.date) return Number(startOfDay(zone, date)) + minutes * MS_PER_MINUTE;
  return momentOf(zone, { date, minutes: Math.max(repeat.to, minutes - (repeat.to - repeat.from)) }).getTime();
}

/** The full hours of the axis with the time that they show. */
export function hoursOf({ length, repeat }: Axis): readonly { readonly at: number; readonly minutes: number }[] {
  return Array.from({ length: Math.ceil(length / 60) }, (_, hour) => {
    const at = hour * 60;
    return { at, minutes: repeat && at >= repeat.to ? at - (repeat.to - repeat.from) : at };
  });
}

/** The part of the axis that is empty on this day. */
export function skippedMinutes(axis: Axis, date: LocalDate): { readonly from: number; readonly to: number } | null {
  const { zone, repeat } = axis;
  if (repeat && repeat.date !== date) return { from: repeat.to, to: 2 * repeat.to - repeat.from };
  const { at, minutes } = changeOf(zone, date);
  return minutes < 0 ? { from: at, to: at - minutes } : null;
}

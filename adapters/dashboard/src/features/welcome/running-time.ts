import { addDays, type LocalDate } from "../../../../../core/kernel/calendar.js";
import { startOfDay, type TimeZone } from "../../../../../core/kernel/time-zone.js";

const MS_PER_SECOND = 1_000;

/** The whole seconds of a running timer that lie on the day. */
export function runningSecondsOn(
  zone: TimeZone,
  date: LocalDate,
  running: { readonly since: number; readonly now: number },
): number {
  const from = Math.max(running.since, Number(startOfDay(zone, date)));
  const to = Math.min(running.now, Number(startOfDay(zone, addDays(date, 1))));
  return Math.max(0, Math.floor((to - from) / MS_PER_SECOND));
}

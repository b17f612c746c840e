import { dayOf, daysOfMonth, type LocalDate } from "../../../../../core/kernel/calendar.js";

/** The part of the whole in percent, rounded down: exact for whole numbers whose percentage is a safe integer. `whole` is greater than 0. */
export function percentOf(part: number, whole: number): number {
  return Number((BigInt(part) * 100n) / BigInt(whole));
}

/** How a monthly budget is used, compared with the month. */
export interface Pace {
  /** The share of the month's days that have begun, today included, in percent and rounded down. */
  readonly elapsed: number;
  /** Whether a greater share of the budget is used than of the month: at this pace it does not last. */
  readonly isFast: boolean;
}

/** The weeks of which {@link weeksLeft} takes the pace. */
export const PACE_WEEKS = 4;

/**
 * For how many full weeks the rest of a budget lasts if as much is used as in the last {@link PACE_WEEKS} weeks, which is `recent`. Null if nothing was used
 * then, or nothing is left. All are whole numbers of the same unit.
 */
export function weeksLeft(spent: number, planned: number, recent: number): number | null {
  if (recent <= 0 || spent >= planned) return null;
  return Number((BigInt(planned - spent) * BigInt(PACE_WEEKS)) / BigInt(recent));
}

/** `spent` and `planned` are whole numbers of the same unit, and `planned` is greater than 0. */
export function paceOf(spent: number, planned: number, today: LocalDate): Pace {
  const [day, days] = [dayOf(today), daysOfMonth(today, 1) - daysOfMonth(today)];
  return { elapsed: percentOf(day, days), isFast: BigInt(spent) * BigInt(days) > BigInt(planned) * BigInt(day) };
}

import { parseLocalDate } from "../../../../../core/kernel/calendar.js";
import { coveredPeriods, type Recurrence, recurrenceUnits } from "../../../../../core/recurring-invoices/recurrence.js";
import type { Recurring } from "./recurring.js";

export type Schedule = Pick<Recurring, "unit" | "interval" | "starts_on" | "day_of_month">;

/** The schedule as the core has it. */
export function recurrenceOf({ unit, interval, starts_on: start, day_of_month: day }: Schedule): Recurrence {
  return { unit, interval, startsOn: parseLocalDate(start), dayOfMonth: day };
}

/** A whole number within the limits; undefined if the text is none. */
export function wholeIn(text: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** The period that is chosen together with time, whose period must be over. */
export const USUAL_PAST_PERIOD = "preceding";

export const unitOf = (text: string) => recurrenceUnits.find((one) => one === text) ?? "month";
export const coveredOf = (text: string) => coveredPeriods.find((one) => one === text) ?? "following";

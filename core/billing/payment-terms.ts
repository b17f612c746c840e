import { addDays, daysOf, daysOfMonth, type LocalDate, localDateFromDays } from "../kernel/calendar.js";
import type { Issues } from "../kernel/errors.js";
import { choiceType, wholeType } from "../kernel/field-types.js";

/** In days. */
export const paymentTermsLimits = { min: 0, max: 3_650 } as const;

/** Days from the issue date to the due date, as {@link paymentTermsRules} count them. */
export const paymentTermsType = wholeType(paymentTermsLimits, "days");

/**
 * How the days of payment terms count. `days`: the due date is that many days after the issue date. `days_end_of_month`: it is the last day of the
 * month of that date. `end_of_month_days`: the days count from the last day of the month of issue. `day_of_next_month`: it is that day of the
 * month after issue, or the last one of a shorter month.
 */
export const paymentTermsRules = ["days", "days_end_of_month", "end_of_month_days", "day_of_next_month"] as const;
/** One of {@link paymentTermsRules}. */
export type PaymentTermsRule = (typeof paymentTermsRules)[number];

/** The type of a rule of payment terms. */
export const paymentTermsRuleType = choiceType(paymentTermsRules);

/** The days of the rule `day_of_next_month`. */
export const dayOfMonthLimits = { min: 1, max: 31 } as const;

/** The payment terms of a workspace or of a client. */
export interface PaymentTerms {
  /** Null: none of its own. */
  readonly paymentTermsDays: number | null;
  /** Applies to these days only. */
  readonly paymentTermsRule: PaymentTermsRule;
}

/** Payment terms without days are valid. Adds `out_of_range` for days that no month has. */
export function checkPaymentTerms(issues: Issues, { paymentTermsDays: days, paymentTermsRule: rule }: PaymentTerms): void {
  const { min, max } = dayOfMonthLimits;
  if (days === null || rule !== "day_of_next_month" || (days >= min && days <= max)) return;
  issues.add(["paymentTermsDays"], "out_of_range", `Must be a day of a month, ${min} to ${max}.`);
}

/** Terms with days. */
export interface StatedTerms extends PaymentTerms {
  readonly paymentTermsDays: number;
}

/** The client's payment terms if it has days of its own, with its own rule; otherwise the workspace's. */
export function paymentTermsOf(client: PaymentTerms | null, workspace: StatedTerms): StatedTerms {
  if (client === null || client.paymentTermsDays === null) return workspace;
  return { paymentTermsDays: client.paymentTermsDays, paymentTermsRule: client.paymentTermsRule };
}

/** The date by which an invoice of the issue date is to be paid. Never before the issue date. */
export function dueDateOf(issueDate: LocalDate, { paymentTermsDays: days, paymentTermsRule: rule }: StatedTerms): LocalDate {
  switch (rule) {
    case "days":
      return addDays(issueDate, days);
    case "days_end_of_month":
      return lastOfMonth(addDays(issueDate, days));
    case "end_of_month_days":
      return addDays(lastOfMonth(issueDate), days);
    case "day_of_next_month": {
      const [first, last] = [daysOfMonth(issueDate, 1), daysOf(lastOfMonth(issueDate, 1))];
      return localDateFromDays(Math.min(first + days - 1, last));
    }
  }
}

/** The last day of the month `ahead` months later. */
function lastOfMonth(date: LocalDate, ahead = 0): LocalDate {
  return localDateFromDays(daysOfMonth(date, ahead + 1) - 1);
}

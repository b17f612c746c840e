import type { ReminderStep } from "../billing/reminder-step.js";
import { amountDue } from "../invoices/balance.js";
import type { Invoice } from "../invoices/invoice.js";
import { daysBetween, type LocalDate } from "../kernel/calendar.js";
import { HUNDRED_PERCENT } from "../kernel/decimal.js";
import { divideRounded } from "../kernel/money.js";
import type { Reminder } from "./reminder.js";

const DAYS_PER_YEAR = 365n;

/** What a reminder claims. */
export type ReminderClaim = Pick<
  Reminder,
  "dueDate" | "daysOverdue" | "currency" | "amountDue" | "fee" | "interestRate" | "interest" | "total"
>;

/**
 * What is claimed on a day. Fee and interest are claimed from the day after the due date on: the fee if it has the currency of the invoice, the interest
 * on what is still due, as amount × rate × days ÷ 365, also in leap years, rounded half up (as interest for default is computed under § 288 BGB).
 */
export function claimOn(
  invoice: Invoice & { readonly dueDate: LocalDate },
  terms: Pick<ReminderStep, "fee" | "interest"> | null,
  day: LocalDate,
): ReminderClaim {
  const { dueDate, currency } = invoice;
  const due = amountDue(invoice);
  const daysOverdue = Math.max(0, daysBetween(dueDate, day));
  const applied = daysOverdue > 0 ? terms : null;
  const fee = applied?.fee?.currency === currency ? applied.fee.amount : 0n;
  const interestRate = applied?.interest ?? null;
  const interest =
    interestRate === null ? 0n : divideRounded(due * interestRate * BigInt(daysOverdue), HUNDRED_PERCENT * DAYS_PER_YEAR);
  return { dueDate, daysOverdue, currency, amountDue: due, fee, interestRate, interest, total: due + fee + interest };
}

import { type Decimal, HUNDRED_PERCENT } from "../kernel/decimal.js";
import type { Issues } from "../kernel/errors.js";
import type { FieldType } from "../kernel/field.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { amountType, currencyType, decimalType, flagType, listType, textType, wholeType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import { MAX_AMOUNT } from "../kernel/money.js";
import { checkBraced } from "../kernel/placeholders.js";
import { messageLimits } from "./message-limits.js";

/** How many steps a schedule has at most, and which days they can have. */
export const reminderLimits = { steps: 5, days: { min: -60, max: 365 } } as const;

/** What the texts of reminders can have in braces, such as `{number}`. */
export const reminderPlaceholders = ["number", "amount_due", "total", "due_date", "days_overdue", "client", "workspace"] as const;
/** One of {@link reminderPlaceholders}. */
export type ReminderPlaceholder = (typeof reminderPlaceholders)[number];

const interestType: FieldType<Decimal, Decimal, string> = {
  ...decimalType,
  check: (issues, path, rate) => {
    if (rate <= 0n || rate > HUNDRED_PERCENT) issues.add(path, "out_of_range", "Must be greater than 0 and at most 100.");
  },
};

export const reminderFeeTable = new FieldTable({
  /** Minor units, at least 1. */
  amount: field.required(
    amountType(() => undefined, { min: 1n, max: MAX_AMOUNT }),
    ["The fee in minor units", 500],
  ),
  /** Invoices in other currencies have no fee. */
  currency: field.required(currencyType, ["The currency of the fee. Invoices in other currencies have no fee", "EUR"]),
});

/** A fee for late payment, of invoices in its currency. */
export interface ReminderFee extends ModelOf<typeof reminderFeeTable.fields>, Described {}

export const reminderStepTable = new FieldTable({
  /** −60 to 365 days after the due date. Different in each step. */
  days: field.required(wholeType(reminderLimits.days, "days"), [
    "Number of days after the due date, negative before it. Different in each step",
    7,
  ]),
  /** At most 200 characters, with placeholders. Null: the usual one. */
  subject: field.nullable(textType(messageLimits.subject), [
    "Subject of the email. Can contain placeholders. Null for the usual one",
    null,
  ]),
  /** At most 10,000 characters, with placeholders. Null: the usual one. */
  message: field.nullable(textType(messageLimits.text), [
    "Text of the email. Can contain placeholders. Null for the usual one",
    null,
  ]),
  /** Claimed after the due date. Null: none. */
  fee: field.nullable(objectType(reminderFeeTable), "Fee that is claimed after the due date. Null if there is none"),
  /** Percent per year: 9 % is 9,000,000 millionths. Greater than 0, at most 100. Null: none. */
  interest: field.nullable(interestType, [
    "Interest in percent per year on the amount due, from the day after the due date. Null if there is none",
    "9",
  ]),
  /** Whether the invoice is attached to the email. */
  attachInvoice: field.defaulting(flagType, true, ["Whether the PDF of the invoice is attached", true]),
  /** Whether the reminder is attached to the email as a PDF, after the due date. */
  attachReminder: field.defaulting(flagType, true, ["Whether the reminder is attached as PDF too, after the due date", true]),
});

/** When an invoice is reminded of, and with which text. */
export interface ReminderStep extends ModelOf<typeof reminderStepTable.fields>, Described {}

const listOfSteps = listType(objectType(reminderStepTable), { max: reminderLimits.steps });

/** The steps of a schedule. Adds `not_unique` for the days of an earlier step, and `placeholder_unknown`. */
export const reminderStepsType: typeof listOfSteps = {
  ...listOfSteps,
  codes: [...listOfSteps.codes, "not_unique", "placeholder_unknown"],
  check: (issues, path, steps) => {
    listOfSteps.check(issues, path, steps);
    steps.forEach((step, index) => checkStep(issues, [...path, index], step, steps.slice(0, index)));
  },
};

function checkStep(
  issues: Issues,
  path: readonly (string | number)[],
  { days, subject, message }: ReminderStep,
  earlier: readonly ReminderStep[],
): void {
  if (earlier.some((other) => other.days === days))
    issues.add([...path, "days"], "not_unique", "Each step has its own number of days.");
  checkBraced(issues, [...path, "subject"], subject, reminderPlaceholders);
  checkBraced(issues, [...path, "message"], message, reminderPlaceholders);
}

interface Scheduled {
  readonly reminderSteps: readonly ReminderStep[] | null;
}

/** Whether a changed schedule begins anew: it has other days. */
export function beginsAnew(before: Scheduled, after: Scheduled): boolean {
  return daysIn(before.reminderSteps) !== daysIn(after.reminderSteps);
}

/** Null: those of the workspace. */
function daysIn(steps: readonly ReminderStep[] | null): string | null {
  const days = steps?.map((step) => step.days).sort((a, b) => a - b);
  return days === undefined ? null : days.join();
}

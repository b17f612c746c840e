import { addDays, type LocalDate } from "../kernel/calendar.js";
import { type Decimal, wholeDecimal } from "../kernel/decimal.js";
import type { Issues } from "../kernel/errors.js";
import type { FieldType } from "../kernel/field.js";
import { codecOf, FieldTable, objectType } from "../kernel/field-table.js";
import { decimalType, wholeType } from "../kernel/field-types.js";
import { field, type ModelOf, type Described } from "../kernel/fields.js";
import { divideRounded } from "../kernel/money.js";

const FULL = wholeDecimal(100n);

const percentType: FieldType<Decimal, Decimal, string> = {
  ...decimalType,
  check: (issues, path, percent) => {
    if (percent <= 0n || percent > FULL) issues.add(path, "out_of_range", "Must be greater than 0 and at most 100.");
  },
};

export const earlyPaymentTable = new FieldTable({
  /** Of the amount payable: 2 % is 2,000,000 millionths. Greater than 0, at most 100. */
  percent: field.required(percentType, ["Percentage of the amount payable", "2"]),
  /** Whole days after the issue date. */
  days: field.required(wholeType({ min: 0, max: 365 }, "days"), [
    "Number of days from the issue date within which the discount applies",
    10,
  ]),
});

/** A discount for payment within some days of the issue date, such as 2 % within 10 days (in German: Skonto). */
export interface EarlyPaymentDiscount extends ModelOf<typeof earlyPaymentTable.fields>, Described {}

/** The type of a discount for early payment. */
export const earlyPaymentType = objectType(earlyPaymentTable);

/** Adds an issue at `earlyPaymentDiscount` for each value out of range. Null is valid. */
export function checkEarlyPayment(issues: Issues, terms: EarlyPaymentDiscount | null): void {
  if (terms !== null) earlyPaymentType.check(issues, ["earlyPaymentDiscount"], terms);
}

/** The JSON of a discount for early payment. `percent` is decimal text, such as "2.5". */
export const earlyPaymentJson = codecOf(earlyPaymentTable);

/** The discount on an amount, in minor units, rounded half away from zero. Nothing is deducted from an amount that is not positive. */
export function earlyPaymentAmount({ percent }: EarlyPaymentDiscount, payable: bigint): bigint {
  return payable > 0n ? divideRounded(payable * percent, FULL) : 0n;
}

/** What a buyer who takes the discount pays of an amount due, in minor units; null if the discount leaves nothing to pay. */
export function payableEarly(due: bigint, discount: bigint): bigint | null {
  return discount > 0n && discount < due ? due - discount : null;
}

/** The last day on which the discount applies. */
export function earlyPaymentUntil({ days }: EarlyPaymentDiscount, issueDate: LocalDate): LocalDate {
  return addDays(issueDate, days);
}

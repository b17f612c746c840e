import { addDays, type LocalDate } from "../kernel/calendar.js";
import { type Decimal, formatDecimal, parseDecimal, wholeDecimal } from "../kernel/decimal.js";
import type { Issues } from "../kernel/errors.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import { divideRounded } from "../kernel/money.js";
import { checkWhole } from "../kernel/whole-number.js";

/** A discount for payment within some days of the issue date, such as 2 % within 10 days (in German: Skonto). */
export interface EarlyPaymentDiscount {
  /** Of the amount payable: 2 % is 2,000,000 millionths. Greater than 0, at most 100. */
  readonly percent: Decimal;
  /** Whole days after the issue date, 0 to 365. */
  readonly days: number;
}

/** In whole days. */
export const earlyPaymentLimits = { days: { min: 0, max: 365 } } as const;

const FULL = wholeDecimal(100n);

/** Adds an issue at `earlyPaymentDiscount` for each value out of range. Null is valid. */
export function checkEarlyPayment(issues: Issues, terms: EarlyPaymentDiscount | null): void {
  if (terms === null) return;
  const path = ["earlyPaymentDiscount"];
  if (terms.percent <= 0n || terms.percent > FULL)
    issues.add([...path, "percent"], "out_of_range", "Must be greater than 0 and at most 100.");
  checkWhole(issues, [...path, "days"], terms.days, earlyPaymentLimits.days, { unit: "days" });
}

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

type EarlyPaymentJson = { readonly percent: string; readonly days: number };

/** `percent` is decimal text, such as "2.5". */
export const earlyPaymentJson: JsonCodec<EarlyPaymentDiscount, EarlyPaymentJson> = {
  toJson: ({ percent, days }) => ({ percent: formatDecimal(percent), days }),
  fromJson: ({ percent, days }) => ({ percent: parseDecimal(percent), days }),
};

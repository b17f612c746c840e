import { type CurrencyCode, currencyExponent } from "../kernel/currency.js";
import { type Decimal, DECIMAL_SCALE, wholeDecimal } from "../kernel/decimal.js";
import type { FieldType } from "../kernel/field.js";
import { decimalType } from "../kernel/field-types.js";
import { divideRounded } from "../kernel/money.js";

/** Kilometers or miles. */
export const distanceUnits = ["km", "mi"] as const;
/** One of {@link distanceUnits}. */
export type DistanceUnit = (typeof distanceUnits)[number];

const MAX_RATE = wholeDecimal(1_000_000n);

/** What is paid per kilometer or mile, in units of the currency: authorities state it with fractions of a cent, such as 0.655 USD. */
export const mileageRateType: FieldType<Decimal, Decimal, string> = {
  ...decimalType,
  check: (issues, path, rate) => {
    if (rate < 0n || rate > MAX_RATE) issues.add(path, "out_of_range", "Must be at least 0 and at most 1000000.");
  },
};

/** Distance × rate in minor units, rounded once, half away from zero. */
export function mileageAmount(distance: Decimal, rate: Decimal, currency: CurrencyCode): bigint {
  const minorUnits = 10n ** BigInt(currencyExponent(currency));
  return divideRounded(distance * rate * minorUnits, DECIMAL_SCALE * DECIMAL_SCALE);
}

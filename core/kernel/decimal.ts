import { invalidField, isStintError } from "./errors.js";

/** A quantity, a percentage or a tax rate: a whole number of millionths, so at most six decimals, |value| ≤ 10^12. */
export type Decimal = bigint & { readonly __decimal: true };

/** Millionths in one. */
export const DECIMAL_SCALE = 1_000_000n;

/** The largest magnitude a {@link Decimal} may have, in millionths. */
export const MAX_DECIMAL = 10n ** 12n * DECIMAL_SCALE;

const DECIMALS = 6;
const MAX_WHOLE_DIGITS = 13;
const spelling = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/**
 * Reads `"19"`, `"9.975"`, `"-0.25"`: no exponent, no plus sign, no leading zeros, no blanks.
 *
 * @throws StintError `invalid`, with an empty path: `decimal_malformed`, `decimal_too_precise` (more than six decimals are
 * written, even zeros; nothing is rounded), `decimal_out_of_range` (|value| > 10^12).
 */
export function parseDecimal(text: string): Decimal {
  const [, sign, whole, fraction = ""] = spelling.exec(text) ?? [];
  if (whole === undefined) throw invalidField([], "decimal_malformed", 'A decimal number is written like "1.5".');
  if (fraction.length > DECIMALS) throw invalidField([], "decimal_too_precise", `At most ${DECIMALS} decimals are kept.`);
  if (whole.length > MAX_WHOLE_DIGITS) throw outOfRange();
  const magnitude = BigInt(whole + fraction.padEnd(DECIMALS, "0"));
  return inRange(sign === "-" ? -magnitude : magnitude);
}

/** The shortest spelling: `"1.5"`, `"19"`, `"-0.25"`; {@link parseDecimal} reads it back to the same value. */
export function formatDecimal(value: Decimal): string {
  const digits = (value < 0n ? -value : value).toString().padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, "");
  const whole = digits.slice(0, -DECIMALS);
  return `${value < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Whether {@link parseDecimal} takes the text. */
export function isDecimal(text: string): boolean {
  try {
    parseDecimal(text);
    return true;
  } catch (error) {
    if (isStintError(error)) return false;
    throw error;
  }
}

/**
 * The decimal of a whole number.
 *
 * @throws StintError `invalid` `decimal_out_of_range` when |n| > 10^12.
 */
export function wholeDecimal(n: bigint): Decimal {
  return inRange(n * DECIMAL_SCALE);
}

function inRange(millionths: bigint): Decimal {
  if (millionths > MAX_DECIMAL || millionths < -MAX_DECIMAL) throw outOfRange();
  return millionths as Decimal;
}

function outOfRange(): Error {
  return invalidField([], "decimal_out_of_range", "A decimal number lies between -10^12 and 10^12.");
}

import { invalidField, isStintError } from "./errors.js";

/** A quantity, a percentage or a tax rate in whole millionths: at most six decimals, |value| ≤ 10^12. */
export type Decimal = bigint & { readonly __decimal: true };

/** Millionths in one. */
export const DECIMAL_SCALE = 1_000_000n;

/** 100 % as a percentage or a rate. */
export const HUNDRED_PERCENT = 100n * DECIMAL_SCALE;

/** The largest absolute value of a {@link Decimal}, in millionths. */
export const MAX_DECIMAL = 10n ** 12n * DECIMAL_SCALE;

/** The maximum number of decimals. */
export const MAX_DECIMALS = 6;
const MAX_WHOLE_DIGITS = 13;
const spelling = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/**
 * Parses `"19"`, `"9.975"`, `"-0.25"`. Rejects exponents, plus signs, leading zeros and blanks.
 * @throws StintError `invalid`, with an empty path: `decimal_malformed`, `decimal_too_precise` (more than six decimals, even if
 * zero; decimals are not rounded), `decimal_out_of_range` (|value| > 10^12).
 */
export function parseDecimal(text: string): Decimal {
  const [, sign, integer, fraction = ""] = (typeof text === "string" && spelling.exec(text)) || [];
  if (integer === undefined) throw invalidField([], "decimal_malformed", 'Must be a decimal number such as "1.5".');
  if (fraction.length > MAX_DECIMALS)
    throw invalidField([], "decimal_too_precise", `Must have at most ${MAX_DECIMALS} decimals.`);
  if (integer.length > MAX_WHOLE_DIGITS) throw outOfRange();
  const magnitude = BigInt(integer + fraction.padEnd(MAX_DECIMALS, "0"));
  return inRange(sign === "-" ? -magnitude : magnitude);
}

/** The shortest notation: `"1.5"`, `"19"`, `"-0.25"`. {@link parseDecimal} returns the same value. Throws `wrong_type` (invalid), with an empty path, for anything else than a bigint. */
export function formatDecimal(value: Decimal): string {
  if (typeof value !== "bigint") throw invalidField([], "wrong_type", "Must be a bigint.");
  const digits = (value < 0n ? -value : value).toString().padStart(MAX_DECIMALS + 1, "0");
  const fraction = digits.slice(-MAX_DECIMALS).replace(/(?<!0)0+$/, "");
  const integer = digits.slice(0, -MAX_DECIMALS);
  return `${value < 0n ? "-" : ""}${integer}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Whether {@link parseDecimal} accepts the text. */
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
 * Converts a whole number.
 * @throws StintError `invalid` `decimal_out_of_range` if |n| > 10^12.
 */
export function wholeDecimal(n: bigint): Decimal {
  return inRange(n * DECIMAL_SCALE);
}

function inRange(millionths: bigint): Decimal {
  if (millionths > MAX_DECIMAL || millionths < -MAX_DECIMAL) throw outOfRange();
  return millionths as Decimal;
}

function outOfRange(): Error {
  return invalidField([], "decimal_out_of_range", "Must be between -10^12 and 10^12.");
}

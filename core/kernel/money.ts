import { type CurrencyCode, currencyExponent } from "./currency.js";
import { invalid, invalidField, type Issue } from "./errors.js";

/** The largest absolute value of an amount, in minor units of its currency. */
export const MAX_AMOUNT = 10n ** 15n;
/** {@link MAX_AMOUNT} as text, such as `10^15`. */
export const MAX_AMOUNT_TEXT = powerOfTen(MAX_AMOUNT);

/** A power of ten, such as `10^3` for 1000. */
export function powerOfTen(value: bigint): string {
  return `10^${value.toString().length - 1}`;
}

/** Returns one issue, `amount_out_of_range`, if |amount| > {@link MAX_AMOUNT}; otherwise none. */
export function amountIssues(path: Issue["path"], amount: bigint): readonly Issue[] {
  if (amount <= MAX_AMOUNT && amount >= -MAX_AMOUNT) return [];
  return [
    {
      path,
      code: "amount_out_of_range",
      message: `An amount must be between -${MAX_AMOUNT_TEXT} and ${MAX_AMOUNT_TEXT} minor units.`,
    },
  ];
}

/**
 * Requires an amount in minor units within the limits. Throws `amount_out_of_range` (invalid) at `path` if |amount| >
 * {@link MAX_AMOUNT}.
 */
export function checkAmount(path: Issue["path"], amount: bigint): void {
  const issues = amountIssues(path, amount);
  if (issues.length > 0) throw invalid(issues);
}

/** An exact amount, in minor units, before it is rounded. */
export interface Fraction {
  /** It can be negative. */
  readonly numerator: bigint;
  /** Greater than 0. */
  readonly denominator: bigint;
}

/** Rounds half away from zero. */
export function roundFraction({ numerator, denominator }: Fraction): bigint {
  return divideRounded(numerator, denominator);
}

/** Rounds the quotient half away from zero, so the result for −n is the negated result for n. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const n = magnitude(numerator);
  const d = magnitude(denominator);
  const quotient = (2n * n + d) / (2n * d);
  return numerator < 0n === denominator < 0n ? quotient : -quotient;
}

/**
 * Splits `total` in proportion to `weights` by largest remainder; ties go to the lower index. The parts sum exactly to `total`,
 * each differs from its exact share by less than one, and `allocate(-m, w)` is `-allocate(m, w)`. Weights may have mixed signs.
 * @throws RangeError if the weights sum to zero and the total does not.
 */
export function allocate(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((a, b) => a + b, 0n);
  if (total === 0n) return weights.map(() => 0n);
  if (sum === 0n) throw new RangeError("Cannot allocate an amount to weights that sum to zero");
  const absolute = magnitude(total);
  const divisor = magnitude(sum);
  const parts = weights.map((weight, index) => {
    const share = absolute * (sum < 0n ? -weight : weight);
    const remainder = ((share % divisor) + divisor) % divisor;
    return { index, floor: (share - remainder) / divisor, remainder };
  });
  const left = absolute - parts.reduce((a, part) => a + part.floor, 0n);
  const byRemainder = [...parts].sort((a, b) => ascending(b.remainder, a.remainder) || a.index - b.index);
  const roundedUp = new Set(byRemainder.slice(0, Number(left)).map((part) => part.index));
  return parts.map(({ index, floor }) => {
    const part = roundedUp.has(index) ? floor + 1n : floor;
    return total < 0n ? -part : part;
  });
}

/**
 * Rounds the fractions `numerators[i] ÷ denominator` to integers that sum to `total`, by largest remainder: first half away from zero, then
 * one up or down where that error is largest, ties to the lower index. Each part differs from its fraction by less than one, and negating
 * the total and all numerators negates all parts. `total` must be the rounded sum of the fractions, and `denominator` positive.
 */
export function roundToSum(total: bigint, numerators: readonly bigint[], denominator: bigint): bigint[] {
  const parts = numerators.map((numerator) => divideRounded(numerator, denominator));
  const missing = total - parts.reduce((a, b) => a + b, 0n);
  const step = missing < 0n ? -1n : 1n;
  const errors = numerators.map((numerator, index) => step * (numerator - (parts[index] ?? 0n) * denominator));
  const byError = [...errors.keys()].sort((a, b) => ascending(errors[b] ?? 0n, errors[a] ?? 0n) || a - b);
  const moved = new Set(byError.slice(0, Number(magnitude(missing))));
  return parts.map((part, index) => (moved.has(index) ? part + step : part));
}

/** Compares by value; texts by code unit, not by locale, so that the order is the same on every machine. */
export function ascending<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Formats minor units with a decimal point and no grouping: 119000 EUR is `"1190.00"`, 1190 JPY is `"1190"`. Throws `wrong_type` and `currency_unknown` (invalid), with an empty path. */
export function formatAmount(amount: bigint, currency: CurrencyCode): string {
  if (typeof amount !== "bigint") throw invalidField([], "wrong_type", "Must be a bigint.");
  const exponent = currencyExponent(currency);
  const digits = magnitude(amount)
    .toString()
    .padStart(exponent + 1, "0");
  const cut = digits.length - exponent;
  return `${amount < 0n ? "-" : ""}${digits.slice(0, cut)}${exponent === 0 ? "" : `.${digits.slice(cut)}`}`;
}

/** An amount with its currency, as in messages: `"1190.00 EUR"`. */
export function formatMoney(amount: bigint, currency: CurrencyCode): string {
  return `${formatAmount(amount, currency)} ${currency}`;
}

const spelling = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/**
 * Parses the format of {@link formatAmount} into minor units. Also accepts fewer decimals than the currency has (`"5"`, `"5.5"`).
 * @throws StintError `invalid`, with an empty path: `amount_malformed`, `amount_too_precise` (more decimals than the currency has;
 * amounts are not rounded), `amount_out_of_range`, `currency_unknown`.
 */
export function parseAmount(text: string, currency: CurrencyCode): bigint {
  const exponent = currencyExponent(currency);
  const [, sign, integer, fraction = ""] = (typeof text === "string" && spelling.exec(text)) || [];
  if (integer === undefined) throw invalidField([], "amount_malformed", 'Must be an amount such as "1190.00".');
  if (fraction.length > exponent)
    throw invalidField([], "amount_too_precise", `Amounts in ${currency} have at most ${exponent} decimals.`);
  const amount =
    integer.length > MAX_AMOUNT.toString().length ? MAX_AMOUNT + 1n : BigInt(integer + fraction.padEnd(exponent, "0"));
  checkAmount([], amount);
  return sign === "-" ? -amount : amount;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

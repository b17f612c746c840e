import type { StatedTerms, TermName } from "../terms/terms.js";
import { isCounted, itemsOf, textOf } from "./stated.js";

/** Decimals of a number that is compared exactly. */
const DECIMALS = 20;
const SCALE = 10n ** BigInt(DECIMALS);

/** A number in units of 10⁻²⁰. */
export type Exact = bigint;

const decimal = new RegExp(`^([+-]?)(\\d{0,18})(?:\\.(\\d{0,${DECIMALS}}))?$`);

/** A decimal number as XML Schema writes it (xs:decimal); null if it is none, or has more digits than any amount. */
export function exactOf(text: string): Exact | null {
  const [, sign, whole = "", fraction = ""] = decimal.exec(text) ?? [];
  if (sign === undefined || whole + fraction === "") return null;
  const value = BigInt(whole === "" ? "0" : whole) * SCALE + BigInt(fraction.padEnd(DECIMALS, "0"));
  return sign === "-" ? -value : value;
}

/** The number that a term states; null if there is none. */
export function numberIn(terms: StatedTerms, name: TermName): Exact | null {
  const text = textOf(terms, name);
  return text === undefined ? null : exactOf(text);
}

/** The number that a term states, or zero. */
export const numberOrZero = (terms: StatedTerms, name: TermName): Exact => numberIn(terms, name) ?? 0n;

/** The sum of a term in the items of a group. */
export function sumOf(terms: StatedTerms, group: TermName, name: TermName): Exact {
  return itemsOf(terms, group)
    .filter(isCounted)
    .reduce((sum, item) => sum + numberOrZero(item, name), 0n);
}

/** A number of ten-thousandths. */
const tenThousandths = (count: number): Exact => (BigInt(count) * SCALE) / 10_000n;

/** Half a hundredth: amounts that are equal after they are rounded to two decimals differ by no more. */
export const HALF_CENT = tenThousandths(50);
/** What EN 16931 tolerates of a tax amount and of the base of category S (BR-CO-17, BR-S-08): less than one. */
export const ONE = SCALE;
/** What Peppol tolerates of the net amount of a line (R120). */
export const TWO_CENTS = tenThousandths(200);

/** Whether two numbers differ by at most a tolerance. */
export function areClose(one: Exact, other: Exact, tolerance: Exact): boolean {
  const difference = one - other;
  return -tolerance <= difference && difference <= tolerance;
}

/** A percentage of a number. */
export const percentOf = (of: Exact, percent: Exact): Exact => (of * percent) / (100n * SCALE);

/** The product of a price and a quantity, divided by the quantity that the price is for; null for a quantity of zero. */
export function priced(price: Exact, quantity: Exact, base: Exact): Exact | null {
  return base === 0n ? null : (price * quantity) / base;
}

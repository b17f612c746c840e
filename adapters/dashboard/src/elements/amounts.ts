import { currencyExponent, isCurrency } from "../../../../core/kernel/currency.js";
import { formatDecimal as spellDecimal, isDecimal, parseDecimal } from "../../../../core/kernel/decimal.js";
import { isStintError } from "../../../../core/kernel/errors.js";
import { formatAmount, parseAmount } from "../../../../core/kernel/money.js";
import { currentLocale } from "../words/current-locale.js";
import { numberFormat } from "./formats.js";

const DIGITS_PER_GROUP = 3;
/** Thousands with one kind of mark, such as `1.500` or `12,345,678`. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/;

/** Formats an amount for the locale. Minor units become a decimal string first, to avoid floating-point errors. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  if (!isCurrency(currency)) throw new RangeError(`No currency ${currency}`);
  const digits = currencyExponent(currency);
  const written = numberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = formatAmount(BigInt(amount), currency);
  return isNumeric(text) ? written.format(text) : text;
}

/** Formats a decimal, such as `7.5`, for the locale. */
export function formatDecimal(text: string, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return isNumeric(text) ? numberFormat(locale, { maximumFractionDigits: 6, ...options }).format(text) : text;
}

function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Minor units as the text of a field, in the user's language; "" for null. */
export function amountText(amount: number | null | undefined, currency: string, locale = currentLocale()): string {
  if (amount === null || amount === undefined || !isCurrency(currency)) return "";
  const text = formatAmount(BigInt(amount), currency);
  const digits = currencyExponent(currency);
  const written = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return isNumeric(text) ? written.format(text) : text;
}

/**
 * Parses an amount such as `1500.00`, `1.500,00` or `1 500,00` into minor units. Returns null for an empty text and undefined for an invalid amount. A
 * single mark before three digits separates thousands where the user's language writes them so, and is refused elsewhere.
 */
export function readAmount(text: string, currency: string, locale = currentLocale()): number | null | undefined {
  if (text.trim() === "") return null;
  if (!isCurrency(currency)) return undefined;
  const mark = currencyExponent(currency) < DIGITS_PER_GROUP ? groupMark(locale) : undefined;
  try {
    return Number(parseAmount(plainDecimal(text, mark), currency));
  } catch (error) {
    if (isStintError(error)) return undefined;
    throw error;
  }
}

/** Parses a decimal with a point or a comma into the API's format. Returns undefined for an invalid decimal. */
export function readDecimal(text: string): string | undefined {
  const plain = plainDecimal(text);
  return isDecimal(plain) ? spellDecimal(parseDecimal(plain)) : undefined;
}

/** The digits with a point before decimals. Of two different marks, the last is before the decimals; `group` separates thousands if it is the only one. */
function plainDecimal(text: string, group?: string): string {
  const written = text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
  const marks = written.match(/[.,]/g) ?? [];
  const [first = "", last = ""] = [marks[0], marks.at(-1)];
  const isGrouped = first !== last || marks.length > 1 || (first !== "" && first === group && GROUPED.test(written));
  if (!isGrouped) return written.replace(",", ".");
  const whole = first === last ? written : written.slice(0, written.lastIndexOf(last));
  if (!GROUPED.test(whole)) return written;
  return whole.replaceAll(first, "") + (first === last ? "" : `.${written.slice(written.lastIndexOf(last) + 1)}`);
}

function groupMark(locale: string): string | undefined {
  return numberFormat(locale, { useGrouping: "always" })
    .formatToParts(10_000)
    .find(({ type }) => type === "group")?.value;
}

import { currencyExponent, isCurrency } from "../../../../core/kernel/currency.js";
import { formatDecimal as spellDecimal, isDecimal, parseDecimal } from "../../../../core/kernel/decimal.js";
import { isStintError } from "../../../../core/kernel/errors.js";
import { formatAmount, parseAmount } from "../../../../core/kernel/money.js";
import { numberFormat } from "./formats.js";

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

/** Minor units as the text of a field; "" for null. */
export function amountText(amount: number | null | undefined, currency: string): string {
  return amount === null || amount === undefined || !isCurrency(currency) ? "" : formatAmount(BigInt(amount), currency);
}

/** Parses an amount with a point or a comma into minor units. Returns null for an empty text and undefined for an invalid amount. */
export function readAmount(text: string, currency: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  if (!isCurrency(currency)) return undefined;
  try {
    return Number(parseAmount(plain, currency));
  } catch (error) {
    if (isStintError(error)) return undefined;
    throw error;
  }
}

/** Parses a decimal with a point or a comma into the API's format. Returns undefined for an invalid decimal. */
export function readDecimal(text: string): string | undefined {
  const plain = text.trim().replace(",", ".");
  return isDecimal(plain) ? spellDecimal(parseDecimal(plain)) : undefined;
}

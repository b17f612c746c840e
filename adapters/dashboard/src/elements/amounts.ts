import { currencyExponent, isCurrency } from "../../../../core/kernel/currency.js";
import { formatDecimal as spellDecimal, isDecimal, parseDecimal } from "../../../../core/kernel/decimal.js";
import { isStintError } from "../../../../core/kernel/errors.js";
import { formatAmount, parseAmount } from "../../../../core/kernel/money.js";
import { numberFormat } from "./formats.js";

/** An amount as the language writes it. Minor units become a decimal text first, so that nothing passes through a float. */
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

/** A decimal, such as `7.5`, as the language writes it. */
export function formatDecimal(text: string, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return isNumeric(text) ? numberFormat(locale, { maximumFractionDigits: 6, ...options }).format(text) : text;
}

function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Minor units as one types them into a field; "" for none. */
export function amountText(amount: number | null | undefined, currency: string): string {
  return amount === null || amount === undefined || !isCurrency(currency) ? "" : formatAmount(BigInt(amount), currency);
}

/** Minor units of what was typed, with a point or a comma; null for nothing, undefined for what is no amount. */
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

/** The decimal that was typed, with a point or a comma, as the API spells it; undefined for what is no decimal. */
export function readDecimal(text: string): string | undefined {
  const plain = text.trim().replace(",", ".");
  return isDecimal(plain) ? spellDecimal(parseDecimal(plain)) : undefined;
}

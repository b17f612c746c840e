import { type CurrencyCode, currencyExponent, isCurrency } from "../../kernel/currency.js";
import { MAX_AMOUNT } from "../../kernel/money.js";

/** What cannot be read, as a sentence. */
export class Unclear {
  constructor(readonly message: string) {}
}

const spelling = /^(\d{1,18})(?:([.,])(\d{0,18}))?$/;

/**
 * Minor units of an amount without a sign, such as `1234.56`, `1234,5` or `1234,`. Digits beyond those of the currency must be zero, since amounts are not rounded.
 */
export function amountOf(text: string, currency: CurrencyCode, point: "." | ","): bigint | Unclear {
  const [, whole, separator = point, fraction = ""] = spelling.exec(text) ?? [];
  if (whole === undefined || separator !== point) return new Unclear(`An amount such as 1234${point}50 is expected.`);
  const exponent = currencyExponent(currency);
  if (/[1-9]/.test(fraction.slice(exponent)))
    return new Unclear(`The amount has more decimals than ${currency}, which has ${exponent}.`);
  const amount = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, "0"));
  return amount > MAX_AMOUNT ? new Unclear("The amount is too large.") : amount;
}

/** A currency in capitals. */
export function currencyOf(text: string): CurrencyCode | Unclear {
  return isCurrency(text) ? text : new Unclear("A currency of ISO 4217 such as EUR is expected.");
}

import type { CurrencyCode } from "../kernel/currency.js";
import { HUNDRED_PERCENT } from "../kernel/decimal.js";
import type { ModelOf } from "../kernel/fields.js";
import { divideRounded } from "../kernel/money.js";
import type { expenseTable } from "./expense-table.js";

type Figures = ModelOf<typeof expenseTable.fields>;

/** The amount without the tax that it contains: the entered tax, or that of the rate, rounded half away from zero. */
export function netOf({ amount, taxRate, taxAmount }: Pick<Figures, "amount" | "taxRate" | "taxAmount">): bigint {
  if (taxAmount !== null) return amount - taxAmount;
  return taxRate === null ? amount : amount - divideRounded(amount * taxRate, HUNDRED_PERCENT + taxRate);
}

/** What an invoice in the currency bills without tax: the net amount in this currency with the markup, rounded once; null if it is in another one. */
export function billedAmount(
  { currency, net, conversion, markup }: Pick<Figures, "currency" | "net" | "conversion" | "markup">,
  billing: CurrencyCode,
): bigint | null {
  const own = currency === billing ? net : conversion?.currency === billing ? conversion.net : null;
  return own === null ? null : divideRounded(own * (HUNDRED_PERCENT + markup), HUNDRED_PERCENT);
}

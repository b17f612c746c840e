import { depositsJson } from "../../../../../core/invoices/deposit-json.js";
import { taxBreakdownJson } from "../../../../../core/invoices/invoice-json.js";
import { prepaidOf } from "../../../../../core/invoices/payable.js";
import type { Schemas } from "../../../../../client/index.js";

type Invoice = Schemas["Invoice"];

/** What the entered prepaid amount follows from. */
export type PrepaidFigures = Pick<
  Invoice,
  "total" | "prepaid_amount" | "deposit_total" | "withheld_total" | "tax_breakdown" | "deposits"
>;

/** The prepaid amount as entered, without deposits and what the buyer withholds; null if it is the one that applies if none is entered. */
export function enteredPrepaid(invoice: PrepaidFigures): number | null {
  const { prepaid_amount: prepaid, deposit_total: deducted, withheld_total: withheld, tax_breakdown: groups, deposits } = invoice;
  const figures = { total: BigInt(invoice.total), withheldTotal: BigInt(withheld) };
  const terms = { prepaidAmount: null, deposits: depositsJson.fromJson(deposits) };
  const isComputed = BigInt(prepaid) === prepaidOf(terms, taxBreakdownJson.fromJson(groups), figures);
  return isComputed ? null : prepaid - deducted - withheld;
}

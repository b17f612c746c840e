import { depositsJson } from "../../../../../core/invoices/deposit-json.js";
import { taxBreakdownJson } from "../../../../../core/invoices/invoice-json.js";
import { prepaidOf } from "../../../../../core/invoices/payable.js";
import type { Schemas } from "../../../../../client/index.js";

type Invoice = Schemas["Invoice"];

/** The prepaid amount as entered, without deposits; null if it is the one that applies if none is entered. */
export function enteredPrepaid(invoice: Invoice): number | null {
  const { prepaid_amount: prepaid, deposit_total: deducted, tax_breakdown: groups, total, deposits } = invoice;
  const terms = { prepaidAmount: null, deposits: depositsJson.fromJson(deposits) };
  const isComputed = BigInt(prepaid) === prepaidOf(terms, taxBreakdownJson.fromJson(groups), BigInt(total));
  return isComputed ? null : prepaid - deducted;
}

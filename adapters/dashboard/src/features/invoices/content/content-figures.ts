import { balanceOf } from "../../../../../../core/invoices/balance.js";
import { taxType } from "../../../../../../core/billing/tax-json.js";
import { withholdingJson } from "../../../../../../core/billing/withholding.js";
import { checkCurrencyTerms } from "../../../../../../core/invoices/document-terms.js";
import { computeFigures, requestedParts } from "../../../../../../core/invoices/drafting.js";
import { depositsJson } from "../../../../../../core/invoices/deposit-json.js";
import {
  discountJson,
  payableRoundingJson,
  taxBreakdownJson,
  taxCurrencyJson,
} from "../../../../../../core/invoices/invoice-json.js";
import { payableAmount } from "../../../../../../core/invoices/payable.js";
import { parseCurrency } from "../../../../../../core/kernel/currency.js";
import { invalid, isStintError } from "../../../../../../core/kernel/errors.js";
import type { Schemas } from "../../../../../../client/index.js";
import type { Figures } from "../figures.js";
import type { ContentBody } from "./content-body.js";
import type { Line } from "../invoice.js";
import { documentAllowanceTable, linesJson, lineTable } from "../../../../../../core/invoices/line-table.js";

type Invoice = Schemas["Invoice"];

/** A draft as it is being edited, with the figures that the service will compute. */
export type EditedFigures = Figures & { readonly lines: Line[] };

/** Why the service would refuse the content. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** What is not edited: the tax of parts without one if the invoice has none, and the deposits that the draft deducts. */
interface Given {
  readonly currency: string;
  readonly fallback: Line["tax"];
  readonly deposits: Invoice["deposits"];
}

/** Computes the figures of a draft with the core's arithmetic. */
export function figuresOf(body: ContentBody, given: Given): EditedFigures | Refusal {
  try {
    return compute(body, given);
  } catch (error) {
    if (!isStintError(error)) throw error;
    const [{ code, message } = error] = error.issues;
    return { code, message };
  }
}

function compute(body: ContentBody, { currency: code, fallback, deposits }: Given): EditedFigures {
  const currency = parseCurrency(code);
  const usual = taxType.set(taxType.fromJson(body.tax ?? fallback), null);
  const requested = requestedParts(
    {
      lines: body.lines.map((line) =>
        lineTable.fromJson({ ...line, time_entry_ids: [], expense_ids: [], milestone_ids: [], period: null }),
      ),
      allowances: body.allowances.map((allowance) => documentAllowanceTable.fromJson(allowance)),
      charges: body.charges.map((charge) => documentAllowanceTable.fromJson(charge)),
    },
    usual,
  );
  const terms = {
    currency,
    prices: body.prices,
    discount: body.discount && discountJson.fromJson(body.discount),
    prepaidAmount: body.prepaid_amount === null ? null : BigInt(body.prepaid_amount),
    payableRounding: body.payable_rounding && payableRoundingJson.fromJson(body.payable_rounding),
    taxCurrency: body.tax_currency && taxCurrencyJson.fromJson(body.tax_currency),
    withholding: body.withholding && withholdingJson.fromJson(body.withholding),
    deposits: depositsJson.fromJson(deposits),
  };
  const issues = checkCurrencyTerms(terms, currency);
  if (issues.length > 0) throw invalid(issues);
  const { parts, figures } = computeFigures(requested, terms);
  const { due, refundable } = balanceOf({ ...figures, payments: [], credits: [] });
  return {
    currency: code,
    lines: linesJson.toJson(parts.lines).map((line, at) => ({
      ...line,
      tax: withComponents(line.tax),
      allowances: [...line.allowances],
      charges: [...line.charges],
      time_entry_ids: [],
      expense_ids: [],
      milestone_ids: [],
      period: body.lines[at]?.period ?? null,
    })),
    status: "draft",
    subtotal: Number(figures.subtotal),
    discount_total: Number(figures.discountTotal),
    allowance_total: Number(figures.allowanceTotal),
    charge_total: Number(figures.chargeTotal),
    tax_breakdown: taxBreakdownJson.toJson(figures.taxBreakdown).map(withComponents),
    tax_currency: body.tax_currency,
    tax_total_in_tax_currency: figures.taxTotalInTaxCurrency === null ? null : Number(figures.taxTotalInTaxCurrency),
    total: Number(figures.total),
    deposit_total: Number(figures.depositTotal),
    withholding: body.withholding,
    withheld_total: Number(figures.withheldTotal),
    prepaid_amount: Number(figures.prepaidTotal),
    rounding_amount: Number(figures.roundingAmount),
    payable_amount: Number(payableAmount(figures)),
    amount_paid: 0,
    amount_written_off: 0,
    amount_discounted: 0,
    amount_credited: 0,
    amount_due: Number(due),
    amount_refundable: Number(refundable),
  };
}

/** With a list of components that the types of the API let callers change. */
function withComponents<Component, Rest>(
  tax: Rest & { readonly components: readonly Component[] | null },
): Omit<Rest, "components"> & { components: Component[] | null } {
  return { ...tax, components: tax.components && [...tax.components] };
}

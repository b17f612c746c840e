import { taxBreakdownJson } from "../../../../../../core/invoices/invoice-json.js";
import { prepaidOf } from "../../../../../../core/invoices/payable.js";
import type { components } from "../../../api/api.js";
import { amountText } from "../../../elements/amounts.js";
import { type EarlyPaymentValues, earlyPaymentValues } from "../../../elements/early-payment-values.js";
import { type TaxValues, taxValues } from "../../../elements/tax-values.js";
import { timeText } from "./time-quantity.js";

type Invoice = components["schemas"]["Invoice"];
type Line = components["schemas"]["InvoiceLine"];

/** An allowance or a charge of a line. */
export interface AllowanceValues {
  readonly key: string;
  readonly amount: string;
  readonly reason: string;
}

/** An allowance or a charge of the invoice. */
export interface DocumentAllowanceValues extends AllowanceValues {
  /** Without a category, the tax of the invoice applies. */
  readonly tax: TaxValues;
}

export interface LineValues {
  readonly key: string;
  /** The index of the line in the draft; null for a new line. */
  readonly stored: number | null;
  /** Whether the quantity is a time, `h:mm`. */
  readonly isTime: boolean;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly base_quantity: string;
  readonly unit_price: string;
  readonly period: PeriodValues;
  /** Without a category, the tax of the invoice applies. */
  readonly tax: TaxValues;
  readonly allowances: readonly AllowanceValues[];
  readonly charges: readonly AllowanceValues[];
}

interface PeriodValues {
  readonly start: string;
  readonly end: string;
}

export const roundingChoices = ["none", "increment", "amount"] as const;

/** The content of an invoice as texts, by the names that API errors use. */
export interface ContentValues {
  readonly lines: readonly LineValues[];
  readonly tax: TaxValues;
  readonly allowances: readonly DocumentAllowanceValues[];
  readonly charges: readonly DocumentAllowanceValues[];
  readonly discount: { readonly percent: string; readonly amount: string };
  readonly early_payment_discount: EarlyPaymentValues;
  readonly issue_date: string;
  readonly due_date: string;
  readonly period: PeriodValues;
  readonly prices: string;
  readonly prepaid_amount: string;
  readonly payable_rounding: { readonly kind: string; readonly increment: string; readonly amount: string };
  readonly tax_currency: { readonly currency: string; readonly exchange_rate: string };
  readonly purchase_order: string;
  readonly buyer_reference: string;
  readonly notes: string;
}

let keysGiven = 0;

/** Keys keep the identity of items that move. */
function newKey(): string {
  keysGiven += 1;
  return String(keysGiven);
}

export function newLine(): LineValues {
  return {
    key: newKey(),
    stored: null,
    isTime: false,
    description: "",
    quantity: "1",
    unit: "C62",
    base_quantity: "1",
    unit_price: "",
    period: noPeriod,
    tax: taxValues(null),
    allowances: [],
    charges: [],
  };
}

export function newAllowance(): AllowanceValues {
  return { key: newKey(), amount: "", reason: "" };
}

export function newDocumentAllowance(): DocumentAllowanceValues {
  return { ...newAllowance(), tax: taxValues(null) };
}

const noPeriod: PeriodValues = { start: "", end: "" };

export const emptyContent: ContentValues = {
  lines: [],
  tax: taxValues(null),
  allowances: [],
  charges: [],
  discount: { percent: "", amount: "" },
  early_payment_discount: earlyPaymentValues(null),
  issue_date: "",
  due_date: "",
  period: noPeriod,
  prices: "net",
  prepaid_amount: "",
  payable_rounding: { kind: "none", increment: "", amount: "" },
  tax_currency: { currency: "", exchange_rate: "" },
  purchase_order: "",
  buyer_reference: "",
  notes: "",
};

/** A draft's content. What all parts have in common is shown as the tax of the invoice, so that one change applies to all of them. */
export function valuesOf(invoice: Invoice): ContentValues {
  const { currency, lines = [], allowances, charges, discount, payable_rounding: rounding } = invoice;
  const text = (amount: number | null | undefined) => amountText(amount, currency);
  const common = commonTax([...lines, ...allowances, ...charges].map(({ tax }) => tax));
  const taxOfPart = (tax: Line["tax"]) => taxValues(common ? null : tax);
  const allowance = ({ amount, reason }: Line["allowances"][number]) => ({
    key: newKey(),
    amount: text(amount),
    reason: reason ?? "",
  });
  const ofDocument = (part: Invoice["allowances"][number]) => ({ ...allowance(part), tax: taxOfPart(part.tax) });
  return {
    lines: lines.map((line, stored) => ({
      ...lineTexts(line),
      key: newKey(),
      stored,
      unit_price: text(line.unit_price),
      tax: taxOfPart(line.tax),
      allowances: line.allowances.map(allowance),
      charges: line.charges.map(allowance),
    })),
    tax: taxValues(common),
    allowances: allowances.map(ofDocument),
    charges: charges.map(ofDocument),
    discount: { percent: discount?.percent ?? "", amount: text(discount?.amount) },
    early_payment_discount: earlyPaymentValues(invoice.early_payment_discount),
    issue_date: invoice.issue_date ?? "",
    due_date: invoice.due_date ?? "",
    period: invoice.period ?? noPeriod,
    prices: invoice.prices,
    prepaid_amount: isPrepaidComputed(invoice) ? "" : text(invoice.prepaid_amount),
    payable_rounding: {
      kind: rounding === null ? "none" : rounding.increment === undefined ? "amount" : "increment",
      increment: text(rounding?.increment),
      amount: text(rounding?.amount),
    },
    tax_currency: {
      currency: invoice.tax_currency?.currency ?? "",
      exchange_rate: invoice.tax_currency?.exchange_rate ?? "",
    },
    purchase_order: invoice.purchase_order ?? "",
    buyer_reference: invoice.buyer_reference ?? "",
    notes: invoice.notes,
  };
}

function lineTexts(line: Line) {
  const { description, quantity, unit, base_quantity, period } = line;
  const isTime = line.kind === "time" && unit === "SEC" && /^\d+$/.test(quantity);
  return {
    isTime,
    description,
    quantity: isTime ? timeText(quantity) : quantity,
    unit,
    base_quantity,
    period: period ?? noPeriod,
  };
}

function commonTax(taxes: readonly Line["tax"][]): Line["tax"] | null {
  const [first = null] = taxes;
  return taxes.every((tax) => JSON.stringify(tax) === JSON.stringify(first)) ? first : null;
}

/** Whether the prepaid amount is the one that applies if none is entered. */
function isPrepaidComputed({ prepaid_amount: prepaid, tax_breakdown: groups, total }: Invoice): boolean {
  return BigInt(prepaid) === prepaidOf({ prepaidAmount: null }, taxBreakdownJson.fromJson(groups), BigInt(total));
}

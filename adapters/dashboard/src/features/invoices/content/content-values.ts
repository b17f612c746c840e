import { type WithholdingValues, withholdingValues } from "../../../elements/withholding-values.js";
import { newKey } from "../../../elements/new-key.js";
import { type EarlyPaymentValues, earlyPaymentValues } from "../../../elements/early-payment-values.js";
import { type TaxValues, taxValues } from "../../../elements/tax-values.js";
import { type TextValues, textValues } from "../../../elements/text-values.js";
import { lineTable } from "../../../../../../core/invoices/line-table.js";

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

export interface LineValues extends TextValues<typeof lineTable.fields> {
  readonly key: string;
  /** The index of the line in the draft; null for a new line. */
  readonly stored: number | null;
  /** Whether the quantity is a time, `h:mm`. */
  readonly isTime: boolean;
  readonly quantity: string;
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
  readonly withholding: WithholdingValues;
  readonly prepaid_amount: string;
  readonly payable_rounding: { readonly kind: string; readonly increment: string; readonly amount: string };
  readonly tax_currency: { readonly currency: string; readonly exchange_rate: string };
  readonly purchase_order: string;
  readonly contract_reference: string;
  readonly project_reference: string;
  readonly buyer_reference: string;
  readonly payment_reference: string;
  readonly notes: string;
}

export function newLine(): LineValues {
  return {
    key: newKey(),
    stored: null,
    isTime: false,
    ...textValues(lineTable, null),
    quantity: "1",
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

export const noPeriod: PeriodValues = { start: "", end: "" };

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
  withholding: withholdingValues(null),
  prepaid_amount: "",
  payable_rounding: { kind: "none", increment: "", amount: "" },
  tax_currency: { currency: "", exchange_rate: "" },
  purchase_order: "",
  contract_reference: "",
  project_reference: "",
  buyer_reference: "",
  payment_reference: "",
  notes: "",
};

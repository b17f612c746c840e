import { groupings } from "../../../../../core/invoices/time-lines.js";
import { readAmount } from "../../elements/amounts.js";
import { earlyPaymentTerms, type EarlyPaymentValues } from "../../elements/early-payment.js";
import type { InvoiceBody } from "./invoice.js";
import { instantsOf } from "./spans.js";

/** A line's fields as texts. */
export interface LineValues {
  readonly key: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit_price: string;
}

/** The form's fields as texts, by the names that API errors use. */
export interface NewInvoiceValues {
  readonly client_id: string;
  /** A deposit bills no time. */
  readonly isDeposit: boolean;
  readonly withTime: boolean;
  readonly from_time: { readonly from: string; readonly to: string; readonly group_by: string };
  readonly lines: readonly LineValues[];
  readonly discount: { readonly percent: string };
  readonly early_payment_discount: EarlyPaymentValues;
  readonly issue_date: string;
  readonly due_date: string;
  readonly period: { readonly start: string; readonly end: string };
  readonly purchase_order: string;
  readonly notes: string;
}

let keysGiven = 0;

export function newLine(): LineValues {
  keysGiven += 1;
  return { key: String(keysGiven), description: "", quantity: "1", unit_price: "" };
}

const decimal = (text: string): string => text.trim().replace(",", ".");

/** The API's request body; null if it is incomplete or a price is invalid. */
export function bodyOf(values: NewInvoiceValues, currency: string, zone: string): InvoiceBody | null {
  const { client_id, isDeposit, from_time: time, discount } = values;
  const withTime = values.withTime && !isDeposit;
  const lines = linesOf(values, currency);
  const terms = earlyPaymentTerms(values.early_payment_discount);
  if (client_id === "" || lines === null || (!withTime && lines.length === 0)) return null;
  const grouping = groupings.find((one) => one === time.group_by) ?? "project";
  return {
    ...(isDeposit ? { type: "deposit" as const } : {}),
    client_id,
    ...(withTime ? { from_time: { ...instantsOf(zone, time.from, time.to), group_by: grouping } } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(discount.percent.trim() === "" ? {} : { discount: { percent: decimal(discount.percent) } }),
    ...(terms ? { early_payment_discount: terms } : {}),
    issue_date: values.issue_date || null,
    due_date: values.due_date || null,
    period: periodOf(values.period),
    purchase_order: values.purchase_order.trim() || null,
    notes: values.notes,
  };
}

/** A single day if only one of the dates is filled in. */
function periodOf({ start, end }: NewInvoiceValues["period"]) {
  return start === "" && end === "" ? null : { start: start || end, end: end || start };
}

function linesOf({ lines }: NewInvoiceValues, currency: string) {
  const read = lines.flatMap(({ description, quantity, unit_price: text }) => {
    const price = readAmount(text, currency);
    return price == null ? [] : [{ description: description.trim(), quantity: decimal(quantity), unit_price: price }];
  });
  return read.length < lines.length ? null : read;
}

import { readAmount } from "../../elements/amounts.js";
import type { InvoiceBody } from "./invoice.js";
import { instantsOf } from "./spans.js";

export const groupings = ["project", "task", "user", "day", "entry"] as const;
export type Grouping = (typeof groupings)[number];

/** A line as one types it. */
export interface LineValues {
  readonly key: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit_price: string;
}

/** The fields as texts that people type. */
export interface NewInvoiceValues {
  readonly client_id: string;
  readonly withTime: boolean;
  readonly from: string;
  readonly to: string;
  readonly group_by: string;
  readonly lines: readonly LineValues[];
  readonly percent: string;
  readonly issue_date: string;
  readonly due_date: string;
  readonly purchase_order: string;
  readonly notes: string;
}

let keysGiven = 0;

export function newLine(): LineValues {
  keysGiven += 1;
  return { key: String(keysGiven), description: "", quantity: "1", unit_price: "" };
}

const decimal = (text: string): string => text.trim().replace(",", ".");

/** What is asked of the service; null while there is nothing to ask yet. */
export function bodyOf(values: NewInvoiceValues, currency: string, zone: string): InvoiceBody | null {
  if (values.client_id === "") return null;
  const lines = values.lines.map(({ description, quantity, unit_price: price }) => ({
    description: description.trim(),
    quantity: decimal(quantity),
    unit_price: readAmount(price, currency) ?? 0,
  }));
  if (!values.withTime && lines.length === 0) return null;
  const grouping = groupings.find((one) => one === values.group_by) ?? "project";
  return {
    client_id: values.client_id,
    ...(values.withTime ? { from_time: { ...instantsOf(zone, values.from, values.to), group_by: grouping } } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(values.percent.trim() === "" ? {} : { discount: { percent: decimal(values.percent) } }),
    issue_date: values.issue_date || null,
    due_date: values.due_date || null,
    purchase_order: values.purchase_order.trim() || null,
    notes: values.notes,
  };
}

import { expenseGroupings } from "../../../../../core/invoices/expense-groupings.js";
import { groupings } from "../../../../../core/invoices/time-lines.js";
import { contentOf } from "./content/content-body.js";
import { type ContentValues } from "./content/content-values.js";
import type { InvoiceBody } from "./invoice.js";
import { instantsOf } from "./spans.js";

/** The form's fields as texts, by the names that API errors use. */
export interface NewInvoiceValues extends ContentValues {
  readonly client_id: string;
  /** A deposit bills no time. */
  readonly isDeposit: boolean;
  readonly withTime: boolean;
  readonly from_time: { readonly from: string; readonly to: string; readonly group_by: string };
  /** Whether it bills the unbilled expenses of the client. A deposit bills none. */
  readonly withExpenses: boolean;
  readonly from_expenses: { readonly group_by: string };
  /** Whether it bills the completed milestones of the client. A deposit bills none. */
  readonly withMilestones: boolean;
  /** Whether the early-payment discount of the client does not apply. */
  readonly withoutEarlyPayment: boolean;
}

/** The API's request body; null if it is incomplete or a field is invalid. */
export function bodyOf(values: NewInvoiceValues, currency: string, zone: string): InvoiceBody | null {
  const { client_id, isDeposit, from_time: time, withoutEarlyPayment } = values;
  const withTime = values.withTime && !isDeposit;
  const withExpenses = values.withExpenses && !isDeposit;
  const withMilestones = values.withMilestones && !isDeposit;
  const bills = withTime || withExpenses || withMilestones;
  const read = contentOf(values, { currency, stored: [] });
  if (client_id === "" || read === null || (!bills && read.lines.length === 0)) return null;
  const { lines, early_payment_discount: terms, withholding, buyer_reference: buyerReference, ...content } = read;
  const expenseGrouping = expenseGroupings.find((one) => one === values.from_expenses.group_by) ?? "expense";
  const grouping = groupings.find((one) => one === time.group_by) ?? "project";
  return {
    ...(isDeposit ? { type: "deposit" as const } : {}),
    client_id,
    ...(withTime ? { from_time: { ...instantsOf(zone, time.from, time.to), group_by: grouping } } : {}),
    ...(withExpenses ? { from_expenses: { group_by: expenseGrouping } } : {}),
    ...(withMilestones ? { from_milestones: {} } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(withoutEarlyPayment ? { early_payment_discount: null } : terms ? { early_payment_discount: terms } : {}),
    ...(withholding === null ? {} : { withholding }),
    ...(buyerReference === null ? {} : { buyer_reference: buyerReference }),
    ...content,
  };
}

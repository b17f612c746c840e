import type { UseFormReturnType } from "@mantine/form";
import { recurringActions, recurringLimits } from "../../../../../core/recurring-invoices/recurring-limits.js";
import { expenseGroupings } from "../../../../../core/invoices/expense-groupings.js";
import { groupings } from "../../../../../core/invoices/time-lines.js";
import type { Schemas } from "../../../../../client/index.js";
import { amountText } from "../../elements/amounts.js";
import { newKey } from "../../elements/new-key.js";
import { taxValues } from "../../elements/tax-values.js";
import { orNull } from "../../elements/text-values.js";
import { contentOf } from "../invoices/content/content-body.js";
import { type ContentValues, emptyContent, newLine } from "../invoices/content/content-values.js";
import { valuesOf as invoiceValues } from "../invoices/content/draft-values.js";
import type { Invoice } from "../invoices/invoice.js";
import type { Recurring } from "./recurring.js";
import { noRetainer, retainerBody, retainerValues, type RetainerValues } from "./retainer-values.js";
import { coveredOf, type Schedule, unitOf, wholeIn } from "./schedule.js";

type Body = Schemas["RecurringInvoiceCreation"];

/** The form's fields as texts, by the names that API errors use. What recurring invoices lack of the content of invoices stays empty. */
export interface RecurringValues extends Omit<ContentValues, "period"> {
  readonly client_id: string;
  readonly name: string;
  readonly unit: string;
  readonly interval: string;
  readonly starts_on: string;
  /** "" for the day of the start. */
  readonly day_of_month: string;
  readonly ends_on: string;
  readonly max_invoices: string;
  readonly period: string;
  readonly action: string;
  readonly withTime: boolean;
  readonly from_time: { readonly project_ids: readonly string[]; readonly group_by: string };
  readonly withExpenses: boolean;
  readonly from_expenses: { readonly project_ids: readonly string[]; readonly group_by: string };
  readonly skip_empty: boolean;
  readonly withRetainer: boolean;
  readonly retainer: RetainerValues;
  readonly subject: string;
  readonly message: string;
}

export type RecurringForm = UseFormReturnType<RecurringValues>;

export function newValues(today: string, client: string): RecurringValues {
  return {
    ...emptyContent,
    client_id: client,
    name: "",
    unit: "month",
    interval: "1",
    starts_on: today,
    day_of_month: "",
    ends_on: "",
    max_invoices: "",
    period: "following",
    action: "draft",
    lines: [newLine()],
    withTime: false,
    from_time: { project_ids: [], group_by: "project" },
    withExpenses: false,
    from_expenses: { project_ids: [], group_by: "expense" },
    skip_empty: false,
    withRetainer: false,
    retainer: noRetainer,
    subject: "",
    message: "",
  };
}

/** The lines, taxes and references of an invoice, to be billed again. Time becomes fixed lines. */
export function valuesOfInvoice(invoice: Invoice, today: string): RecurringValues {
  const { lines, tax, prices, purchase_order, contract_reference, project_reference, buyer_reference, notes } =
    invoiceValues(invoice);
  const [first] = invoice.lines;
  return {
    ...newValues(today, invoice.client_id),
    name: first?.description.slice(0, 200).split("\n")[0]?.trim() ?? "",
    lines: lines.map((line) => ({ ...line, stored: null })),
    ...{ tax, prices, purchase_order, contract_reference, project_reference, buyer_reference, notes },
  };
}

export function valuesOf(recurring: Recurring, currency: string): RecurringValues {
  const allowance = ({ amount, reason }: { readonly amount: number; readonly reason: string | null }) => ({
    key: newKey(),
    amount: amountText(amount, currency),
    reason: reason ?? "",
  });
  const { from_time: time, from_expenses: expenses } = recurring;
  return {
    ...newValues(recurring.starts_on, recurring.client_id),
    name: recurring.name,
    unit: recurring.unit,
    interval: String(recurring.interval),
    day_of_month: recurring.day_of_month === null ? "" : String(recurring.day_of_month),
    ends_on: recurring.ends_on ?? "",
    max_invoices: recurring.max_invoices === null ? "" : String(recurring.max_invoices),
    period: recurring.period,
    action: recurring.action,
    lines: recurring.lines.map(({ description, quantity, unit, base_quantity, unit_price, tax, allowances, charges }) => ({
      ...newLine(),
      ...{ description, quantity, unit, base_quantity },
      unit_price: amountText(unit_price, currency),
      tax: taxValues(tax),
      allowances: allowances.map(allowance),
      charges: charges.map(allowance),
    })),
    withTime: time !== null,
    from_time: { project_ids: time?.project_ids ?? [], group_by: time?.group_by ?? "project" },
    withExpenses: expenses !== null,
    from_expenses: { project_ids: expenses?.project_ids ?? [], group_by: expenses?.group_by ?? "expense" },
    skip_empty: recurring.skip_empty,
    withRetainer: recurring.retainer !== null,
    retainer: retainerValues(recurring.retainer, currency),
    prices: recurring.prices,
    tax: taxValues(recurring.tax),
    notes: recurring.notes ?? "",
    purchase_order: recurring.purchase_order ?? "",
    contract_reference: recurring.contract_reference ?? "",
    project_reference: recurring.project_reference ?? "",
    buyer_reference: recurring.buyer_reference ?? "",
    subject: recurring.subject ?? "",
    message: recurring.message ?? "",
  };
}

/** The values as the content of an invoice, which has no period of this kind. */
export function contentValuesOf({ period: _, ...values }: RecurringValues): ContentValues {
  return { ...values, period: emptyContent.period };
}

/** The schedule of the form; null if it is incomplete or a field is invalid. */
export function scheduleOf(values: RecurringValues): Schedule | null {
  const interval = wholeIn(values.interval, recurringLimits.interval);
  const unit = unitOf(values.unit);
  if (interval === undefined || values.starts_on === "") return null;
  const day = unit === "week" ? undefined : wholeIn(values.day_of_month, recurringLimits.dayOfMonth);
  return { unit, interval, starts_on: values.starts_on, day_of_month: day ?? null };
}

/** The API's request body; null if it is incomplete or a field is invalid. What the form does not show of `before` stays. */
export function bodyOf(values: RecurringValues, currency: string, before: Recurring | null): Body | null {
  const schedule = scheduleOf(values);
  const content = contentOf(contentValuesOf(values), { currency, stored: [] });
  const retainer = values.withRetainer ? retainerBody(values.retainer, currency) : null;
  if (schedule === null || content === null || (values.withRetainer && retainer === null)) return null;
  const { tax, prices, purchase_order, contract_reference, project_reference, buyer_reference } = content;
  const { from_time: time, from_expenses: expenses } = values;
  const ofTime = groupings.find((one) => one === time.group_by) ?? "project";
  const ofExpenses = expenseGroupings.find((one) => one === expenses.group_by) ?? "expense";
  return {
    client_id: values.client_id,
    name: values.name.trim(),
    ...schedule,
    ends_on: values.ends_on || null,
    max_invoices: wholeIn(values.max_invoices, recurringLimits.maxInvoices) ?? null,
    period: coveredOf(values.period),
    action: recurringActions.find((one) => one === values.action) ?? "draft",
    lines: content.lines.map(({ description, quantity, unit, base_quantity, unit_price, allowances, charges, tax: own }) => ({
      ...{ description, quantity, unit, base_quantity, unit_price, allowances, charges },
      ...(own ? { tax: own } : {}),
    })),
    from_time: values.withTime ? { ...before?.from_time, project_ids: [...time.project_ids], group_by: ofTime } : null,
    from_expenses: values.withExpenses
      ? { ...before?.from_expenses, project_ids: [...expenses.project_ids], group_by: ofExpenses }
      : null,
    skip_empty: (values.withTime || values.withExpenses) && values.skip_empty,
    retainer,
    ...{ tax, prices, purchase_order, contract_reference, project_reference, buyer_reference },
    notes: orNull(values.notes),
    subject: orNull(values.subject),
    message: orNull(values.message),
  };
}

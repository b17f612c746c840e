import { lineTable } from "../../../../../../core/invoices/line-table.js";
import { textBody } from "../../../elements/text-values.js";
import { taxCategories } from "../../../../../../core/billing/tax.js";
import { priceKinds } from "../../../../../../core/invoices/document-terms.js";
import type { Schemas } from "../../../../../../client/index.js";
import { changedFields } from "../../../api/changed-fields.js";
import { readAmount, readDecimal } from "../../../elements/amounts.js";
import { earlyPaymentTerms } from "../../../elements/early-payment-values.js";
import { withholdingOf } from "../../../elements/withholding-values.js";
import { taxOf, type TaxValues } from "../../../elements/tax-values.js";
import type { AllowanceValues, ContentValues, DocumentAllowanceValues, LineValues } from "./content-values.js";
import { readTime } from "./time-quantity.js";
import type { Line } from "../invoice.js";

type Patch = Schemas["InvoicePatch"];
type TaxBody = NonNullable<Patch["tax"]>;

/** What a form needs to read its texts. */
export interface ContentContext {
  readonly currency: string;
  /** The lines of the draft, whose time entries stay on them. */
  readonly stored: readonly Line[];
}

/** A field that the API would reject, or that is incomplete. */
class Unreadable extends Error {}

/** The content in the API's format; null if a field is incomplete or invalid. */
export function contentOf(values: ContentValues, context: ContentContext) {
  try {
    return read(values, context);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

export type ContentBody = ReturnType<typeof read>;

function read(values: ContentValues, context: ContentContext) {
  const { currency } = context;
  const { discount, payable_rounding: rounding, tax_currency: taxCurrency } = values;
  return {
    lines: values.lines.map((line) => lineOf(line, context)),
    tax: taxBodyOf(values.tax) ?? null,
    allowances: values.allowances.map((part) => documentAllowanceOf(part, currency)),
    charges: values.charges.map((part) => documentAllowanceOf(part, currency)),
    discount:
      discount.percent.trim() !== ""
        ? { percent: decimal(discount.percent) }
        : discount.amount.trim() !== ""
          ? { amount: amount(discount.amount, currency) }
          : null,
    early_payment_discount: earlyPaymentTerms(values.early_payment_discount),
    issue_date: values.issue_date || null,
    due_date: values.due_date || null,
    period: periodOf(values.period),
    prices: priceKinds.find((kind) => kind === values.prices) ?? "net",
    withholding: withholdingOf(values.withholding),
    prepaid_amount: values.prepaid_amount.trim() === "" ? null : amount(values.prepaid_amount, currency),
    payable_rounding:
      rounding.kind === "increment"
        ? { increment: amount(rounding.increment, currency) }
        : rounding.kind === "amount"
          ? { amount: amount(rounding.amount, currency) }
          : null,
    tax_currency:
      taxCurrency.currency === "" ? null : { currency: taxCurrency.currency, exchange_rate: decimal(taxCurrency.exchange_rate) },
    purchase_order: values.purchase_order.trim() || null,
    contract_reference: values.contract_reference.trim() || null,
    project_reference: values.project_reference.trim() || null,
    buyer_reference: values.buyer_reference.trim() || null,
    payment_reference: values.payment_reference.trim() || null,
    notes: values.notes,
  };
}

function lineOf(values: LineValues, { currency, stored }: ContentContext) {
  const { quantity, isTime } = values;
  const line = values.stored === null ? undefined : stored[values.stored];
  const tax = taxBodyOf(values.tax);
  return {
    ...textBody(lineTable, values),
    ...(line
      ? { kind: line.kind, time_entry_ids: line.time_entry_ids, expense_ids: line.expense_ids, milestone_ids: line.milestone_ids }
      : {}),
    quantity: isTime ? readable(readTime(quantity)) : decimal(quantity),
    base_quantity: decimal(values.base_quantity),
    unit_price: amount(values.unit_price, currency),
    allowances: values.allowances.map((part) => allowanceOf(part, currency)),
    charges: values.charges.map((part) => allowanceOf(part, currency)),
    ...(tax ? { tax } : {}),
    period: periodOf(values.period),
  };
}

function allowanceOf(values: AllowanceValues, currency: string) {
  return { amount: amount(values.amount, currency), reason: values.reason.trim() || null };
}

function documentAllowanceOf(values: DocumentAllowanceValues, currency: string) {
  const tax = taxBodyOf(values.tax);
  return { ...allowanceOf(values, currency), ...(tax ? { tax } : {}) };
}

function taxBodyOf(values: TaxValues): TaxBody | undefined {
  const category = taxCategories.find((one) => one === values.category);
  if (!category) return undefined;
  const tax: TaxBody = taxOf(category, values);
  if (tax.rate !== undefined) return { ...tax, rate: decimal(tax.rate) };
  if (!tax.components) return tax;
  const components = tax.components.map((one) => ({ ...one, name: readable(one.name || null), rate: decimal(one.rate) }));
  return { ...tax, components };
}

/** A single day if only one of the dates is filled in. */
function periodOf({ start, end }: ContentValues["period"]) {
  return start === "" && end === "" ? null : { start: start || end, end: end || start };
}

const decimal = (text: string): string => readable(readDecimal(text));
const amount = (text: string, currency: string): number => readable(readAmount(text, currency));

function readable<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Unreadable();
  return value;
}

const parts = ["lines", "allowances", "charges"] as const;

/**
 * What a PATCH of a draft must contain. A part without a tax of its own is sent with the tax of the invoice, since the API would apply one that all parts
 * had before; with a new tax of the invoice, all parts are sent, since the API would apply it to the others.
 */
export function patchOf(before: ContentBody, after: ContentBody): Patch {
  const isNewTax = JSON.stringify(before.tax) !== JSON.stringify(after.tax);
  const { tax, ...changes } = changedFields(before, after);
  if (isNewTax) {
    const all = Object.fromEntries(parts.map((list) => [list, after[list]]));
    return { ...changes, ...all, tax: tax ?? null };
  }
  const taxed = <Part extends object>(part: Part) => ({ ...(after.tax ? { tax: after.tax } : {}), ...part });
  return {
    ...changes,
    ...(changes.lines ? { lines: changes.lines.map(taxed) } : {}),
    ...(changes.allowances ? { allowances: changes.allowances.map(taxed) } : {}),
    ...(changes.charges ? { charges: changes.charges.map(taxed) } : {}),
  };
}

import { roundingGrains, roundingModes } from "../../../../../core/billing/rounding.js";
import { taxCategories } from "../../../../../core/billing/tax.js";
import { weekdays } from "../../../../../core/kernel/calendar.js";
import { issueCheckPolicies, overlapPolicies } from "../../../../../core/workspaces/workspace.js";
import type { Schemas } from "../../../../../client/index.js";
import type { Workspace } from "../../api/me.js";
import { addressFields } from "../../elements/address-fields.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import { earlyPaymentTerms, type EarlyPaymentValues, earlyPaymentValues } from "../../elements/early-payment-values.js";
import { taxOf, type TaxValues, taxValues } from "../../elements/tax-values.js";

export type WorkspaceBody = Schemas["WorkspacePatch"];

/** The seller's fields without parts. */
const sellerTexts = [
  "legal_name",
  "vat_id",
  "tax_number",
  "tax_id",
  "register",
  "directors",
  "iban",
  "bic",
  "email",
  "phone",
] as const;

/** The form's fields as texts, by the names that API errors use. */
export interface WorkspaceValues {
  readonly name: string;
  readonly currency: string;
  readonly time_zone: string;
  readonly locale: string;
  readonly week_start: string;
  readonly rate: string;
  readonly overlap_policy: string;
  readonly payment_terms_days: string;
  readonly early_payment_discount: EarlyPaymentValues;
  readonly invoice_number_format: string;
  readonly invoice_next_number: string;
  readonly credit_note_number_format: string;
  readonly issue_checks: string;
  readonly rounding: { readonly grain: string; readonly mode: string; readonly step_minutes: string };
  readonly tax: TaxValues;
  readonly seller: Readonly<Record<(typeof sellerTexts)[number], string>> & {
    readonly address: Readonly<Record<(typeof addressFields)[number], string>>;
  };
}

/** A workspace with the fields that only some roles can read. */
export function valuesOf(workspace: Workspace): WorkspaceValues {
  const { name, currency, time_zone, locale, week_start, rounding, tax } = workspace;
  return {
    name,
    currency,
    time_zone,
    locale,
    week_start,
    rate: amountText(workspace.rate, currency),
    overlap_policy: workspace.overlap_policy ?? "allow",
    payment_terms_days: String(workspace.payment_terms_days ?? ""),
    early_payment_discount: earlyPaymentValues(workspace.early_payment_discount),
    invoice_number_format: workspace.invoice_number_format ?? "",
    invoice_next_number: String(workspace.invoice_next_number ?? ""),
    credit_note_number_format: workspace.credit_note_number_format ?? "",
    issue_checks: workspace.issue_checks ?? "warn",
    rounding: {
      grain: rounding?.grain ?? "entry",
      mode: rounding?.mode ?? "none",
      step_minutes: String(rounding?.step_minutes ?? 1),
    },
    tax: taxValues(tax),
    seller: sellerValues(workspace.seller),
  };
}

function sellerValues(seller: Workspace["seller"]): WorkspaceValues["seller"] {
  const part = (field: (typeof addressFields)[number]) => seller?.address?.[field] ?? "";
  const text = (field: (typeof sellerTexts)[number]) => seller?.[field] ?? "";
  return {
    legal_name: text("legal_name"),
    vat_id: text("vat_id"),
    tax_number: text("tax_number"),
    tax_id: text("tax_id"),
    register: text("register"),
    directors: text("directors"),
    iban: text("iban"),
    bic: text("bic"),
    email: text("email"),
    phone: text("phone"),
    address: {
      line1: part("line1"),
      line2: part("line2"),
      postal_code: part("postal_code"),
      city: part("city"),
      region: part("region"),
      country: part("country"),
    },
  };
}

/** The API's request body. Numbers and amounts must be valid. */
export function bodyOf(values: WorkspaceValues): WorkspaceBody {
  const { seller } = values;
  const lines = Object.fromEntries(addressFields.map((field) => [field, orNull(seller.address[field])]));
  return {
    name: values.name.trim(),
    currency: values.currency,
    time_zone: values.time_zone.trim(),
    locale: values.locale.trim(),
    week_start: chosen(weekdays, values.week_start),
    rate: readAmount(values.rate, values.currency) ?? null,
    overlap_policy: chosen(overlapPolicies, values.overlap_policy),
    payment_terms_days: Number(values.payment_terms_days),
    early_payment_discount: earlyPaymentTerms(values.early_payment_discount),
    invoice_number_format: values.invoice_number_format,
    invoice_next_number: Number(values.invoice_next_number),
    credit_note_number_format: values.credit_note_number_format,
    issue_checks: chosen(issueCheckPolicies, values.issue_checks),
    rounding: roundingOf(values.rounding),
    tax: values.tax.category === "" ? null : taxOf(chosen(taxCategories, values.tax.category), values.tax),
    seller: {
      ...Object.fromEntries(sellerTexts.map((field) => [field, orNull(seller[field])])),
      address: addressFields.some((field) => seller.address[field].trim() !== "") ? lines : null,
    },
  };
}

export function roundingOf({ grain, mode, step_minutes: step }: WorkspaceValues["rounding"]) {
  return { grain: chosen(roundingGrains, grain), mode: chosen(roundingModes, mode), step_minutes: Number(step) };
}

function chosen<Choice extends string>(choices: readonly Choice[], text: string): Choice {
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw new Error(`${text} is not among the choices.`);
  return choice;
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

import { addressTable } from "../../../../../core/billing/address.js";
import { electronicAddressTable } from "../../../../../core/billing/electronic-address.js";
import { legalIdTable } from "../../../../../core/billing/legal-id.js";
import { distanceUnits } from "../../../../../core/billing/mileage.js";
import { paymentCodes } from "../../../../../core/billing/payment-code.js";
import { paymentReferenceKinds } from "../../../../../core/billing/payment-reference.js";
import { roundingGrains, roundingModes } from "../../../../../core/billing/rounding.js";
import { contactTable, sellerTable } from "../../../../../core/billing/seller.js";
import { suppliesKinds } from "../../../../../core/billing/supplies.js";
import { taxCategories } from "../../../../../core/billing/tax.js";
import { weekdays } from "../../../../../core/kernel/calendar.js";
import { issueCheckPolicies, overlapPolicies } from "../../../../../core/workspaces/workspace.js";
import { accountBody, type AccountValues, accountValues } from "./account-values.js";
import type { Schemas } from "../../../../../client/index.js";
import type { Workspace } from "../../api/me.js";
import { amountText, formatDecimal, readAmount, readDecimal } from "../../elements/amounts.js";
import { earlyPaymentTerms, type EarlyPaymentValues, earlyPaymentValues } from "../../elements/early-payment-values.js";
import { withholdingOf, type WithholdingValues, withholdingValues } from "../../elements/withholding-values.js";
import { peppolIdBody } from "../../elements/peppol-id-values.js";
import { ruleIn } from "../../elements/payment-terms.js";
import { objectBody, textBody, type TextValues, textValues } from "../../elements/text-values.js";
import { currentLocale } from "../../words/current-locale.js";
import { stepBody, type StepValues, stepValues } from "../reminders/step-values.js";
import { languages } from "../../words/languages.js";
import { taxOf, type TaxValues, taxValues } from "../../elements/tax-values.js";

export type WorkspaceBody = Schemas["WorkspacePatch"];

interface TextsOfLanguage {
  readonly language: string;
  readonly notes: string;
  readonly footer: string;
}

/** The form's fields as texts, by the names that API errors use. */
export interface WorkspaceValues {
  readonly name: string;
  readonly currency: string;
  readonly time_zone: string;
  readonly locale: string;
  readonly week_start: string;
  readonly rate: string;
  readonly overlap_policy: string;
  readonly timer_limit_hours: string;
  readonly mileage_rate: string;
  readonly mileage_unit: string;
  readonly payment_terms_days: string;
  readonly payment_terms_rule: string;
  readonly payment_reference: string;
  readonly payment_code: string;
  readonly early_payment_discount: EarlyPaymentValues;
  readonly withholding: WithholdingValues;
  readonly invoice_number_format: string;
  readonly invoice_next_number: string;
  readonly credit_note_number_format: string;
  readonly issue_checks: string;
  readonly pause_gone_webhooks: boolean;
  readonly book_exact_payments: boolean;
  readonly link_in_mails: boolean;
  readonly rounding: { readonly grain: string; readonly mode: string; readonly step_minutes: string };
  readonly tax: TaxValues;
  readonly accent_color: string;
  readonly document_texts: readonly TextsOfLanguage[];
  readonly reminder_steps: readonly StepValues[];
  readonly seller: TextValues<typeof sellerTable.fields> & {
    readonly supplies: string;
    readonly vat_on_debits: boolean;
    readonly accounts: readonly AccountValues[];
    readonly address: TextValues<typeof addressTable.fields>;
    readonly contact: TextValues<typeof contactTable.fields>;
    readonly legal_id: TextValues<typeof legalIdTable.fields>;
    readonly electronic_address: TextValues<typeof electronicAddressTable.fields>;
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
    timer_limit_hours: String(workspace.timer_limit_hours ?? ""),
    mileage_rate: workspace.mileage_rate === null ? "" : formatDecimal(workspace.mileage_rate, currentLocale()),
    mileage_unit: workspace.mileage_unit,
    payment_terms_days: String(workspace.payment_terms_days ?? ""),
    payment_terms_rule: workspace.payment_terms_rule ?? "days",
    payment_reference: workspace.payment_reference ?? "number",
    payment_code: workspace.payment_code ?? "",
    early_payment_discount: earlyPaymentValues(workspace.early_payment_discount),
    withholding: withholdingValues(workspace.withholding),
    invoice_number_format: workspace.invoice_number_format ?? "",
    invoice_next_number: String(workspace.invoice_next_number ?? ""),
    credit_note_number_format: workspace.credit_note_number_format ?? "",
    issue_checks: workspace.issue_checks ?? "warn",
    link_in_mails: workspace.link_in_mails ?? false,
    pause_gone_webhooks: workspace.pause_gone_webhooks ?? false,
    book_exact_payments: workspace.book_exact_payments ?? false,
    rounding: {
      grain: rounding?.grain ?? "entry",
      mode: rounding?.mode ?? "none",
      step_minutes: String(rounding?.step_minutes ?? 1),
    },
    tax: taxValues(tax),
    accent_color: workspace.accent_color ?? "",
    reminder_steps: (workspace.reminder_steps ?? []).map((step) => stepValues(step, currency)),
    document_texts: inAllLanguages(workspace.document_texts ?? []),
    seller: sellerValues(workspace.seller),
  };
}

/** The stored texts, and empty ones for each other language of documents. */
function inAllLanguages(stored: readonly TextsOfLanguage[]): readonly TextsOfLanguage[] {
  const others = Object.keys(languages).filter((language) => !stored.some((one) => one.language === language));
  return [...stored, ...others.map((language) => ({ language, notes: "", footer: "" }))];
}

function sellerValues(seller: Workspace["seller"]): WorkspaceValues["seller"] {
  return {
    ...textValues(sellerTable, seller ?? null),
    supplies: seller?.supplies ?? "",
    vat_on_debits: seller?.vat_on_debits ?? false,
    accounts: (seller?.accounts ?? []).map(accountValues),
    address: textValues(addressTable, seller?.address ?? null),
    contact: textValues(contactTable, seller?.contact ?? null),
    legal_id: textValues(legalIdTable, seller?.legal_id ?? null),
    electronic_address: textValues(electronicAddressTable, seller?.electronic_address ?? null),
  };
}

/** The API's request body. Numbers and amounts must be valid. */
export function bodyOf(values: WorkspaceValues): WorkspaceBody {
  const { seller } = values;
  return {
    name: values.name.trim(),
    currency: values.currency,
    time_zone: values.time_zone.trim(),
    locale: values.locale.trim(),
    week_start: chosen(weekdays, values.week_start),
    rate: readAmount(values.rate, values.currency) ?? null,
    overlap_policy: chosen(overlapPolicies, values.overlap_policy),
    timer_limit_hours: values.timer_limit_hours.trim() === "" ? null : Number(values.timer_limit_hours),
    mileage_rate: values.mileage_rate.trim() === "" ? null : (readDecimal(values.mileage_rate) ?? null),
    mileage_unit: chosen(distanceUnits, values.mileage_unit),
    payment_terms_days: Number(values.payment_terms_days),
    payment_terms_rule: ruleIn(values),
    payment_reference: chosen(paymentReferenceKinds, values.payment_reference),
    payment_code: values.payment_code === "" ? null : chosen(paymentCodes, values.payment_code),
    early_payment_discount: earlyPaymentTerms(values.early_payment_discount),
    withholding: withholdingOf(values.withholding),
    invoice_number_format: values.invoice_number_format,
    invoice_next_number: Number(values.invoice_next_number),
    credit_note_number_format: values.credit_note_number_format,
    issue_checks: chosen(issueCheckPolicies, values.issue_checks),
    link_in_mails: values.link_in_mails,
    pause_gone_webhooks: values.pause_gone_webhooks,
    book_exact_payments: values.book_exact_payments,
    rounding: roundingOf(values.rounding),
    accent_color: values.accent_color === "" ? null : values.accent_color,
    reminder_steps: values.reminder_steps.map(stepBody),
    document_texts: values.document_texts.filter(({ notes, footer }) => notes.trim() !== "" || footer.trim() !== ""),
    tax: values.tax.category === "" ? null : taxOf(chosen(taxCategories, values.tax.category), values.tax),
    seller: {
      ...textBody(sellerTable, seller),
      supplies: seller.supplies === "" ? null : chosen(suppliesKinds, seller.supplies),
      vat_on_debits: seller.vat_on_debits,
      accounts: seller.accounts.map(accountBody),
      address: objectBody(addressTable, seller.address),
      contact: objectBody(contactTable, seller.contact),
      legal_id: objectBody(legalIdTable, seller.legal_id),
      electronic_address: peppolIdBody(seller.electronic_address, seller.address.country),
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

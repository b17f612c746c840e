import type { Schemas } from "../../../../../client/index.js";
import { type AnnexColumn, type TimesheetAnnex, usualAnnexColumns } from "../../../../../core/billing/annex.js";
import { addressTable } from "../../../../../core/billing/address.js";
import type { DocumentFormat } from "../../../../../core/billing/document-format.js";
import { electronicAddressTable } from "../../../../../core/billing/electronic-address.js";
import { legalIdTable } from "../../../../../core/billing/legal-id.js";
import { taxCategories } from "../../../../../core/billing/tax.js";
import { clientTable } from "../../../../../core/clients/client.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import { earlyPaymentTerms, type EarlyPaymentValues, earlyPaymentValues } from "../../elements/early-payment-values.js";
import { withholdingOf, type WithholdingValues, withholdingValues } from "../../elements/withholding-values.js";
import { addressesIn, addressesText } from "../../elements/email-addresses.js";
import { peppolIdBody } from "../../elements/peppol-id-values.js";
import { ruleIn } from "../../elements/payment-terms.js";
import { objectBody, orNull, textBody, type TextValues, textValues } from "../../elements/text-values.js";
import { stepBody, type StepValues, stepValues } from "../reminders/step-values.js";
import { taxOf, type TaxValues, taxValues } from "../../elements/tax-values.js";

export type Client = Schemas["Client"];
export type ClientBody = Schemas["ClientCreation"];

/** The form's fields as texts, by the names that API errors use. */
export interface ClientValues extends TextValues<typeof clientTable.fields> {
  readonly address: TextValues<typeof addressTable.fields>;
  readonly electronic_address: TextValues<typeof electronicAddressTable.fields>;
  readonly legal_id: TextValues<typeof legalIdTable.fields>;
  /** Separated by commas. */
  readonly cc_emails: string;
  readonly copy_to_seller: boolean;
  readonly invoice_format: DocumentFormat;
  readonly timesheet_annex: TimesheetAnnex;
  readonly timesheet_columns: readonly AnnexColumn[];
  readonly currency: string;
  readonly rate: string;
  readonly payment_terms_days: string;
  readonly payment_terms_rule: string;
  readonly early_payment_discount: EarlyPaymentValues;
  readonly withholding: WithholdingValues;
  readonly tax: TaxValues;
  /** Whose reminders apply: the workspace's (empty), none, or the client's own. */
  readonly reminders: "" | "none" | "own";
  readonly reminder_steps: readonly StepValues[];
}

/** `currency` is the workspace's, the default for clients. */
export function valuesOf(client: Client | null, currency: string): ClientValues {
  return {
    ...textValues(clientTable, client),
    address: textValues(addressTable, client?.address ?? null),
    electronic_address: textValues(electronicAddressTable, client?.electronic_address ?? null),
    legal_id: textValues(legalIdTable, client?.legal_id ?? null),
    cc_emails: addressesText(client?.cc_emails ?? []),
    copy_to_seller: client?.copy_to_seller ?? false,
    invoice_format: client?.invoice_format ?? "pdf",
    timesheet_annex: client?.timesheet_annex ?? "none",
    timesheet_columns: client?.timesheet_columns ?? usualAnnexColumns,
    currency: client?.currency ?? "",
    rate: amountText(client?.rate, client?.currency ?? currency),
    payment_terms_days: client?.payment_terms_days?.toString() ?? "",
    payment_terms_rule: client?.payment_terms_rule ?? "days",
    early_payment_discount: earlyPaymentValues(client?.early_payment_discount),
    withholding: withholdingValues(client?.withholding),
    tax: taxValues(client?.tax),
    reminders: remindersOf(client),
    reminder_steps: (client?.reminder_steps ?? []).map((step) => stepValues(step, client?.currency ?? currency)),
  };
}

function remindersOf(client: Client | null): ClientValues["reminders"] {
  const steps = client?.reminder_steps ?? null;
  if (steps === null) return "";
  return steps.length === 0 ? "none" : "own";
}

/** The API's request body. The rate and the days must be valid. */
export function bodyOf(values: ClientValues, currency: string): ClientBody {
  const { address, tax } = values;
  const category = taxCategories.find((one) => one === tax.category);
  return {
    ...textBody(clientTable, values),
    address: objectBody(addressTable, address),
    electronic_address: peppolIdBody(values.electronic_address, address.country),
    legal_id: objectBody(legalIdTable, values.legal_id),
    cc_emails: addressesIn(values.cc_emails),
    copy_to_seller: values.copy_to_seller,
    invoice_format: values.invoice_format,
    timesheet_annex: values.timesheet_annex,
    timesheet_columns: [...values.timesheet_columns],
    currency: orNull(values.currency),
    rate: readAmount(values.rate, values.currency || currency) ?? null,
    payment_terms_days: values.payment_terms_days.trim() === "" ? null : Number(values.payment_terms_days),
    payment_terms_rule: ruleIn(values),
    early_payment_discount: earlyPaymentTerms(values.early_payment_discount),
    withholding: withholdingOf(values.withholding),
    tax: category ? taxOf(category, tax) : null,
    reminder_steps: values.reminders === "" ? null : values.reminders === "own" ? values.reminder_steps.map(stepBody) : [],
  };
}

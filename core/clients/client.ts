import { addressType } from "../billing/address.js";
import { annexColumnsType, timesheetAnnexType, usualAnnexColumns } from "../billing/annex.js";
import { documentFormatType } from "../billing/document-format.js";
import { earlyPaymentType } from "../billing/early-payment.js";
import { withholdingType } from "../billing/withholding.js";
import { electronicAddressType } from "../billing/electronic-address.js";
import { legalIdType } from "../billing/legal-id.js";
import { ledgerAccountType } from "../billing/ledger-accounts.js";
import { localeType } from "../billing/locale.js";
import { checkPaymentTerms, paymentTermsRuleType, paymentTermsType } from "../billing/payment-terms.js";
import { reminderStepsType } from "../billing/reminder-step.js";
import { rateType } from "../billing/rate.js";
import { checkTaxId, taxIdType } from "../billing/tax-id.js";
import { taxType } from "../billing/tax-json.js";
import { activities } from "../kernel/activity.js";
import type { Versioned } from "../kernel/entity.js";
import { externalFields } from "../kernel/external-fields.js";
import type { Issues } from "../kernel/errors.js";
import { FieldTable } from "../kernel/field-table.js";
import { choiceType, currencyType, dayType, emailType, flagType, idType, listType, textType } from "../kernel/field-types.js";
import { type ChangesOf, type CreationOf, field, type ModelOf, versionFields, type Described } from "../kernel/fields.js";
import { nameLimits, notesLimits } from "../kernel/text.js";
import { MAX_RECIPIENTS } from "../messages/message.js";

/** The most addresses in `ccEmails`: a mail also goes to `email` and to the seller. */
export const MAX_CLIENT_COPIES = MAX_RECIPIENTS - 2;

export const clientTable = new FieldTable({
  /** `cli_…`, assigned by the service. */
  id: field.assigned(idType("cli")),
  /** 1 to 200 characters, for lists. Not unique. */
  name: field.required(textType(nameLimits), ["The client's name", "Ada Ltd"]),
  /** The name on invoices. Null: `name`. */
  legalName: field.nullable(textType(nameLimits), ["The name on invoices. Null if `name` applies", "Ada Limited"]),
  /** Where invoices are sent. */
  email: field.nullable(emailType, ["The email address that invoices are sent to", "ada@example.com"]),
  /** Who gets a copy of every mail with an invoice. At most 18 addresses. */
  ccEmails: field.defaulting(
    listType(emailType, { max: MAX_CLIENT_COPIES }),
    [],
    ["Email addresses that get a copy of every email with an invoice", ["accounts@example.com"]],
  ),
  /** Whether the seller's email address gets one too. */
  copyToSeller: field.defaulting(flagType, false, [
    "Whether the email address of the seller gets a copy of every email with an invoice",
    true,
  ]),
  /** The buyer's address on invoices (BG-8). In a change, absent parts do not change. */
  address: field.nullable(addressType, "The postal address"),
  /** The VAT id (BT-48) or another tax id. 4 to 40 characters; a VAT id must have valid check digits, unless the address is outside of the European Union. */
  taxId: field.nullable(taxIdType, ["The tax ID", "DE123456789"]),
  /** Where the client receives electronic invoices (BT-49), such as its Peppol ID. Null: `email`. */
  electronicAddress: field.nullable(
    electronicAddressType,
    "Where the client receives electronic invoices, such as its Peppol ID (BT-49). Null if `email` applies",
  ),
  /** The identifier in a register of companies, with its scheme (BT-47). */
  legalId: field.nullable(legalIdType, "The identifier in a register of companies, with the code of the register (BT-47)"),
  /** What is attached to emails with the client's invoices. An XML format is attached together with the PDF. */
  invoiceFormat: field.defaulting(documentFormatType, "pdf", [
    "The format of invoices that are sent to the client. `facturx` is a PDF with the electronic invoice inside; `cii`, `ubl`, `xrechnung` and `peppol` are XML, which is attached together with the PDF",
    "xrechnung",
  ]),
  /** How the time entries of the client's invoices go with them. Fixed when an invoice is issued. */
  timesheetAnnex: field.defaulting(timesheetAnnexType, "none", [
    "How the time entries of invoices go with them: as further `pages` of the PDF, as a `pdf` or `csv` file attached to emails, or not at all. Fixed when an invoice is issued",
    "pages",
  ]),
  /** The columns of these timesheets, each once. */
  timesheetColumns: field.defaulting(annexColumnsType, usualAnnexColumns, [
    "Columns of the timesheets of invoices, in this order",
    [...usualAnnexColumns],
  ]),
  /** The tax of lines without a tax of their own. Null means the workspace's. */
  tax: field.nullable(taxType, "Tax for lines without their own. Null if it is inherited"),
  /** Null means the workspace's currency. */
  currency: field.nullable(currencyType, ["Currency of the client's invoices and rates. Null if the workspace's applies", "EUR"]),
  /** Null means the workspace's payment terms. */
  paymentTermsDays: field.nullable(paymentTermsType, [
    "Number of days from the issue date to the due date. Null if it is inherited",
    30,
  ]),
  /** How these days count, see `dueDateOf`. Without own days, the workspace's rule applies with its days. */
  paymentTermsRule: field.defaulting(paymentTermsRuleType, "days", [
    "How the days of `payment_terms_days` count, as in the workspace. If they are null, the rule of the workspace applies with its days",
    "days",
  ]),
  /** Null: the workspace's. */
  earlyPaymentDiscount: field.nullable(
    earlyPaymentType,
    "Discount for early payment, printed on invoices. Null if it is inherited, or there is none",
  ),
  /** Null: the workspace's. A rate of 0 withholds nothing, as for clients in other countries. */
  withholding: field.nullable(
    withholdingType,
    "The tax that the client withholds from payments. Null if the workspace's applies. A rate of `0` withholds nothing",
  ),
  /** Minor units of the client's currency per hour. Null inherits, see `resolveRate`. */
  rate: field.nullable(rateType),
  /** The buyer's reference for invoices (BT-10), such as a German Leitweg-ID. At most 100 characters. */
  buyerReference: field.nullable(textType({ min: 1, max: 100, oneLine: true }), ["The buyer reference (BT-10)", null]),
  /** The notes of the client's new invoices. At most 10,000 characters. Null: the workspace's. */
  invoiceNotes: field.nullable(textType({ min: 1, ...notesLimits }), [
    "The notes of the client's new invoices. Null if the workspace's apply",
    null,
  ]),
  /** The BCP 47 tag for documents and mail, which are in English for languages other than en, de, fr and es. Null means the workspace's. */
  locale: field.nullable(localeType, [
    "Language of the client's documents and emails, as a BCP 47 tag: en, de, fr or es. They are in English for other languages. Null if the workspace's applies",
    "fr-FR",
  ]),
  /** When and how the client is reminded of invoices. Null: as the workspace says. Empty: never. At most 5 steps. */
  reminderSteps: field.nullable(
    reminderStepsType,
    "When the client is reminded of invoices, and with which text. Null if the workspace's steps apply. Empty: never",
  ),
  /** The day on which the days of the steps last changed: no step of an earlier day is sent. Null: they never changed. */
  remindersSince: field.assignedOrNull(dayType, [
    "The date on which the days of `reminder_steps` last changed. No reminder is sent for steps before it",
    null,
  ]),
  /** The number or name of the client's account in files for accounting programs, 1 to 100 characters. Null: the workspace's for receivables. */
  ledgerAccount: field.nullable(ledgerAccountType, [
    "The client's account in files for accounting programs. Null if `receivables` of the workspace's `ledger_accounts` applies",
    "10001",
  ]),
  /** At most 10,000 characters; "" if there are none. Never on invoices. */
  notes: field.defaulting(textType(notesLimits), ""),
  /** An `archived` client gets no new invoices. */
  status: field.defaulting(choiceType(activities), "active"),
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: externalFields.externalId,
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: externalFields.metadata,
  ...versionFields,
});

/** The rules that a client breaks. */
export function checkClient(client: Client): Issues {
  const issues = clientTable.issuesOf(client);
  checkTaxId(issues, ["taxId"], client.taxId, client.address);
  checkPaymentTerms(issues, client);
  return issues;
}

/** A customer, to whom invoices are addressed. */
export interface Client extends Versioned, ModelOf<typeof clientTable.fields> {}

/** Absent fields do not change, including those of the address. */
export interface ClientPatch extends ChangesOf<typeof clientTable.fields>, Described {}
/** The fields of a new client; absent ones get their defaults. */
export interface CreateClient extends CreationOf<typeof clientTable.fields>, Described {}

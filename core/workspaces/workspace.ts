import { documentTextsType } from "../billing/document-texts.js";
import { earlyPaymentType } from "../billing/early-payment.js";
import { withholdingType } from "../billing/withholding.js";
import { checkNumberFormat, nextNumberLimits, numberFormatLimits } from "../billing/invoice-number.js";
import { distanceUnits, mileageRateType } from "../billing/mileage.js";
import { localeType } from "../billing/locale.js";
import { checkPaymentTerms, paymentTermsRuleType, paymentTermsType } from "../billing/payment-terms.js";
import { paymentCodeType } from "../billing/payment-code.js";
import { paymentReferenceType } from "../billing/payment-reference.js";
import { reminderStepsType } from "../billing/reminder-step.js";
import { ledgerAccountsType } from "../billing/ledger-accounts.js";
import { rateType } from "../billing/rate.js";
import { NO_ROUNDING } from "../billing/rounding.js";
import { roundingType } from "../billing/rounding-json.js";
import { emptySeller, sellerType } from "../billing/seller.js";
import { taxType } from "../billing/tax-json.js";
import { weekdays } from "../kernel/calendar.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import type { Issues } from "../kernel/errors.js";
import { FieldTable } from "../kernel/field-table.js";
import {
  choiceType,
  colorType,
  currencyType,
  dayType,
  flagType,
  idType,
  ruledTextType,
  textType,
  timeZoneType,
  wholeType,
} from "../kernel/field-types.js";
import {
  type ChangesOf,
  type CreationOf,
  field,
  type ModelOf,
  restricted,
  versionFields,
  type Described,
} from "../kernel/fields.js";
import type { WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { nameLimits } from "../kernel/text.js";
import { fontFactsType } from "./font/font.js";
import { GONE_ATTEMPTS, GONE_STATUS } from "../webhooks/gone.js";
import { logoFactsType } from "./logo/logo.js";
import { timerLimits } from "./timer-limits.js";

/** Whether a user's time entries may overlap. */
export const overlapPolicies = ["allow", "reject"] as const;

/** Whether an invoice can be issued in which the checks of the profile `issue` find errors. */
export const issueCheckPolicies = ["warn", "block"] as const;

/** The format of a number, see `checkNumberFormat`. */
const numberFormatType = ruledTextType(numberFormatLimits, ["number_format_malformed"], (issues, path, format) =>
  issues.addAll(path, checkNumberFormat(format)),
);

export const workspaceTable = new FieldTable({
  /** `ws_…`, assigned by the service. */
  id: restricted(field.assigned(idType("ws"))),
  /** 1 to 200 characters. On invoices if the seller has no legal name. */
  name: field.required(textType(nameLimits), ["The workspace's name", "Grace GmbH"]),
  /** The currency of rates and of invoices for clients without their own. */
  currency: field.required(currencyType, "Default currency of clients"),
  /** Determines the days of entries, invoices and reports. */
  timeZone: field.required(timeZoneType, "The time zone of the workspace"),
  /** The BCP 47 tag for documents and mail to clients without their own, which are in English for languages other than en, de, fr and es. */
  locale: field.defaulting(localeType, "en", [
    "Language of documents and emails, as a BCP 47 tag: en, de, fr or es. They are in English for other languages",
    "de-DE",
  ]),
  /** The first day of a week in reports. */
  weekStart: field.defaulting(choiceType(weekdays), "monday", "First day of the week"),
  /** Minor units of the workspace's currency per hour, for time without a more specific rate. Null: none. */
  rate: restricted(field.nullable(rateType, ["Default hourly rate", 9000])),
  /** What an expense of kind `mileage` is per kilometer or mile, in units of the workspace's currency, unless it says otherwise. Null: none. */
  mileageRate: field.nullable(mileageRateType, [
    "Default rate of mileage, in units of the currency per kilometer or mile",
    "0.30",
  ]),
  /** The unit of `mileageRate`, and of new distances. */
  mileageUnit: field.defaulting(choiceType(distanceUnits), "km", ["Unit of `mileage_rate`, and default unit of distances", "km"]),
  /** How recorded time becomes billed time. */
  rounding: restricted(field.defaulting(roundingType, NO_ROUNDING, "How recorded time is rounded")),
  /** Such as `INV-{YYYY}-{SEQ:4}`, see `checkNumberFormat`. Each filled-in date starts a series from 1. */
  invoiceNumberFormat: restricted(
    field.defaulting(numberFormatType, "INV-{YYYY}-{SEQ:4}", [
      "Format of invoice numbers: `{YYYY}`, `{YY}`, `{MM}` and `{DD}` of the issue date, and one `{SEQ}` or `{SEQ:digits}`",
      "INV-{YYYY}-{SEQ:4}",
    ]),
  ),
  /** As `invoiceNumberFormat`. */
  creditNoteNumberFormat: restricted(
    field.defaulting(numberFormatType, "CN-{YYYY}-{SEQ:4}", [
      "Format of credit note numbers, with the same placeholders",
      "CN-{YYYY}-{SEQ:4}",
    ]),
  ),
  /** Whole days from the issue date to the due date, 0 to 3,650, as `paymentTermsRule` counts them. */
  paymentTermsDays: restricted(
    field.defaulting(paymentTermsType, 30, ["Default number of days from the issue date to the due date", 30]),
  ),
  /** How these days count, see `dueDateOf`. */
  paymentTermsRule: restricted(
    field.defaulting(paymentTermsRuleType, "days", [
      "How the days of `payment_terms_days` count: `days` after the issue date, `days_end_of_month`: to the last day of the month in which they end, " +
        "`end_of_month_days`: from the last day of the month of issue, `day_of_next_month`: as the day of the following month, 31 being its last one",
      "days",
    ]),
  ),
  /** The payment reference (BT-83) of invoices without their own, see `paymentReferenceFor`. */
  paymentReference: restricted(
    field.defaulting(paymentReferenceType, "number", [
      "The payment reference (BT-83) of invoices without their own: the `number` of the invoice, a creditor reference made of it (`iso11649`), or the " +
        "structured communication of Belgian banks (`be_ogm`)",
      "number",
    ]),
  ),
  /** What banking apps scan from documents, see `paymentCodes`. Null: none. An issued invoice keeps the one that it was issued with. */
  paymentCode: restricted(
    field.nullable(paymentCodeType, [
      "What banking apps scan from invoices: `epc_qr` is a QR code for transfers in euros (EPC069-12), `swiss_qr_bill` the payment part with receipt " +
        "for Swiss and Liechtenstein accounts. Null for none",
      "epc_qr",
    ]),
  ),
  /** For clients without their own. Null: none. */
  earlyPaymentDiscount: restricted(
    field.nullable(
      earlyPaymentType,
      "Discount for early payment, printed on invoices. Null if it is inherited, or there is none",
    ),
  ),
  /** For clients without their own. Null: none. */
  withholding: restricted(
    field.nullable(withholdingType, "The tax that buyers withhold from payments, such as IRPF in Spain. Null if there is none"),
  ),
  /** The tax of lines without a tax of their own or of their client. Null: `NO_TAX` applies, but it is not chosen. */
  tax: restricted(field.nullable(taxType, "Tax for lines without their own. Null if it is inherited")),
  /** Printed on invoices (BG-4). In a change, absent parts do not change. */
  seller: restricted(field.defaulting(sellerType, emptySeller, "The seller details printed on invoices")),
  /** Null: none. */
  logo: restricted(
    field.assignedOrNull(
      logoFactsType,
      "The logo on invoices: its media type and its size in bytes. Null if there is none. Replaced by `PUT /workspace/logo`",
    ),
  ),
  /** For characters that no other font has. Null: none. */
  font: restricted(
    field.assignedOrNull(
      fontFactsType,
      "The font for characters that the included fonts lack: its name, media type and size in bytes. Null if there is none. Replaced by `PUT /workspace/font`",
    ),
  ),
  /** The color of titles and lines on documents, `#rrggbb`. Null: the usual one. */
  accentColor: restricted(
    field.nullable(colorType, ["The color of titles and lines on invoices. Null for the usual one", "#14606f"]),
  ),
  /** The notes of new invoices and the footer of documents, by language. */
  documentTexts: restricted(
    field.defaulting(
      documentTextsType,
      [],
      "The notes of new invoices and the footer of documents, by language. A document has those of its language, or else the first",
    ),
  ),
  /** Whether entries of one user may overlap: `reject` refuses a second entry at the same time. */
  overlapPolicy: restricted(
    field.defaulting(choiceType(overlapPolicies), "allow", ["Whether time entries of one user can overlap", "allow"]),
  ),
  /** After how many hours a running timer is stopped at this duration, and its user notified by email. Null: never. */
  timerLimitHours: field.nullable(wholeType(timerLimits, "hours"), [
    "After how many hours a running timer is stopped. The entry ends at that time, and its user is notified by email. Null: timers are not stopped",
    12,
  ]),
  /** Whether a webhook subscription is paused when its receiver returned 410 to five attempts in a row. */
  pauseGoneWebhooks: restricted(
    field.defaulting(flagType, false, [
      `Whether a webhook subscription is paused when its receiver returned ${GONE_STATUS} to ${GONE_ATTEMPTS} attempts in a row`,
      true,
    ]),
  ),
  /** `block` refuses to issue an invoice with errors that `validateInvoice` finds; `warn` issues it. */
  issueChecks: restricted(
    field.defaulting(choiceType(issueCheckPolicies), "warn", [
      "Whether an invoice with errors that `POST /invoices/{id}/validate` finds for the profile `issue` can be issued: `warn` allows it, " +
        "`block` rejects it",
      "warn",
    ]),
  ),
  /** When and how clients without their own schedule are reminded of invoices. Empty: never. At most 5 steps. */
  reminderSteps: restricted(
    field.defaulting(
      reminderStepsType,
      [],
      "When clients are reminded of invoices, and with which text. Empty: never. Clients can have their own",
    ),
  ),
  /** The day on which the days of the steps last changed: no step of an earlier day is sent. Null: they never changed. */
  remindersSince: restricted(
    field.assignedOrNull(dayType, [
      "The date on which the days of `reminder_steps` last changed. No reminder is sent for steps before it",
      "2026-04-01",
    ]),
  ),
  /** Whether emails with issued invoices, and reminders, contain a link to the page for the client. */
  linkInMails: restricted(
    field.defaulting(flagType, false, [
      "Whether emails with invoices and reminders contain a link to the page on which the client sees the document. For clients to open it, the service needs an address " +
        "that they can reach",
      true,
    ]),
  ),
  /** Whether importing a bank statement books transactions whose reference and amount are exactly those of an invoice. */
  bookExactPayments: restricted(
    field.defaulting(flagType, false, [
      "Whether importing a bank statement books transactions whose reference or number, and amount, are exactly those of an invoice",
      true,
    ]),
  ),
  /** The accounts of files for accounting programs. Null: the usual ones, see `usualAccounts`. */
  ledgerAccounts: restricted(
    field.nullable(ledgerAccountsType, "The accounts of files for accounting programs. Null if the usual names apply"),
  ),
  createdAt: restricted(versionFields.createdAt),
  updatedAt: restricted(versionFields.updatedAt),
  version: restricted(versionFields.version),
});

/** The fields of a workspace, and the sequence number of its next invoice, which the series has. */
export const numberedWorkspaceTable = new FieldTable({
  ...workspaceTable.fields,
  /** The sequence number of the next invoice, at least the current one. The new format applies if it changes too. */
  invoiceNextNumber: restricted(
    field.changed(wholeType(nextNumberLimits), 1, [
      "The sequence number of the next invoice, in the current series of `invoice_number_format`. It can only be increased, " +
        "for example to continue the numbers of another program. Issuing an invoice increases it without a new version of the workspace",
      43,
    ]),
  ),
});

/** One business with its own clients, time and invoices. Nothing is shared between workspaces. */
export interface Workspace extends Versioned, ModelOf<typeof workspaceTable.fields> {}

/** Absent fields do not change, including those of the seller and its address. The logo has an operation of its own. */
export interface WorkspacePatch extends ChangesOf<typeof numberedWorkspaceTable.fields>, Described {}

/** The rules that a workspace breaks. */
export function checkWorkspace(workspace: Workspace): Issues {
  const issues = workspaceTable.issuesOf(workspace);
  checkPaymentTerms(issues, workspace);
  return issues;
}

/** A workspace with the default settings. */
export function newWorkspace(id: WorkspaceId, given: CreationOf<typeof workspaceTable.fields>, now: Instant): Workspace {
  return { id, ...workspaceTable.create(given), logo: null, font: null, remindersSince: null, ...firstVersion(now) };
}

/** A workspace with the sequence number that the next invoice would get if it were issued today. */
export interface NumberedWorkspace extends Workspace {
  /** Absent for actors who may not see it. */
  readonly invoiceNextNumber?: number;
}

import { Type } from "@sinclair/typebox";
import {
  issueCheckPolicies,
  logoTypes,
  nextNumberLimits,
  overlapPolicies,
  paymentTermsLimits,
  weekdays,
  workspaceLimits,
} from "../../../core/index.js";
import { named } from "./annotations.js";
import {
  billingFields,
  rounding,
  sellerInput,
  sellerView,
  taxInput,
  taxView,
  earlyPayment,
  earlyPaymentView,
} from "./billing.js";
import {
  body,
  currency,
  id,
  instant,
  integer,
  literals,
  nullable,
  optional,
  rate,
  text,
  textView,
  timeZone,
  view,
} from "./primitives.js";

const fields = {
  ...billingFields,
  name: ["The workspace's name", "Grace GmbH"],
  currency: "Default currency of clients",
  time_zone: "The time zone of the workspace",
  locale: ["Language of invoices and emails, as a BCP 47 tag", "de-DE"],
  week_start: "First day of the week",
  rate: ["Default hourly rate", 9000],
  invoice_number_format: [
    "Format of invoice numbers: `{YYYY}`, `{YY}`, `{MM}` and `{DD}` of the issue date, and one `{SEQ}` or `{SEQ:digits}`",
    "INV-{YYYY}-{SEQ:4}",
  ],
  invoice_next_number: [
    "The sequence number of the next invoice, in the current series of `invoice_number_format`. It can only be increased, " +
      "for example to continue the numbers of another program. Issuing an invoice increases it without a new version of the workspace",
    43,
  ],
  credit_note_number_format: ["Format of credit note numbers, with the same placeholders", "CN-{YYYY}-{SEQ:4}"],
  issue_checks: [
    "Whether an invoice with errors that `POST /invoices/{id}/validate` finds for the profile `issue` can be issued: `warn` allows it, " +
      "`block` rejects it",
    "warn",
  ],
  payment_terms_days: ["Default number of days from the issue date to the due date", 30],
  seller: "The seller details printed on invoices",
  logo: "The logo on invoices: its media type and its size in bytes. Null if there is none. Replaced by `PUT /workspace/logo`",
  overlap_policy: ["Whether time entries of one user can overlap", "allow"],
} as const;

export const WorkspacePatch = named(
  "WorkspacePatch",
  body(
    {
      name: optional(text(workspaceLimits.name)),
      currency: optional(currency()),
      time_zone: optional(timeZone()),
      locale: optional(text(workspaceLimits.locale)),
      week_start: optional(literals(weekdays)),
      rate: optional(nullable(rate())),
      rounding: optional(rounding()),
      invoice_number_format: optional(text(workspaceLimits.invoiceNumberFormat)),
      invoice_next_number: optional(integer(nextNumberLimits)),
      credit_note_number_format: optional(text(workspaceLimits.creditNoteNumberFormat)),
      payment_terms_days: optional(integer(paymentTermsLimits)),
      early_payment_discount: optional(nullable(earlyPayment())),
      tax: optional(nullable(taxInput())),
      seller: optional(sellerInput()),
      overlap_policy: optional(literals(overlapPolicies)),
      issue_checks: optional(literals(issueCheckPolicies)),
    },
    fields,
  ),
  { time_zone: "Europe/Berlin", rate: 9000, tax: { category: "S", rate: "19" } },
);

/** Members see only the first five fields. */
export const Workspace = named(
  "Workspace",
  view(
    {
      name: textView(workspaceLimits.name),
      currency: currency(),
      time_zone: timeZone(),
      locale: textView(workspaceLimits.locale),
      week_start: literals(weekdays),
      id: optional(id("ws")),
      rate: optional(nullable(rate())),
      rounding: optional(rounding()),
      invoice_number_format: optional(textView(workspaceLimits.invoiceNumberFormat)),
      invoice_next_number: optional(Type.Integer()),
      credit_note_number_format: optional(textView(workspaceLimits.creditNoteNumberFormat)),
      payment_terms_days: optional(Type.Integer()),
      early_payment_discount: optional(nullable(earlyPaymentView())),
      tax: optional(nullable(taxView())),
      seller: optional(sellerView()),
      logo: optional(
        nullable(
          view(
            { media_type: literals(logoTypes), size: Type.Integer() },
            { media_type: ["The media type", "image/svg+xml"], size: ["The size in bytes", 1830] },
          ),
        ),
      ),
      overlap_policy: optional(literals(overlapPolicies)),
      issue_checks: optional(literals(issueCheckPolicies)),
      created_at: optional(instant()),
      updated_at: optional(instant()),
      version: optional(Type.Integer()),
    },
    fields,
  ),
);

import { Type } from "@sinclair/typebox";
import { overlapPolicies, paymentTermsLimits, weekdays, workspaceLimits } from "../../../core/index.js";
import { named } from "./annotations.js";
import { billingFields, rounding, sellerInput, sellerView, taxInput, taxView } from "./billing.js";
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
  payment_terms_days: ["Default number of days from the issue date to the due date", 30],
  seller: "The seller details printed on invoices",
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
      payment_terms_days: optional(integer(paymentTermsLimits)),
      tax: optional(nullable(taxInput())),
      seller: optional(sellerInput()),
      overlap_policy: optional(literals(overlapPolicies)),
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
      payment_terms_days: optional(Type.Integer()),
      tax: optional(nullable(taxView())),
      seller: optional(sellerView()),
      overlap_policy: optional(literals(overlapPolicies)),
      created_at: optional(instant()),
      updated_at: optional(instant()),
      version: optional(Type.Integer()),
    },
    fields,
  ),
);

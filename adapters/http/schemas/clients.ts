import { Type } from "@sinclair/typebox";
import { activities, clientLimits, paymentTermsLimits } from "../../../core/index.js";
import { named } from "./annotations.js";
import { addressInput, addressView, billingFields, taxInput, taxView, earlyPayment, earlyPaymentView } from "./billing.js";
import {
  body,
  clearable,
  currency,
  email,
  id,
  integer,
  literals,
  nullable,
  optional,
  rate,
  text,
  textView,
  versioned,
  view,
} from "./primitives.js";

const fields = {
  ...billingFields,
  name: ["The client's name", "Ada Ltd"],
  legal_name: ["The name on invoices. Null if `name` applies", "Ada Limited"],
  email: ["The email address that invoices are sent to", "ada@example.com"],
  currency: ["Currency of the client's invoices and rates. Null if the workspace's applies", "EUR"],
  payment_terms_days: ["Number of days from the issue date to the due date. Null if it is inherited", 30],
  buyer_reference: ["The buyer reference (BT-10)", null],
  locale: ["Language of the client's invoices and emails, as a BCP 47 tag. Null if the workspace's applies", "fr-FR"],
} as const;

export const Client = named(
  "Client",
  view(
    {
      id: id("cli"),
      name: textView(clientLimits.name),
      legal_name: nullable(textView(clientLimits.legalName)),
      email: nullable(email()),
      address: nullable(addressView()),
      tax_id: nullable(textView(clientLimits.taxId)),
      tax: nullable(taxView()),
      currency: nullable(currency()),
      payment_terms_days: nullable(Type.Integer()),
      early_payment_discount: nullable(earlyPaymentView()),
      rate: nullable(rate()),
      buyer_reference: nullable(textView(clientLimits.buyerReference)),
      locale: nullable(textView(clientLimits.locale)),
      notes: textView(clientLimits.notes),
      status: literals(activities),
      ...versioned,
    },
    fields,
  ),
);

const content = {
  legal_name: optional(nullable(text(clientLimits.legalName))),
  email: optional(nullable(email())),
  address: optional(nullable(addressInput())),
  tax_id: optional(nullable(text(clientLimits.taxId))),
  tax: optional(nullable(taxInput())),
  currency: optional(nullable(currency())),
  payment_terms_days: optional(nullable(integer(paymentTermsLimits))),
  early_payment_discount: optional(nullable(earlyPayment())),
  rate: optional(nullable(rate())),
  buyer_reference: optional(nullable(text(clientLimits.buyerReference))),
  locale: optional(nullable(text(clientLimits.locale))),
  notes: optional(clearable(text(clientLimits.notes))),
  status: optional(literals(activities)),
};
export const ClientCreation = named("ClientCreation", body({ name: text(clientLimits.name), ...content }, fields), {
  name: "Ada Ltd",
  email: "ada@example.com",
  rate: 9000,
  tax: { category: "S", rate: "19" },
});
export const ClientPatch = named("ClientPatch", body({ name: optional(text(clientLimits.name)), ...content }, fields), {
  payment_terms_days: 14,
});

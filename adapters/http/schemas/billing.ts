import { Type } from "@sinclair/typebox";
import {
  addressLimits,
  bicLimits,
  earlyPaymentLimits,
  exemptionCodeLimits,
  ibanLimits,
  roundingGrains,
  roundingModes,
  roundingStepLimits,
  sellerLimits,
  taxCategories,
  taxIdLimits,
  taxLimits,
} from "../../../core/index.js";
import {
  amount,
  body,
  decimal,
  email,
  integer,
  literals,
  localDate,
  nullable,
  optional,
  text,
  textView,
  view,
} from "./primitives.js";

/** Descriptions of fields that several resources have. */
export const billingFields = {
  tax: "Tax for lines without their own. Null if it is inherited",
  tax_id: ["The tax ID", "DE123456789"],
  address: "The postal address",
  rounding: "How recorded time is rounded",
  early_payment_discount: "Discount for early payment, printed on invoices. Null if it is inherited, or there is none",
} as const;

const taxFields = {
  category: "Tax category (EN 16931, UNCL5305)",
  rate: ["Tax rate in percent. `0` for every category except `S` and `B`", "19"],
  exemption_reason: ["The reason for the tax exemption", null],
  exemption_code: ["The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`", null],
} as const;

export const taxInput = () =>
  body(
    {
      category: literals(taxCategories),
      rate: optional(decimal()),
      exemption_reason: optional(nullable(text(taxLimits.exemptionReason))),
      exemption_code: optional(nullable(text(exemptionCodeLimits))),
    },
    taxFields,
  );
const tax = {
  category: literals(taxCategories),
  rate: decimal(),
  exemption_reason: nullable(textView(taxLimits.exemptionReason)),
  exemption_code: nullable(textView(exemptionCodeLimits)),
};
export const taxView = () => view(tax, taxFields);
export const taxGroupView = () =>
  view(
    { ...tax, taxable_amount: amount(), tax_amount: amount() },
    {
      ...taxFields,
      rate: ["Tax rate in percent", "19"],
      taxable_amount: ["The taxable amount", 22500],
      tax_amount: ["The tax amount", 4275],
      exemption_code: ["The code of the tax exemption, if everything in the group has the same one", null],
    },
  );

export const period = () =>
  body(
    { start: localDate(), end: localDate() },
    { start: ["First day of the period", "2026-03-01"], end: ["Last day of the period", "2026-03-31"] },
  );

const addressFields = {
  line1: ["Address line 1", "1 Main Street"],
  line2: ["Address line 2", null],
  city: ["City", "Berlin"],
  postal_code: ["Postal code", "10115"],
  region: ["State or province", null],
  country: ["Two-letter country code (ISO 3166-1 alpha-2)", "DE"],
} as const;

const { line, country } = addressLimits;
export const addressInput = () =>
  body(
    {
      line1: optional(nullable(text(line))),
      line2: optional(nullable(text(line))),
      city: optional(nullable(text(line))),
      postal_code: optional(nullable(text(line))),
      region: optional(nullable(text(line))),
      country: optional(nullable(text(country))),
    },
    addressFields,
  );
export const addressView = () =>
  view(
    {
      line1: nullable(textView(line)),
      line2: nullable(textView(line)),
      city: nullable(textView(line)),
      postal_code: nullable(textView(line)),
      region: nullable(textView(line)),
      country: nullable(textView(country)),
    },
    addressFields,
  );

const sellerFields = {
  ...billingFields,
  legal_name: ["The name on invoices. Null if the workspace's name applies", "Grace GmbH"],
  email: ["The email address for questions about an invoice", "billing@example.com"],
  tax_id: ["A tax ID of any kind. One of `tax_id`, `vat_id` and `tax_number` is enough", null],
  vat_id: ["The VAT ID (BT-31)", "DE136695976"],
  tax_number: ["The tax number of the local tax office (BT-32)", "37/123/45678"],
  register: ["The entry in the register of companies (BT-30)", "HRB 12345, Amtsgericht Berlin"],
  directors: ["The names of the directors", "Grace Hopper"],
  iban: ["IBAN of the account that payments go to (BT-84)", "DE02120300000000202051"],
  bic: ["BIC of the bank (BT-86)", "BYLADEM1001"],
  phone: ["The telephone number for questions about an invoice (BT-42)", "+49 30 123456"],
} as const;

export const sellerInput = () =>
  body(
    {
      legal_name: optional(nullable(text(sellerLimits.legalName))),
      address: optional(nullable(addressInput())),
      tax_id: optional(nullable(text(taxIdLimits))),
      vat_id: optional(nullable(text(taxIdLimits))),
      tax_number: optional(nullable(text(taxIdLimits))),
      register: optional(nullable(text(sellerLimits.register))),
      directors: optional(nullable(text(sellerLimits.directors))),
      iban: optional(nullable(text(ibanLimits))),
      bic: optional(nullable(text(bicLimits))),
      email: optional(nullable(email())),
      phone: optional(nullable(text(sellerLimits.phone))),
    },
    sellerFields,
  );
export const sellerView = () =>
  view(
    {
      legal_name: nullable(textView(sellerLimits.legalName)),
      address: nullable(addressView()),
      tax_id: nullable(textView(taxIdLimits)),
      vat_id: nullable(textView(taxIdLimits)),
      tax_number: nullable(textView(taxIdLimits)),
      register: nullable(textView(sellerLimits.register)),
      directors: nullable(textView(sellerLimits.directors)),
      iban: nullable(textView(ibanLimits)),
      bic: nullable(textView(bicLimits)),
      email: nullable(email()),
      phone: nullable(textView(sellerLimits.phone)),
    },
    sellerFields,
  );

export const rounding = () =>
  view(
    {
      grain: literals(roundingGrains),
      mode: literals(roundingModes),
      step_minutes: integer(roundingStepLimits),
    },
    {
      grain: "What is rounded: each entry, the sum of each day in a line, or each line",
      mode: ["The rounding mode", "nearest"],
      step_minutes: ["Rounds to multiples of this number of minutes", 15],
    },
  );

const earlyPaymentFields = {
  percent: ["Percentage of the amount payable", "2"],
  days: ["Number of days from the issue date within which the discount applies", 10],
} as const;

/** A discount for early payment. */
export const earlyPayment = () => body({ percent: decimal(), days: integer(earlyPaymentLimits.days) }, earlyPaymentFields);
export const earlyPaymentView = () => view({ percent: decimal(), days: Type.Integer() }, earlyPaymentFields);

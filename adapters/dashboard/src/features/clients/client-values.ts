import type { Schemas } from "../../../../../client/index.js";
import { taxCategories } from "../../../../../core/billing/tax.js";
import { addressFields } from "../../elements/address-fields.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import { earlyPaymentTerms, type EarlyPaymentValues, earlyPaymentValues } from "../../elements/early-payment-values.js";
import { taxOf, type TaxValues, taxValues } from "../../elements/tax-values.js";

export type Client = Schemas["Client"];
export type ClientBody = Schemas["ClientCreation"];

/** The form's fields as texts, by the names that API errors use. */
export interface ClientValues {
  readonly name: string;
  readonly legal_name: string;
  readonly email: string;
  readonly address: Readonly<Record<(typeof addressFields)[number], string>>;
  readonly tax_id: string;
  readonly currency: string;
  readonly rate: string;
  readonly payment_terms_days: string;
  readonly early_payment_discount: EarlyPaymentValues;
  readonly tax: TaxValues;
  readonly buyer_reference: string;
  readonly locale: string;
  readonly notes: string;
}

/** `currency` is the workspace's, the default for clients. */
export function valuesOf(client: Client | null, currency: string): ClientValues {
  const part = (field: (typeof addressFields)[number]) => client?.address?.[field] ?? "";
  return {
    name: client?.name ?? "",
    legal_name: client?.legal_name ?? "",
    email: client?.email ?? "",
    address: {
      line1: part("line1"),
      line2: part("line2"),
      postal_code: part("postal_code"),
      city: part("city"),
      region: part("region"),
      country: part("country"),
    },
    tax_id: client?.tax_id ?? "",
    currency: client?.currency ?? "",
    rate: amountText(client?.rate, client?.currency ?? currency),
    payment_terms_days: client?.payment_terms_days?.toString() ?? "",
    early_payment_discount: earlyPaymentValues(client?.early_payment_discount),
    tax: taxValues(client?.tax),
    buyer_reference: client?.buyer_reference ?? "",
    locale: client?.locale ?? "",
    notes: client?.notes ?? "",
  };
}

/** The API's request body. The rate and the days must be valid. */
export function bodyOf(values: ClientValues, currency: string): ClientBody {
  const { address, tax } = values;
  const lines = Object.fromEntries(addressFields.map((field) => [field, orNull(address[field])]));
  const category = taxCategories.find((one) => one === tax.category);
  return {
    name: values.name.trim(),
    legal_name: orNull(values.legal_name),
    email: orNull(values.email),
    address: addressFields.some((field) => address[field].trim() !== "") ? lines : null,
    tax_id: orNull(values.tax_id),
    currency: orNull(values.currency),
    rate: readAmount(values.rate, values.currency || currency) ?? null,
    payment_terms_days: values.payment_terms_days.trim() === "" ? null : Number(values.payment_terms_days),
    early_payment_discount: earlyPaymentTerms(values.early_payment_discount),
    tax: category ? taxOf(category, tax) : null,
    buyer_reference: orNull(values.buyer_reference),
    locale: orNull(values.locale),
    notes: values.notes,
  };
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

import { earlyPaymentJson } from "../billing/early-payment.js";
import { taxJson } from "../billing/tax-json.js";
import { amountView, type View, versionView } from "../kernel/view.js";
import { addressJson } from "../billing/address-json.js";
import type { Client } from "./client.js";

/** The client's representation in the API and in events: snake_case, amounts in minor units, percentages as decimal text. */
export function clientView(client: Client): View {
  return {
    id: client.id,
    name: client.name,
    legal_name: client.legalName,
    email: client.email,
    address: client.address && addressJson.toJson(client.address),
    tax_id: client.taxId,
    tax: client.tax && taxJson.toJson(client.tax),
    currency: client.currency,
    payment_terms_days: client.paymentTermsDays,
    early_payment_discount: client.earlyPaymentDiscount && earlyPaymentJson.toJson(client.earlyPaymentDiscount),
    rate: amountView(client.rate),
    buyer_reference: client.buyerReference,
    locale: client.locale,
    notes: client.notes,
    status: client.status,
    ...versionView(client),
  };
}

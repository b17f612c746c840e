import { addressType } from "../billing/address.js";
import { electronicAddressType } from "../billing/electronic-address.js";
import { EMAIL_SCHEME } from "../billing/identifier-schemes.js";
import { legalIdType } from "../billing/legal-id.js";
import { localeType } from "../billing/locale.js";
import { taxIdType } from "../billing/tax-id.js";
import { codecOf, FieldTable } from "../kernel/field-table.js";
import { emailType, textType } from "../kernel/field-types.js";
import { field, type ModelOf, type Described } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";

export const buyerTable = new FieldTable({
  /** The client's name. */
  name: field.required(textType(nameLimits), ["The buyer's name", "Ada Ltd"]),
  /** The name to print. Null: `name`. */
  legalName: field.nullable(textType(nameLimits), ["The name on invoices. Null if `name` applies", "Ada Limited"]),
  /** The client's email address when the invoice was issued. */
  email: field.nullable(emailType),
  /** The client's address when the invoice was issued (BG-8). */
  address: field.nullable(addressType, "The postal address"),
  /** The VAT id (BT-48) or another tax id. */
  taxId: field.nullable(taxIdType, ["The tax ID", "DE123456789"]),
  /** Where the buyer receives electronic invoices (BT-49). Null: `email`. */
  electronicAddress: field.nullable(electronicAddressType, "Where the buyer receives electronic invoices (BT-49)"),
  /** That of the client when the invoice was issued. Null: it had none. */
  legalId: field.nullable(legalIdType, "The identifier in a register of companies (BT-47)"),
  /** The language of the document, BCP 47. Null on invoices that earlier versions issued. */
  locale: field.nullable(localeType, ["The language that the invoice was issued in, as a BCP 47 tag", "en-GB"]),
});

/** The recipient of the invoice, copied from the client when it is issued. */
export interface Buyer extends ModelOf<typeof buyerTable.fields>, Described {}

/** Whether an identifier shows that the buyer is a business or an authority. Consumers can have an email address. */
export function isBusiness({
  taxId,
  legalId,
  electronicAddress,
}: Pick<Buyer, "taxId" | "legalId" | "electronicAddress">): boolean {
  return taxId !== null || legalId !== null || (electronicAddress !== null && electronicAddress.scheme !== EMAIL_SCHEME);
}

/** The JSON of a buyer. */
export const buyerJson = codecOf(buyerTable);

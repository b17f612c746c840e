import { codecOf, FieldTable, mergedObjectType } from "../kernel/field-table.js";
import { choiceType, emailType, flagType, textType } from "../kernel/field-types.js";
import { type ChangesOf, field, type ModelOf, type Described } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import { accountsType } from "./account.js";
import { addressType } from "./address.js";
import { bicType } from "./bic.js";
import { electronicAddressType } from "./electronic-address.js";
import { ibanType } from "./iban.js";
import { legalIdType } from "./legal-id.js";
import { suppliesKinds } from "./supplies.js";
import { checkTaxId, taxIdType } from "./tax-id.js";
import { isVatId } from "./vat-id.js";

const phoneType = textType({ min: 1, max: 40, oneLine: true });

export const contactTable = new FieldTable({
  /** A person or a department (BT-41). 1 to 200 characters. Null: the seller's name. */
  name: field.nullable(textType(nameLimits), [
    "The person or department. Null if the name of the seller applies",
    "Grace Hopper",
  ]),
  /** 1 to 40 characters (BT-42). Null: the seller's. */
  phone: field.nullable(phoneType, ["The telephone number. Null if `seller.phone` applies", "+49 30 123457"]),
  /** BT-43. Null: the seller's. */
  email: field.nullable(emailType, ["The email address. Null if `seller.email` applies", "grace@example.com"]),
});

/** Whom buyers can ask about an invoice (BG-6). */
export interface Contact extends ModelOf<typeof contactTable.fields>, Described {}

export const sellerTable = new FieldTable({
  /** The name on invoices (BT-27). Null: the workspace's name. */
  legalName: field.nullable(textType(nameLimits), ["The name on invoices. Null if the workspace's name applies", "Grace GmbH"]),
  /** Printed on invoices (BG-5). In a change, absent parts do not change. */
  address: field.nullable(addressType, "The postal address"),
  /** A tax id of any kind, if it is not known whether it is a VAT id or a tax number. */
  taxId: field.nullable(taxIdType, ["A tax ID of any kind. One of `tax_id`, `vat_id` and `tax_number` is enough", null]),
  /** With the prefix of the country and valid check digits (BT-31). */
  vatId: field.nullable(taxIdType, ["The VAT ID (BT-31)", "DE136695976"]),
  /** As the local tax office writes it (BT-32). 4 to 40 characters. */
  taxNumber: field.nullable(taxIdType, ["The tax number of the local tax office (BT-32)", "37/123/45678"]),
  /** The entry in a register of companies, such as `HRB 12345, Amtsgericht Berlin` (BT-30). */
  register: field.nullable(textType({ min: 1, max: 200, oneLine: true }), [
    "The entry in the register of companies (BT-30)",
    "HRB 12345, Amtsgericht Berlin",
  ]),
  /** How the buyer or a registry identifies the seller, such as a GLN or a supplier number (BT-29). 1 to 100 characters. */
  identifier: field.nullable(textType({ min: 1, max: 100, oneLine: true }), [
    "An identifier of the seller, such as a GLN or a supplier number (BT-29)",
    null,
  ]),
  /** The identifier in a register of companies, with its scheme (BT-30). */
  legalId: field.nullable(legalIdType, "The identifier in a register of companies, with the code of the register (BT-30)"),
  /** Where the seller receives electronic invoices (BT-34), such as its Peppol ID. Null: the email address. */
  electronicAddress: field.nullable(
    electronicAddressType,
    "Where the seller receives electronic invoices, such as its Peppol ID (BT-34). Null if `email` applies",
  ),
  /** What is sold, which invoices from France state (CGI, annexe II, article 242 nonies A). Null: they do not. */
  supplies: field.nullable(choiceType(suppliesKinds), [
    "What is sold: goods, services or both. Invoices from France state it. Null if they do not",
    "services",
  ]),
  /** Whether the VAT on services falls due when they are billed, not when they are paid. Invoices from France state it (CGI, article 269). */
  vatOnDebits: field.defaulting(flagType, false, [
    "Whether the VAT on services falls due when they are billed, instead of when they are paid. Invoices from France state it",
    false,
  ]),
  /** The rate of penalties for late payment, as invoices from France state it (L441-9 of the Code de commerce). Null: that of the law. */
  latePaymentRate: field.nullable(textType({ min: 1, max: 200, oneLine: true }), [
    "The rate of penalties for late payment, as invoices from France state it. Null if that of the law applies: the rate of the European Central Bank plus 10 points",
    "trois fois le taux d’intérêt légal",
  ]),
  /** The names of the directors, which some countries require on letters. */
  directors: field.nullable(textType({ min: 1, max: 500, oneLine: true }), ["The names of the directors", "Grace Hopper"]),
  /** Where buyers pay. Of several, the currency of the invoice decides, see `accountFor`. At most 10. */
  accounts: field.defaulting(
    accountsType,
    [],
    "The accounts that payments go to. An invoice has the first one of its currency, or else the first one without a currency, or else `iban`",
  ),
  /** Where buyers pay if no account of `accounts` applies (BT-84), with or without spaces. */
  iban: field.nullable(ibanType, [
    "IBAN of the account that payments go to if none of `accounts` applies (BT-84)",
    "DE02120300000000202051",
  ]),
  /** 8 or 11 characters (BT-86). */
  bic: field.nullable(bicType, ["BIC of the bank (BT-86)", "BYLADEM1001"]),
  /** On invoices, and the address for replies to emailed ones. */
  email: field.nullable(emailType, ["The email address for questions about an invoice", "billing@example.com"]),
  /** 1 to 40 characters. */
  phone: field.nullable(phoneType, ["The telephone number for questions about an invoice (BT-42)", "+49 30 123456"]),
  /** On invoices, each part instead of that of the seller. In a change, absent parts do not change. */
  contact: field.nullable(
    mergedObjectType(contactTable),
    "The contact for questions about an invoice (BG-6). Its parts are printed instead of the `phone` and the `email` of the seller",
  ),
});

/** The issuer of invoices, copied to each invoice when it is issued. */
export interface Seller extends ModelOf<typeof sellerTable.fields>, Described {}

/** Absent fields do not change, including those of the address. Null removes a field. */
export interface SellerPatch extends ChangesOf<typeof sellerTable.fields>, Described {}

/** The fields that identify a seller to tax authorities. One of them is enough (Directive 2006/112/EC, article 226 (3)). */
export const sellerTaxIds = ["vatId", "taxNumber", "taxId"] as const;

/** A seller without any data. */
export const emptySeller: Seller = sellerTable.create({});

/** The type of a seller of which a change can contain only some parts. */
export const sellerType = mergedObjectType(sellerTable, {
  issuesOf: (seller) => {
    const issues = sellerTable.issuesOf(seller);
    for (const field of sellerTaxIds) checkTaxId(issues, [field], seller[field], seller.address);
    return issues.found;
  },
});

/** The JSON of a seller. Absent fields are null. */
export const sellerJson = codecOf(sellerTable);

/** The contact on invoices: each part of the seller's contact, or else of the seller. The name is null if that of the seller applies. */
export function contactOf({ contact, phone, email }: Seller): Contact {
  return { name: contact?.name ?? null, phone: contact?.phone ?? phone, email: contact?.email ?? email };
}

/** The seller's VAT id (BT-31): also a tax id of any kind that is one. */
export function sellerVatId({ vatId, taxId }: Seller): string | null {
  return vatId ?? (taxId !== null && isVatId(taxId) ? taxId : null);
}

/** The seller's tax number (BT-32): also a tax id of any kind that is not a VAT id. */
export function sellerTaxNumber({ taxNumber, taxId }: Seller): string | null {
  return taxNumber ?? (taxId !== null && !isVatId(taxId) ? taxId : null);
}

import type { ExtensionTerms, LogisticsChargeTerms, ThirdPartyPaymentTerms } from "./extension-terms.js";
import type { LineAllowanceTerms, LineChargeTerms, LineTerms, PropertyTerms, Text } from "./terms-of-lines.js";

export type { LineTerms, Text } from "./terms-of-lines.js";

/**
 * A document in the terms of EN 16931-1: `BT-1` is the number of the invoice, `BT-34-1` the scheme of its seller's electronic address. Terms that occur once
 * are here, whatever group they are in; groups that repeat are lists. Amounts, quantities and rates are decimal text, days ISO 8601.
 */
export interface InvoiceTerms extends ExtensionTerms {
  /** Invoice number. */
  readonly "BT-1": string;
  /** Issue date. */
  readonly "BT-2": string;
  /** Type of the document (UNTDID 1001). */
  readonly "BT-3": string;
  /** Currency (ISO 4217). */
  readonly "BT-5": string;
  /** Currency in which the seller reports VAT. */
  readonly "BT-6"?: Text;
  /** Date on which the VAT falls due, or the code of the event that determines it (UNTDID 2005, in CII 2475). */
  readonly "BT-7"?: Text;
  readonly "BT-8"?: Text;
  /** Due date. */
  readonly "BT-9"?: Text;
  /** Reference of the buyer. */
  readonly "BT-10"?: Text;
  /** Project. */
  readonly "BT-11"?: Text;
  /** Contract. */
  readonly "BT-12"?: Text;
  /** Purchase order. */
  readonly "BT-13"?: Text;
  /** Sales order, receiving advice, despatch advice, tender or lot. */
  readonly "BT-14"?: Text;
  readonly "BT-15"?: Text;
  readonly "BT-16"?: Text;
  readonly "BT-17"?: Text;
  /** The object that is billed, such as a meter, and its scheme (UNTDID 1153). */
  readonly "BT-18"?: Text;
  readonly "BT-18-1"?: Text;
  /** Where the buyer books the invoice. */
  readonly "BT-19"?: Text;
  /** Payment terms. */
  readonly "BT-20"?: Text;
  /** Business process. */
  readonly "BT-23"?: Text;
  /** Specification that the document conforms to. */
  readonly "BT-24": string;
  /** Notes. */
  readonly "BG-1": readonly NoteTerms[];
  /** Preceding invoices. */
  readonly "BG-3": readonly PrecedingTerms[];
  /** Supporting documents. */
  readonly "BG-24"?: readonly SupportingTerms[];

  /** Seller name. */
  readonly "BT-27": string;
  /** Trading name of the seller. */
  readonly "BT-28"?: Text;
  /** Identifier of the seller, and its scheme (ISO 6523). */
  readonly "BT-29"?: Text;
  readonly "BT-29-1"?: Text;
  /** Legal registration of the seller, and its scheme (ISO 6523). */
  readonly "BT-30"?: Text;
  readonly "BT-30-1"?: Text;
  /** VAT ID of the seller. */
  readonly "BT-31"?: Text;
  /** Tax number of the seller. */
  readonly "BT-32"?: Text;
  /** Further legal information about the seller. */
  readonly "BT-33"?: Text;
  /** Electronic address of the seller, and its scheme (EAS). */
  readonly "BT-34"?: Text;
  readonly "BT-34-1"?: Text;
  /** Address of the seller: two lines, city, postal code, region, country, third line. */
  readonly "BT-35"?: Text;
  readonly "BT-36"?: Text;
  readonly "BT-37"?: Text;
  readonly "BT-38"?: Text;
  readonly "BT-39"?: Text;
  readonly "BT-40"?: Text;
  readonly "BT-162"?: Text;
  /** Contact of the seller: name, telephone, email. */
  readonly "BT-41"?: Text;
  readonly "BT-42"?: Text;
  readonly "BT-43"?: Text;

  /** Buyer name. */
  readonly "BT-44": string;
  /** Trading name of the buyer. */
  readonly "BT-45"?: Text;
  /** Identifier of the buyer, and its scheme (ISO 6523). */
  readonly "BT-46"?: Text;
  readonly "BT-46-1"?: Text;
  /** Legal registration of the buyer, and its scheme (ISO 6523). */
  readonly "BT-47"?: Text;
  readonly "BT-47-1"?: Text;
  /** VAT ID of the buyer. */
  readonly "BT-48"?: Text;
  /** Electronic address of the buyer, and its scheme (EAS). */
  readonly "BT-49"?: Text;
  readonly "BT-49-1"?: Text;
  /** Address of the buyer: two lines, city, postal code, region, country, third line. */
  readonly "BT-50"?: Text;
  readonly "BT-51"?: Text;
  readonly "BT-52"?: Text;
  readonly "BT-53"?: Text;
  readonly "BT-54"?: Text;
  readonly "BT-55"?: Text;
  readonly "BT-163"?: Text;
  /** Contact of the buyer: name, telephone, email. */
  readonly "BT-56"?: Text;
  readonly "BT-57"?: Text;
  readonly "BT-58"?: Text;

  /** Payee, if it is not the seller: name, identifier and legal registration, with their schemes (ISO 6523). */
  readonly "BT-59"?: Text;
  readonly "BT-60"?: Text;
  readonly "BT-60-1"?: Text;
  readonly "BT-61"?: Text;
  readonly "BT-61-1"?: Text;
  /** Tax representative of the seller: name, VAT ID. */
  readonly "BT-62"?: Text;
  readonly "BT-63"?: Text;
  /** Its address: two lines, city, postal code, region, country, third line. */
  readonly "BT-64"?: Text;
  readonly "BT-65"?: Text;
  readonly "BT-66"?: Text;
  readonly "BT-67"?: Text;
  readonly "BT-68"?: Text;
  readonly "BT-69"?: Text;
  readonly "BT-164"?: Text;

  /** Whom the goods are delivered to, the location with its scheme (ISO 6523), and the day. */
  readonly "BT-70"?: Text;
  readonly "BT-71"?: Text;
  readonly "BT-71-1"?: Text;
  readonly "BT-72"?: Text;
  /** Address that the goods are delivered to: two lines, city, postal code, region, country, third line. */
  readonly "BT-75"?: Text;
  readonly "BT-76"?: Text;
  readonly "BT-77"?: Text;
  readonly "BT-78"?: Text;
  readonly "BT-79"?: Text;
  readonly "BT-80"?: Text;
  readonly "BT-165"?: Text;
  /** First and last day of the billing period. */
  readonly "BT-73"?: Text;
  readonly "BT-74"?: Text;
  /** Payment means (UNTDID 4461). */
  readonly "BT-81"?: Text;
  /** Text for the transfer. */
  readonly "BT-83"?: Text;
  /** Accounts to pay to. */
  readonly "BG-17": readonly AccountTerms[];

  /** Allowances of the document. */
  readonly "BG-20": readonly AllowanceTerms[];
  /** Charges of the document. */
  readonly "BG-21": readonly ChargeTerms[];
  /** Sum of the nets of the lines. */
  readonly "BT-106": string;
  /** Sum of the allowances and of the charges of the document. */
  readonly "BT-107"?: Text;
  readonly "BT-108"?: Text;
  /** Total without VAT. */
  readonly "BT-109": string;
  /** Total VAT. */
  readonly "BT-110": string;
  /** Total VAT in the currency of `BT-6`. */
  readonly "BT-111"?: Text;
  /** Total with VAT. */
  readonly "BT-112": string;
  /** Prepaid amount. */
  readonly "BT-113"?: Text;
  /** Rounding amount. */
  readonly "BT-114"?: Text;
  /** Amount due. */
  readonly "BT-115": string;
  /** VAT by category and rate. */
  readonly "BG-23": readonly VatTerms[];
  /** Lines. */
  readonly "BG-25": readonly LineTerms[];
}

/** A note, and its subject (UNTDID 4451), which UBL has no element for. */
export interface NoteTerms {
  readonly "BT-21"?: Text;
  readonly "BT-22": string;
}

/** A supporting document: its identifier, description, address, and its content with media type and file name. */
export interface SupportingTerms {
  readonly "BT-122": string;
  readonly "BT-123"?: Text;
  readonly "BT-124"?: Text;
  readonly "BT-125"?: Text;
  readonly "BT-125-1"?: Text;
  readonly "BT-125-2"?: Text;
}

/** A preceding invoice: its number and its issue date. */
export interface PrecedingTerms {
  readonly "BT-25": string;
  readonly "BT-26"?: Text;
}

/** An account: its IBAN or its number, its holder, and the BIC or the number of its bank. */
export interface AccountTerms {
  readonly "BT-84": string;
  readonly "BT-85"?: Text;
  readonly "BT-86"?: Text;
}

/** An allowance of the document: its amount, its VAT category, rate and reason. */
export interface AllowanceTerms {
  readonly "BT-92": string;
  /** What it is a percentage of, and the percentage. */
  readonly "BT-93"?: Text;
  readonly "BT-94"?: Text;
  readonly "BT-95": string;
  readonly "BT-96"?: Text;
  readonly "BT-97"?: Text;
  /** Reason code (UNTDID 5189). */
  readonly "BT-98"?: Text;
}

/** A charge of the document: its amount, its VAT category, rate and reason. */
export interface ChargeTerms {
  readonly "BT-99": string;
  /** What it is a percentage of, and the percentage. */
  readonly "BT-100"?: Text;
  readonly "BT-101"?: Text;
  readonly "BT-102": string;
  readonly "BT-103"?: Text;
  readonly "BT-104"?: Text;
  /** Reason code (UNTDID 7161). */
  readonly "BT-105"?: Text;
}

/** The VAT of a category and rate: base, tax, category, rate, reason and code of an exemption. */
export interface VatTerms {
  readonly "BT-116": string;
  readonly "BT-117": string;
  readonly "BT-118": string;
  readonly "BT-119"?: Text;
  readonly "BT-120"?: Text;
  readonly "BT-121"?: Text;
}

type KeysOf<T> = T extends unknown ? keyof T : never;

/** The number of a term or of a group that repeats. */
export type TermName = KeysOf<
  | InvoiceTerms
  | NoteTerms
  | SupportingTerms
  | PropertyTerms
  | PrecedingTerms
  | AccountTerms
  | AllowanceTerms
  | ChargeTerms
  | VatTerms
  | LineTerms
  | LineAllowanceTerms
  | LineChargeTerms
  | LogisticsChargeTerms
  | ThirdPartyPaymentTerms
>;

/** The terms of a document from another issuer: any can be absent, and none has to be well-formed. */
export type StatedTerms = { readonly [name in TermName]?: string | readonly StatedTerms[] };

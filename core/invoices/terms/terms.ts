/**
 * A document in the terms of EN 16931-1: `BT-1` is the number of the invoice, `BT-34-1` the scheme of its seller's electronic address. Terms that occur once
 * are here, whatever group they are in; groups that repeat are lists. Amounts, quantities and rates are decimal text, days ISO 8601.
 */
export interface InvoiceTerms {
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
  /** Due date. */
  readonly "BT-9"?: Text;
  /** Reference of the buyer. */
  readonly "BT-10"?: Text;
  /** Contract. */
  readonly "BT-12"?: Text;
  /** Purchase order. */
  readonly "BT-13"?: Text;
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

  /** Seller name. */
  readonly "BT-27": string;
  /** Trading name of the seller. */
  readonly "BT-28"?: Text;
  /** Identifier of the seller. */
  readonly "BT-29"?: Text;
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
  /** Address of the seller: two lines, city, postal code, region, country. */
  readonly "BT-35"?: Text;
  readonly "BT-36"?: Text;
  readonly "BT-37"?: Text;
  readonly "BT-38"?: Text;
  readonly "BT-39"?: Text;
  readonly "BT-40"?: Text;
  /** Contact of the seller: name, telephone, email. */
  readonly "BT-41"?: Text;
  readonly "BT-42"?: Text;
  readonly "BT-43"?: Text;

  /** Buyer name. */
  readonly "BT-44": string;
  /** Trading name of the buyer. */
  readonly "BT-45"?: Text;
  /** Legal registration of the buyer, and its scheme (ISO 6523). */
  readonly "BT-47"?: Text;
  readonly "BT-47-1"?: Text;
  /** VAT ID of the buyer. */
  readonly "BT-48"?: Text;
  /** Electronic address of the buyer, and its scheme (EAS). */
  readonly "BT-49"?: Text;
  readonly "BT-49-1"?: Text;
  /** Address of the buyer: two lines, city, postal code, region, country. */
  readonly "BT-50"?: Text;
  readonly "BT-51"?: Text;
  readonly "BT-52"?: Text;
  readonly "BT-53"?: Text;
  readonly "BT-54"?: Text;
  readonly "BT-55"?: Text;
  /** Email address of the buyer. */
  readonly "BT-58"?: Text;

  /** Address that the goods are delivered to: two lines, city, postal code, region, country. */
  readonly "BT-75"?: Text;
  readonly "BT-76"?: Text;
  readonly "BT-77"?: Text;
  readonly "BT-78"?: Text;
  readonly "BT-79"?: Text;
  readonly "BT-80"?: Text;
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

/** A term that can be absent. */
export type Text = string | undefined;

/** A note. */
export interface NoteTerms {
  readonly "BT-22": string;
}

/** A preceding invoice: its number and its issue date. */
export interface PrecedingTerms {
  readonly "BT-25": string;
  readonly "BT-26"?: Text;
}

/** An account: its IBAN or its number, its holder, and the BIC or the number of its bank. */
export interface AccountTerms {
  readonly "BT-84"?: Text;
  /** BT-84 of an account without an IBAN, which CII keeps apart. */
  readonly "BT-84-1"?: Text;
  readonly "BT-85"?: Text;
  readonly "BT-86"?: Text;
}

/** An allowance of the document: its amount, its VAT category, rate and reason. */
export interface AllowanceTerms {
  readonly "BT-92": string;
  readonly "BT-95": string;
  readonly "BT-96"?: Text;
  readonly "BT-97"?: Text;
  /** Reason code (UNTDID 5189). */
  readonly "BT-98"?: Text;
}

/** A charge of the document: its amount, its VAT category, rate and reason. */
export interface ChargeTerms {
  readonly "BT-99": string;
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

/** A line. */
export interface LineTerms {
  /** Its number. */
  readonly "BT-126": string;
  /** Quantity and unit (UN/ECE Recommendation 20). */
  readonly "BT-129": string;
  readonly "BT-130": string;
  /** Net amount. */
  readonly "BT-131": string;
  /** First and last day of the period. */
  readonly "BT-134"?: Text;
  readonly "BT-135"?: Text;
  readonly "BG-27": readonly LineAllowanceTerms[];
  readonly "BG-28": readonly LineChargeTerms[];
  /** Net price, for the quantity of `BT-149` in the unit of `BT-150`. */
  readonly "BT-146": string;
  readonly "BT-149": string;
  readonly "BT-150": string;
  /** VAT category and rate. */
  readonly "BT-151": string;
  readonly "BT-152"?: Text;
  /** Name and description of the item. */
  readonly "BT-153": string;
  readonly "BT-154"?: Text;
}

/** An allowance of a line: its amount and its reason. */
export interface LineAllowanceTerms {
  readonly "BT-136": string;
  readonly "BT-139"?: Text;
  /** Reason code (UNTDID 5189). */
  readonly "BT-140"?: Text;
}

/** A charge of a line: its amount and its reason. */
export interface LineChargeTerms {
  readonly "BT-141": string;
  readonly "BT-144"?: Text;
  /** Reason code (UNTDID 7161). */
  readonly "BT-145"?: Text;
}

type KeysOf<T> = T extends unknown ? keyof T : never;

/** The number of a term or of a group that repeats. */
export type TermName = KeysOf<
  | InvoiceTerms
  | NoteTerms
  | PrecedingTerms
  | AccountTerms
  | AllowanceTerms
  | ChargeTerms
  | VatTerms
  | LineTerms
  | LineAllowanceTerms
  | LineChargeTerms
>;

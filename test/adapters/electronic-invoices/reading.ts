import { XMLParser } from "fast-xml-parser";
import { formatAmount, formatDecimal, type InvoiceDocument, parseCurrency } from "../../../core/index.js";
import { dollarAccount } from "./generated.js";

/** An element as the parser returns it. */
export type Element = { readonly [name: string]: unknown };

const lists = new Set([
  ...["cac:InvoiceLine", "cac:CreditNoteLine", "cac:AllowanceCharge", "cac:TaxSubtotal", "cac:TaxTotal", "cac:BillingReference"],
  ...[
    "ram:IncludedSupplyChainTradeLineItem",
    "ram:SpecifiedTradeAllowanceCharge",
    "ram:ApplicableTradeTax",
    "ram:TaxTotalAmount",
  ],
  "ram:InvoiceReferencedDocument",
]);

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false, parseAttributeValue: false, trimValues: false },
  isArray: (name) => lists.has(name),
});

/** Parses XML with a library that the writer does not use. */
export const parsed = (xml: string): Element => withoutBlanks(parser.parse(xml)) as Element;

/** Without the texts between elements. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name, one]) => name !== "#text" || String(one).trim() !== "");
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutBlanks(one)]));
}

/** What is at the path of names; undefined if there is nothing. A text that has attributes is an object in which it is `#text`. */
export function at(from: unknown, ...path: readonly (string | number)[]): unknown {
  const found = path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? (value as Element)[name] : undefined),
    from,
  );
  return typeof found === "object" && found !== null && "#text" in found ? found["#text"] : found;
}

/** All at the path, where `path` ends in a list. */
export const all = (from: unknown, ...path: readonly string[]): readonly unknown[] =>
  (at(from, ...path) as readonly unknown[] | undefined) ?? [];

/** Decimal text as a whole number of hundred-millionths, for sums without rounding. */
export function exact(text: unknown): bigint {
  const [, sign, whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(String(text)) ?? [];
  if (sign === undefined) throw new Error(`No decimal number: ${String(text)}`);
  return BigInt(`${sign}${whole}${fraction.padEnd(8, "0")}`);
}

/** The figures of a document, wherever its syntax has them. */
export interface Read {
  readonly number: unknown;
  readonly seller: unknown;
  readonly buyer: unknown;
  readonly currency: unknown;
  readonly issueDate: unknown;
  readonly contract: unknown;
  readonly project: unknown;
  /** Name, telephone and email address of the seller's contact. */
  readonly contact: readonly unknown[];
  readonly totals: Readonly<Record<"lines" | "net" | "tax" | "gross" | "prepaid" | "rounding" | "payable", unknown>>;
  readonly lines: readonly {
    readonly name: unknown;
    readonly quantity: unknown;
    readonly unit: unknown;
    readonly net: unknown;
  }[];
  readonly taxes: readonly { readonly category: unknown; readonly base: unknown; readonly tax: unknown }[];
  readonly references: readonly unknown[];
  readonly payment: Readonly<Record<"means" | "reference" | "account" | "holder" | "bank", unknown>>;
}

export function readUbl(xml: string): Read {
  const document = parsed(xml);
  const isCredit = "CreditNote" in document;
  const root = at(document, isCredit ? "CreditNote" : "Invoice");
  const party = (name: string) => at(root, name, "cac:Party", "cac:PartyLegalEntity", "cbc:RegistrationName");
  const total = (name: string) => at(root, "cac:LegalMonetaryTotal", `cbc:${name}`);
  const paying = at(root, "cac:PaymentMeans");
  const account = at(paying, "cac:PayeeFinancialAccount");
  const additional = at(root, "cac:AdditionalDocumentReference");
  const document50 = at(additional, "cbc:DocumentTypeCode") === "50" ? additional : undefined;
  const quantity = isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity";
  return {
    ...{ number: at(root, "cbc:ID"), currency: at(root, "cbc:DocumentCurrencyCode"), issueDate: at(root, "cbc:IssueDate") },
    contract: at(root, "cac:ContractDocumentReference", "cbc:ID"),
    project: isCredit ? at(document50, "cbc:ID") : at(root, "cac:ProjectReference", "cbc:ID"),
    contact: ["Name", "Telephone", "ElectronicMail"].map((name) =>
      at(root, "cac:AccountingSupplierParty", "cac:Party", "cac:Contact", `cbc:${name}`),
    ),
    ...{ seller: party("cac:AccountingSupplierParty"), buyer: party("cac:AccountingCustomerParty") },
    totals: {
      ...{ lines: total("LineExtensionAmount"), net: total("TaxExclusiveAmount"), gross: total("TaxInclusiveAmount") },
      ...{ tax: at(root, "cac:TaxTotal", 0, "cbc:TaxAmount"), prepaid: total("PrepaidAmount") },
      ...{ rounding: total("PayableRoundingAmount"), payable: total("PayableAmount") },
    },
    lines: all(root, isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine").map((line) => ({
      name: at(line, "cac:Item", "cbc:Description") ?? at(line, "cac:Item", "cbc:Name"),
      ...{ quantity: at(line, quantity), unit: (line as Record<string, Element>)[quantity]?.["@unitCode"] },
      net: at(line, "cbc:LineExtensionAmount"),
    })),
    taxes: all(at(root, "cac:TaxTotal", 0), "cac:TaxSubtotal").map((tax) => ({
      ...{ category: at(tax, "cac:TaxCategory", "cbc:ID"), base: at(tax, "cbc:TaxableAmount"), tax: at(tax, "cbc:TaxAmount") },
    })),
    payment: {
      ...{ means: at(paying, "cbc:PaymentMeansCode"), reference: at(paying, "cbc:PaymentID") },
      ...{ account: at(account, "cbc:ID"), holder: at(account, "cbc:Name") },
      bank: at(account, "cac:FinancialInstitutionBranch", "cbc:ID"),
    },
    references: all(root, "cac:BillingReference").map((one) => at(one, "cac:InvoiceDocumentReference", "cbc:ID")),
  };
}

export function readCii(xml: string): Read {
  const root = at(parsed(xml), "rsm:CrossIndustryInvoice");
  const trade = at(root, "rsm:SupplyChainTradeTransaction");
  const agreement = at(trade, "ram:ApplicableHeaderTradeAgreement");
  const contact = at(agreement, "ram:SellerTradeParty", "ram:DefinedTradeContact");
  const settlement = at(trade, "ram:ApplicableHeaderTradeSettlement");
  const total = (name: string) => at(settlement, "ram:SpecifiedTradeSettlementHeaderMonetarySummation", `ram:${name}`);
  const paying = at(settlement, "ram:SpecifiedTradeSettlementPaymentMeans");
  const account = at(paying, "ram:PayeePartyCreditorFinancialAccount");
  const day = String(at(root, "rsm:ExchangedDocument", "ram:IssueDateTime", "udt:DateTimeString"));
  return {
    ...{ number: at(root, "rsm:ExchangedDocument", "ram:ID"), currency: at(settlement, "ram:InvoiceCurrencyCode") },
    contract: at(agreement, "ram:ContractReferencedDocument", "ram:IssuerAssignedID"),
    project: at(agreement, "ram:SpecifiedProcuringProject", "ram:ID"),
    contact: [
      at(contact, "ram:PersonName"),
      at(contact, "ram:TelephoneUniversalCommunication", "ram:CompleteNumber"),
      at(contact, "ram:EmailURIUniversalCommunication", "ram:URIID"),
    ],
    issueDate: day.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3"),
    ...{ seller: at(agreement, "ram:SellerTradeParty", "ram:Name"), buyer: at(agreement, "ram:BuyerTradeParty", "ram:Name") },
    totals: {
      ...{ lines: total("LineTotalAmount"), net: total("TaxBasisTotalAmount"), gross: total("GrandTotalAmount") },
      ...{ tax: at(total("TaxTotalAmount"), 0, "#text"), prepaid: total("TotalPrepaidAmount") },
      ...{ rounding: total("RoundingAmount"), payable: total("DuePayableAmount") },
    },
    lines: all(trade, "ram:IncludedSupplyChainTradeLineItem").map((line) => {
      const product = at(line, "ram:SpecifiedTradeProduct");
      const delivery = at(line, "ram:SpecifiedLineTradeDelivery") as Record<string, Element>;
      return {
        name: at(product, "ram:Description") ?? at(product, "ram:Name"),
        quantity: at(delivery, "ram:BilledQuantity"),
        unit: delivery["ram:BilledQuantity"]?.["@unitCode"],
        net: at(
          line,
          ...["ram:SpecifiedLineTradeSettlement", "ram:SpecifiedTradeSettlementLineMonetarySummation", "ram:LineTotalAmount"],
        ),
      };
    }),
    taxes: all(settlement, "ram:ApplicableTradeTax").map((tax) => ({
      ...{ category: at(tax, "ram:CategoryCode"), base: at(tax, "ram:BasisAmount"), tax: at(tax, "ram:CalculatedAmount") },
    })),
    payment: {
      ...{ means: at(paying, "ram:TypeCode"), reference: at(settlement, "ram:PaymentReference") },
      ...{ account: at(account, "ram:IBANID") ?? at(account, "ram:ProprietaryID"), holder: at(account, "ram:AccountName") },
      bank: at(paying, "ram:PayeeSpecifiedCreditorFinancialInstitution", "ram:BICID"),
    },
    references: all(settlement, "ram:InvoiceReferencedDocument").map((one) => at(one, "ram:IssuerAssignedID")),
  };
}

/** What a reader is expected to find. */
export function expectedOf({ invoice, seller, sellerName, buyer }: InvoiceDocument): Read {
  const amount = (value: bigint) => formatAmount(value, parseCurrency(invoice.currency));
  const isDanish = seller.address?.country === "DK" && buyer.address?.country === "DK";
  const unlessZero = (value: bigint) => (value === 0n ? undefined : amount(value));
  return {
    ...{ number: invoice.number, currency: invoice.currency, issueDate: invoice.issueDate },
    ...{ seller: sellerName, buyer: buyer.legalName ?? buyer.name, contract: invoice.contractReference ?? undefined },
    project: invoice.projectReference ?? undefined,
    contact: [
      seller.contact?.name ?? sellerName,
      seller.contact?.phone ?? seller.phone ?? undefined,
      seller.contact?.email ?? seller.email ?? undefined,
    ],
    totals: {
      ...{ lines: amount(invoice.subtotal), net: amount(invoice.total - invoice.taxTotal), gross: amount(invoice.total) },
      ...{ tax: amount(invoice.taxTotal), prepaid: unlessZero(invoice.prepaidTotal) },
      ...{ rounding: unlessZero(invoice.roundingAmount) },
      payable: amount(invoice.total - invoice.prepaidTotal + invoice.roundingAmount),
    },
    lines: invoice.lines.map(({ description, quantity, unit, net }) => ({
      ...{ name: description, quantity: formatDecimal(quantity), unit, net: amount(net) },
    })),
    taxes: invoice.taxBreakdown.map(({ category, taxableAmount, taxAmount }) => ({
      ...{ category, base: amount(taxableAmount), tax: amount(taxAmount) },
    })),
    payment: { reference: referenceOf(invoice), ...paymentOf(invoice.currency, sellerName, isDanish) },
    references: (invoice.corrects === null ? invoice.deposits : [invoice.corrects]).map(({ number }) => number),
  };
}

/** Of the sellers in `generated.ts` and in the tests over HTTP. */
function paymentOf(currency: string, sellerName: string, isDanish: boolean) {
  const transfer = isDanish ? "31" : "30";
  if (currency === "JPY") return { means: "1", account: undefined, holder: undefined, bank: undefined };
  const { number, holder, routing } = dollarAccount;
  if (currency === "USD") return { means: transfer, account: number, holder, bank: routing.value };
  const means = currency === "EUR" ? "58" : transfer;
  return { means, account: "DE02120300000000202051", holder: sellerName, bank: "BYLADEM1001" };
}

/** A creditor reference has no spaces (ISO 11649). */
function referenceOf({ paymentReference, number }: InvoiceDocument["invoice"]): string | null {
  return paymentReference?.startsWith("RF") === true ? paymentReference.replaceAll(" ", "") : (paymentReference ?? number);
}

import { type Account, accountFor, accountIdOf } from "../../billing/account.js";
import { contactOf } from "../../billing/seller.js";
import { electronicAddressOf } from "../../billing/electronic-address.js";
import type { Address } from "../../billing/address.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { formatDecimal } from "../../kernel/decimal.js";
import { formatAmount } from "../../kernel/money.js";
import type { Invoice, InvoiceType } from "../invoice.js";
import { payableAmount, withheldBase } from "../payable.js";
import { remittanceOf } from "../remittance.js";
import { statedIdentifiers } from "../stated-identifiers.js";
import { frenchProcess, isOnDebits } from "../statements/french-statements.js";
import type { Statement } from "../statements/statement.js";
import { documentAdjustments } from "./adjustments.js";
import { lineTerms } from "./line-terms.js";
import type { TermedInvoice } from "./termed-invoice.js";
import type { AccountTerms, InvoiceTerms, NoteTerms, PrecedingTerms } from "./terms.js";
import { skonto, wordsOfTerms } from "./words.js";
import { vatTerms } from "./vat-terms.js";

/** The specification that a document states (BT-24), and its business process (BT-23). */
export interface Specification {
  readonly id: string;
  readonly process?: string | undefined;
  /** Whether a discount for early payment has the notation of XRechnung (BR-DE-18), instead of a sentence. */
  readonly usesSkonto?: boolean | undefined;
  /** How notes state their subject (BT-21): in an element, or before the text (CEN/TS 16931-3-2). Absent: all notes are one, without subjects. */
  readonly noteSubjects?: "element" | "prefix" | undefined;
  /** The code of the issue date as the event on which the VAT falls due (BT-8): of UNTDID 2005 in UBL, of UNTDID 2475 in CII. */
  readonly billedCode?: string | undefined;
  /** Whether the syntax has room for only one preceding invoice. A note names the others. */
  readonly hasOnePreceding?: boolean | undefined;
}

/** UNTDID 1001. */
const typeCodes: Readonly<Record<InvoiceType, string>> = { invoice: "380", deposit: "386", credit_note: "381" };

/** An invoice that was issued, in the terms of EN 16931-1. All figures are those of the invoice. */
export function invoiceTerms(document: TermedInvoice, specification: Specification): InvoiceTerms {
  const { invoice } = document;
  const { currency } = invoice;
  return {
    "BT-1": invoice.number ?? "",
    "BT-2": invoice.issueDate ?? "",
    "BT-3": typeCodes[invoice.type],
    "BT-5": currency,
    "BT-6": invoice.taxCurrency?.currency,
    "BT-8": isOnDebits(document) ? specification.billedCode : undefined,
    "BT-9": invoice.dueDate ?? undefined,
    "BT-10": invoice.buyerReference ?? undefined,
    "BT-12": invoice.contractReference ?? undefined,
    "BT-11": invoice.projectReference ?? undefined,
    "BT-13": invoice.purchaseOrder ?? undefined,
    "BT-23": specification.process ?? frenchProcess(document),
    "BT-24": specification.id,
    ...precedingInvoices(document, specification),
    ...sellerTerms(document),
    ...buyerTerms(document),
    ...deliveryTerms(document),
    "BT-73": invoice.period?.start,
    "BT-74": invoice.period?.end,
    ...paymentTerms(document, specification),
    ...documentAdjustments(invoice),
    ...totals(invoice),
    "BG-23": vatTerms(document),
    "BG-25": lineTerms(invoice),
  };
}

/** The preceding invoices, and the notes. */
function precedingInvoices({ invoice, locale }: TermedInvoice, specification: Specification) {
  const { hasOnePreceding = false, noteSubjects } = specification;
  const { corrects, deposits, notes, statements } = invoice;
  const all = (corrects === null ? deposits : [corrects]).map(({ number, issueDate }): PrecedingTerms => ({
    "BT-25": number,
    "BT-26": issueDate,
  }));
  const stated = hasOnePreceding ? all.slice(0, 1) : all;
  const others = all.slice(stated.length).map((one) => `${one["BT-25"]} (${one["BT-26"]})`);
  const further = others.length === 0 ? "" : wordsOfTerms(locale).furtherInvoices(others.join(", "));
  const texts = [notes, withheldText(invoice, locale), further];
  const separate = noteSubjects === undefined ? [] : statements.map((one) => noteOf(one, noteSubjects));
  // Peppol permits one note (PEPPOL-EN16931-R002).
  if (noteSubjects === undefined) texts.push(...statements.map(({ text }) => text));
  const text = texts.filter((one) => one !== "").join("\n");
  return { "BG-1": [...(text === "" ? [] : [{ "BT-22": text }]), ...separate], "BG-3": stated };
}

function noteOf({ subject, text }: Statement, subjects: "element" | "prefix"): NoteTerms {
  if (subject === null) return { "BT-22": text };
  return subjects === "element" ? { "BT-21": subject, "BT-22": text } : { "BT-22": `#${subject}#${text}` };
}

/** EN 16931 has no term for a withheld tax. It is a part of what is paid (BT-113), which a note explains. */
function withheldText(invoice: Invoice, locale: string): string {
  const { withholding, withheldTotal, currency } = invoice;
  if (withholding === null || withheldTotal === 0n) return "";
  const amount = (value: bigint) => `${formatAmount(value, currency)} ${currency}`;
  const tax = `${withholding.name} ${formatDecimal(withholding.rate)} %`;
  return wordsOfTerms(locale).withheld(tax, amount(withheldBase(invoice)), amount(withheldTotal));
}

/** An intra-Community supply states where it is delivered (BR-IC-12): to the buyer. */
function deliveryTerms({ invoice, buyer }: TermedInvoice) {
  const isWithinUnion = invoice.taxBreakdown.some(({ category }) => category === "K");
  return addressTerms(isWithinUnion ? buyer.address : null, ["BT-75", "BT-76", "BT-77", "BT-78", "BT-79", "BT-80"]);
}

function sellerTerms({ invoice, seller, sellerName, buyer }: TermedInvoice) {
  const stated = statedIdentifiers({ invoice, seller, buyer });
  const register = seller.legalId === null ? null : seller.register;
  const legalInformation = [register, seller.directors].filter((text) => text !== null).join("\n");
  const addressOfSeller = electronicAddressOf(seller);
  const contact = contactOf(seller);
  return {
    "BT-27": sellerName,
    "BT-29": stated.sellerIdentifier ?? undefined,
    "BT-30": stated.sellerLegalId?.value,
    "BT-30-1": stated.sellerLegalId?.scheme ?? undefined,
    "BT-31": stated.sellerVatId ?? undefined,
    "BT-32": stated.sellerTaxNumber ?? undefined,
    "BT-33": legalInformation === "" ? undefined : legalInformation,
    "BT-34": addressOfSeller?.value,
    "BT-34-1": addressOfSeller?.scheme,
    ...addressTerms(seller.address, ["BT-35", "BT-36", "BT-37", "BT-38", "BT-39", "BT-40"]),
    "BT-41": contact.name ?? sellerName,
    "BT-42": contact.phone ?? undefined,
    "BT-43": contact.email ?? undefined,
  };
}

function buyerTerms({ invoice, seller, buyer }: TermedInvoice) {
  const addressOfBuyer = electronicAddressOf(buyer);
  return {
    "BT-44": buyer.legalName ?? buyer.name,
    "BT-45": buyer.legalName === null || buyer.legalName === buyer.name ? undefined : buyer.name,
    "BT-48": statedIdentifiers({ invoice, seller, buyer }).buyerVatId ?? undefined,
    "BT-47": buyer.legalId?.value,
    "BT-47-1": buyer.legalId?.scheme,
    "BT-49": addressOfBuyer?.value,
    "BT-49-1": addressOfBuyer?.scheme,
    ...addressTerms(buyer.address, ["BT-50", "BT-51", "BT-52", "BT-53", "BT-54", "BT-55"]),
    "BT-58": buyer.email ?? undefined,
  };
}

type AddressNames<Name extends string> = readonly [
  line1: Name,
  line2: Name,
  city: Name,
  postalCode: Name,
  region: Name,
  country: Name,
];

function addressTerms<Name extends string>(address: Address | null, names: AddressNames<Name>): { [K in Name]?: string } {
  if (address === null) return {};
  const { line1, line2, city, postalCode, region, country } = address;
  const texts = [line1, line2, city, postalCode, region, country];
  return Object.fromEntries(names.flatMap((name, index) => (texts[index] ? [[name, texts[index]]] : []))) as {
    [K in Name]?: string;
  };
}

/**
 * UNTDID 4461: a SEPA transfer, or a transfer outside the SEPA, for which Denmark has a code of its own (DK-R-005); without an account, an instrument that
 * is not defined.
 */
const paymentMeans = { sepa: "58", transfer: "30", danish: "31", none: "1" } as const;

function paymentTerms(document: TermedInvoice, { usesSkonto = false }: Specification) {
  const { invoice, seller, sellerName, locale } = document;
  const account = accountFor(seller, invoice.currency);
  return {
    "BT-20": earlyPaymentText(invoice, locale, usesSkonto),
    "BT-81": paymentMeans[meansOf(document, account)],
    "BT-83": remittanceOf(invoice) ?? undefined,
    "BG-17": account === null ? [] : accountTerms(account, sellerName),
  };
}

function meansOf({ invoice, seller, buyer }: TermedInvoice, account: Account | null): keyof typeof paymentMeans {
  if (account === null || accountIdOf(account) === null) return "none";
  if (account.iban !== null && invoice.currency === "EUR") return "sepa";
  return seller.address?.country === "DK" && buyer.address?.country === "DK" ? "danish" : "transfer";
}

/** The number of a bank in its country identifies it as a BIC does (BT-86). */
function accountTerms(account: Account, sellerName: string): readonly AccountTerms[] {
  const id = accountIdOf(account);
  if (id === null) return [];
  return [
    {
      "BT-84": id,
      "BT-85": account.holder ?? sellerName,
      "BT-86": account.bic ?? account.routing?.value,
    },
  ];
}

function earlyPaymentText({ earlyPaymentDiscount }: Invoice, locale: string, usesSkonto: boolean): string | undefined {
  if (earlyPaymentDiscount === null) return undefined;
  if (usesSkonto) return skonto(earlyPaymentDiscount);
  return wordsOfTerms(locale).earlyPayment(formatDecimal(earlyPaymentDiscount.percent), earlyPaymentDiscount.days);
}

function totals(invoice: Invoice) {
  const { currency, subtotal, discountTotal, allowanceTotal, chargeTotal, taxTotal, total } = invoice;
  const hasAllowances = invoice.allowances.length > 0 || discountTotal !== 0n;
  const amount = (value: bigint, code: CurrencyCode = currency) => formatAmount(value, code);
  const taxCurrency = invoice.taxCurrency?.currency;
  const inTaxCurrency = invoice.taxTotalInTaxCurrency;
  return {
    "BT-106": amount(subtotal),
    "BT-107": hasAllowances ? amount(discountTotal + allowanceTotal) : undefined,
    "BT-108": invoice.charges.length > 0 ? amount(chargeTotal) : undefined,
    "BT-109": amount(total - taxTotal),
    "BT-110": amount(taxTotal),
    "BT-111": inTaxCurrency === null || taxCurrency === undefined ? undefined : amount(inTaxCurrency, taxCurrency),
    "BT-112": amount(total),
    "BT-113": invoice.prepaidTotal === 0n ? undefined : amount(invoice.prepaidTotal),
    "BT-114": invoice.roundingAmount === 0n ? undefined : amount(invoice.roundingAmount),
    "BT-115": amount(payableAmount(invoice)),
  };
}

import { emptySeller, type Seller } from "../../billing/seller.js";
import { isLocalDate, type LocalDate } from "../../kernel/calendar.js";
import { parseCurrency } from "../../kernel/currency.js";
import { buyerTable } from "../buyer.js";
import type { Buyer } from "../buyer.js";
import type { CheckedInvoice } from "../checks/rule.js";
import type { InvoiceType } from "../invoice.js";
import type { InvoiceLine, Period } from "../line-table.js";
import type { StatedTerms, TermName } from "../terms/terms.js";
import { itemsOf, textOf } from "./stated.js";

/** UNTDID 1001: credit notes, and prepayment invoices. */
const types: Readonly<Record<string, InvoiceType>> = {
  ...{ 81: "credit_note", 83: "credit_note", 261: "credit_note", 381: "credit_note", 396: "credit_note" },
  386: "deposit",
};

/** The type that Stint has for the type of a document. */
export const typeOf = (terms: StatedTerms): InvoiceType => types[textOf(terms, "BT-3") ?? ""] ?? "invoice";

/** No rule of a profile depends on the currency of a document; one that is missing or unknown is reported by itself. */
const ANY_CURRENCY = parseCurrency("EUR");
/** In place of an end of a period that is not stated, so that nothing is outside of it. */
const always = { start: "0001-01-01" as LocalDate, end: "9999-12-31" as LocalDate };
/** In place of an end of a line's period that is not stated, so that it is within any other. */
const never = { start: always.end, end: always.start };

/** A document from another issuer in the form in which the rules of profiles check an invoice. It has only what these rules read. */
export function asChecked(terms: StatedTerms): CheckedInvoice {
  const text = (name: TermName): string | null => textOf(terms, name) ?? null;
  return {
    invoice: {
      type: typeOf(terms),
      currency: ANY_CURRENCY,
      period: periodOf(terms, ["BT-73", "BT-74"], always),
      lines: itemsOf(terms, "BG-25").map((line) => ({ period: periodOf(line, ["BT-134", "BT-135"], never) }) as InvoiceLine),
      taxBreakdown: [],
      taxChosen: true,
      taxTotal: 0n,
      taxCurrency: null,
      earlyPaymentDiscount: null,
      notes: "",
      statements: [],
      purchaseOrder: text("BT-13"),
      buyerReference: text("BT-10"),
      paymentReference: text("BT-83"),
      ...{ number: text("BT-1"), total: 0n, prepaidTotal: 0n, roundingAmount: 0n },
    },
    seller: sellerOf(terms),
    buyer: buyerOf(terms),
    footer: "",
    paymentCode: null,
    dates: null,
  };
}

function sellerOf(terms: StatedTerms): Seller {
  const text = (name: TermName): string | null => textOf(terms, name) ?? null;
  const [account] = itemsOf(terms, "BG-17");
  return {
    ...emptySeller,
    legalName: text("BT-27"),
    address: addressOf(terms, ["BT-35", "BT-36", "BT-37", "BT-38", "BT-39", "BT-40"]),
    vatId: text("BT-31"),
    taxNumber: text("BT-32"),
    // That of a seller of Stint has no scheme, which Denmark requires (DK-R-013).
    identifier: textOf(terms, "BT-29-1") === undefined ? text("BT-29") : null,
    legalId: schemed(terms, "BT-30", "BT-30-1"),
    register: textOf(terms, "BT-30-1") === undefined ? text("BT-30") : null,
    electronicAddress: schemed(terms, "BT-34", "BT-34-1"),
    // Any means of payment says how to pay.
    iban: (account && textOf(account, "BT-84")) ?? text("BT-81"),
    phone: text("BT-42"),
    email: text("BT-43"),
  };
}

function buyerOf(terms: StatedTerms): Buyer {
  return buyerTable.create({
    name: textOf(terms, "BT-44") ?? "",
    address: addressOf(terms, ["BT-50", "BT-51", "BT-52", "BT-53", "BT-54", "BT-55"]),
    taxId: textOf(terms, "BT-48") ?? null,
    legalId: schemed(terms, "BT-47", "BT-47-1"),
    electronicAddress: schemed(terms, "BT-49", "BT-49-1"),
  });
}

function schemed(terms: StatedTerms, value: TermName, scheme: TermName) {
  const [text, code] = [textOf(terms, value), textOf(terms, scheme)];
  return text === undefined || code === undefined ? null : { scheme: code, value: text };
}

function addressOf(terms: StatedTerms, names: readonly [TermName, TermName, TermName, TermName, TermName, TermName]) {
  const [line1, line2, city, postalCode, region, country] = names.map((name) => textOf(terms, name) ?? null);
  const address = {
    line1: line1 ?? null,
    line2: line2 ?? null,
    city: city ?? null,
    postalCode: postalCode ?? null,
    region: region ?? null,
    country: country ?? null,
  };
  return Object.values(address).every((part) => part === null) ? null : address;
}

function periodOf(terms: StatedTerms, [start, end]: readonly [TermName, TermName], unless: Period): Period | null {
  const [first, last] = [dayIn(terms, start), dayIn(terms, end)];
  return first === null && last === null ? null : { start: first ?? unless.start, end: last ?? unless.end };
}

function dayIn(terms: StatedTerms, name: TermName): LocalDate | null {
  const text = textOf(terms, name) ?? "";
  return isLocalDate(text) ? text : null;
}

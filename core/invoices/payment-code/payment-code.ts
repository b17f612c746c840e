import { accountFor, plainIban } from "../../billing/account.js";
import type { PaymentCode } from "../../billing/payment-code.js";
import { isQrIban, isQrReference } from "../../billing/qr-reference.js";
import type { Seller } from "../../billing/seller.js";
import type { Buyer } from "../buyer.js";
import type { Invoice } from "../invoice.js";
import { payableAmount } from "../payable.js";
import { remittanceOf } from "../remittance.js";
import { epcContent } from "./epc-qr.js";
import { billParty, fitsCode, isBillText, type SwissQrBill, swissQrBill } from "./swiss-qr-bill.js";

/** The largest amount of both codes, in hundredths. */
const MAX_AMOUNT = 99_999_999_999n;

/** What decides about the code of a document. */
export interface CodedInvoice {
  readonly paymentCode: PaymentCode | null;
  readonly invoice: Pick<
    Invoice,
    "type" | "currency" | "total" | "prepaidTotal" | "roundingAmount" | "paymentReference" | "number"
  >;
  readonly seller: Seller;
  readonly sellerName: string;
  readonly buyer: Buyer;
}

/** Why a document has no code, although one is chosen. */
export const codeProblems = [
  "nothing_payable",
  "amount",
  "currency",
  "account",
  "bic",
  "address",
  "reference",
  "characters",
  "too_long",
] as const;
/** One of {@link codeProblems}. */
export type CodeProblem = (typeof codeProblems)[number];

/** A code to print. */
export type PrintedCode =
  | { readonly kind: "epc_qr"; readonly content: string }
  | { readonly kind: "swiss_qr_bill"; readonly bill: SwissQrBill }
  | { readonly kind: "none"; readonly problem: CodeProblem | null };

const none = (problem: CodeProblem | null): PrintedCode => ({ kind: "none", problem });

/** The code of a document, or why it has none. */
export function paymentCodeOf(coded: CodedInvoice): PrintedCode {
  const { paymentCode, invoice } = coded;
  if (paymentCode === null) return none(null);
  const amount = invoice.type === "credit_note" ? 0n : payableAmount(invoice);
  if (amount <= 0n) return none("nothing_payable");
  if (amount > MAX_AMOUNT) return none("amount");
  return paymentCode === "epc_qr" ? epcCode(coded, amount) : swissCode(coded, amount);
}

/** The European Economic Area, in which a transfer needs no BIC. */
const eea = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;

function isWithinEea(iban: string): boolean {
  return eea.test(plainIban(iban));
}

function epcCode({ invoice, seller, sellerName }: CodedInvoice, amount: bigint): PrintedCode {
  if (invoice.currency !== "EUR") return none("currency");
  const account = accountFor(seller, invoice.currency);
  if (account === null || account.iban === null) return none("account");
  if (account.bic === null && !isWithinEea(account.iban)) return none("bic");
  const content = epcContent({
    ...{ name: account.holder ?? sellerName, iban: plainIban(account.iban), bic: account.bic, amount },
    reference: remittanceOf(invoice),
  });
  return content === null ? none("too_long") : { kind: "epc_qr", content };
}

function swissCode({ invoice, seller, sellerName, buyer }: CodedInvoice, amount: bigint): PrintedCode {
  const { currency, number } = invoice;
  if (currency !== "CHF" && currency !== "EUR") return none("currency");
  const account = accountFor(seller, currency);
  if (account === null || account.iban === null || !/^(?:CH|LI)/i.test(account.iban)) return none("account");
  const creditor = billParty(account.holder ?? sellerName, seller.address);
  if (creditor === null) return none("address");
  const reference = remittanceOf(invoice);
  if (reference !== null && isQrIban(account.iban) !== isQrReference(reference)) return none("reference");
  if (![...Object.values(creditor), reference ?? "", number ?? ""].every(isBillText)) return none("characters");
  const known = billParty(buyer.legalName ?? buyer.name, buyer.address);
  const debtor = known !== null && Object.values(known).every(isBillText) ? known : null;
  const iban = plainIban(account.iban);
  const bill = swissQrBill({ iban, creditor, debtor, amount, currency, reference, number });
  return fitsCode(bill) ? { kind: "swiss_qr_bill", bill } : none("too_long");
}

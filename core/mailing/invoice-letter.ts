import { attachedFormats, type DocumentFormat, documentFormats } from "../billing/document-format.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { Decimal } from "../kernel/decimal.js";
import { type LocalFormats, localFormats } from "../kernel/local-formats.js";
import { greeting } from "../billing/greetings.js";
import { documentLocale } from "../billing/locale.js";
import type { Account } from "../billing/account.js";
import { accountFacts } from "../billing/account-facts.js";
import type { InvoiceType } from "../invoices/invoice.js";
import type { Letter } from "./letter.js";
import { type MailWords, wordsFor } from "./words.js";

/** What the mail with an invoice says about it. Amounts are minor units of its currency. */
export interface MailedInvoice {
  readonly type: InvoiceType;
  readonly number: string | null;
  readonly currency: CurrencyCode;
  readonly issueDate: LocalDate | null;
  readonly dueDate: LocalDate | null;
  /** The number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
  readonly total: bigint;
  readonly depositTotal: bigint;
  /** What the buyer paid, less what was refunded, and what else reduces the amount due. */
  readonly paid: bigint;
  readonly credited: bigint;
  readonly discounted: bigint;
  readonly writtenOff: bigint;
  readonly amountDue: bigint;
  /** The discount for early payment, while nothing is paid or credited. */
  readonly earlyPayment: { readonly percent: Decimal; readonly amount: bigint; readonly until: LocalDate } | null;
  readonly sellerName: string;
  /** What the buyer states in the payment, as printed. */
  readonly reference: string | null;
  /** Where it is paid. */
  readonly account: Account | null;
  readonly buyerName: string;
  /** What is attached. */
  readonly format: DocumentFormat;
  /** BCP 47. */
  readonly locale: string;
}

/** The subject of a message without one. */
export function usualSubject({ type, number, sellerName, locale }: MailedInvoice): string {
  return textsOf(type, wordsFor(locale)).subjectOf(number ?? "", sellerName);
}

/** The text of a message without one: a greeting and what is attached. */
export function usualText({ type, buyerName, format, locale }: MailedInvoice): string {
  const words = wordsFor(locale);
  const paragraphs = [greeting(buyerName, locale), textsOf(type, words).attached, ...electronicText(format, words)];
  return paragraphs.join("\n\n");
}

/** That there is a file for programs, and where. */
function electronicText(format: DocumentFormat, words: MailWords): readonly string[] {
  if (format === "pdf") return [];
  const { title } = documentFormats[format];
  return [attachedFormats(format).length > 1 ? words.xmlAttached(title) : words.xmlInPdf(title)];
}

/** The letter with the text, the figures, how to pay what is due, and a link to the page for the client. */
export function invoiceLetter(invoice: MailedInvoice, text: string, pageUrl: string | null = null): Letter {
  const locale = documentLocale(invoice.locale);
  const words = wordsFor(locale);
  const link = pageUrl === null ? null : { label: words.viewOnline, url: pageUrl };
  return { locale, paragraphs: text, ...figuresOf({ ...invoice, locale }, words), link, closing: invoice.sellerName };
}

function textsOf(
  type: InvoiceType,
  words: MailWords,
): { readonly attached: string; readonly subjectOf: MailWords["invoiceSubject"] } {
  switch (type) {
    case "invoice":
      return { attached: words.invoiceAttached, subjectOf: words.invoiceSubject };
    case "deposit":
      return { attached: words.depositAttached, subjectOf: words.depositSubject };
    case "credit_note":
      return { attached: words.creditNoteAttached, subjectOf: words.creditNoteSubject };
  }
}

function figuresOf(invoice: MailedInvoice, words: MailWords): Pick<Letter, "facts" | "payment"> {
  const formats = localFormats(invoice.locale, invoice.currency);
  if (invoice.type === "credit_note") return { facts: creditNoteFacts(invoice, formats, words), payment: null };
  const { type, number, issueDate, dueDate, total, amountDue: due } = invoice;
  const deductions = deductionsOf(invoice, words).map(
    ([label, amount]) => [label, amount === 0n ? null : formats.money(-amount)] as const,
  );
  const facts = present([
    [type === "deposit" ? words.deposit : words.number, number],
    [words.issueDate, issueDate && formats.date(issueDate)],
    [words.total, formats.money(total)],
    ...deductions,
    [words.amountDue, formats.money(due)],
    [words.dueDate, due > 0n && dueDate !== null ? formats.date(dueDate) : null],
    [words.earlyPayment, due > 0n ? earlyPaymentFact(invoice, formats, words) : null],
  ]);
  if (due <= 0n || invoice.account === null) return { facts, payment: null };
  const account = present([
    ...accountFacts(invoice.account, invoice.sellerName, invoice.locale),
    [words.reference, invoice.reference],
  ]);
  return { facts, payment: { title: words.payment, facts: account } };
}

/** What reduces the total to the amount due. */
function deductionsOf(invoice: MailedInvoice, words: MailWords): readonly (readonly [label: string, amount: bigint])[] {
  return [
    [words.deductedDeposits, invoice.depositTotal],
    [words.credited, invoice.credited],
    [words.paid, invoice.paid],
    [words.earlyPayment, invoice.discounted],
    [words.writtenOff, invoice.writtenOff],
  ];
}

function creditNoteFacts(invoice: MailedInvoice, formats: LocalFormats, words: MailWords): Letter["facts"] {
  const { number, issueDate, corrects, total } = invoice;
  return present([
    [words.creditNote, number],
    [words.issueDate, issueDate && formats.date(issueDate)],
    [words.corrects, corrects],
    [words.total, formats.money(total)],
  ]);
}

function earlyPaymentFact({ earlyPayment }: MailedInvoice, formats: LocalFormats, words: MailWords): string | null {
  if (earlyPayment === null) return null;
  const { percent, amount, until } = earlyPayment;
  return words.earlyPaymentUntil(formats.percent(percent), formats.money(amount), formats.date(until));
}

function present(facts: readonly (readonly [label: string, value: string | null])[]): Letter["facts"] {
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

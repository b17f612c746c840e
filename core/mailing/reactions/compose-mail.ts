import { notFound } from "../../kernel/errors.js";
import type { InvoiceId, UserId, WorkspaceId } from "../../kernel/ids.js";
import { groupedIban, type LocalFormats, localFormats } from "../../kernel/local-formats.js";
import { earlyPaymentAmount, earlyPaymentUntil } from "../../billing/early-payment.js";
import type { Invoice, InvoiceType } from "../../invoices/invoice.js";
import { payableAmount } from "../../invoices/payable.js";
import { amountDue } from "../../invoices/balance.js";
import { invoiceFileName, makeInvoicePdf } from "../../invoices/reactions/invoice-pdf.js";
import type { ClaimedMessage } from "../../ports/mail-queue.js";
import type { Mail } from "../../ports/mailer.js";
import type { InvoiceDocument, PdfRenderer } from "../../ports/pdf-renderer.js";
import type { UnitOfWork } from "../../ports/unit-of-work.js";
import { type Letter, letterHtml, letterText } from "../letter.js";
import type { Message } from "../../messages/message.js";
import { type MailWords, wordsFor } from "../words.js";

export interface ComposingNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly pdfRenderer: PdfRenderer;
  /** The URL of the service for links, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** Composes the mail of a message, with what is due now. Throws errors of the domain, such as `glyph_missing` for the PDF. */
export async function composeMail(needs: ComposingNeeds, { workspaceId, message }: ClaimedMessage): Promise<Mail> {
  const { invoiceId, userId } = message;
  if (invoiceId !== null) return invoiceMail(needs, workspaceId, message, invoiceId);
  if (userId !== null) return linkMail(needs, workspaceId, message, userId);
  throw new Error(`The message ${message.id} has neither an invoice nor a user.`);
}

async function invoiceMail(needs: ComposingNeeds, workspaceId: WorkspaceId, message: Message, id: InvoiceId): Promise<Mail> {
  const { document, pdf } = await makeInvoicePdf(needs)({ workspaceId }, id);
  const { invoice, sellerName, seller, buyer, locale } = document;
  const words = wordsFor(locale);
  const { attached, subjectOf } = textsOf(invoice.type, words);
  const text = message.text ?? `${words.greeting(buyer.legalName ?? buyer.name)}\n\n${attached}`;
  return {
    ...envelope(message, sellerName, message.subject ?? subjectOf(invoice.number ?? "", sellerName)),
    replyTo: seller.email,
    ...bodies({ locale, paragraphs: text, ...invoiceFacts(document, words), link: null, closing: sellerName }),
    attachments: [{ filename: invoiceFileName(invoice), contentType: "application/pdf", content: pdf }],
  };
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

/** The figures of a credit note. */
function creditNoteFacts({ invoice, locale }: InvoiceDocument, words: MailWords): Letter["facts"] {
  const formats = localFormats(locale, invoice.currency);
  const { number, issueDate, corrects, total } = invoice;
  return present([
    [words.creditNote, number],
    [words.issueDate, issueDate && formats.date(issueDate)],
    [words.corrects, corrects && corrects.number],
    [words.total, formats.money(total)],
  ]);
}

/** The discount for early payment, while nothing is paid or credited. */
function earlyPaymentFact(invoice: Invoice, formats: LocalFormats, words: MailWords): string | null {
  const { earlyPaymentDiscount: terms, issueDate, payments, credits } = invoice;
  if (terms === null || issueDate === null || payments.length > 0 || credits.length > 0) return null;
  const amount = formats.money(earlyPaymentAmount(terms, payableAmount(invoice)));
  return words.earlyPaymentUntil(formats.percent(terms.percent), amount, formats.date(earlyPaymentUntil(terms, issueDate)));
}

/** The figures of the invoice, and how to pay what is due. */
function invoiceFacts(document: InvoiceDocument, words: MailWords): Pick<Letter, "facts" | "payment"> {
  const { invoice, seller, sellerName, locale } = document;
  if (invoice.type === "credit_note") return { facts: creditNoteFacts(document, words), payment: null };
  const formats = localFormats(locale, invoice.currency);
  const { number, issueDate, dueDate } = invoice;
  const due = amountDue(invoice);
  const facts = present([
    [invoice.type === "deposit" ? words.deposit : words.number, number],
    [words.issueDate, issueDate && formats.date(issueDate)],
    [words.total, formats.money(invoice.total)],
    [words.deductedDeposits, invoice.depositTotal === 0n ? null : formats.money(-invoice.depositTotal)],
    [words.amountDue, formats.money(due)],
    [words.dueDate, due > 0n && dueDate !== null ? formats.date(dueDate) : null],
    [words.earlyPayment, due > 0n ? earlyPaymentFact(invoice, formats, words) : null],
  ]);
  if (due <= 0n || seller.iban === null) return { facts, payment: null };
  const account = present([
    [words.accountHolder, sellerName],
    [words.iban, groupedIban(seller.iban)],
    [words.bic, seller.bic],
    [words.reference, number],
  ]);
  return { facts, payment: { title: words.payment, facts: account } };
}

function present(facts: readonly (readonly [label: string, value: string | null])[]): Letter["facts"] {
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

/** A mail with a link for a user. The token is in the fragment, which browsers do not send to servers. */
async function linkMail(needs: ComposingNeeds, workspaceId: WorkspaceId, message: Message, id: UserId): Promise<Mail> {
  const { workspace, user } = await needs.unitOfWork.read({ workspaceId }, async (stores) => ({
    workspace: await stores.workspace.get(),
    user: await stores.users.find(id),
  }));
  if (!user) throw notFound("user");
  const words = wordsFor(workspace.locale);
  const signsIn = message.kind === "sign_in";
  const { subject, text, holds, label } = signsIn ? words.signIn : words.invitation;
  const link = { label, url: `${needs.publicUrl()}/${signsIn ? "sign-in" : "invitations/accept"}#token=${message.secret ?? ""}` };
  const paragraphs = `${words.greeting(user.name)}\n\n${text(workspace.name)}\n\n${holds}`;
  return {
    ...envelope(message, workspace.name, subject(workspace.name)),
    replyTo: null,
    ...bodies({ locale: workspace.locale, paragraphs, facts: [], payment: null, link, closing: workspace.name }),
    attachments: [],
  };
}

function envelope(message: Message, fromName: string, subject: string) {
  const { internetMessageId: messageId, createdAt: date, to, cc } = message;
  return { messageId, date, fromName, to, cc, subject };
}

function bodies(letter: Letter): Pick<Mail, "text" | "html"> {
  return { text: letterText(letter), html: letterHtml(letter) };
}

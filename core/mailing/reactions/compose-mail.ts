import { notFound } from "../../kernel/errors.js";
import type {
  ClientId,
  DocumentLinkId,
  InvoiceId,
  RecurringInvoiceId,
  ReminderId,
  TimeEntryId,
  UserId,
  WorkspaceId,
} from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { formatLocalTime } from "../../kernel/local-formats.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { timesheetFormats } from "../../billing/annex.js";
import { attachedFormats, type DocumentFormat, documentFormats } from "../../billing/document-format.js";
import { accountFor } from "../../billing/account.js";
import { greeting } from "../../billing/greetings.js";
import { documentLocale } from "../../billing/locale.js";
import { earlyPaymentAmount, earlyPaymentUntil } from "../../billing/early-payment.js";
import { documentPageUrl } from "../../document-links/document-link.js";
import type { Invoice } from "../../invoices/invoice.js";
import { payableAmount } from "../../invoices/payable.js";
import { printedRemittance } from "../../invoices/remittance.js";
import { balanceOf } from "../../invoices/balance.js";
import { keptTimesheet } from "../../invoices/timesheet/collecting.js";
import { makeTimesheetFiles, type TimesheetFile } from "../../invoices/reactions/invoice-timesheet.js";
import { makeInvoiceDocuments } from "../../invoices/reactions/invoice-document.js";
import { makeStatementDocuments } from "../../reports/reactions/statement-document.js";
import { makeReminderDocuments } from "../../reminders/reactions/reminder-document.js";
import type { InvoiceDocument } from "../../ports/document-renderer.js";
import type { ClaimedMessage } from "../../ports/mail-queue.js";
import type { Mail } from "../../ports/mailer.js";
import { failureWordsFor } from "../failure-words.js";
import { invoiceLetter, type MailedInvoice, usualSubject, usualText } from "../invoice-letter.js";
import { reminderLetter } from "../reminder-letter.js";
import { statementLetter, usualStatementSubject } from "../statement-letter.js";
import type { Letter } from "../letter.js";
import type { Message } from "../../messages/message.js";
import { questionLetter } from "../question-letter.js";
import { wordsFor } from "../words.js";
import { bodies, type ComposingNeeds, envelope } from "./envelope.js";
import { decisionMail, quoteMail } from "./quote-mail.js";

/** Composes the mail of a message, with what is due now. */
export async function composeMail(needs: ComposingNeeds, { workspaceId, message }: ClaimedMessage): Promise<Mail> {
  const { kind, invoiceId, reminderId, userId, timeEntryId, recurringInvoiceId, quoteId, linkId, clientId } = message;
  if (quoteId !== null) return (kind === "quote" ? quoteMail : decisionMail)(needs, workspaceId, message, quoteId);
  if (invoiceId !== null && reminderId !== null) return reminderMail(needs, workspaceId, message, { invoiceId, reminderId });
  if (clientId !== null) return statementMail(needs, workspaceId, message, clientId);
  if (linkId !== null) return questionMail(needs, workspaceId, message, linkId);
  if (invoiceId !== null) return invoiceMail(needs, workspaceId, message, invoiceId);
  if (userId !== null && timeEntryId !== null) return timerMail(needs, workspaceId, message, timeEntryId);
  if (recurringInvoiceId !== null) return failureMail(needs, workspaceId, message, recurringInvoiceId);
  if (userId !== null) return linkMail(needs, workspaceId, message, userId);
  throw new Error(`The message ${message.id} has no subject.`);
}

async function invoiceMail(needs: ComposingNeeds, workspaceId: WorkspaceId, message: Message, id: InvoiceId): Promise<Mail> {
  const { invoiceFormat } = message;
  const files = await makeInvoiceDocuments(needs)({ workspaceId }, id, attachedFormats(invoiceFormat));
  const annex = await annexOf(needs, workspaceId, id);
  const [{ document }] = files;
  const { sellerName, seller } = document;
  const mailed = mailedInvoice(document, invoiceFormat);
  return {
    ...envelope(message, sellerName, message.subject ?? usualSubject(mailed)),
    replyTo: seller.email,
    ...bodies(invoiceLetter(mailed, message.text ?? usualText(mailed), pageUrlOf(needs, message))),
    attachments: [...files, ...annex].map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
    })),
  };
}

/** The page for the client, if the mail has a link to it. */
function pageUrlOf({ publicUrl }: ComposingNeeds, { secret }: Message): string | null {
  return secret === null ? null : documentPageUrl(publicUrl(), secret);
}

/** The timesheet, if it goes with the invoice as a file. */
async function annexOf(needs: ComposingNeeds, workspaceId: WorkspaceId, id: InvoiceId): Promise<readonly TimesheetFile[]> {
  const kept = await needs.unitOfWork.read({ workspaceId }, (stores) => keptTimesheet(stores, { id }));
  const format = timesheetFormats.find((one) => one === kept?.annex);
  return format === undefined ? [] : [await makeTimesheetFiles(needs)({ workspaceId }, id, format)];
}

/** A mail with the reminder as it was stored, which claims what was due then. */
async function reminderMail(
  needs: ComposingNeeds,
  workspaceId: WorkspaceId,
  message: Message,
  { invoiceId, reminderId }: { readonly invoiceId: InvoiceId; readonly reminderId: ReminderId },
): Promise<Mail> {
  const reminder = await needs.unitOfWork.read({ workspaceId }, ({ reminders }) => reminders.find(reminderId));
  if (!reminder) throw notFound("reminder");
  const [{ document, fileName: filename, mediaType: contentType, content }] = await makeInvoiceDocuments(needs)(
    { workspaceId },
    invoiceId,
    ["pdf"],
  );
  return {
    ...envelope(message, document.sellerName, reminder.subject),
    replyTo: document.seller.email,
    ...bodies(reminderLetter(mailedInvoice(document, "pdf"), reminder, pageUrlOf(needs, message))),
    attachments: [
      ...(reminder.attachReminder ? [await reminderAttachment(needs, workspaceId, reminderId)] : []),
      ...(reminder.attachInvoice ? [{ filename, contentType, content }] : []),
    ],
  };
}

async function reminderAttachment(needs: ComposingNeeds, workspaceId: WorkspaceId, id: ReminderId) {
  const { content, fileName } = await makeReminderDocuments(needs)({ workspaceId }, id);
  return { filename: fileName, contentType: documentFormats.pdf.mediaType, content };
}

function mailedInvoice({ invoice, seller, sellerName, buyer, locale }: InvoiceDocument, format: DocumentFormat): MailedInvoice {
  const { type, number, currency, issueDate, dueDate, corrects, total, depositTotal } = invoice;
  const { paid, credited, discounted, writtenOff, due } = balanceOf(invoice);
  return {
    ...{ type, number, currency, issueDate, dueDate, total, depositTotal, sellerName, locale, format },
    corrects: corrects && corrects.number,
    ...{ paid, credited, discounted, writtenOff, amountDue: due },
    earlyPayment: earlyPaymentOf(invoice),
    reference: printedRemittance(invoice),
    account: accountFor(seller, currency),
    buyerName: buyer.legalName ?? buyer.name,
  };
}

function earlyPaymentOf(invoice: Invoice): MailedInvoice["earlyPayment"] {
  const { earlyPaymentDiscount: terms, issueDate, payments, credits } = invoice;
  if (terms === null || issueDate === null || payments.length > 0 || credits.length > 0) return null;
  const amount = earlyPaymentAmount(terms, payableAmount(invoice));
  return { percent: terms.percent, amount, until: earlyPaymentUntil(terms, issueDate) };
}

/** A mail with a statement of account, as of now. */
async function statementMail(needs: ComposingNeeds, workspaceId: WorkspaceId, message: Message, id: ClientId): Promise<Mail> {
  const range = { from: message.statementFrom ?? undefined, to: message.statementTo ?? undefined };
  const { document, content, fileName } = await makeStatementDocuments(needs)({ workspaceId }, id, range);
  return {
    ...envelope(message, document.sellerName, message.subject ?? usualStatementSubject(document)),
    replyTo: document.seller.email,
    ...bodies(statementLetter(document, message.text)),
    attachments: [{ filename: fileName, contentType: documentFormats.pdf.mediaType, content }],
  };
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
  const paragraphs = `${greeting(user.name, workspace.locale)}\n\n${text(workspace.name)}\n\n${holds}`;
  return {
    ...envelope(message, workspace.name, subject(workspace.name)),
    replyTo: null,
    ...bodies({ locale: documentLocale(workspace.locale), paragraphs, facts: [], payment: null, link, closing: workspace.name }),
    attachments: [],
  };
}

/** A mail to the owners with the question of a client. Replies go to the address that the client named. */
async function questionMail(
  needs: ComposingNeeds,
  workspaceId: WorkspaceId,
  message: Message,
  id: DocumentLinkId,
): Promise<Mail> {
  const { workspace, asked, path } = await needs.unitOfWork.read({ workspaceId }, async (stores) => {
    const link = await stores.documentLinks.find(id);
    if (!link) throw notFound("document_link");
    const { invoiceId, quoteId } = link;
    const found = invoiceId === null ? quoteId && (await stores.quotes.find(quoteId)) : await stores.invoices.find(invoiceId);
    if (!found) throw notFound(invoiceId === null ? "quote" : "invoice");
    return { workspace: await stores.workspace.get(), asked: found, path: invoiceId === null ? "invoices/quotes" : "invoices" };
  });
  const { subject, letter } = questionLetter({
    text: message.text ?? "",
    number: asked.number ?? "",
    clientName: asked.buyer === null ? "" : (asked.buyer.legalName ?? asked.buyer.name),
    replyTo: message.replyTo,
    url: `${needs.publicUrl()}/${path}/${asked.id}`,
    workspaceName: workspace.name,
    locale: workspace.locale,
  });
  return { ...envelope(message, workspace.name, subject), replyTo: message.replyTo, ...bodies(letter), attachments: [] };
}

/** A mail about a timer that was stopped at the limit, with its times as they are now. */
async function timerMail(needs: ComposingNeeds, workspaceId: WorkspaceId, message: Message, id: TimeEntryId): Promise<Mail> {
  const { entry, context } = await needs.unitOfWork.read({ workspaceId }, async ({ timeEntries }) => {
    const found = await timeEntries.find(id);
    if (!found) throw notFound("time_entry");
    return { entry: found, context: await timeEntries.recordingContext(found) };
  });
  const { user, project, workspace } = context;
  const { timeZone, name } = workspace;
  const locale = documentLocale(workspace.locale);
  const { timerStopped: words } = wordsFor(locale);
  const time = (at: Instant | null) => (at === null ? "" : formatLocalTime(locale, timeZone, at));
  const letter: Letter = {
    locale,
    paragraphs: `${greeting(user?.name ?? "", locale)}\n\n${words.text(name)}\n\n${words.correct}`,
    facts: [
      [words.project, project?.name ?? ""],
      [words.start, time(entry.startTime)],
      [words.end, time(entry.endTime)],
    ],
    payment: null,
    link: { label: words.label, url: `${needs.publicUrl()}/time?date=${localDateIn(timeZone, entry.startTime)}` },
    closing: name,
  };
  return { ...envelope(message, name, words.subject), replyTo: null, ...bodies(letter), attachments: [] };
}

/** A mail about a recurring invoice whose date could not be billed, with the texts that were queued. */
async function failureMail(
  needs: ComposingNeeds,
  workspaceId: WorkspaceId,
  message: Message,
  id: RecurringInvoiceId,
): Promise<Mail> {
  const { name, locale } = await needs.unitOfWork.read({ workspaceId }, ({ workspace }) => workspace.get());
  const link = { label: failureWordsFor(locale).label, url: `${needs.publicUrl()}/invoices/recurring/${id}` };
  const letter = {
    locale: documentLocale(locale),
    paragraphs: message.text ?? "",
    facts: [],
    payment: null,
    link,
    closing: name,
  };
  return { ...envelope(message, name, message.subject ?? ""), replyTo: null, ...bodies(letter), attachments: [] };
}

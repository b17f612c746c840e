import { type Actor, authorize } from "../../access/actor.js";
import { storedDocument } from "../../invoices/reactions/invoice-document.js";
import { notFound } from "../../kernel/errors.js";
import type { ReminderId } from "../../kernel/ids.js";
import { localFormats } from "../../kernel/local-formats.js";
import type { DocumentRenderer, InvoiceDocument, PrintedLetter, StopSignal } from "../../ports/document-renderer.js";
import type { UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";
import { documentLocale } from "../../billing/locale.js";
import { claimRows, creditRows } from "../claim-rows.js";
import type { Reminder } from "../reminder.js";
import { reminderTitle, reminderWords } from "../reminder-words.js";

interface Needs {
  readonly unitOfWork: UnitOfWork;
  readonly documentRenderer: DocumentRenderer;
}

/** The PDF of a reminder. */
export interface ReminderFile {
  /** The bytes of the PDF, always the same. */
  readonly content: Uint8Array;
  /** The number of the invoice, with what makes it the reminder of a day: `INV-2026-0001-2026-05-07.pdf`. */
  readonly fileName: string;
}

/** Returns the PDF of a reminder to actors who may read reminders. Throws `not_found`. */
export function makeExportReminder(needs: Needs) {
  const documents = makeReminderDocuments(needs);
  return async (actor: Actor, id: ReminderId, signal?: StopSignal): Promise<ReminderFile> => {
    authorize(actor, "reminders:read");
    return documents(actor, id, signal);
  };
}

/** Returns the PDF of a reminder, which is stored when it is first rendered. No transaction is open during rendering. */
export function makeReminderDocuments({ unitOfWork, documentRenderer }: Needs) {
  return async (scope: WorkScope, id: ReminderId, signal?: StopSignal): Promise<ReminderFile> => {
    const { reminder, document, kept } = await unitOfWork.read(scope, async (stores) => {
      const found = await stores.reminders.find(id);
      if (!found) throw notFound("reminder");
      const printed = await storedDocument(stores, found.invoiceId);
      return { reminder: found, document: printed, kept: await stores.documents.find(found.invoiceId, id) };
    });
    const fileName = `${document.invoice.number ?? ""}-${reminder.date}.pdf`;
    if (kept !== null) return { content: kept, fileName };
    const rendered = await documentRenderer.render(letterDocument(document, reminder), "pdf", signal);
    const content = await unitOfWork.run(scope, (stores) => stores.documents.keep(reminder.invoiceId, id, rendered));
    return { content, fileName };
  };
}

/** The letter, with the invoice as it is claimed: what is to be paid is the total of the reminder. Its timesheet is part of the invoice. */
function letterDocument({ timesheet: _, ...document }: InvoiceDocument, reminder: Reminder): InvoiceDocument {
  const { total, createdAt } = reminder;
  const claimed = { total, prepaidTotal: 0n, roundingAmount: 0n, earlyPaymentDiscount: null };
  return {
    ...document,
    invoice: { ...document.invoice, ...claimed },
    mark: null,
    createdAt,
    letter: letterOf(document, reminder),
  };
}

function letterOf({ invoice, locale }: InvoiceDocument, reminder: Reminder): PrintedLetter {
  const language = documentLocale(locale);
  const words = reminderWords(language);
  const { date } = localFormats(language, reminder.currency);
  const title = reminderTitle(reminder.level, language);
  return {
    title,
    facts: [
      [words.invoice, invoice.number ?? ""],
      [words.invoiceDate, invoice.issueDate === null ? "" : date(invoice.issueDate)],
      [words.dueDate, date(reminder.dueDate)],
      [words.date, date(reminder.date)],
      ...creditRows(reminder, language),
    ],
    text: reminder.message,
    claims: claimRows(reminder, language),
  };
}

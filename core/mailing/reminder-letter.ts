import { documentLocale } from "../billing/locale.js";
import { localFormats } from "../kernel/local-formats.js";
import { claimRows, creditRows } from "../reminders/claim-rows.js";
import type { Reminder } from "../reminders/reminder.js";
import { reminderWords } from "../reminders/reminder-words.js";
import { invoiceLetter, type MailedInvoice } from "./invoice-letter.js";
import type { Letter } from "./letter.js";

/** The letter of a reminder, with what it claims, how to pay, and a link to the page for the client. */
export function reminderLetter(invoice: MailedInvoice, reminder: Reminder, pageUrl: string | null): Letter {
  const locale = documentLocale(invoice.locale);
  const { date } = localFormats(locale, reminder.currency);
  const words = reminderWords(locale);
  const { dueDate, daysOverdue } = reminder;
  const facts = [
    [words.invoice, invoice.number ?? ""] as const,
    [words.dueDate, date(dueDate)] as const,
    ...(daysOverdue > 0 ? [[words.daysOverdue, String(daysOverdue)] as const] : []),
    ...claimRows(reminder, locale),
    ...creditRows(reminder, locale),
  ];
  return { ...invoiceLetter(invoice, reminder.message, pageUrl), facts };
}

import { documentLocale } from "../billing/locale.js";
import { localFormats } from "../kernel/local-formats.js";
import type { Reminder } from "../reminders/reminder.js";
import { reminderWords } from "../reminders/reminder-words.js";
import { invoiceLetter, type MailedInvoice } from "./invoice-letter.js";
import type { Letter } from "./letter.js";
import { wordsFor } from "./words.js";

/** The letter of a reminder, with what it claims, and how to pay. */
export function reminderLetter(invoice: MailedInvoice, reminder: Reminder): Letter {
  const locale = documentLocale(invoice.locale);
  const { money, date, percent } = localFormats(locale, reminder.currency);
  const [words, claims] = [wordsFor(locale), reminderWords(locale)];
  const { number, type } = invoice;
  const { dueDate, daysOverdue, amountDue, fee, interestRate, interest, total } = reminder;
  const facts: (readonly [string, string])[] = [
    [type === "deposit" ? words.deposit : words.number, number ?? ""],
    [words.dueDate, date(dueDate)],
    ...(daysOverdue > 0 ? [[claims.daysOverdue, String(daysOverdue)] as const] : []),
    [words.amountDue, money(amountDue)],
    ...(fee > 0n ? [[claims.fee, money(fee)] as const] : []),
    ...(interestRate !== null ? [[claims.interest(percent(interestRate), daysOverdue), money(interest)] as const] : []),
    ...(total > amountDue ? [[claims.total, money(total)] as const] : []),
  ];
  return { ...invoiceLetter(invoice, reminder.message), facts };
}

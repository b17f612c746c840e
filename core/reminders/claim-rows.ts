import { localFormats } from "../kernel/local-formats.js";
import type { Reminder } from "./reminder.js";
import { reminderWords } from "./reminder-words.js";

type Row = readonly [label: string, amount: string];

/** What a reminder claims, each with its amount, in a language. The total is last, if it is more than the amount due. */
export function claimRows(reminder: Reminder, locale: string): readonly Row[] {
  const { money, percent } = localFormats(locale, reminder.currency);
  const { daysOverdue, amountDue, fee, interestRate, interest, total } = reminder;
  const words = reminderWords(locale);
  const rows: Row[] = [[words.amountDue, money(amountDue)]];
  if (fee > 0n) rows.push([words.fee, money(fee)]);
  if (interestRate !== null) rows.push([words.interest(percent(interestRate), daysOverdue), money(interest)]);
  if (total > amountDue) rows.push([words.total, money(total)]);
  return rows;
}

/** What the client has paid in excess, if anything. */
export function creditRows({ currency, creditBalance }: Reminder, locale: string): readonly Row[] {
  if (creditBalance === 0n) return [];
  return [[reminderWords(locale).credit, localFormats(locale, currency).money(creditBalance)]];
}

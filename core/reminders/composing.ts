import { greeting } from "../billing/greetings.js";
import { documentLocale } from "../billing/locale.js";
import { messageLimits } from "../billing/message-limits.js";
import type { ReminderPlaceholder, ReminderStep } from "../billing/reminder-step.js";
import type { Client } from "../clients/client.js";
import type { Invoice, OpenInvoice } from "../invoices/invoice.js";
import type { LocalDate } from "../kernel/calendar.js";
import { localFormats } from "../kernel/local-formats.js";
import { filled } from "../kernel/placeholders.js";
import { shortened } from "../kernel/text.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Workspace } from "../workspaces/workspace.js";
import { claimOn, type ReminderClaim } from "./figures.js";
import type { Reminder } from "./reminder.js";
import { reminderTitle, reminderWords, usualReminder } from "./reminder-words.js";

/** An invoice that can be reminded of, with those whom it concerns, today in their time zone. */
export interface Reminded {
  readonly invoice: OpenInvoice;
  readonly client: Client;
  readonly workspace: Workspace;
  readonly today: LocalDate;
  /** Minor units: what the client has paid in excess, in the currency of the invoice. */
  readonly creditBalance: bigint;
}

/** What the client of an invoice has paid in excess, in its currency. */
export async function creditFor(
  { clientCredits }: Pick<Stores, "clientCredits">,
  { clientId, currency }: Pick<Invoice, "clientId" | "currency">,
): Promise<bigint> {
  return (await clientCredits.last(clientId, currency))?.balance ?? 0n;
}

/** What is said: by a step, or by hand. */
export type ReminderTerms = Pick<ReminderStep, "subject" | "message"> &
  Partial<Pick<ReminderStep, "fee" | "interest">> & { readonly level: number };

/** What a reminder says, and what it claims. */
export type ReminderContent = Pick<Reminder, "creditBalance" | "subject" | "message" | "level"> & ReminderClaim;

/** The language of mail and documents to the client. */
export function localeOf({ invoice, client, workspace }: Reminded): string {
  return documentLocale(invoice.buyer.locale ?? client.locale ?? workspace.locale);
}

/** The content of a reminder on a day. Texts that get too long with their values are cut off. */
export function reminderContent(reminded: Reminded, terms: ReminderTerms, day: LocalDate): ReminderContent {
  const { invoice, client, workspace, creditBalance } = reminded;
  const { fee = null, interest = null, level } = terms;
  const claim = claimOn(invoice, { fee, interest }, day);
  const locale = localeOf(reminded);
  const { money, date } = localFormats(locale, invoice.currency);
  const values: Readonly<Record<ReminderPlaceholder, () => string>> = {
    number: () => invoice.number,
    amount_due: () => money(claim.amountDue),
    total: () => money(claim.total),
    due_date: () => date(claim.dueDate),
    days_overdue: () => String(claim.daysOverdue),
    client: () => client.legalName ?? client.name,
    workspace: () => workspace.name,
  };
  const subject = terms.subject ?? reminderWords(locale).subject(reminderTitle(level, locale), invoice.number);
  const message = terms.message ?? usualMessage(reminded, claim, level);
  return {
    ...claim,
    creditBalance,
    level,
    subject: shortened(filled(subject, values), messageLimits.subject.max),
    message: shortened(terms.message === null ? message : filled(message, values), messageLimits.text.max),
  };
}

function usualMessage(reminded: Reminded, { total, dueDate, daysOverdue }: ReminderClaim, level: number): string {
  const { invoice, creditBalance } = reminded;
  const locale = localeOf(reminded);
  const { money, date } = localFormats(locale, invoice.currency);
  const credit = creditBalance > 0n ? [reminderWords(locale).creditText(money(creditBalance))] : [];
  const values = { number: invoice.number, amount: money(total), dueDate: date(dueDate), daysOverdue };
  const buyer = invoice.buyer.legalName ?? invoice.buyer.name;
  return [greeting(buyer, locale), ...usualReminder(level, values, locale), ...credit].join("\n\n");
}

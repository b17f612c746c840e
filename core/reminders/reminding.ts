import type { Author } from "../access/actor.js";
import { secretForMail } from "../document-links/active-links.js";
import { domainEvent } from "../events/domain-event.js";
import { recipientsOf } from "../invoices/recipients.js";
import { firstVersion, nextVersion } from "../kernel/entity.js";
import { isStintError } from "../kernel/errors.js";
import type { InvoiceReminders } from "../invoices/invoice-reminders.js";
import type { ReminderStep } from "../billing/reminder-step.js";
import { emptyContent, checkMessage, type Message, newMessage, withoutRepeats } from "../messages/message.js";
import { queueMail } from "../messages/mail-quota.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { reminderContent, type Reminded, type ReminderTerms } from "./composing.js";
import { type Reminder, reminderTable } from "./reminder.js";
import type { ReminderId } from "../kernel/ids.js";

/** The ports that reminding requires. */
export type RemindingPorts = Pick<Ports, "clock" | "ids" | "mailDomain" | "mailLimit" | "tokenSecrets">;
/** The stores that reminding requires. */
export type RemindingStores = Pick<
  Stores,
  "clientCredits" | "clients" | "documentLinks" | "events" | "invoices" | "messages" | "reminders" | "workspace"
>;

/** A reminder that is to be sent. */
export interface ReminderRequest {
  readonly terms: ReminderTerms & Pick<ReminderStep, "attachInvoice" | "attachReminder">;
  /** The days of the step. Null: none. */
  readonly days: number | null;
  readonly passedOver: readonly number[];
  /** Whom it is sent to. Absent: the client, with the usual copies. */
  readonly to?: readonly string[] | undefined;
  readonly cc?: readonly string[] | undefined;
}

/**
 * Stores a reminder and queues its mail. The invoice gets its next version, so that a payment, a pause or another reminder at the same time wins or is
 * seen. Throws `recipient_missing` and other issues (invalid), and `mail_limit` (limited).
 */
export async function remind(
  ports: RemindingPorts,
  stores: RemindingStores,
  author: Author,
  reminded: Reminded,
  request: ReminderRequest,
): Promise<Reminder> {
  const { invoice, client, workspace } = reminded;
  const recipients = recipientsOf(request, { email: client.email ?? invoice.buyer.email, client, workspace });
  checkMessage({ ...recipients, subject: null, text: null }).throwIfAny();
  const reminder = newReminder(ports, reminded, request);
  const { subject, message: text } = reminder;
  const about = { ...emptyContent, kind: "reminder", invoiceId: invoice.id, reminderId: reminder.id } as const;
  const secret = workspace.linkInMails ? await secretForMail(ports, stores, invoice.id) : null;
  const content = { ...about, author, ...withoutRepeats(recipients), subject, text, secret };
  const message = newMessage(ports.ids.next("msg"), ports.mailDomain, content, ports.clock.now());
  await queueMail(ports, stores, message, ports.clock.now());
  return keep(ports, stores, author, reminded, { ...reminder, messageId: message.id });
}

/** As {@link remind}, but without a recipient, the reminder is stored as failed: the step is over, and a person is told of it. */
export async function remindOrFail(
  ports: RemindingPorts,
  stores: RemindingStores,
  author: Author,
  reminded: Reminded,
  request: ReminderRequest,
): Promise<Reminder> {
  try {
    return await remind(ports, stores, author, reminded, request);
  } catch (error) {
    if (!isStintError(error) || error.kind !== "invalid") throw error;
    const told = error.issues.map(({ message }) => message);
    const failed = { ...newReminder(ports, reminded, request), status: "failed", error: told.join(" ") } as const;
    const stored = await keep(ports, stores, author, reminded, failed);
    await stores.events.record(domainEvent(ports, author, "reminder.failed", reminderTable.toJson(stored)));
    return stored;
  }
}

function newReminder({ clock, ids }: RemindingPorts, reminded: Reminded, { terms, days, passedOver }: ReminderRequest): Reminder {
  const { invoice, client, today } = reminded;
  return {
    id: ids.next("rem"),
    invoiceId: invoice.id,
    clientId: client.id,
    days,
    passedOver,
    date: today,
    ...reminderContent(reminded, terms, today),
    attachInvoice: terms.attachInvoice,
    attachReminder: terms.attachReminder && terms.level > 0,
    messageId: null,
    status: "queued",
    sentAt: null,
    error: null,
    ...firstVersion(clock.now()),
  };
}

async function keep(
  ports: RemindingPorts,
  stores: RemindingStores,
  author: Author,
  { invoice }: Reminded,
  reminder: Reminder,
): Promise<Reminder> {
  await stores.reminders.insert(reminder);
  const reminders = after(invoice.reminders, reminder);
  await stores.invoices.update(nextVersion({ ...invoice, reminders }, ports.clock.now()));
  await stores.events.record(domainEvent(ports, author, "reminder.created", reminderTable.toJson(reminder)));
  return reminder;
}

/** A pause that is over is forgotten. */
function after(before: InvoiceReminders, { date: lastOn, days, level, status }: Reminder): InvoiceReminders {
  const lastDays = days === null || (before.lastDays !== null && before.lastDays > days) ? before.lastDays : days;
  const lastLevel = status === "failed" ? before.lastLevel : Math.max(before.lastLevel, level);
  return { ...before, status: "active", reason: null, until: null, lastOn, lastDays, lastLevel };
}

/** Stores what became of the mail of a reminder. */
export async function noteOutcome(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events" | "reminders">,
  id: ReminderId,
  { id: messageId, status, sentAt, error, author }: Message,
): Promise<void> {
  if (status === "queued" || status === "sending") return;
  const reminder = await stores.reminders.find(id);
  if (reminder?.messageId !== messageId || reminder.status === status) return;
  const noted = nextVersion({ ...reminder, status, sentAt, error }, ports.clock.now());
  await stores.reminders.update(noted);
  if (status === "unknown") return;
  await stores.events.record(domainEvent(ports, author, `reminder.${status}`, reminderTable.toJson(noted)));
}

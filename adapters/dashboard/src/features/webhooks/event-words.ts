import { EVERY_EVENT } from "../../../../../core/webhooks/webhook.js";
import type { EventType, Webhook } from "./webhook-queries.js";

/** The translation key of an event type. Dots separate nested keys, so they are replaced. */
export const eventWords = {
  "time_entry.started": "entryStarted",
  "time_entry.created": "entryCreated",
  "time_entry.updated": "entryUpdated",
  "time_entry.deleted": "entryDeleted",
  "invoice.created": "invoiceCreated",
  "invoice.issued": "invoiceIssued",
  "invoice.sent": "invoiceSent",
  "invoice.viewed": "invoiceViewed",
  "invoice.overdue": "invoiceOverdue",
  "bank_statement.created": "statementCreated",
  "bank_transaction.updated": "transactionUpdated",
  "quote.created": "quoteCreated",
  "quote.updated": "quoteUpdated",
  "quote.issued": "quoteIssued",
  "quote.sent": "quoteSent",
  "quote.viewed": "quoteViewed",
  "quote.accepted": "quoteAccepted",
  "quote.declined": "quoteDeclined",
  "quote.deleted": "quoteDeleted",
  "recurring_invoice.created": "recurringCreated",
  "recurring_invoice.updated": "recurringUpdated",
  "recurring_invoice.deleted": "recurringDeleted",
  "recurring_invoice.failed": "recurringFailed",
  "reminder.created": "reminderCreated",
  "reminder.sent": "reminderSent",
  "reminder.failed": "reminderFailed",
  "invoice.payment_recorded": "paymentRecorded",
  "invoice.payment_reversed": "paymentReversed",
  "invoice.credited": "invoiceCredited",
  "credit_note.created": "creditNoteCreated",
  "invoice.paid": "invoicePaid",
  "invoice.voided": "invoiceVoided",
  "expense.created": "expenseCreated",
  "expense.updated": "expenseUpdated",
  "expense.deleted": "expenseDeleted",
  "client.created": "clientCreated",
  "client.updated": "clientUpdated",
  "client.deleted": "clientDeleted",
  "project.created": "projectCreated",
  "project.updated": "projectUpdated",
  "project.archived": "projectArchived",
  "project.deleted": "projectDeleted",
  "task.created": "taskCreated",
  "task.updated": "taskUpdated",
  "task.deleted": "taskDeleted",
  "user.invited": "userInvited",
} as const satisfies Record<EventType, string>;

/** The event types of a webhook as text. `every`: the text for all of them. */
export function eventsText({ events }: Webhook, every: string): string {
  return events.map((type) => (type === EVERY_EVENT ? every : type)).join(", ");
}

import { reminderLimits } from "../billing/reminder-step.js";
import type { Versioned } from "../kernel/entity.js";
import { FieldTable } from "../kernel/field-table.js";
import {
  choiceType,
  currencyType,
  dayType,
  decimalType,
  flagType,
  idType,
  instantType,
  listType,
  textType,
  wholeType,
} from "../kernel/field-types.js";
import { type Described, field, type ModelOf, versionFields } from "../kernel/fields.js";
import { anyAmount } from "../invoices/line-table.js";
import { messageLimits } from "../billing/message-limits.js";

/** As those of its message: `failed` also if there was no recipient, or if the reminder was pointless when it was to be sent. */
export const reminderStatuses = ["queued", "sent", "failed", "unknown"] as const;
/** One of {@link reminderStatuses}. */
export type ReminderStatus = (typeof reminderStatuses)[number];

const dayNumber = wholeType(reminderLimits.days);

export const reminderTable = new FieldTable({
  /** `rem_…`, assigned by the service. */
  id: field.assigned(idType("rem")),
  /** The invoice or deposit that is to be paid. */
  invoiceId: field.assigned(idType("inv"), "ID of the invoice"),
  /** The client of the invoice. */
  clientId: field.assigned(idType("cli"), "ID of the client"),
  /** The step of the schedule. Null: sent by hand without one. */
  days: field.assignedOrNull(dayNumber, ["The `days` of the step. Null if it was sent by hand without a step", 7]),
  /** The days of earlier steps that were not sent, such as during an outage. */
  passedOver: field.assigned(listType(dayNumber, { max: reminderLimits.steps }), [
    "The `days` of earlier steps that were skipped, such as during an outage or a pause",
    [],
  ]),
  /** 0 until the due date, then from 1: the first reminder, the second one. */
  level: field.assigned(wholeType({ min: 0, max: reminderLimits.steps }), [
    "0 until the due date, then 1 for the first reminder after it, 2 for the second one, whichever steps they are",
    1,
  ]),
  /** The day in the workspace's time zone. */
  date: field.assigned(dayType, ["The date of the reminder", "2026-05-07"]),
  /** That of the invoice on this day. */
  dueDate: field.assigned(dayType, ["The due date of the invoice", "2026-04-30"]),
  /** Whole days since the due date, at least 0. */
  daysOverdue: field.assigned(wholeType({ min: 0, max: Number.MAX_SAFE_INTEGER }), ["Number of days since the due date", 7]),
  /** The currency of the invoice. */
  currency: field.assigned(currencyType, "Currency of the amounts"),
  /** Minor units, on the day. */
  amountDue: field.assigned(anyAmount, ["The amount due of the invoice", 119000]),
  /** Minor units. 0: none. */
  fee: field.assigned(anyAmount, ["The fee for late payment. 0 if there is none", 500]),
  /** Percent per year. Null: none. */
  interestRate: field.assignedOrNull(decimalType, ["Interest in percent per year. Null if there is none", "9"]),
  /** Minor units. */
  interest: field.assigned(anyAmount, ["The interest: amount due × rate × days overdue ÷ 365, rounded half up", 205]),
  /** Minor units: what the client is asked to pay. */
  total: field.assigned(anyAmount, ["The amount due with fee and interest", 119705]),
  /** Minor units: what the client had paid in excess in the currency. It is not deducted from the total. */
  creditBalance: field.assigned(anyAmount, [
    "The credit balance of the client in this currency, which the reminder names. It is not deducted from the total",
    0,
  ]),
  /** As sent. */
  subject: field.assigned(textType(messageLimits.subject), ["The subject as sent", "Payment reminder: invoice INV-2026-0001"]),
  /** As sent. */
  message: field.assigned(textType(messageLimits.text), ["The text as sent", "Invoice INV-2026-0001 was due on Apr 30, 2026."]),
  /** Whether the invoice is attached. */
  attachInvoice: field.assigned(flagType, ["Whether the PDF of the invoice is attached", true]),
  /** Whether it is printed and goes with the email. */
  attachReminder: field.assigned(flagType, ["Whether the reminder is attached as PDF", true]),
  /** The email. Null: there was no recipient. */
  messageId: field.assignedOrNull(idType("msg"), "ID of the email. Null if none could be sent"),
  /** See {@link reminderStatuses}. */
  status: field.assigned(choiceType(reminderStatuses), [
    "The status of the email. `failed` also if there was no recipient, or if the invoice was paid or paused before it was sent",
    "sent",
  ]),
  /** When the email was sent. */
  sentAt: field.assignedOrNull(instantType, "Time at which the email was sent. Null if it was not sent"),
  /** Why it failed. */
  error: field.assignedOrNull(textType({ min: 1, max: 10_000 }), ["Why it could not be sent. Null if nothing is wrong", null]),
  ...versionFields,
});

/** A reminder of the payment of an invoice. Fee and interest are claims of their own; the invoice does not change. */
export interface Reminder extends Versioned, ModelOf<typeof reminderTable.fields>, Described {}

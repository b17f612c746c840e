import { type ReminderStep, reminderStepTable } from "../../core/billing/reminder-step.js";
import { parseLocalDate } from "../../core/kernel/calendar.js";
import { parseCurrency } from "../../core/kernel/currency.js";
import { firstVersion } from "../../core/kernel/entity.js";
import type { Reminder } from "../../core/reminders/reminder.js";
import type { World } from "./fixtures.js";

/** A step with the usual texts, without fee and interest. */
export function aReminderStep(days: number, changes: Partial<ReminderStep> = {}): ReminderStep {
  return { ...reminderStepTable.create({ days }), ...changes };
}

/** A first reminder of an invoice of the world's client, without a message. */
export function aReminder(world: World, invoiceId: Reminder["invoiceId"], changes: Partial<Reminder> = {}): Reminder {
  return {
    id: world.ids.next("rem"),
    invoiceId,
    clientId: world.client.id,
    days: 7,
    passedOver: [],
    level: 1,
    date: parseLocalDate("2026-05-07"),
    dueDate: parseLocalDate("2026-04-30"),
    daysOverdue: 7,
    currency: parseCurrency("EUR"),
    ...{ amountDue: 119_000n, fee: 0n, interestRate: null, interest: 0n, creditBalance: 300n, total: 119_000n },
    ...{ subject: "Payment reminder", message: "Please pay.", attachInvoice: true, attachReminder: true },
    ...{ messageId: null, status: "failed", sentAt: null, error: "The message has no recipient." },
    ...firstVersion(world.clock.now()),
    ...changes,
  };
}

import { type Actor, authorize } from "../../access/actor.js";
import { reminderLimits } from "../../billing/reminder-step.js";
import { FieldTable } from "../../kernel/field-table.js";
import { emailType, listType, wholeType } from "../../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../../kernel/fields.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { recipientsOf } from "../../invoices/recipients.js";
import { MAX_RECIPIENTS, withoutRepeats } from "../../messages/message.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { reminderContent } from "../composing.js";
import { reminderTable } from "../reminder.js";
import { isPayable, obstacleOn, plannedReminder, type ReminderObstacle, scheduleOf } from "../plan.js";
import { addressed } from "./reminded-invoice.js";

const recipients = listType(emailType, { max: MAX_RECIPIENTS });
const { date, passedOver, level, dueDate, daysOverdue, currency, amountDue, fee, interestRate, interest, total, ...others } =
  reminderTable.fields;

export const foreseenReminderTable = new FieldTable({
  /** The day on which it is sent. */
  date: { ...date, words: ["The date on which it is sent", "2026-05-07"] },
  /** The step of the schedule. */
  days: field.assigned(wholeType(reminderLimits.days), ["The `days` of the step", 7]),
  /** The days of earlier steps that are not sent. */
  passedOver,
  /** 0 until the due date, then from 1. */
  level,
  /** Whom it is sent to. Empty: there is no recipient, so that it will fail. */
  to: field.assigned(recipients, ["The recipients. Without any, the reminder fails", ["ada@example.com"]]),
  /** Who gets a copy. */
  cc: field.assigned(recipients, ["Recipients of a copy", []]),
  /** With the placeholders replaced. */
  subject: others.subject,
  /** With the placeholders replaced. */
  message: others.message,
  /** That of the invoice today. */
  dueDate,
  /** On the day on which it is sent. */
  daysOverdue,
  /** The currency of the invoice. */
  currency,
  /** Minor units, as of today. */
  amountDue,
  /** Minor units. 0: none. */
  fee,
  /** Percent per year. Null: none. */
  interestRate,
  /** Minor units, until the day on which it is sent. */
  interest,
  /** The amount due with fee and interest. */
  total,
  /** Minor units, as of today. */
  creditBalance: others.creditBalance,
  /** Whether the PDF of the invoice goes with it. */
  attachInvoice: others.attachInvoice,
  /** Whether it is printed and goes with the email. */
  attachReminder: others.attachReminder,
});

/** The next reminder of an invoice, as it is foreseen now. */
export interface ForeseenReminder extends ModelOf<typeof foreseenReminderTable.fields>, Described {}

/** What is planned for an invoice. */
export interface ReminderPreview {
  /** Null: none is planned. */
  readonly next: ForeseenReminder | null;
  /** What keeps it from being reminded of today. Null: nothing. */
  readonly obstacle: ReminderObstacle | null;
}

/** Returns what the schedule sends next, and when, if nothing changes until then. */
export function makePreviewReminder({
  unitOfWork,
  clock,
}: Needs<"clientCredits" | "clients" | "invoices" | "workspace", "clock">) {
  return async (actor: Actor, id: InvoiceId): Promise<ReminderPreview> => {
    authorize(actor, "reminders:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const { invoice, ...others } = await addressed(stores, id, clock.now());
      const { client, workspace, today } = others;
      const obstacle = obstacleOn(invoice, today);
      const planned = plannedReminder(invoice, scheduleOf(client, workspace), today);
      if (planned === null || !isPayable(invoice)) return { next: null, obstacle };
      const { step, on: date, passedOver, level } = planned;
      const email = client.email ?? invoice.buyer.email;
      const addresses = withoutRepeats(recipientsOf({}, { email, client, workspace }));
      const content = reminderContent({ invoice, ...others }, { ...step, level }, date);
      const { days, attachInvoice } = step;
      const attachReminder = step.attachReminder && level > 0;
      return { next: { date, days, passedOver, ...addresses, ...content, attachInvoice, attachReminder }, obstacle };
    });
  };
}

import { reminderLimits } from "../billing/reminder-step.js";
import { codecOf, FieldTable } from "../kernel/field-table.js";
import { choiceType, dayType, textType, wholeType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";

/** Why an invoice is not reminded of: the seller `paused` it, or the client `disputed` the invoice. */
export const pauseStates = ["paused", "disputed"] as const;
const reminderStates = ["active", ...pauseStates] as const;

/** In code points. */
export const pauseReasonLimits = { min: 1, max: 500 } as const;

export const invoiceRemindersTable = new FieldTable({
  /** Reminders are sent only while it is `active`. */
  status: field.defaulting(choiceType(reminderStates), "active", [
    "`paused` or `disputed`: no reminders are sent. Changed by `POST /invoices/{id}/pause-reminders`",
    "active",
  ]),
  /** Why they are not sent. At most 500 characters. */
  reason: field.nullable(textType(pauseReasonLimits), ["Why no reminders are sent. Null if no reason was given", null]),
  /** The first day on which they are sent again. Null: someone resumes them. */
  until: field.nullable(dayType, ["The day on which reminders begin again. Null if someone has to resume them", null]),
  /** The day of issue in the workspace's time zone: no step of this day or an earlier one is sent. Null: issued before there were reminders. */
  after: field.nullable(dayType, [
    "Steps of this day and earlier ones are not sent: the day on which it was issued",
    "2026-03-31",
  ]),
  /** The day of the last reminder. Null: there is none. */
  lastOn: field.nullable(dayType, ["The day of the last reminder. Null if there is none", null]),
  /** The days of the last step that was sent or passed over. Steps with more days follow. Null: none. */
  lastDays: field.nullable(wholeType(reminderLimits.days), [
    "The `days` of the last step that was sent or skipped. Null if there is none",
    null,
  ]),
  /** How many reminders asked for what was overdue, at most 5. The texts of the next one follow from it. */
  lastLevel: field.defaulting(wholeType({ min: 0, max: reminderLimits.steps }), 0, [
    "The `level` of the last reminder after the due date. 0 if there is none",
    0,
  ]),
});

/** Whether an invoice is reminded of, and how far that has come. */
export interface InvoiceReminders extends ModelOf<typeof invoiceRemindersTable.fields>, Described {}

/** Its JSON. */
export const invoiceRemindersJson = codecOf(invoiceRemindersTable);

/** Those of a new invoice. */
export const NO_REMINDERS: InvoiceReminders = {
  status: "active",
  reason: null,
  until: null,
  after: null,
  lastOn: null,
  lastDays: null,
  lastLevel: 0,
};

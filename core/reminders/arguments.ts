import { actor, anyOf, creation, fieldsOf, id, ids, listing, many } from "../access/arguments.js";
import { reminderLimits } from "../billing/reminder-step.js";
import { choiceType, dayType, emailType, idType, textType, wholeType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { byCreation } from "../kernel/page.js";
import { messageLimits } from "../billing/message-limits.js";
import { reminderStatuses } from "./reminder.js";
import type { ReminderFilter } from "./reminder-store.js";
import type { SendReminder } from "./use-cases/send-reminder.js";

const filter = fieldsOf<ReminderFilter>()({
  invoiceIds: anyOf(idType("inv")),
  clientIds: anyOf(idType("cli")),
  statuses: anyOf(choiceType(reminderStatuses)),
  datedFrom: field.optional(dayType),
  datedTo: field.optional(dayType),
});

const command = fieldsOf<SendReminder>()({
  days: field.optional(wholeType(reminderLimits.days)),
  to: field.optional(many(emailType)),
  cc: field.optional(many(emailType)),
  subject: field.nullable(textType(messageLimits.subject)),
  message: field.nullable(textType(messageLimits.text)),
});

/** The arguments of the use cases. */
export const reminderArguments = {
  listReminders: [actor, ...listing(filter, byCreation)],
  getReminder: [actor, id("rem")],
  findReminders: [actor, ids("rem")],
  sendReminder: [actor, id("inv"), creation(command)],
  previewReminder: [actor, id("inv")],
} as const;

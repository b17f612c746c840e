import {
  foreseenReminderTable,
  messageLimits,
  pauseReasonLimits,
  pauseStates,
  reminderLimits,
  reminderObstacles,
  reminderTable,
} from "../../../core/index.js";
import { named } from "./annotations.js";
import { InvoiceSending } from "./messages.js";
import { viewOf } from "./of-fields.js";
import { body, integer, literals, localDate, nullable, optional, text, view } from "./primitives.js";

export const Reminder = named(
  "Reminder",
  "A reminder of the payment of an invoice. Fee and interest are claims of their own: the invoice does not change.",
  viewOf(reminderTable),
);

const { to, cc } = InvoiceSending.properties;

export const ReminderSending = named(
  "ReminderSending",
  "How a client is reminded of an invoice now. Absent fields get their defaults.",
  body(
    {
      days: optional(integer(reminderLimits.days)),
      to,
      cc,
      subject: optional(nullable(text(messageLimits.subject))),
      message: optional(nullable(text(messageLimits.text))),
    },
    {
      to: ["The recipients. If it is absent, the client's `email`", ["ada@example.com"]],
      cc: [
        "Recipients of a copy. If it and `to` are absent, the client's `cc_emails`, and the seller if the client has `copy_to_seller`",
        [],
      ],
      days: [
        "The `days` of a step of the client's schedule, whose texts, fee and interest apply, and which is not sent again. If it is absent, there is no fee and no interest",
        7,
      ],
      subject: ["The subject. Can contain placeholders. Null for that of the step, or the usual one", null],
      message: ["The text. Can contain placeholders. Null for that of the step, or the usual one", null],
    },
  ),
  { to: ["ada@example.com"], message: "We look forward to your payment of {amount_due}." },
);

export const ReminderPause = named(
  "ReminderPause",
  "Why an invoice is not reminded of, and how long.",
  body(
    {
      status: optional(literals(pauseStates)),
      reason: optional(nullable(text(pauseReasonLimits))),
      until: optional(nullable(localDate())),
    },
    {
      status: ["`disputed` if the client disputes the invoice", "paused"],
      reason: ["Why no reminders are sent", "Promised to pay in May"],
      until: ["The day on which reminders begin again, after today. Null if someone resumes them", "2026-05-31"],
    },
  ),
  { reason: "Promised to pay in May" },
);

export const ReminderPreview = named(
  "ReminderPreview",
  "What is sent next to the client of an invoice, if nothing changes until then.",
  view(
    { next: nullable(viewOf(foreseenReminderTable)), obstacle: nullable(literals(reminderObstacles)) },
    {
      next: "The next reminder. Null if none is planned",
      obstacle: [
        "What keeps it from being reminded of today: it is `not_open`, or its reminders are `paused`, or it is `disputed`. Null if nothing does",
        null,
      ],
    },
  ),
);

import type { TObject } from "@sinclair/typebox";
import { foreseenReminderTable } from "../../../core/index.js";
import { mapOptional, toDate } from "../conversions.js";
import { type Route, route } from "../route.js";
import { Invoice as InvoiceView } from "../schemas/invoices.js";
import { NoFields } from "../schemas/no-fields.js";
import { Reminder as ReminderView, ReminderPause, ReminderPreview, ReminderSending } from "../schemas/reminders.js";
import { showInvoice, shownInvoice } from "./invoices.js";
import { reminderTag, showReminder } from "./reminders.js";

const guard: NonNullable<Route<TObject, "inv">["guard"]> = ({ useCases, actor, id }) => shownInvoice(useCases, actor, id);

/** How the client of an invoice is reminded of it. */
export const invoiceReminderRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/invoices/:id/reminders",
    id: "inv",
    operation: "sendReminder",
    summary: "Send a reminder of an invoice",
    description:
      "Reminds the client now, whatever the schedule says. With `days`, it is a step of the schedule, which is not sent again. The service sends no other reminder of the invoice on the same day. The email is sent after the response; the `status` of the reminder says what became of it. It is not sent if the invoice is paid or paused meanwhile.",
    emits: ["reminder.created", "reminder.sent", "reminder.failed"],
    again: "repeated",
    tag: reminderTag,
    permission: "reminders:write",
    body: ReminderSending,
    bodyOptional: true,
    status: 201,
    response: ReminderView,
    invalid: ["placeholder_unknown", "recipient_missing", "unknown_step"],
    conflicts: ["nothing_due", "reminders_paused"],
    handle: async ({ useCases, actor, id, body }) => {
      const reminder = await useCases.sendReminder(actor, id, body);
      return { body: showReminder(reminder), location: `/reminders/${reminder.id}` };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/reminders/preview",
    id: "inv",
    operation: "previewReminder",
    summary: "Preview the next reminder of an invoice",
    description:
      "Returns what the schedule sends next, and when, if nothing changes until then. After an outage or a pause, only the latest of several steps is sent; the others are in `passed_over`.",
    again: "computed",
    tag: reminderTag,
    permission: "reminders:read",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: ReminderPreview,
    handle: async ({ useCases, actor, id }) => {
      const { next, obstacle } = await useCases.previewReminder(actor, id);
      return { body: { next: next && foreseenReminderTable.toJson(next), obstacle } };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/pause-reminders",
    id: "inv",
    operation: "pauseReminders",
    summary: "Pause the reminders of an invoice",
    description:
      "No reminders of a draft or an open invoice are sent until a day, or until someone resumes them. After a pause, the latest step whose day has come is sent; earlier ones are skipped.",
    again: "unchanged",
    tag: reminderTag,
    permission: "invoices:write",
    likePatch: true,
    body: ReminderPause,
    bodyOptional: true,
    status: 200,
    response: InvoiceView,
    invalid: ["until_not_in_future"],
    conflicts: ["invoice_not_open"],
    guard,
    handle: async ({ useCases, actor, id, body: { status, reason, until } }) => {
      const pause = { status, reason, until: until === null ? null : mapOptional(until, toDate) };
      return { body: showInvoice(await useCases.pauseReminders(actor, id, pause)) };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/resume-reminders",
    id: "inv",
    operation: "resumeReminders",
    summary: "Resume the reminders of an invoice",
    description: "Reminders are sent again, beginning with the latest step whose day has come.",
    again: "unchanged",
    tag: reminderTag,
    permission: "invoices:write",
    likePatch: true,
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: InvoiceView,
    conflicts: ["invoice_not_open"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: showInvoice(await useCases.resumeReminders(actor, id)) }),
  }),
];

import { makeFind, makeGet, makeList } from "../access/read-resources.js";
import { byCreation } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import { makePreviewReminder } from "./use-cases/preview-reminder.js";
import { makeSendReminder } from "./use-cases/send-reminder.js";

export * from "./plan.js";
export * from "./reminder.js";
export * from "./reminder-store.js";
export { makeExportReminder, type ReminderFile } from "./reactions/reminder-document.js";
export { type ForeseenReminder, foreseenReminderTable, type ReminderPreview } from "./use-cases/preview-reminder.js";
export type { SendReminder } from "./use-cases/send-reminder.js";

/** The use cases of reminders. */
export function reminderUseCases(ports: Ports) {
  return {
    /** Lists reminders, filtered and in pages. Needs `reminders:read`. */
    listReminders: makeList(ports, "reminder", byCreation, ({ reminders }) => reminders),
    /** Returns one reminder. Needs `reminders:read`. Throws `not_found`. */
    getReminder: makeGet(ports, "reminder", ({ reminders }) => reminders),
    /** Returns those of the reminders that exist, in any order. Needs `reminders:read`. */
    findReminders: makeFind(ports, "reminder", ({ reminders }) => reminders),
    /**
     * Reminds the client of an invoice now, with a step of the schedule, which is not sent again, or without one. Needs `reminders:write`.
     * Records `reminder.created`, and `reminder.sent` or `reminder.failed` when that is known. Throws `not_found`, `nothing_due` and
     * `reminders_paused` (conflict), `mail_limit` (limited, with `retry_after` in seconds), and of kind `invalid` `unknown_step`, `placeholder_unknown`
     * and `recipient_missing`.
     */
    sendReminder: makeSendReminder(ports),
    /** Returns what the schedule sends next of an invoice, and when. Needs `reminders:read`. Throws `not_found`. */
    previewReminder: makePreviewReminder(ports),
  };
}

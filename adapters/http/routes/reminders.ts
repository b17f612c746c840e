import {
  checkRange,
  documentFormats,
  Issues,
  type Reminder,
  type ReminderFilter,
  reminderStatuses,
  reminderTable,
  type View,
} from "../../../core/index.js";
import { mapOptional, toDate } from "../conversions.js";
import { type Call, costs, list, type QueryParameter, type Route, route } from "../route.js";
import { Reminder as ReminderView } from "../schemas/reminders.js";
import { anyStatus, idsIn, wordsIn } from "./filters.js";

export const reminderTag = {
  name: "Reminders",
  description: "Reminders of unpaid invoices, which the service sends by itself on the days of a schedule.",
};

export const showReminder = (reminder: Reminder): View => reminderTable.toJson(reminder);

const date = (description: string): QueryParameter => ({ format: "date", description });

/** Throws 422 for a range that ends before it starts. */
function filterOf({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): ReminderFilter {
  const [from, to] = [mapOptional(query["date_from"], toDate), mapOptional(query["date_to"], toDate)];
  const issues = new Issues();
  checkRange(issues, { from, to }, ["date_from", "date_to"]);
  issues.throwIfAny();
  return {
    invoiceIds: idsIn("inv", anyOf["invoice_id"]),
    clientIds: idsIn("cli", anyOf["client_id"]),
    statuses: wordsIn(reminderStatuses, anyOf["status"]),
    datedFrom: from,
    datedTo: to,
  };
}

export const reminderRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/reminders",
    operation: "listReminders",
    summary: "List all reminders",
    description: "Returns the reminders that match all filters.",
    tag: reminderTag,
    permission: "reminders:read",
    sorts: ["created_at"],
    query: {
      status: anyStatus(reminderStatuses),
      invoice_id: { anyId: "inv" },
      client_id: { anyId: "cli" },
      date_from: date("Start of the date range, inclusive"),
      date_to: date("End of the date range, inclusive"),
    },
    invalid: ["range_reversed"],
    status: 200,
    response: ReminderView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({ page: await useCases.listReminders(actor, filterOf(call), page), show: showReminder }),
  }),
  route({
    method: "GET",
    path: "/reminders/:id",
    id: "rem",
    operation: "getReminder",
    summary: "Retrieve a reminder",
    description: "Returns a reminder as it was sent, with what it claimed.",
    tag: reminderTag,
    permission: "reminders:read",
    status: 200,
    response: ReminderView,
    handle: async ({ useCases, actor, id }) => ({ body: showReminder(await useCases.getReminder(actor, id)) }),
  }),
  route({
    method: "GET",
    path: "/reminders/:id/export",
    id: "rem",
    operation: "exportReminder",
    cost: costs.file,
    summary: "Download a reminder as PDF",
    description:
      "Returns the letter with what the reminder claims and how to pay it, in the language of the client. The file never changes, also after the invoice is paid.",
    tag: reminderTag,
    permission: "reminders:read",
    status: 200,
    response: null,
    produces: documentFormats.pdf.mediaType,
    handle: async ({ useCases, actor, id, disconnectSignal }) => {
      const { content: file, fileName } = await useCases.exportReminder(actor, id, disconnectSignal());
      return { file, fileName };
    },
  }),
];

import { ascending } from "../../core/kernel/money.js";
import { isReminderDue } from "../../core/reminders/plan.js";
import type { ReminderStore } from "../../core/reminders/reminder-store.js";
import { isAny, isAtLeast, isAtMost } from "./matching.js";
import { pageByCreation } from "./paging.js";
import { findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function reminderStore({ reminders, invoices, clients, messages, workspaces }: View): ReminderStore {
  return {
    async find(id) {
      return reminders.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(reminders, ids);
    },
    async list({ invoiceIds, clientIds, statuses, datedFrom, datedTo }, page) {
      return pageByCreation(
        reminders
          .all()
          .filter(
            (one) =>
              isAny(invoiceIds, one.invoiceId) &&
              isAny(clientIds, one.clientId) &&
              isAny(statuses, one.status) &&
              isAtLeast(datedFrom, one.date) &&
              isAtMost(datedTo, one.date),
          ),
        page,
      );
    },
    async due(day, limit) {
      const [workspace] = workspaces.all();
      if (workspace === undefined) return [];
      return invoices
        .all()
        .filter((invoice) => isReminderDue(invoice, clients.get(invoice.clientId) ?? null, workspace, day))
        .sort((a, b) => ascending(a.dueDate ?? "", b.dueDate ?? "") || ascending(a.id, b.id))
        .map(({ id }) => id)
        .slice(0, limit);
    },
    async insert(reminder) {
      requireRow(invoices, reminder.invoiceId, "invoice");
      requireRow(clients, reminder.clientId, "client");
      requireRow(messages, reminder.messageId, "message");
      insertRow(reminders, reminder);
    },
    async update(reminder) {
      updateRow(reminders, reminder, "the reminder");
    },
  };
}

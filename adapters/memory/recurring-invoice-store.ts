import { isDateDue, type RecurringInvoice } from "../../core/recurring-invoices/recurring-invoice.js";
import type { RecurringInvoiceFilter, RecurringInvoiceStore } from "../../core/recurring-invoices/recurring-invoice-store.js";
import { ascending } from "../../core/kernel/money.js";
import { isAny, isAtLeast } from "./matching.js";
import { pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function recurringInvoiceStore({ recurringInvoices, clients, invoices }: View): RecurringInvoiceStore {
  return {
    async find(id) {
      return recurringInvoices.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(recurringInvoices, ids);
    },
    async list(filter, page) {
      return pageOf(
        recurringInvoices.all().filter((one) => matches(one, filter)),
        page,
        (one, sort) => one[sort],
      );
    },
    async due(day, limit) {
      return recurringInvoices
        .all()
        .filter((one) => isDateDue(one, day))
        .sort((a, b) => ascending(a.nextOn ?? "", b.nextOn ?? "") || ascending(a.id, b.id))
        .map(({ id }) => id)
        .slice(0, limit);
    },
    async insert(recurring) {
      requireRow(clients, recurring.clientId, "client");
      insertRow(recurringInvoices, recurring);
    },
    async update(recurring) {
      updateRow(recurringInvoices, recurring, "the recurring invoice");
    },
    async delete(recurring) {
      const used = invoices.all().some(({ recurringInvoiceId }) => recurringInvoiceId === recurring.id);
      deleteRow(recurringInvoices, recurring, "recurring invoice", used);
    },
  };
}

function matches(recurring: RecurringInvoice, filter: RecurringInvoiceFilter): boolean {
  return (
    isAny(filter.statuses, recurring.status) &&
    isAny(filter.clientIds, recurring.clientId) &&
    (filter.ended === undefined || filter.ended === (recurring.nextOn === null)) &&
    (filter.failed === undefined || filter.failed === (recurring.failure !== null)) &&
    isAtLeast(filter.updatedSince, recurring.updatedAt)
  );
}

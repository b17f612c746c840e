import { type Invoice, invoiceSummary, isOverdue } from "../../core/invoices/invoice.js";
import type { InvoiceFilter, InvoiceStore } from "../../core/invoices/invoice-store.js";
import type { LocalDate } from "../../core/kernel/calendar.js";
import { lostRace } from "../../core/kernel/entity.js";
import { isInvoiceFoundBy } from "../../core/invoices/invoice-search.js";
import { matchesExternal } from "../../core/kernel/external-fields.js";
import { isAny, isAtLeast, isAtMost } from "./matching.js";
import { pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function invoiceStore({
  invoices,
  series,
  clients,
  recurringInvoices,
  documents,
  expenses,
  milestones,
  overdueNotes,
  quotes,
  timeBases,
  timeEntries,
  messages,
}: View): InvoiceStore {
  const check = (invoice: Invoice): void => {
    requireRow(clients, invoice.clientId, "client");
    requireRow(invoices, invoice.deductedBy, "invoice");
    requireRow(recurringInvoices, invoice.recurringInvoiceId, "recurring_invoice");
    const { id, number } = invoice;
    const taken = number !== null && invoices.all().some((other) => other.number === number && other.id !== id);
    if (taken) throw lostRace("an invoice number");
  };
  return {
    async find(id) {
      return invoices.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(invoices, ids).map(invoiceSummary);
    },
    async list(filter, request) {
      const { text } = filter;
      const isFound = (invoice: Invoice): boolean =>
        text === undefined || isInvoiceFoundBy(invoice, clients.get(invoice.clientId) ?? null, text);
      const found = invoices.all().filter((invoice) => matches(invoice, filter) && isFound(invoice));
      const page = pageOf(found, request, (invoice, sort) => invoice[sort]);
      return { ...page, items: page.items.map(invoiceSummary) };
    },
    async insert(invoice) {
      check(invoice);
      insertRow(invoices, invoice);
    },
    async update(invoice) {
      updateRow(invoices, invoice, "the invoice", check);
    },
    async delete(invoice) {
      const referring =
        [
          ...timeEntries.all(),
          ...expenses.all(),
          ...milestones.all(),
          ...quotes.all(),
          ...messages.all(),
          ...documents.all(),
        ].some(({ invoiceId }) => invoiceId === invoice.id) || invoices.all().some(({ deductedBy }) => deductedBy === invoice.id);
      deleteRow(invoices, invoice, "invoice", referring);
      timeBases.remove(invoice.id);
    },
    async nextInSeries(name) {
      const last = (series.get(name)?.last ?? 0) + 1;
      series.put({ id: name, last });
      return last;
    },
    async lastInSeries(name) {
      return series.get(name)?.last ?? 0;
    },
    async raiseSeries(name, least) {
      const last = Math.max(series.get(name)?.last ?? 0, least);
      series.put({ id: name, last });
      return last;
    },
    async unreportedOverdue(day, limit) {
      return invoices
        .all()
        .filter(isUnreportedOn(day, overdueNotes))
        .map(({ id }) => id)
        .slice(0, limit);
    },
    async noteOverdue({ id, version, dueDate }) {
      if (invoices.get(id)?.version !== version || dueDate === null || overdueNotes.get(id)?.dueDate === dueDate) return false;
      overdueNotes.put({ id, dueDate });
      return true;
    },
    async numberTaken(number) {
      return invoices.all().some((invoice) => invoice.number === number);
    },
    async findTimeBasis(id) {
      return timeBases.get(id)?.basis ?? null;
    },
    async keepTimeBasis(id, basis) {
      requireRow(invoices, id, "invoice");
      insertRow(timeBases, { id, basis });
    },
  };
}

/** Whether an invoice is overdue on the day, and not noted with its due date. */
export function isUnreportedOn(day: LocalDate, notes: Pick<View["overdueNotes"], "get">): (invoice: Invoice) => boolean {
  return (invoice) => isOverdue(invoice, day) && notes.get(invoice.id)?.dueDate !== invoice.dueDate;
}

function matches(invoice: Invoice, filter: InvoiceFilter): boolean {
  return (
    isAny(filter.types, invoice.type) &&
    isAny(filter.statuses, invoice.status) &&
    (filter.overdueOn === undefined || isOverdue(invoice, filter.overdueOn)) &&
    (filter.notOverdueOn === undefined || !isOverdue(invoice, filter.notOverdueOn)) &&
    isAny(filter.clientIds, invoice.clientId) &&
    isAny(filter.recurringInvoiceIds, invoice.recurringInvoiceId) &&
    isAny(filter.numbers, invoice.number) &&
    isAny(filter.currencies, invoice.currency) &&
    isAtLeast(filter.issuedFrom, invoice.issueDate) &&
    isAtMost(filter.issuedTo, invoice.issueDate) &&
    isAtLeast(filter.dueFrom, invoice.dueDate) &&
    isAtMost(filter.dueTo, invoice.dueDate) &&
    isAtLeast(filter.updatedSince, invoice.updatedAt) &&
    matchesExternal(invoice, filter)
  );
}

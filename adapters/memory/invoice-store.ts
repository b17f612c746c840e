import type { Invoice, InvoiceSummary } from "../../core/invoices/invoice.js";
import type { InvoiceStore } from "../../core/invoices/invoice-store.js";
import { lostRace } from "../../core/kernel/entity.js";
import { pageByCreation } from "./paging.js";
import { deleteRow, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./space.js";

export function invoiceStore({ invoices, series, clients, documents, timeEntries, messages }: View): InvoiceStore {
  const check = (invoice: Invoice): void => {
    requireRow(clients, invoice.clientId, "client");
    const { id, number } = invoice;
    const taken = number !== null && invoices.all().some((other) => other.number === number && other.id !== id);
    if (taken) throw lostRace("an invoice number");
  };
  return {
    async find(id) {
      return invoices.get(id) ?? null;
    },
    async list(request) {
      const page = pageByCreation(invoices.all(), request);
      return { ...page, items: page.items.map(summaryOf) };
    },
    async insert(invoice) {
      check(invoice);
      insertRow(invoices, invoice);
    },
    async update(invoice) {
      updateRow(invoices, invoice, "the invoice", check);
    },
    async delete(invoice) {
      const referring = [...timeEntries.all(), ...messages.all()].some(({ invoiceId }) => invoiceId === invoice.id);
      deleteRow(invoices, invoice, "invoice", referring || documents.get(invoice.id) !== undefined);
    },
    async nextInSeries(name) {
      const last = (series.get(name)?.last ?? 0) + 1;
      series.put({ id: name, last });
      return last;
    },
    async numberTaken(number) {
      return invoices.all().some((invoice) => invoice.number === number);
    },
    async findDocument(id) {
      return documents.get(id)?.pdf.slice() ?? null;
    },
    async keepDocument(id, pdf) {
      requireRow(invoices, id, "invoice");
      if (documents.get(id) === undefined) insertRow(documents, { id, pdf });
      return documents.get(id)?.pdf.slice() ?? pdf;
    },
  };
}

function summaryOf({ lines: _, ...summary }: Invoice): InvoiceSummary {
  return summary;
}

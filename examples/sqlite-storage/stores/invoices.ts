import { type InvoiceFilter, type InvoiceStore, invoiceSummary, type LedgerStore } from "stint/storage";
import { type Conditions } from "../rows.js";
import type { Tables } from "../tables.js";

/** `isOverdue` in SQL. */
const OVERDUE = "(status = 'open' and dueDate is not null and dueDate < ?)";

function conditionsOf(filter: InvoiceFilter): Conditions {
  return {
    type: filter.types,
    status: filter.statuses,
    [OVERDUE]: filter.overdueOn,
    [`not ${OVERDUE}`]: filter.notOverdueOn,
    clientId: filter.clientIds,
    number: filter.numbers,
    currency: filter.currencies,
    "issueDate >= ?": filter.issuedFrom,
    "issueDate <= ?": filter.issuedTo,
    "dueDate >= ?": filter.dueFrom,
    "dueDate <= ?": filter.dueTo,
    "updatedAt >= ?": filter.updatedSince,
  };
}

export function invoiceStore({ invoices, series, documents, timeBases }: Tables): InvoiceStore {
  const lastInSeries = (id: string): number => series.find(id)?.last ?? 0;
  const continued = (id: string, last: number): number => {
    series.put({ id, last });
    return last;
  };
  return {
    find: async (id) => invoices.find(id) ?? null,
    findMany: async (ids) => invoices.where({ id: ids }).map(invoiceSummary),
    list: async (filter, request) => {
      const { items, next } = invoices.page(conditionsOf(filter), request);
      return { items: items.map(invoiceSummary), next };
    },
    insert: async (invoice) => invoices.insert(invoice, "an invoice number"),
    update: async (invoice) => invoices.update(invoice, "invoice"),
    delete: async (invoice) => invoices.delete(invoice, "invoice"),
    nextInSeries: async (name) => continued(name, lastInSeries(name) + 1),
    lastInSeries: async (name) => lastInSeries(name),
    raiseSeries: async (name, least) => continued(name, Math.max(lastInSeries(name), least)),
    numberTaken: async (number) => invoices.count({ number }) > 0,
    findDocument: async (id) => documents.find(id)?.pdf ?? null,
    keepDocument: async (id, pdf) => {
      const kept = documents.find(id);
      if (kept === undefined) documents.insert({ id, pdf });
      return kept?.pdf ?? Uint8Array.from(pdf);
    },
    findTimeBasis: async (id) => timeBases.find(id)?.basis ?? null,
    keepTimeBasis: async (id, basis) => timeBases.insert({ id, basis }),
  };
}

/** A position, from the JSON of a series and a number. */
const IS_AFTER = "(series, position) > (select value ->> 0, value ->> 1 from (select ? as value))";

export function ledgerStore({ ledger }: Tables): LedgerStore {
  const entries = (conditions: Conditions, tail: string) => ledger.where(conditions, tail).map(({ id: _, ...entry }) => entry);
  return {
    last: async (series) => entries({ series }, "order by position desc limit 1")[0] ?? null,
    append: async (entry) => ledger.insert({ ...entry, id: `${entry.series} ${entry.position}` }, "the ledger"),
    find: async (invoiceId) => entries({ invoiceId }, "")[0] ?? null,
    list: async ({ after, limit }) => {
      const from = after && JSON.stringify([after.series, after.position]);
      return entries({ [IS_AFTER]: from }, `order by series, position limit ${limit}`);
    },
  };
}

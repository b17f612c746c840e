import { foldCase, foldForSearch, invoiceSummary, isReminderDue, quoteSummary, type Stores } from "stint/storage";
import { conditionsOf, DATE_DUE, UNREPORTED_OVERDUE } from "../filters.js";
import { withoutId } from "../rows.js";
import type { Tables } from "../tables.js";
import { resourceStore } from "./workspace.js";

export function invoiceStore({ invoices, overdueNotes, series, timeBases }: Tables): Stores["invoices"] {
  const lastInSeries = (id: string): number => series.get(id)?.last ?? 0;
  const continued = (id: string, last: number): number => {
    series.put({ id, last });
    return last;
  };
  return {
    ...resourceStore(invoices, "invoice"),
    findMany: async (ids) => invoices.where({ id: ids }).map(invoiceSummary),
    list: async ({ text, ...filter }, request) => {
      const found = text === undefined ? null : JSON.stringify([foldCase(text), foldForSearch(text)]);
      const { items, next } = invoices.page({ ...conditionsOf(filter), [CONTAINS]: found }, request);
      return { items: items.map(invoiceSummary), next };
    },
    nextInSeries: async (name) => continued(name, lastInSeries(name) + 1),
    lastInSeries: async (name) => lastInSeries(name),
    raiseSeries: async (name, least) => continued(name, Math.max(lastInSeries(name), least)),
    unreportedOverdue: async (day, limit) => invoices.where({ [UNREPORTED_OVERDUE]: day }, `limit ${limit}`).map(({ id }) => id),
    noteOverdue: async ({ id, version, dueDate }) => {
      if (dueDate === null || invoices.get(id)?.version !== version || overdueNotes.get(id)?.dueDate === dueDate) return false;
      overdueNotes.put({ id, dueDate });
      return true;
    },
    numberTaken: async (number) => invoices.where({ number }).length > 0,
    findTimeBasis: async (id) => timeBases.get(id)?.basis ?? null,
    keepTimeBasis: async (id, basis) => timeBases.insert({ id, basis }, "time basis"),
  };
}

export function quoteStore({ quotes }: Tables): Stores["quotes"] {
  return {
    ...resourceStore(quotes, "quote"),
    findMany: async (ids) => quotes.where({ id: ids }).map(quoteSummary),
    list: async (filter, request) => {
      const { items, next } = quotes.page(conditionsOf(filter), request);
      return { items: items.map(quoteSummary), next };
    },
  };
}

export function recurringInvoiceStore({ recurringInvoices }: Tables): Stores["recurringInvoices"] {
  return {
    ...resourceStore(recurringInvoices, "recurring invoice"),
    due: async (day, limit) =>
      recurringInvoices.where({ [DATE_DUE]: day }, `order by nextOn, id limit ${limit}`).map(({ id }) => id),
  };
}

export function reminderStore({ reminders, invoices, clients, workspaces, session }: Tables): Stores["reminders"] {
  return {
    ...resourceStore(reminders, "reminder"),
    due: async (day, limit) => {
      const workspace = workspaces.get(session.workspaceId);
      return invoices
        .where({ status: "open" }, "order by dueDate, id")
        .filter((one) => workspace && isReminderDue(one, clients.get(one.clientId) ?? null, workspace, day))
        .map(({ id }) => id)
        .slice(0, limit);
    },
  };
}

export function documentStore({ documents }: Tables): Stores["documents"] {
  return {
    find: async (invoiceId, format) => documents.get(`${invoiceId} ${format}`)?.content ?? null,
    keep: async (invoiceId, format, content) => {
      const id = `${invoiceId} ${format}`;
      if (documents.get(id) === undefined) documents.insert({ id, invoiceId, content }, "document");
      return documents.get(id)?.content ?? content;
    },
  };
}

/** After a position, which is the JSON of a series and a number. */
const IS_AFTER = "(series, position) > (select value ->> 0, value ->> 1 from (select ? as value))";
/** The number, or a name of the client now or on the invoice, contains a text, which the value has in both folds. */
const CONTAINS = `(select instr(folded_number, value ->> 0) or instr(folded_buyer, value ->> 1) or instr((select folded_name from clients c where (c.workspace_id, c.id) = (invoices.workspace_id, clientId)), value ->> 1) from (select ? as value))`;

export function ledgerStore({ ledger }: Tables): Stores["ledger"] {
  return {
    last: async (series) => ledger.where({ series }, "order by position desc limit 1").map(withoutId)[0] ?? null,
    append: async (entry) => ledger.insert({ ...entry, id: `${entry.series} ${entry.position}` }, "ledger", true),
    find: async (invoiceId) => ledger.where({ invoiceId }).map(withoutId)[0] ?? null,
    list: async ({ after, limit }) => {
      const from = after && JSON.stringify([after.series, after.position]);
      return ledger.where({ [IS_AFTER]: from }, `order by series, position limit ${limit}`).map(withoutId);
    },
  };
}

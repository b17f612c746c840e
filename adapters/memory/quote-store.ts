import { isExpired, type Quote, quoteSummary } from "../../core/quotes/quote.js";
import type { QuoteFilter, QuoteStore } from "../../core/quotes/quote-store.js";
import { lostRace } from "../../core/kernel/entity.js";
import { isAny, isAtLeast } from "./matching.js";
import { pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function quoteStore({ quotes, clients, documentLinks, invoices, messages, projects }: View): QuoteStore {
  const check = (quote: Quote): void => {
    requireRow(clients, quote.clientId, "client");
    requireRow(invoices, quote.invoiceId, "invoice");
    requireRow(projects, quote.projectId, "project");
    const { id, number } = quote;
    const taken = number !== null && quotes.all().some((other) => other.number === number && other.id !== id);
    if (taken) throw lostRace("a quote number");
  };
  return {
    async find(id) {
      return quotes.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(quotes, ids).map(quoteSummary);
    },
    async list(filter, request) {
      const found = quotes.all().filter((quote) => matches(quote, filter));
      const page = pageOf(found, request, (quote, sort) => quote[sort]);
      return { ...page, items: page.items.map(quoteSummary) };
    },
    async insert(quote) {
      check(quote);
      insertRow(quotes, quote);
    },
    async update(quote) {
      updateRow(quotes, quote, "the quote", check);
    },
    async delete(quote) {
      const used = [...documentLinks.all(), ...messages.all()].some(({ quoteId }) => quoteId === quote.id);
      deleteRow(quotes, quote, "quote", used);
    },
  };
}

function matches(quote: Quote, filter: QuoteFilter): boolean {
  return (
    isAny(filter.statuses, quote.status) &&
    (filter.expiredOn === undefined || isExpired(quote, filter.expiredOn)) &&
    (filter.notExpiredOn === undefined || !isExpired(quote, filter.notExpiredOn)) &&
    isAny(filter.clientIds, quote.clientId) &&
    isAny(filter.numbers, quote.number) &&
    isAny(filter.invoiceIds, quote.invoiceId) &&
    isAtLeast(filter.updatedSince, quote.updatedAt)
  );
}

import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../../../../../client/index.js";
import { paths } from "../../../paths.js";
import { answered, api, apiUrl } from "../../api/client.js";
import { keys } from "../../api/keys.js";

export type Quote = Schemas["Quote"];
export type ListedQuote = Schemas["QuoteSummary"];

const name = "quotes";

/** The query keys. They are not among those that every page loads. */
export const quoteKeys = {
  all: [name],
  lists: [name, "list"],
  list: (filter: object) => [name, "list", filter],
  one: (id: string) => [name, "one", id],
} as const;

export const quotesPath = `${paths.invoices}/quotes`;

export function quoteQuery(id: string) {
  return queryOptions({
    queryKey: quoteKeys.one(id),
    queryFn: ({ signal }): Promise<Quote> =>
      answered(api.GET("/quotes/{id}", { params: { path: { id }, query: { expand: ["client"] } }, signal })),
  });
}

/** The PDF of a quote. */
export function quotePdfUrl(id: string): string {
  return `${apiUrl}/quotes/${encodeURIComponent(id)}/pdf`;
}

/** Refetches everything that a command can change. */
export function useQuoteChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  const all = [quoteKeys.all, keys.invoices.all, keys.projects.all];
  return () => Promise.all(all.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export type QuoteState = Quote["status"] | "expired";

/** What matters most about a quote. */
export function stateOf({ status, expired }: Pick<Quote, "status" | "expired">): QuoteState {
  return expired ? "expired" : status;
}

/** The quote as the draft of the invoice that it promises, of which nothing is paid. */
export function asInvoice(quote: Quote) {
  const ids = { time_entry_ids: [], expense_ids: [], milestone_ids: [] };
  const lines = quote.lines.map((line) => ({ ...line, ...ids, kind: "fixed" as const }));
  return { ...quote, ...unpaid, status: "draft" as const, lines, payable_amount: quote.total };
}

const unpaid = {
  ...{ deposit_total: 0, withheld_total: 0, prepaid_amount: 0, rounding_amount: 0, amount_paid: 0, amount_written_off: 0 },
  ...{ amount_discounted: 0, amount_credited: 0, amount_due: 0, amount_refundable: 0 },
  ...{ withholding: null, tax_currency: null, tax_total_in_tax_currency: null },
} as const;

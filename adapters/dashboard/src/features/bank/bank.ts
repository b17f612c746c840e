import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";

export type BankTransaction = Schemas["BankTransaction"];
export type Proposal = BankTransaction["proposals"][number];

const name = "bank-transactions";

/** The parameters that say how a CSV file is read. */
export type ReadingQuery = NonNullable<Parameters<typeof api.POST<"/bank-statements">>[1]["params"]>["query"];

/** What the list shows: `open` are transactions that are neither booked nor ignored. */
export const shows = ["open", "booked", "ignored", "all"] as const;
export type Show = (typeof shows)[number];

const statuses = { open: ["unmatched", "proposed"], booked: ["booked"], ignored: ["ignored"], all: [] } as const;

/** The transactions, the latest first. */
export function transactionsQuery(show: Show) {
  const status = [...statuses[show]];
  const query = { sort: "-booking_date" as const, ...(status.length > 0 && { status }) };
  return paged([name, "list", query], (cursor, signal) =>
    answered(api.GET("/bank-transactions", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** An invoice of a proposal or a booking. */
export function invoiceOf(id: string) {
  return queryOptions({
    queryKey: [...keys.invoices.one(id), "bank"],
    queryFn: ({ signal }) => answered(api.GET("/invoices/{id}", { params: { path: { id } }, signal })),
  });
}

/** Refetches everything that booking can change. */
export function useBankChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  const all = [[name], keys.invoices.all, keys.clients.all, keys.reports.all];
  return () => Promise.all(all.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** The proposal that can be booked at once, because it leaves nothing of the amount. */
export function bookable({ amount, proposals: [first] }: BankTransaction): Proposal | null {
  const sum = first?.allocations.reduce((total, one) => total + one.amount, 0) ?? 0;
  return first && sum === Math.abs(amount) ? first : null;
}

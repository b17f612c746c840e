import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../../../../../client/index.js";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";

export type Recurring = Schemas["RecurringInvoice"];
export type ForeseenInvoice = Schemas["ForeseenInvoice"];

const name = "recurring-invoices";

/** The query keys. They are not among those that every page loads. */
export const recurringKeys = {
  all: [name],
  lists: [name, "list"],
  list: (filter: object) => [name, "list", filter],
  one: (id: string) => [name, "one", id],
  preview: (id: string) => [name, "one", id, "preview"],
} as const;

export const recurringPath = `${paths.invoices}/recurring`;

export function recurringQuery(id: string) {
  return queryOptions({
    queryKey: recurringKeys.one(id),
    queryFn: ({ signal }): Promise<Recurring> =>
      answered(api.GET("/recurring-invoices/{id}", { params: { path: { id } }, signal })),
  });
}

export function previewQuery(id: string) {
  return queryOptions({
    queryKey: recurringKeys.preview(id),
    queryFn: async ({ signal }): Promise<readonly ForeseenInvoice[]> =>
      (await answered(api.GET("/recurring-invoices/{id}/preview", { params: { path: { id } }, signal }))).invoices,
  });
}

/** Refetches everything that the invoice of a date can change. */
export function useRecurringChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  const all = [recurringKeys.all, keys.invoices.all, keys.timeEntries.all, keys.reports.all];
  return () => Promise.all(all.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export type State = "active" | "paused" | "ended" | "failed";

/** What matters most about a recurring invoice. */
export function stateOf({ failure, status, next_on: next }: Recurring): State {
  if (failure !== null) return "failed";
  return next === null ? "ended" : status;
}

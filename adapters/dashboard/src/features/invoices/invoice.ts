import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../../../../../client/index.js";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { expenseKeys } from "../expenses/expense-keys.js";

export type Invoice = Schemas["Invoice"];
/** An invoice in a list, without its lines. */
export type ListedInvoice = Schemas["InvoiceSummary"];
export type InvoiceBody = Schemas["InvoiceCreation"];
export type Line = Schemas["InvoiceLine"];
export type Explanation = Schemas["InvoiceExplanation"];
export type Message = Schemas["Message"];

/** One invoice with its lines and its client. */
export function useInvoice(id: string) {
  return useQuery({
    queryKey: keys.invoices.one(id),
    queryFn: ({ signal }) =>
      answered(api.GET("/invoices/{id}", { params: { path: { id }, query: { expand: ["client"] } }, signal })),
  });
}

/** Refetches an invoice, its time, and the reports after a change. */
export function useInvoicesChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  const all = [keys.invoices.all, keys.timeEntries.all, keys.reports.all, expenseKeys.all, keys.milestones.all];
  return () => Promise.all(all.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** The page of a draft with its content open for editing. */
export function editPath(id: string): string {
  return `${paths.invoices}/${id}?edit`;
}

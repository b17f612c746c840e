import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { expenseKeys } from "./expense-keys.js";

export type Expense = Schemas["Expense"];
export type ExpenseTotal = Schemas["ExpenseReport"]["totals"][number];

/** What a list and its totals are limited to. */
export interface ExpenseQuery {
  readonly project_id?: string[];
  readonly client_id?: string[];
  readonly user_id?: string[];
  readonly billable?: "true" | "false";
  readonly status?: ("unbilled" | "billed")[];
  readonly reimbursable?: "true" | "false";
  readonly reimbursed?: "true" | "false";
}

export function expensesQuery(query: ExpenseQuery) {
  const expand = ["project" as const, "user" as const];
  return paged(expenseKeys.list(query), (cursor, signal) =>
    answered(api.GET("/expenses", { params: { query: { ...query, expand, sort: "-date", ...cursor } }, signal })),
  );
}

/** The sums of all expenses that match, by currency. */
export function expenseTotals(query: ExpenseQuery) {
  return queryOptions({
    queryKey: expenseKeys.totals(query),
    queryFn: async ({ signal }): Promise<readonly ExpenseTotal[]> =>
      (await answered(api.GET("/reports/expenses", { params: { query }, signal }))).totals,
  });
}

/** The expenses that an invoice of the client would bill. */
export const unbilledOf = (client: string): ExpenseQuery => ({ client_id: [client], billable: "true", status: ["unbilled"] });

/** Refetches what a change of expenses changes. */
export function useExpensesChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all([expenseKeys.all, keys.reports.all].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

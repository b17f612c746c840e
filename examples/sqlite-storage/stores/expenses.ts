import { claimedExpense, releasedExpense, totalsOf } from "stint/storage";
import type { ExpenseFilter, Stores, UnbilledExpense } from "stint/storage";
import { conditionsOf } from "../filters.js";
import type { Conditions } from "../rows.js";
import type { Tables } from "../tables.js";
import { resourceStore } from "./workspace.js";

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

/** The client of the project, or else of the expense, is one of these. */
const OF_CLIENTS = `ifnull((select p.clientId from projects p where (p.workspace_id, p.id) = (expenses.workspace_id, expenses.projectId)), clientId)
  in (select value from json_each(?))`;

function conditions({ clientIds, from, to, ...filter }: Nullable<ExpenseFilter>): Conditions {
  return { ...conditionsOf(filter), [OF_CLIENTS]: clientIds, "date >= ?": from, "date < ?": to };
}

export function expenseStore({ expenses, receipts, projects }: Tables): Stores["expenses"] {
  return {
    ...resourceStore(expenses, "expense"),
    list: async (filter, page) => expenses.page(conditions(filter), page),
    totals: async (filter) => totalsOf(expenses.where(conditions(filter))),
    findReceipt: async (id) => receipts.get(id)?.content ?? null,
    keepReceipt: async (id, content) => {
      if (content) receipts.put({ id, content });
      else receipts.remove({ id });
    },
    unbilled: async ({ clientId, ...selection }, { limit }) => {
      const wanted = { ...conditions({ ...selection, clientIds: [clientId], billable: true }), status: "unbilled" };
      return expenses.where(wanted, `order by date, id limit ${limit}`).map((expense) => ({
        expense: expense as UnbilledExpense,
        projectName: expense.projectId && (projects.get(expense.projectId)?.name ?? null),
      }));
    },
    claim: async (invoiceId, ids, now) => {
      for (const id of new Set(ids)) expenses.put(claimedExpense(expenses.get(id), invoiceId, now));
    },
    release: async (invoiceId, ids, now) => {
      for (const expense of expenses.where({ invoiceId, id: ids }))
        if (expense.status === "billed") expenses.put(releasedExpense(expense, now));
    },
  };
}

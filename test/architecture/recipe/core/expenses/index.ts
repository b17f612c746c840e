import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import type { Ports } from "../ports/ports.js";
import { makeCreateExpense } from "./use-cases/create-expense.js";
import { makeGetExpense, makeListExpenses } from "./use-cases/read-expenses.js";
import { makeUpdateExpense } from "./use-cases/update-expense.js";

export * from "./expense.js";
export * from "./expense-store.js";
export * from "./expense-view.js";

/** The use cases of expenses. */
export function expenseUseCases(ports: Ports) {
  return {
    /** Creates an expense. Needs `expenses:write`. Throws `unknown_reference` (invalid) for a project that does not exist. */
    createExpense: makeCreateExpense(ports),
    /** Lists expenses, filtered and in pages. Needs `expenses:read`. */
    listExpenses: makeListExpenses(ports),
    /** Returns one expense. Needs `expenses:read`. Throws `not_found`. */
    getExpense: makeGetExpense(ports),
    /** Changes the fields that the patch has. Needs `expenses:write`. Throws `not_found`. */
    updateExpense: makeUpdateExpense(ports),
    /** Deletes an expense. Needs `expenses:write`. Throws `not_found`. */
    deleteExpense: makeDeleteUnreferenced(ports, "expense", ({ expenses }) => expenses),
  };
}

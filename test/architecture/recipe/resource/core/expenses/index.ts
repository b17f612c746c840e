import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeGet, makeList } from "../access/read-resources.js";
import { byCreation } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import { makeCreateExpense } from "./use-cases/create-expense.js";
import { makeUpdateExpense } from "./use-cases/update-expense.js";

export * from "./expense.js";
export * from "./expense-store.js";

/** The use cases of expenses. */
export function expenseUseCases(ports: Ports) {
  return {
    /** Creates an expense. Needs `expenses:write`. Throws `unknown_reference` (invalid) for a project that does not exist. */
    createExpense: makeCreateExpense(ports),
    /** Lists expenses, filtered and in pages. Needs `expenses:read`. */
    listExpenses: makeList(ports, "expense", byCreation, ({ expenses }) => expenses),
    /** Returns one expense. Needs `expenses:read`. Throws `not_found`. */
    getExpense: makeGet(ports, "expense", ({ expenses }) => expenses),
    /** Changes the fields that the patch has. Needs `expenses:write`. Throws `not_found`. */
    updateExpense: makeUpdateExpense(ports),
    /** Deletes an expense. Needs `expenses:write`. Throws `not_found`. */
    deleteExpense: makeDeleteUnreferenced(ports, "expense", ({ expenses }) => expenses),
  };
}

import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import type { Ports } from "../ports/ports.js";
import { makeCreateExpense } from "./use-cases/create-expense.js";
import { makeGetExpense, makeListExpenses } from "./use-cases/read-expenses.js";
import { makeUpdateExpense } from "./use-cases/update-expense.js";

export * from "./expense.js";
export * from "./expense-store.js";
export * from "./expense-view.js";

export function expenseUseCases(ports: Ports) {
  return {
    createExpense: makeCreateExpense(ports),
    listExpenses: makeListExpenses(ports),
    getExpense: makeGetExpense(ports),
    updateExpense: makeUpdateExpense(ports),
    deleteExpense: makeDeleteUnreferenced(ports, "expense", ({ expenses }) => expenses),
  };
}

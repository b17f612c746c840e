import type { Ports } from "../ports/ports.js";
import { makeCreateExpense } from "./use-cases/create-expense.js";
import { makeDeleteExpense } from "./use-cases/delete-expense.js";
import {
  makeGetExpense,
  makeGetReceipt,
  makeListExpenses,
  makeRequireWritableExpense,
  makeSumExpenses,
} from "./use-cases/read-expenses.js";
import { makeReplaceReceipt } from "./use-cases/replace-receipt.js";
import { makeUpdateExpense } from "./use-cases/update-expense.js";

export * from "./expense.js";
export * from "./expense-figures.js";
export * from "./expense-limits.js";
export * from "./expense-store.js";
export * from "./expense-table.js";
export * from "./stored-expenses.js";
export type { Receipt } from "./receipt.js";

/** The use cases of expenses. Members read and change only their own; only finance roles set markup and reimbursement. */
export function expenseUseCases(ports: Ports) {
  return {
    /**
     * Records an expense. Needs `expenses:write`. Records `expense.created`. Throws `forbidden` for another user's expense, and of kind `invalid`
     * `unknown_reference`, `client_required`, `exactly_one`, `only_of_mileage`, `amount_computed`, `tax_exceeds_amount` and others.
     */
    createExpense: makeCreateExpense(ports),
    /** Lists expenses, filtered and in pages. Needs `expenses:read`; members see only their own. */
    listExpenses: makeListExpenses(ports),
    /** Returns the sums of the expenses that match a filter, by currency. Needs `expenses:read`; those of members are of their own. */
    sumExpenses: makeSumExpenses(ports),
    /** Returns one expense. Needs `expenses:read`. Throws `not_found`, also for an expense that the actor may not see. */
    getExpense: makeGetExpense(ports),
    /**
     * Returns the expense if the actor may change it, for callers that must know before they validate a change. Needs `expenses:write`. Throws
     * `not_found`, and `forbidden` for an expense that the actor may only see.
     */
    requireWritableExpense: makeRequireWritableExpense(ports),
    /**
     * Changes the fields that the patch has, and the amounts that follow from them. Needs `expenses:write`. Records `expense.updated` if anything changes. Throws
     * `not_found`, `forbidden`, `expense_billed` (conflict) unless only the reimbursement changes, and of kind `invalid` as `createExpense` does.
     */
    updateExpense: makeUpdateExpense(ports),
    /**
     * Deletes an expense that is not billed, with its receipt. Needs `expenses:write`. Records `expense.deleted`. Throws `not_found`, `forbidden` and `expense_billed`
     * (conflict).
     */
    deleteExpense: makeDeleteExpense(ports),
    /** Returns the receipt of an expense. Needs `expenses:read`. Throws `not_found`, also without a receipt. */
    getReceipt: makeGetReceipt(ports),
    /**
     * Replaces the receipt of an expense; null removes it. Needs `expenses:write`. Records `expense.updated`. Throws `not_found`, `forbidden`, `expense_billed`
     * (conflict), and `receipt_malformed` and `receipt_too_large` (invalid).
     */
    replaceReceipt: makeReplaceReceipt(ports),
  };
}

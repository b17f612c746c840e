import { actor, anyOf, byCreation, changes, creation, fieldsOf, id, page } from "../access/arguments.js";
import { idType } from "../kernel/field-types.js";
import { expenseTable } from "./expense.js";
import type { ExpenseFilter } from "./expense-store.js";

const filter = fieldsOf<ExpenseFilter>()({ projectIds: anyOf(idType("prj")) });

export const expenseArguments = {
  createExpense: [actor, creation(expenseTable)],
  listExpenses: [actor, creation(filter), page(byCreation)],
  getExpense: [actor, id("exp")],
  updateExpense: [actor, id("exp"), changes(expenseTable)],
  deleteExpense: [actor, id("exp")],
} as const;

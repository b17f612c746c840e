import { actor, anyOf, changes, creation, fieldsOf, id, listing } from "../access/arguments.js";
import { idType } from "../kernel/field-types.js";
import { byCreation } from "../kernel/page.js";
import { expenseTable } from "./expense.js";
import type { ExpenseFilter } from "./expense-store.js";

const filter = fieldsOf<ExpenseFilter>()({ projectIds: anyOf(idType("prj")) });

export const expenseArguments = {
  createExpense: [actor, creation(expenseTable)],
  listExpenses: [actor, ...listing(filter, byCreation)],
  getExpense: [actor, id("exp")],
  updateExpense: [actor, id("exp"), changes(expenseTable)],
  deleteExpense: [actor, id("exp")],
} as const;

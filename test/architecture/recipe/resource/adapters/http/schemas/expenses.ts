import { expenseTable } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";

export const Expense = named("Expense", "An amount that was spent on a project.", viewOf(expenseTable));

export const ExpenseCreation = named("ExpenseCreation", "An expense to create.", creationOf(expenseTable), {
  project_id: exampleId("prj"),
  description: "Train to Hamburg",
  amount: 8_990,
  spent_on: "2026-03-02",
});

export const ExpenseChanges = named(
  "ExpensePatch",
  "The changes of an expense. Absent fields do not change.",
  changesOf(expenseTable),
  { billable: false },
);

import { Type } from "@sinclair/typebox";
import { expenseChanges, expenseCreation, expenseTable } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { amount, currency, expandable, view } from "./primitives.js";

export const Expense = named(
  "Expense",
  "Money that a user spent, or a distance that they drove. All amounts are minor units of its currency.",
  viewOf(expenseTable, {
    project: expandable("project"),
    user: expandable("user"),
    client: expandable("client"),
    invoice: expandable("invoice"),
  }),
);

export const ExpenseCreation = named(
  "ExpenseCreation",
  "An expense to record. Absent fields get their defaults.",
  creationOf(expenseCreation),
  {
    project_id: exampleId("prj"),
    date: "2026-03-02",
    category: "Travel",
    description: "Train to Hamburg",
    amount: 4_760,
    tax_rate: "19",
  },
);

export const ExpenseChanges = named(
  "ExpensePatch",
  "The changes of an expense. Absent fields do not change.",
  changesOf(expenseChanges),
  { category: "Meals", reimbursed_on: "2026-04-01", reimbursable: true },
);

const total = view(
  { currency: currency(), count: Type.Integer({ minimum: 1 }), amount: amount(), net: amount() },
  {
    currency: ["The currency of the amounts", "EUR"],
    count: ["Number of expenses", 12],
    amount: ["Sum with tax", 57_120],
    net: ["Sum without tax", 48_000],
  },
);

export const ExpenseReport = named(
  "ExpenseReport",
  "The sums of expenses.",
  view({ totals: Type.Array(total) }, { totals: "The sums, by currency" }),
);

import { Type } from "@sinclair/typebox";
import { expenseLimits } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { amount, body, id, localDate, optional, reference, text, textView, versioned, view } from "./primitives.js";

const fields = {
  description: ["What the money was spent on", "Train to Hamburg"],
  amount: ["The amount in the client's currency", 8_990],
  spent_on: ["Day on which the money was spent", "2026-03-02"],
  billable: ["Whether the expense is billable", true],
} as const;

export const Expense = named(
  "Expense",
  view(
    {
      id: id("exp"),
      project_id: id("prj"),
      description: textView(expenseLimits.description),
      amount: amount(1),
      spent_on: localDate(),
      billable: Type.Boolean(),
      ...versioned,
    },
    fields,
  ),
);

export const ExpenseCreation = named(
  "ExpenseCreation",
  body(
    {
      project_id: reference("prj"),
      description: text(expenseLimits.description),
      amount: amount(1),
      spent_on: localDate(),
      billable: optional(Type.Boolean()),
    },
    fields,
  ),
  { project_id: exampleId("prj"), description: "Train to Hamburg", amount: 8_990, spent_on: "2026-03-02" },
);

export const ExpensePatch = named(
  "ExpensePatch",
  body(
    {
      description: optional(text(expenseLimits.description)),
      amount: optional(amount(1)),
      spent_on: optional(localDate()),
      billable: optional(Type.Boolean()),
    },
    fields,
  ),
  { billable: false },
);

import { amountView, type View, versionView } from "../kernel/view.js";
import type { Expense } from "./expense.js";

export function expenseView(expense: Expense): View {
  const { id, projectId, description, amount, spentOn, billable } = expense;
  return {
    id,
    project_id: projectId,
    description,
    amount: amountView(amount),
    spent_on: spentOn,
    billable,
    ...versionView(expense),
  };
}

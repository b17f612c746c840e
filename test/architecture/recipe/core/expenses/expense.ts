import type { LocalDate } from "../kernel/calendar.js";
import type { Versioned } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type { Id, ProjectId } from "../kernel/ids.js";
import { amountIssues } from "../kernel/money.js";
import { checkText } from "../kernel/text.js";

export type ExpenseId = Id<"exp">;

export interface ExpenseContent {
  readonly description: string;
  /** Minor units of the client's currency, at least 1. */
  readonly amount: bigint;
  readonly spentOn: LocalDate;
  readonly billable: boolean;
}

export interface Expense extends ExpenseContent, Versioned {
  readonly id: ExpenseId;
  readonly projectId: ProjectId;
}

export const expenseLimits = { description: { min: 1, max: 500 } } as const;

export function checkExpense({ description, amount }: ExpenseContent): Issues {
  const issues = new Issues();
  checkText(issues, ["description"], description, expenseLimits.description);
  if (amount < 1n) issues.add(["amount"], "out_of_range", "Must be at least 1.");
  issues.addAll([], amountIssues(["amount"], amount));
  return issues;
}

import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { type Expense, type ExpenseId, type ExpensePatch, expenseTable } from "../expense.js";

export function makeUpdateExpense({ unitOfWork, clock }: Needs<"expenses", "clock">) {
  return async (actor: Actor, id: ExpenseId, patch: ExpensePatch): Promise<Expense> => {
    authorize(actor, "expenses:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.expenses.find(id);
      if (!before) throw notFound("expense");
      const after = expenseTable.change(before, patch);
      issuesOfChange(before, after, (expense) => expenseTable.issuesOf(expense)).throwIfAny();
      if (sameValue(before, after)) return before;
      const next = nextVersion(after, clock.now());
      await stores.expenses.update(next);
      return next;
    });
  };
}

import { type Actor, authorize } from "../../access/actor.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { checkExpense, type Expense, type ExpenseContent, type ExpenseId } from "../expense.js";

export type ExpensePatch = { readonly [K in keyof ExpenseContent]?: ExpenseContent[K] | undefined };

export function makeUpdateExpense({ unitOfWork, clock }: Needs<"expenses", "clock">) {
  return async (actor: Actor, id: ExpenseId, patch: ExpensePatch): Promise<Expense> => {
    authorize(actor, "expenses:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.expenses.find(id);
      if (!before) throw notFound("expense");
      const after = patched<Expense>(before, patch);
      issuesOfChange(before, after, checkExpense).throwIfAny();
      if (sameValue(before, after)) return before;
      const next = nextVersion(after, clock.now());
      await stores.expenses.update(next);
      return next;
    });
  };
}

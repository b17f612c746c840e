import { type Actor, authorize } from "../../access/actor.js";
import { firstVersion } from "../../kernel/entity.js";
import { addUnknown } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { type CreateExpense, type Expense, expenseTable } from "../expense.js";

/** Throws `unknown_reference` (invalid) if the project does not exist. */
export function makeCreateExpense({ unitOfWork, clock, ids }: Needs<"expenses" | "projects", "clock" | "ids">) {
  return async (actor: Actor, command: CreateExpense): Promise<Expense> => {
    authorize(actor, "expenses:write");
    return unitOfWork.run(actor, async (stores) => {
      const expense: Expense = { id: ids.next("exp"), ...expenseTable.create(command), ...firstVersion(clock.now()) };
      const issues = expenseTable.issuesOf(expense);
      if (!(await stores.projects.find(expense.projectId))) addUnknown(issues, ["projectId"], "project");
      issues.throwIfAny();
      await stores.expenses.insert(expense);
      return expense;
    });
  };
}

import { type Actor, authorize } from "../../access/actor.js";
import { firstVersion } from "../../kernel/entity.js";
import { addUnknown } from "../../kernel/errors.js";
import type { ProjectId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { checkExpense, type Expense, type ExpenseContent } from "../expense.js";

export interface CreateExpense extends Omit<ExpenseContent, "billable"> {
  readonly projectId: ProjectId;
  /** True by default. */
  readonly billable?: boolean | undefined;
}

/** Throws `unknown_reference` (invalid) if the project does not exist. */
export function makeCreateExpense({ unitOfWork, clock, ids }: Needs<"expenses" | "projects", "clock" | "ids">) {
  return async (actor: Actor, { billable = true, ...content }: CreateExpense): Promise<Expense> => {
    authorize(actor, "expenses:write");
    return unitOfWork.run(actor, async (stores) => {
      const expense: Expense = { id: ids.next("exp"), ...content, billable, ...firstVersion(clock.now()) };
      const issues = checkExpense(expense);
      if (!(await stores.projects.find(expense.projectId))) addUnknown(issues, ["projectId"], "project");
      issues.throwIfAny();
      await stores.expenses.insert(expense);
      return expense;
    });
  };
}

import { type Actor, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import type { ExpenseId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { requireUnbilledExpense } from "../expense.js";
import { expenseTable } from "../expense-table.js";
import { findWritable } from "./read-expenses.js";

/** Deletes an expense that is not billed, with its receipt. Throws `expense_billed` (conflict). */
export function makeDeleteExpense(ports: Needs<"events" | "expenses", "clock" | "ids">) {
  return async (actor: Actor, id: ExpenseId): Promise<void> =>
    ports.unitOfWork.run(actor, async (stores) => {
      const expense = await findWritable(stores, actor, id);
      requireUnbilledExpense(expense);
      await stores.expenses.delete(expense);
      await stores.events.record(domainEvent(ports, authorOf(actor), "expense.deleted", expenseTable.toJson(expense)));
    });
}

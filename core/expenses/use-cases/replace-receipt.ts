import { type Actor, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { nextVersion } from "../../kernel/entity.js";
import type { ExpenseId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { type Expense, requireUnbilledExpense } from "../expense.js";
import { expenseTable } from "../expense-table.js";
import { type Receipt, requireReceipt } from "../receipt.js";
import { findWritable } from "./read-expenses.js";

/** Replaces the receipt of an expense that is not billed; null removes it. */
export function makeReplaceReceipt(ports: Needs<"events" | "expenses", "clock" | "ids">) {
  return async (actor: Actor, id: ExpenseId, receipt: Receipt | null): Promise<Expense> =>
    ports.unitOfWork.run(actor, async (stores) => {
      const before = await findWritable(stores, actor, id);
      if (receipt) requireReceipt(receipt);
      if (!receipt && !before.receipt) return before;
      requireUnbilledExpense(before);
      const facts = receipt && { mediaType: receipt.mediaType, size: receipt.content.length };
      const next = nextVersion<Expense>({ ...before, receipt: facts }, ports.clock.now());
      await stores.expenses.update(next);
      await stores.expenses.keepReceipt(id, receipt && receipt.content);
      await stores.events.record(domainEvent(ports, authorOf(actor), "expense.updated", expenseTable.toJson(next)));
      return next;
    });
}

import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import type { ExpenseId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { checkExpense, checkFigures, type Expense, isReimbursement, requireUnbilledExpense, withFigures } from "../expense.js";
import { checkReferences, referencesOf } from "../expense-references.js";
import { expenseChanges, type ExpensePatch, expenseTable } from "../expense-table.js";
import { findWritable, requireGranted } from "./read-expenses.js";

export function makeUpdateExpense(ports: Needs<"clients" | "events" | "expenses" | "projects" | "users", "clock" | "ids">) {
  return async (actor: Actor, id: ExpenseId, patch: ExpensePatch): Promise<Expense> => {
    const grant = authorize(actor, "expenses:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const before = await findWritable(stores, actor, id);
      const entered = expenseChanges.change<Expense>(before, patch);
      requireGranted(grant, before, entered);
      const issues = issuesOfChange(before, entered, checkExpense);
      const isMoved = (["projectId", "clientId", "billable"] as const).some((name) => before[name] !== entered[name]);
      if (isMoved) checkReferences(issues, await referencesOf(stores, entered), entered);
      issues.throwIfAny();
      const after = sameValue(before, entered) ? before : withFigures(entered);
      if (after.kind === "mileage" && entered.amount !== before.amount && entered.amount !== after.amount)
        issues.add(["amount"], "amount_computed", "The amount of mileage is the distance × the rate.");
      const isConverted = patch.conversion === undefined && after.conversion !== null;
      if (isConverted && (after.net !== before.net || after.currency !== before.currency))
        issues.add(["conversion"], "conversion_outdated", "It is that of the former net amount. Provide the new one, or null.");
      checkFigures(issues, after);
      issues.throwIfAny();
      if (sameValue(before, after)) return before;
      if (!isReimbursement(before, after)) requireUnbilledExpense(before);
      const next = nextVersion(after, ports.clock.now());
      await stores.expenses.update(next);
      await stores.events.record(domainEvent(ports, authorOf(actor), "expense.updated", expenseTable.toJson(next)));
      return next;
    });
  };
}

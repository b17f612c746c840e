import { parseLocalDate } from "../../core/kernel/calendar.js";
import type { CurrencyCode } from "../../core/kernel/currency.js";
import { firstVersion } from "../../core/kernel/entity.js";
import { expenseCreation } from "../../core/expenses/expense-table.js";
import type { UnbilledExpense } from "../../core/expenses/expense.js";
import type { World } from "./fixtures.js";

/** Of the world's owner and project, billable. */
export function anExpense(world: World, changes: Partial<UnbilledExpense> = {}): UnbilledExpense {
  const content = expenseCreation.create({
    date: parseLocalDate("2026-03-02"),
    projectId: world.project.id,
    category: "Travel",
    description: "Train",
  });
  return {
    id: world.ids.next("exp"),
    ...content,
    ...{ userId: world.owner.id, kind: "amount", amount: 4_760n, net: 4_000n, currency: "EUR" as CurrencyCode, billable: true },
    ...{ receipt: null, status: "unbilled", invoiceId: null },
    ...firstVersion(world.clock.now()),
    ...changes,
  };
}

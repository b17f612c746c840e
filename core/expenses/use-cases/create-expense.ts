import { type Actor, authorize, authorOf, userOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { firstVersion } from "../../kernel/entity.js";
import { forbidden } from "../../kernel/errors.js";
import type { UserId } from "../../kernel/ids.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Workspace } from "../../workspaces/workspace.js";
import { checkExpense, checkFigures, type Expense, withFigures } from "../expense.js";
import { checkReferences, type ExpenseReferences, hasClient, referencesOf } from "../expense-references.js";
import { type CreateExpense, expenseCreation, expenseTable } from "../expense-table.js";
import { requireGranted } from "./read-expenses.js";

/** Records an expense. What is absent follows from the workspace, the project and the client. */
export function makeCreateExpense(
  ports: Needs<"clients" | "events" | "expenses" | "projects" | "users" | "workspace", "clock" | "ids">,
) {
  return async (actor: Actor, command: CreateExpense): Promise<Expense> => {
    const grant = authorize(actor, "expenses:write");
    const userId = command.userId ?? userOf(actor);
    if (grant !== "all" && userId !== userOf(actor)) throw forbidden("You can record only your own expenses.");
    return ports.unitOfWork.run(actor, async (stores) => {
      const workspace = await stores.workspace.get();
      const { projectId = null, clientId = null } = command;
      const references = await referencesOf(stores, { userId, projectId, clientId });
      const entered = newExpense(ports, { ...command, userId }, workspace, references);
      requireGranted(grant, null, entered);
      const issues = checkExpense(entered);
      checkReferences(issues, references, entered);
      if (entered.kind === "amount" && command.amount === undefined)
        issues.add(["amount"], "required", "An expense requires an amount, or a distance and a rate.");
      issues.throwIfAny();
      const expense = withFigures(entered);
      if (entered.kind === "mileage" && command.amount !== undefined && command.amount !== expense.amount)
        issues.add(["amount"], "amount_computed", "The amount of mileage is the distance × the rate.");
      checkFigures(issues, expense);
      issues.throwIfAny();
      await stores.expenses.insert(expense);
      await stores.events.record(domainEvent(ports, authorOf(actor), "expense.created", expenseTable.toJson(expense)));
      return expense;
    });
  };
}

function newExpense(
  { clock, ids }: Pick<Ports, "clock" | "ids">,
  command: CreateExpense & { readonly userId: UserId },
  workspace: Workspace,
  references: ExpenseReferences,
): Expense {
  const { amount = 0n, currency = workspace.currency, kind = "amount" } = command;
  return {
    id: ids.next("exp"),
    ...expenseCreation.create(command),
    userId: command.userId,
    kind,
    amount,
    net: amount,
    currency,
    ...(kind === "mileage" && mileageOf(command, workspace, currency)),
    billable: command.billable ?? (hasClient(references) && (references.project?.billable ?? true)),
    receipt: null,
    status: "unbilled",
    invoiceId: null,
    ...firstVersion(clock.now()),
  };
}

/** The unit and the rate are those of the workspace, if the expense has its unit and currency and does not say otherwise. */
function mileageOf(
  { distanceUnit, rate }: CreateExpense,
  { mileageUnit, mileageRate, currency: usual }: Workspace,
  currency: string,
): Pick<Expense, "distanceUnit" | "rate"> {
  const unit = distanceUnit ?? mileageUnit;
  return { distanceUnit: unit, rate: rate ?? (unit === mileageUnit && currency === usual ? mileageRate : null) };
}

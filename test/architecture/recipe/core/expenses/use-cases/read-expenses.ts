import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { Page, PageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { Expense, ExpenseId } from "../expense.js";
import type { ExpenseFilter } from "../expense-store.js";

export function makeGetExpense({ unitOfWork }: Needs<"expenses">) {
  return async (actor: Actor, id: ExpenseId): Promise<Expense> => {
    authorize(actor, "expenses:read");
    const expense = await unitOfWork.read(actor, (stores) => stores.expenses.find(id));
    if (!expense) throw notFound("expense");
    return expense;
  };
}

export function makeListExpenses({ unitOfWork }: Needs<"expenses">) {
  return async (actor: Actor, filter: ExpenseFilter, page: PageRequest): Promise<Page<Expense>> => {
    authorize(actor, "expenses:read");
    return unitOfWork.read(mayBeOutdated(actor), (stores) => stores.expenses.list(filter, page));
  };
}

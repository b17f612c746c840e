import { type Actor, authorize, authorizeForUser, grantOfActor, isUser } from "../../access/actor.js";
import type { Grant } from "../../access/permissions.js";
import { sameValue } from "../../kernel/entity.js";
import { forbidden, notFound, StintError } from "../../kernel/errors.js";
import type { ExpenseId } from "../../kernel/ids.js";
import { type PageOptions, pageRequest } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated, type Stores } from "../../ports/unit-of-work.js";
import { type Expense, financeFields } from "../expense.js";
import { expenseCreation } from "../expense-table.js";
import { type ExpenseFilter, type ExpenseSortKey, expenseSortKeys } from "../expense-store.js";
import type { Receipt } from "../receipt.js";

/** What a caller can limit a list to. */
export type ReadableExpenses = Omit<ExpenseFilter, "userId">;

export function makeGetExpense({ unitOfWork }: Needs<"expenses">) {
  return async (actor: Actor, id: ExpenseId): Promise<Expense> =>
    unitOfWork.read(actor, (stores) => findReadable(stores, actor, id));
}

export function makeListExpenses({ unitOfWork }: Needs<"expenses">) {
  return async (actor: Actor, filter: ReadableExpenses = {}, page: PageOptions<ExpenseSortKey> = {}) => {
    const readable = readableBy(actor, filter);
    return unitOfWork.read(mayBeOutdated(actor), ({ expenses }) => expenses.list(readable, pageRequest(expenseSortKeys, page)));
  };
}

export function makeSumExpenses({ unitOfWork }: Needs<"expenses">) {
  return async (actor: Actor, filter: ReadableExpenses = {}) => {
    const readable = readableBy(actor, filter);
    return unitOfWork.read(mayBeOutdated(actor), ({ expenses }) => expenses.totals(readable));
  };
}

function readableBy(actor: Actor, filter: ReadableExpenses): ExpenseFilter {
  const userId = authorizeForUser(actor, "expenses:read");
  requireRange(filter);
  return { ...filter, userId };
}

async function findReadable(stores: Pick<Stores, "expenses">, actor: Actor, id: ExpenseId): Promise<Expense> {
  const userId = authorizeForUser(actor, "expenses:read");
  const expense = await stores.expenses.find(id);
  if (!expense || (userId !== null && expense.userId !== userId)) throw notFound("expense");
  return expense;
}

/** An expense that the actor may change. Throws `not_found` if the actor may not see it, `forbidden` if they may only see it. */
export async function findWritable(stores: Pick<Stores, "expenses">, actor: Actor, id: ExpenseId): Promise<Expense> {
  const grant = authorize(actor, "expenses:write");
  const expense = await stores.expenses.find(id);
  const isOwn = expense !== null && isUser(actor, expense.userId);
  if (!expense || (!isOwn && grantOfActor(actor, "expenses:read") !== "all")) throw notFound("expense");
  if (!isOwn && grant !== "all") throw forbidden("You can change only your own expenses.");
  return expense;
}

/** Verifies that the actor may change the expense, for callers that must know before they validate the change. */
export function makeRequireWritableExpense({ unitOfWork }: Needs<"expenses">) {
  return async (actor: Actor, id: ExpenseId): Promise<Expense> =>
    unitOfWork.read(actor, (stores) => findWritable(stores, actor, id));
}

/** Throws `forbidden` if a field that only finance roles set differs; `before` is null for a new expense. */
export function requireGranted(grant: Grant, before: Expense | null, after: Expense): void {
  if (grant === "all") return;
  const usual = (name: (typeof financeFields)[number]): unknown => (before ? before[name] : expenseCreation.fields[name].initial);
  if (financeFields.some((name) => !sameValue(usual(name), after[name])))
    throw forbidden("Only owners, admins and accountants can set the markup and the reimbursement of an expense.");
}

/** Returns the receipt. Throws `not_found` if there is none. */
export function makeGetReceipt({ unitOfWork }: Needs<"expenses">) {
  return async (actor: Actor, id: ExpenseId): Promise<Receipt> =>
    unitOfWork.read(actor, async (stores) => {
      const { receipt } = await findReadable(stores, actor, id);
      const content = receipt && (await stores.expenses.findReceipt(id));
      if (!receipt || !content) throw new StintError("not_found", "not_found", "The expense has no receipt.");
      return { mediaType: receipt.mediaType, content };
    });
}

import { billedAmount } from "../expenses/expense-figures.js";
import type { BillableExpense } from "../expenses/expense-store.js";
import { addUnknown, invalidField, Issues, refused } from "../kernel/errors.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { ClientId, ExpenseId, ProjectId, UserId } from "../kernel/ids.js";
import type { Stores } from "../ports/unit-of-work.js";
import { addProjectIssues, type BillingTerms } from "./billing.js";
import type { ExpenseGrouping } from "./expense-groupings.js";
import { checkExpensePrices, expenseLines, type PricedExpense } from "./expense-lines.js";
import { MAX_EXPENSES } from "./invoice-limits.js";
import type { DraftLine } from "./line-table.js";

const LISTED = 100;

/** The expenses to bill, and how to group them into lines. */
export interface FromExpenses {
  /** Absent: all projects of the client, and expenses for no project. */
  readonly projectIds?: readonly ProjectId[] | undefined;
  /** Absent: all users. */
  readonly userIds?: readonly UserId[] | undefined;
  /** A half-open range of days. */
  readonly from?: LocalDate | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: LocalDate | undefined;
  /** What a line combines. Absent: `expense`. */
  readonly groupBy?: ExpenseGrouping | undefined;
}

/**
 * Builds the lines for a client's unbilled expenses, at their net amounts with the markup.
 * Throws `currency_mismatch` (invalid), with a list of the expenses, and the issues of `from_expenses`.
 */
export async function billExpenses(
  stores: Pick<Stores, "expenses" | "projects" | "users">,
  request: FromExpenses,
  { clientId, currency, tax, prices, locale, lock }: BillingTerms,
): Promise<readonly DraftLine[]> {
  await checkRequest(stores, request, { clientId, prices });
  const { projectIds = null, userIds = null, from = null, to = null, groupBy = "expense" } = request;
  const selection = { clientId, projectIds, userIds, from, to };
  const found = await stores.expenses.unbilled(selection, { limit: MAX_EXPENSES + 1, lock });
  if (found.length > MAX_EXPENSES)
    throw invalidField(
      ["fromExpenses"],
      "too_many_expenses",
      `An invoice bills at most ${MAX_EXPENSES} expenses. Narrow the range.`,
    );
  const foreign: ExpenseId[] = [];
  const priced = found.flatMap((one: BillableExpense): PricedExpense[] => {
    const billed = billedAmount(one.expense, currency);
    if (billed !== null) return [{ ...one, billed }];
    foreign.push(one.expense.id);
    return [];
  });
  if (foreign.length > 0)
    throw refused(
      "currency_mismatch",
      `Some expenses are in a currency other than ${currency}. Enter their net amount in ${currency} as their conversion.`,
      { expense_ids: foreign.slice(0, LISTED), count: foreign.length },
    );
  return expenseLines(priced, { groupBy, tax, locale });
}

async function checkRequest(
  stores: Pick<Stores, "projects" | "users">,
  { projectIds = [], userIds = [], from, to }: FromExpenses,
  { clientId, prices }: Pick<BillingTerms, "clientId" | "prices">,
): Promise<void> {
  const issues = new Issues();
  checkExpensePrices(issues, prices);
  if (from !== undefined && to !== undefined && to <= from)
    issues.add(["fromExpenses", "to"], "end_before_start", "to must be after from.");
  await addExpenseScopeIssues(issues, stores, { projectIds, userIds }, clientId);
  issues.throwIfAny();
}

/** Adds an issue for each project and user that does not exist, and each project of another client. */
export async function addExpenseScopeIssues(
  issues: Issues,
  stores: Pick<Stores, "projects" | "users">,
  { projectIds = [], userIds = [] }: Pick<FromExpenses, "projectIds" | "userIds">,
  clientId: ClientId,
): Promise<void> {
  await addProjectIssues(issues, stores, ["fromExpenses"], projectIds, clientId);
  for (const [index, id] of userIds.entries())
    if (!(await stores.users.find(id))) addUnknown(issues, ["fromExpenses", "userIds", index], "user");
}

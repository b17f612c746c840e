import { lostRace, nextVersion } from "../kernel/entity.js";
import type { InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { ascending } from "../kernel/money.js";
import type { BilledExpense, Expense, UnbilledExpense } from "./expense.js";
import type { ExpenseTotal } from "./expense-store.js";

/** The next version of an expense, billed on an invoice. Throws `lost_race` if it is on one, or does not exist. */
export function claimedExpense(expense: Expense | undefined, invoiceId: InvoiceId, now: Instant): BilledExpense {
  if (expense?.status !== "unbilled") throw lostRace("an expense");
  return nextVersion<BilledExpense>({ ...expense, status: "billed", invoiceId }, now);
}

/** The next version of an expense, no longer billed. */
export function releasedExpense(expense: BilledExpense, now: Instant): UnbilledExpense {
  return nextVersion<UnbilledExpense>({ ...expense, status: "unbilled", invoiceId: null }, now);
}

/** The sums of expenses by currency, in the order of its code. */
export function totalsOf(expenses: readonly Expense[]): readonly ExpenseTotal[] {
  const currencies = [...new Set(expenses.map(({ currency }) => currency))].sort(ascending);
  return currencies.map((currency) =>
    expenses
      .filter((expense) => expense.currency === currency)
      .reduce<ExpenseTotal>(
        (total, { amount, net }) => ({
          currency,
          count: total.count + 1,
          amount: total.amount + amount,
          net: total.net + net,
        }),
        { currency, count: 0, amount: 0n, net: 0n },
      ),
  );
}

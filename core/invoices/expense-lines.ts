import type { Expense } from "../expenses/expense.js";
import type { BillableExpense } from "../expenses/expense-store.js";
import { type LocalDate } from "../kernel/calendar.js";
import { wholeDecimal } from "../kernel/decimal.js";
import type { Issues } from "../kernel/errors.js";
import { localDates, localDecimals, type LocalFormats } from "../kernel/local-formats.js";
import { ascending } from "../kernel/money.js";
import type { Tax } from "../billing/tax.js";
import type { Prices } from "./document-terms.js";
import type { ExpenseGrouping } from "./expense-groupings.js";
import { lineLimits } from "./invoice-limits.js";
import { type DraftLine, lineTable } from "./line-table.js";
import { sum } from "./tax-groups.js";

/** Expenses are billed at net amounts, which an invoice with gross prices does not have. */
export function checkExpensePrices(issues: Issues, prices: Prices): void {
  if (prices !== "gross") return;
  const message = "Expenses are billed without tax, so the prices of the invoice must be net.";
  issues.add(["fromExpenses"], "not_with_gross_prices", message);
}

/** An expense with what is billed of it, in minor units of the invoice's currency. */
export interface PricedExpense extends BillableExpense {
  readonly billed: bigint;
}

/**
 * The lines of the expenses, sorted by first day, then description. A line is the sum of amounts that are rounded each, so that the grouping does not change
 * the total.
 */
export function expenseLines(
  priced: readonly PricedExpense[],
  { groupBy, tax, locale }: { readonly groupBy: ExpenseGrouping; readonly tax: Tax; readonly locale: string },
): readonly DraftLine[] {
  const texts = { date: localDates(locale, { dateStyle: "medium" }), decimal: localDecimals(locale) };
  const groups = new Map<string, PricedExpense[]>();
  for (const one of priced) {
    const key = keyOf(one, groupBy);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .map((members) => {
      const ordered = members.sort(inOrder);
      return lineOf(ordered, describe(ordered, groupBy, texts), tax);
    })
    .sort((a, b) => ascending(a.period?.start ?? "", b.period?.start ?? "") || ascending(a.description, b.description));
}

function keyOf({ expense }: PricedExpense, groupBy: ExpenseGrouping): string {
  switch (groupBy) {
    case "expense":
      return expense.id;
    case "category":
      return expense.category;
    case "project":
      return expense.projectId ?? "";
  }
}

function inOrder({ expense: a }: PricedExpense, { expense: b }: PricedExpense): number {
  return ascending(a.date, b.date) || ascending(a.id, b.id);
}

function lineOf(members: readonly PricedExpense[], description: string, tax: Tax): DraftLine {
  const days = members.map(({ expense }) => expense.date);
  const [start, end] = [days[0], days.at(-1)] as [LocalDate, LocalDate];
  return lineTable.create({
    description: cut(description),
    kind: "expense",
    quantity: wholeDecimal(1n),
    unitPrice: sum(members.map(({ billed }) => billed)),
    tax,
    expenseIds: members.map(({ expense }) => expense.id).sort(),
    period: { start, end },
  });
}

type Texts = Pick<LocalFormats, "date" | "decimal">;

function describe(members: readonly PricedExpense[], groupBy: ExpenseGrouping, texts: Texts): string {
  const [first] = members as readonly [PricedExpense];
  if (groupBy === "expense") return describeOne(first.expense, texts);
  if (groupBy === "category") return first.expense.category;
  const categories = [...new Set(members.map(({ expense }) => expense.category))].join(", ");
  return first.projectName === null ? categories : `${first.projectName} – ${categories}`;
}

function describeOne({ description, category, date, distance, distanceUnit }: Expense, texts: Texts): string {
  const driven = distance === null ? "" : `, ${texts.decimal(distance)} ${distanceUnit}`;
  return `${description || category} (${texts.date(date)}${driven})`;
}

/** A line can combine any number of categories. */
function cut(text: string): string {
  const characters = Array.from(text);
  const { max } = lineLimits.description;
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join("")}…`;
}

import { mileageAmount } from "../billing/mileage.js";
import { yearOf } from "../kernel/calendar.js";
import type { Versioned } from "../kernel/entity.js";
import { conflict, type Issues } from "../kernel/errors.js";
import type { ModelOf } from "../kernel/fields.js";
import type { InvoiceId } from "../kernel/ids.js";
import { amountIssues } from "../kernel/money.js";
import { netOf } from "./expense-figures.js";
import { expenseLimits } from "./expense-limits.js";
import { expenseTable } from "./expense-table.js";

interface ExpenseBase extends Versioned, Omit<ModelOf<typeof expenseTable.fields>, "status" | "invoiceId"> {}

/** An expense that no live invoice bills. */
export interface UnbilledExpense extends ExpenseBase {
  readonly status: "unbilled";
  readonly invoiceId: null;
}

/** An expense on a live invoice; only its reimbursement can change. */
export interface BilledExpense extends ExpenseBase {
  readonly status: "billed";
  /** The invoice that bills it. */
  readonly invoiceId: InvoiceId;
}

/** Money that a user spent, or a distance that they drove, for a client or for the workspace itself. */
export type Expense = UnbilledExpense | BilledExpense;

/** The fields of which only finance roles set values. */
export const financeFields = ["markup", "reimbursedOn"] as const satisfies readonly (keyof Expense)[];

/** What can change of an expense on an invoice. */
const reimbursement = ["reimbursable", "reimbursedOn"] as const satisfies readonly (keyof Expense)[];

const mileageFields = ["distance", "distanceUnit", "rate"] as const;

/** The rules that an expense breaks, except those about other resources and those of its computed amounts. */
export function checkExpense(expense: Expense): Issues {
  const issues = expenseTable.issuesOf(expense);
  const { date, projectId, clientId, taxRate, taxAmount, kind, conversion, currency, reimbursable, reimbursedOn } = expense;
  checkYear(issues, "date", date);
  checkYear(issues, "reimbursedOn", reimbursedOn);
  if (projectId !== null && clientId !== null)
    issues.add(["clientId"], "exactly_one", "Provide a project or a client, not both: a project has its own client.");
  if (taxRate !== null && taxAmount !== null)
    issues.add(["taxAmount"], "exactly_one", "Provide a tax rate or a tax amount, not both. Set the other to null.");
  for (const name of mileageFields) {
    if (kind === "mileage" && expense[name] === null)
      issues.add([name], "required", "Mileage requires a distance, a unit and a rate.");
    if (kind === "amount" && expense[name] !== null) issues.add([name], "only_of_mileage", "Only mileage has this field.");
  }
  if (conversion?.currency === currency)
    issues.add(["conversion", "currency"], "conversion_same_currency", "Must differ from the currency of the expense.");
  if (reimbursedOn !== null && !reimbursable)
    issues.add(["reimbursedOn"], "not_reimbursable", "Only a reimbursable expense can be reimbursed.");
  return issues;
}

function checkYear(issues: Issues, name: "date" | "reimbursedOn", date: Expense["reimbursedOn"]): void {
  const { min, max } = expenseLimits.year;
  if (date === null || yearOf(date) >= min) return;
  issues.add([name], "out_of_range", `Must be within the years ${min} to ${max}.`);
}

/** The expense, which {@link checkExpense} accepts, with its computed amounts: that of mileage, and the net one. */
export function withFigures(expense: Expense): Expense {
  const { distance, rate, currency } = expense;
  const amount = distance === null || rate === null ? expense.amount : mileageAmount(distance, rate, currency);
  return { ...expense, amount, net: netOf({ ...expense, amount }) };
}

/** The rules of the computed amounts. */
export function checkFigures(issues: Issues, { amount, taxAmount, kind }: Expense): void {
  if (kind === "mileage") issues.addAll([], amountIssues(["distance"], amount));
  if (taxAmount !== null && taxAmount > amount)
    issues.add(["taxAmount"], "tax_exceeds_amount", "The tax must not exceed the amount, which contains it.");
}

/** Throws `expense_billed` for an expense on a live invoice. */
export function requireUnbilledExpense(expense: Expense): asserts expense is UnbilledExpense {
  if (expense.status !== "billed") return;
  throw conflict(
    "expense_billed",
    "The expense is on an invoice, so only its reimbursement can change. Void the invoice first.",
    {
      expense_id: expense.id,
      invoice_id: expense.invoiceId,
    },
  );
}

/** Whether nothing but the reimbursement differs. */
export function isReimbursement(before: Expense, after: Expense): boolean {
  const names = Object.keys(before) as readonly (keyof Expense)[];
  return names.every((name) => before[name] === after[name] || reimbursement.some((one) => one === name));
}

import {
  type Expense,
  type ExpenseFilter,
  type ExpenseStore,
  expenseTable,
  type Page,
  type PageRequest,
} from "../../../core/index.js";
import { columnsOf, Mapping } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny } from "./conditions.js";

export const expenses = new Mapping<Expense>("expense", "expenses", columnsOf(expenseTable));

const conditions: Conditions<Required<ExpenseFilter>> = { projectIds: isAny("project_id") };

export class SqlExpenseStore extends AggregateStore<Expense> implements ExpenseStore {
  constructor(transaction: Transaction) {
    super(transaction, expenses);
  }

  list(filter: ExpenseFilter, page: PageRequest): Promise<Page<Expense>> {
    return this.filtered(conditions, filter, page);
  }
}

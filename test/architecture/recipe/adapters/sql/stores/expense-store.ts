import type { Expense, ExpenseFilter, ExpenseStore, Page, PageRequest } from "../../../core/index.js";
import { day, flag, int8, Mapping, text, versioned } from "../rows.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny } from "./conditions.js";

export const expenses = new Mapping<Expense>("expense", "expenses", {
  id: text,
  projectId: text,
  description: text,
  amount: int8,
  spentOn: day,
  billable: flag,
  ...versioned,
});

const conditions: Conditions<Required<ExpenseFilter>> = { projectIds: isAny("project_id") };

export class SqlExpenseStore extends AggregateStore<Expense> implements ExpenseStore {
  constructor(session: Session) {
    super(session, expenses);
  }

  list(filter: ExpenseFilter, page: PageRequest): Promise<Page<Expense>> {
    return this.filtered(conditions, filter, page);
  }
}

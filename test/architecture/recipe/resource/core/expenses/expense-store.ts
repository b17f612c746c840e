import type { ProjectId } from "../kernel/ids.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Expense, ExpenseId } from "./expense.js";

/** Filters a list of expenses. An absent field does not filter; a list matches any of its items. */
export interface ExpenseFilter {
  readonly projectIds?: readonly ProjectId[] | undefined;
}

export interface ExpenseStore {
  find(id: ExpenseId): Promise<Expense | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly ExpenseId[]): Promise<readonly Expense[]>;
  list(filter: ExpenseFilter, page: PageRequest): Promise<Page<Expense>>;
  insert(expense: Expense): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(expense: Expense): Promise<void>;
  /** Throws `lost_race` if the stored version differs. */
  delete(expense: Expense): Promise<void>;
}

import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId, ExpenseId, InvoiceId, ProjectId, UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Expense, UnbilledExpense } from "./expense.js";
import type { ExpenseStatus } from "./expense-limits.js";

/** The fields that lists of expenses can be sorted by, first the default. */
export const expenseSortKeys = ["date", "createdAt", "updatedAt"] as const;
/** One of {@link expenseSortKeys}. */
export type ExpenseSortKey = (typeof expenseSortKeys)[number];

/** Filters a list of expenses. An absent or null field does not filter; a list matches any of its items. */
export interface ExpenseFilter {
  /** The user whose expenses the actor may see; null for all users. */
  readonly userId?: UserId | null | undefined;
  /** Whose expenses. */
  readonly userIds?: readonly UserId[] | undefined;
  /** Those of these projects. */
  readonly projectIds?: readonly ProjectId[] | undefined;
  /** Those of these clients, and of their projects. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** Those on these invoices. */
  readonly invoiceIds?: readonly InvoiceId[] | undefined;
  /** The exact categories. */
  readonly categories?: readonly string[] | undefined;
  /** Whether invoices bill them. */
  readonly billable?: boolean | undefined;
  /** Whether they are on a live invoice. */
  readonly statuses?: readonly ExpenseStatus[] | undefined;
  /** Whether the user gets the money back. */
  readonly reimbursable?: boolean | undefined;
  /** Whether the user got it. */
  readonly reimbursed?: boolean | undefined;
  /** A half-open range of days. */
  readonly from?: LocalDate | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: LocalDate | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The sums of expenses in one currency, in its minor units. */
export interface ExpenseTotal {
  /** The currency of the amounts. */
  readonly currency: CurrencyCode;
  /** The number of expenses. */
  readonly count: number;
  /** The sum with tax. */
  readonly amount: bigint;
  /** The sum without tax. */
  readonly net: bigint;
}

/** The unbilled expenses that an invoice selects. A list filters; null does not. */
export interface ExpenseSelection {
  /** The client, of the expenses or of their projects. */
  readonly clientId: ClientId;
  /** Null: all projects of the client, and expenses for no project. */
  readonly projectIds: readonly ProjectId[] | null;
  /** Null: all users. */
  readonly userIds: readonly UserId[] | null;
  /** A half-open range of days. */
  readonly from: LocalDate | null;
  /** The end of the range, which is not part of it. Null: no limit. */
  readonly to: LocalDate | null;
}

/** An expense to bill, with the name of its project; null if it is for none. */
export interface BillableExpense {
  /** The expense as it is stored. */
  readonly expense: UnbilledExpense;
  /** For the texts of lines. */
  readonly projectName: string | null;
}

/** The expenses of the workspace, with their receipts. */
export interface ExpenseStore {
  /** Null if it does not exist. */
  find(id: ExpenseId): Promise<Expense | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly ExpenseId[]): Promise<readonly Expense[]>;
  /** Expenses that match the filter, in pages. */
  list(filter: ExpenseFilter, page: PageRequest<ExpenseSortKey>): Promise<Page<Expense>>;
  /** The sums of all expenses that match the filter, by currency, in the order of its code. */
  totals(filter: ExpenseFilter): Promise<readonly ExpenseTotal[]>;
  /** Adds a new expense. */
  insert(expense: Expense): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(expense: Expense): Promise<void>;
  /** Also removes its receipt. Throws `lost_race` if the stored version differs. */
  delete(expense: Expense): Promise<void>;
  /** The bytes of its receipt; null if there is none. */
  findReceipt(id: ExpenseId): Promise<Uint8Array | null>;
  /** Replaces its receipt; null removes it. Rejects if the expense does not exist. */
  keepReceipt(id: ExpenseId, content: Uint8Array | null): Promise<void>;

  /**
   * At most `limit` unbilled, billable expenses of the selection, sorted by day and id. `lock` locks them until the end of the transaction: a concurrent call
   * waits, and then does not return expenses that were claimed.
   */
  unbilled(
    selection: ExpenseSelection,
    of: { readonly limit: number; readonly lock: boolean },
  ): Promise<readonly BillableExpense[]>;
  /** Assigns expenses to an invoice. Throws `lost_race` if one of them is already on an invoice. */
  claim(invoiceId: InvoiceId, ids: readonly ExpenseId[], now: Instant): Promise<void>;
  /** Releases expenses of the invoice: the specified ones, or all. */
  release(invoiceId: InvoiceId, ids: readonly ExpenseId[] | null, now: Instant): Promise<void>;
}

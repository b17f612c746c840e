import type { LocalDate } from "../kernel/calendar.js";
import type { ClientId, RecurringInvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { NamedSortKey, Page, PageRequest } from "../kernel/page.js";
import type { RecurringInvoice, recurringStatuses } from "./recurring-invoice.js";

/** Filters a list of recurring invoices. An absent field does not filter; a list matches any of its items. */
export interface RecurringInvoiceFilter {
  /** Active or paused. Absent: both. */
  readonly statuses?: readonly (typeof recurringStatuses)[number][] | undefined;
  /** Those of these clients. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** Whether the invoice of `nextOn` could not be made. Absent: both. */
  readonly failed?: boolean | undefined;
  /** Whether there is no next date. Absent: both. */
  readonly ended?: boolean | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The recurring invoices of the workspace. */
export interface RecurringInvoiceStore {
  /** Null if it does not exist. */
  find(id: RecurringInvoiceId): Promise<RecurringInvoice | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly RecurringInvoiceId[]): Promise<readonly RecurringInvoice[]>;
  /** Recurring invoices that match the filter, in pages. */
  list(filter: RecurringInvoiceFilter, page: PageRequest<NamedSortKey>): Promise<Page<RecurringInvoice>>;
  /** Those that are `isDateDue` on the day, the earliest dates first, then by id. At most `limit`. */
  due(day: LocalDate, limit: number): Promise<readonly RecurringInvoiceId[]>;
  /** Adds a new recurring invoice. */
  insert(recurring: RecurringInvoice): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(recurring: RecurringInvoice): Promise<void>;
  /** Throws `lost_race` if the stored version differs, and `in_use` (conflict) while an invoice refers to it. */
  delete(recurring: RecurringInvoice): Promise<void>;
}

import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId, InvoiceId, RecurringInvoiceId } from "../kernel/ids.js";
import type { ExternalFilter } from "../kernel/external-fields.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Invoice, InvoiceStatus, InvoiceSummary, InvoiceType } from "./invoice.js";
import type { TimeBasis } from "./time-basis.js";

/** The fields that lists of invoices can be sorted by, first the default. Drafts without an issue date or due date sort last. */
export const invoiceSortKeys = ["createdAt", "updatedAt", "issueDate", "dueDate"] as const;
/** One of {@link invoiceSortKeys}. */
export type InvoiceSortKey = (typeof invoiceSortKeys)[number];

/** Filters a list of invoices. An absent field does not filter; a list matches any of its items. Ranges of days include both ends. */
export interface InvoiceFilter extends ExternalFilter {
  /** Invoices, deposits or credit notes. */
  readonly types?: readonly InvoiceType[] | undefined;
  /** States such as `open`. Overdue invoices have the status `open`: see `overdueOn`. */
  readonly statuses?: readonly InvoiceStatus[] | undefined;
  /** Overdue on this day, as defined by `isOverdue`. */
  readonly overdueOn?: LocalDate | undefined;
  /** Not overdue on this day. */
  readonly notOverdueOn?: LocalDate | undefined;
  /** The clients that are billed. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** The recurring invoices that they were made from. */
  readonly recurringInvoiceIds?: readonly RecurringInvoiceId[] | undefined;
  /** The exact numbers. Drafts have none. */
  readonly numbers?: readonly string[] | undefined;
  /**
   * A part of the number, compared with `foldCase`, or of `searchedNames` of the client or of the buyer on the invoice, compared with `foldForSearch`.
   */
  readonly text?: string | undefined;
  /** The currencies of the invoices. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
  /** Issued on this day or later. */
  readonly issuedFrom?: LocalDate | undefined;
  /** Issued on this day or earlier. */
  readonly issuedTo?: LocalDate | undefined;
  /** Due on this day or later. */
  readonly dueFrom?: LocalDate | undefined;
  /** Due on this day or earlier. */
  readonly dueTo?: LocalDate | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The invoices, deposits and credit notes of the workspace. */
export interface InvoiceStore {
  /** Null if it does not exist. */
  find(id: InvoiceId): Promise<Invoice | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly InvoiceId[]): Promise<readonly InvoiceSummary[]>;
  /** Invoices that match the filter, in pages. */
  list(filter: InvoiceFilter, page: PageRequest<InvoiceSortKey>): Promise<Page<InvoiceSummary>>;
  /** Adds a new invoice with its lines. Rejects if another invoice of the workspace has its number. */
  insert(invoice: Invoice): Promise<void>;
  /**
   * Stores the next version. Throws `lost_race` unless the stored version is the previous one. Rejects if another invoice of the
   * workspace has its number.
   */
  update(invoice: Invoice): Promise<void>;
  /** Throws `lost_race` if the stored version differs, and `in_use` (conflict) while another resource refers to it. */
  delete(invoice: Invoice): Promise<void>;
  /**
   * The next number of a series, from 1. It belongs to this transaction: others that need a number of the same series wait for its
   * end. If it rolls back, the number is assigned again, so a series has no gaps and no duplicates.
   */
  nextInSeries(series: string): Promise<number>;
  /** The last number assigned in a series; 0 if there is none. Others may assign numbers meanwhile. */
  lastInSeries(series: string): Promise<number>;
  /** Makes a series continue after `last` unless it is beyond that already. Returns its last number. Others wait as for {@link nextInSeries}. */
  raiseSeries(series: string, last: number): Promise<number>;
  /** At most `limit` invoices that are overdue on this day, as defined by `isOverdue`, and were not noted with their due date; in any order. */
  unreportedOverdue(day: LocalDate, limit: number): Promise<readonly InvoiceId[]>;
  /**
   * Notes that the invoice was reported as overdue with its due date. False, and no effect, if that was noted before or the stored version differs. It is
   * not a change of the invoice.
   */
  noteOverdue(invoice: Invoice): Promise<boolean>;
  /** Whether an invoice of the workspace has this number. */
  numberTaken(number: string): Promise<boolean>;
  /** What the time lines of an invoice were made from; null if it bills no time, or was created before this was recorded. */
  findTimeBasis(id: InvoiceId): Promise<TimeBasis | null>;
  /** Stores it with a new invoice, with which it is deleted. Rejects if the workspace has no such invoice. */
  keepTimeBasis(id: InvoiceId, basis: TimeBasis): Promise<void>;
}

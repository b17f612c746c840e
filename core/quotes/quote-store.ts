import type { LocalDate } from "../kernel/calendar.js";
import type { ClientId, InvoiceId, QuoteId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Quote, QuoteStatus, QuoteSummary } from "./quote.js";

/** The fields that lists of quotes can be sorted by, first the default. Drafts have no issue date and sort last. */
export const quoteSortKeys = ["createdAt", "updatedAt", "issueDate"] as const;
/** One of {@link quoteSortKeys}. */
export type QuoteSortKey = (typeof quoteSortKeys)[number];

/** Filters a list of quotes. An absent field does not filter; a list matches any of its items. */
export interface QuoteFilter {
  /** States such as `open`. Expired quotes have the status `open`: see `expiredOn`. */
  readonly statuses?: readonly QuoteStatus[] | undefined;
  /** Expired on this day, as defined by `isExpired`. */
  readonly expiredOn?: LocalDate | undefined;
  /** Not expired on this day. */
  readonly notExpiredOn?: LocalDate | undefined;
  /** Those for these clients. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** The exact numbers. Drafts have none. */
  readonly numbers?: readonly string[] | undefined;
  /** Those that these invoices were created from. */
  readonly invoiceIds?: readonly InvoiceId[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The quotes of the workspace. Their numbers are series of the invoice store, with names that no series of invoices has. */
export interface QuoteStore {
  /** Null if it does not exist. */
  find(id: QuoteId): Promise<Quote | null>;
  /** Returns those that exist, in any order. */
  findMany(ids: readonly QuoteId[]): Promise<readonly QuoteSummary[]>;
  /** Quotes that match the filter, in pages. */
  list(filter: QuoteFilter, page: PageRequest<QuoteSortKey>): Promise<Page<QuoteSummary>>;
  /** Adds a new quote with its lines. Rejects if another quote of the workspace has its number. */
  insert(quote: Quote): Promise<void>;
  /**
   * Stores the next version. Throws `lost_race` unless the stored version is the previous one. Rejects if another quote of the workspace
   * has its number.
   */
  update(quote: Quote): Promise<void>;
  /** Throws `lost_race` if the stored version differs, and `in_use` (conflict) while another resource refers to it. */
  delete(quote: Quote): Promise<void>;
}

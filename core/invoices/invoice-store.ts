import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { ClientId, InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { Invoice, InvoiceStatus, InvoiceSummary } from "./invoice.js";

/** A draft that has no date of issue or no due date yet is behind all that have one. */
export type InvoiceSortKey = "createdAt" | "updatedAt" | "issueDate" | "dueDate";

/** Which invoices a list has. What is absent does not narrow; a list means any of its items. Ranges of days include both ends. */
export interface InvoiceFilter {
  readonly statuses?: readonly InvoiceStatus[] | undefined;
  /** Overdue on this day, as `isOverdue` says. */
  readonly overdueOn?: LocalDate | undefined;
  readonly notOverdueOn?: LocalDate | undefined;
  readonly clientIds?: readonly ClientId[] | undefined;
  readonly numbers?: readonly string[] | undefined;
  readonly currencies?: readonly CurrencyCode[] | undefined;
  readonly issuedFrom?: LocalDate | undefined;
  readonly issuedTo?: LocalDate | undefined;
  readonly dueFrom?: LocalDate | undefined;
  readonly dueTo?: LocalDate | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

export interface InvoiceStore {
  find(id: InvoiceId): Promise<Invoice | null>;
  /** Those of the ids that there are, in any order. */
  findMany(ids: readonly InvoiceId[]): Promise<readonly InvoiceSummary[]>;
  list(filter: InvoiceFilter, page: PageRequest<InvoiceSortKey>): Promise<Page<InvoiceSummary>>;
  insert(invoice: Invoice): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the one before it. */
  update(invoice: Invoice): Promise<void>;
  /** Throws `lost_race` unless the stored version is this one's, `in_use` (conflict) while another resource refers to it. */
  delete(invoice: Invoice): Promise<void>;
  /**
   * The next number of a series, from 1. It belongs to this transaction: whoever asks for one of the same series waits for its
   * end, and if it rolls back the number is given again, so a series has no gap and no duplicate.
   */
  nextInSeries(series: string): Promise<number>;
  /** Whether an invoice of the workspace has this number. */
  numberTaken(number: string): Promise<boolean>;
  /** The PDF that was kept of an issued invoice. */
  findDocument(id: InvoiceId): Promise<Uint8Array | null>;
  /** Keeps the PDF unless one was kept before. Answers the one that is kept. */
  keepDocument(id: InvoiceId, pdf: Uint8Array): Promise<Uint8Array>;
}

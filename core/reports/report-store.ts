import type { Credit } from "../invoices/credit.js";
import type { InvoiceStatus } from "../invoices/invoice.js";
import type { Settlement } from "../invoices/settlement.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { InvoiceId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { TimeEntryFilter } from "../time-entries/time-entry-store.js";
import type { AttemptFigures } from "./delivery-report.js";
import type { RoundingPolicy } from "../billing/rounding.js";
import type { ReportedEntry, ResourceGrouping, TimeSum } from "./time-report.js";

/** The values of {@link SummedField}. */
export const summedFields = ["userId", "taskId", "clientId", "tags"] as const;
/** A field whose values a report can keep apart. Project, billability and rate are always kept apart. */
export type SummedField = (typeof summedFields)[number];

/** How entries are summed. */
export interface Summing {
  /** Sums have null or no tags in the other fields. */
  readonly by: readonly SummedField[];
  /** How the seconds of each entry become `roundedSeconds`. */
  readonly rounding: RoundingPolicy;
  /**
   * Boundaries in ascending order: sums contain only entries that lie between two of them. Empty if entries can lie anywhere; their
   * segment is then 0.
   */
  readonly segments: readonly Instant[];
  /** The starts of billing days in ascending order, the first one before all entries. Empty if days do not matter; the day is then 0. */
  readonly days: readonly Instant[];
}

/** Which entries to read next. */
export interface ReportedPage {
  /** The last entry of the previous page. Null: from the first entry on. */
  readonly after: Pick<ReportedEntry, "id" | "startTime"> | null;
  /** The maximum number of entries. */
  readonly limit: number;
  /** Only the entries that start between two of these boundaries, in ascending order, and end after the second one. */
  readonly across?: readonly Instant[];
}

/** The fields of an invoice that a report requires. */
export interface ReportedInvoice {
  /** The invoice, deposit or credit note. */
  readonly id: InvoiceId;
  /** Also drafts and void invoices are read. */
  readonly status: InvoiceStatus;
  /** Of all amounts. */
  readonly currency: CurrencyCode;
  /** Null for a draft without one, and for a credit note. */
  readonly dueDate: LocalDate | null;
  /** With tax, in minor units. */
  readonly total: bigint;
  /** Deducted deposits, in minor units. */
  readonly depositTotal: bigint;
  /** What is prepaid, in minor units. */
  readonly prepaidTotal: bigint;
  /** What rounding adds, in minor units. */
  readonly roundingAmount: bigint;
  /** Payments, refunds, write-offs, discounts, and their reversals. */
  readonly payments: readonly Settlement[];
  /** Credit notes that correct it. */
  readonly credits: readonly Credit[];
}

/**
 * Data for reports: short rows in keyset pages, so that neither memory nor a connection is held for all of them. Between two pages
 * of a read, other work of the process can run, even if the store responds at once.
 */
export interface ReportStore {
  /**
   * The recorded entries that match the filter, including billed ones, sorted by start and id; at most `limit`, starting after
   * `after`.
   */
  entries(filter: TimeEntryFilter, page: ReportedPage): Promise<readonly ReportedEntry[]>;
  /**
   * The sums of the recorded entries that match the filter and last at least a second, including billed ones, in any order. Entries that agree
   * in every field of a sum can be in one sum or in several.
   */
  sums(filter: TimeEntryFilter, summing: Summing): Promise<readonly TimeSum[]>;
  /** Names by id. Ids that do not exist have no name. */
  names(of: ResourceGrouping, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** All invoices, sorted by id; at most `limit`, starting after `after`. */
  invoices(page: { readonly after: InvoiceId | null; readonly limit: number }): Promise<readonly ReportedInvoice[]>;
  /**
   * The delivery attempts, including late ones, to these subscriptions (absent: all), grouped by start time from each boundary up
   * to the next. Requires at least two distinct boundaries in ascending order.
   */
  attempts(webhookIds: readonly WebhookId[] | undefined, boundaries: readonly Instant[]): Promise<readonly AttemptFigures[]>;
}

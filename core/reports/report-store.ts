import type { Payment, InvoiceStatus } from "../invoices/invoice.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { InvoiceId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { TimeEntryFilter } from "../time-entries/time-entry-store.js";
import type { AttemptFigures } from "./delivery-report.js";
import type { ReportedEntry, ResourceGrouping } from "./time-report.js";

/** An invoice, as far as a report counts it. */
export interface ReportedInvoice {
  readonly id: InvoiceId;
  readonly status: InvoiceStatus;
  readonly currency: CurrencyCode;
  readonly dueDate: LocalDate | null;
  readonly total: bigint;
  readonly payments: readonly Payment[];
}

/**
 * What reports read: short rows in keyset pages, so that neither memory nor a connection is held for all of them. Between two pages of one
 * read whatever else waits in the process has its turn, also where the store answers at once.
 */
export interface ReportStore {
  /** The recorded entries that the filter lets through, billed ones too, by start and id; at most `limit`, behind `after`. */
  entries(
    filter: TimeEntryFilter,
    page: { readonly after: Pick<ReportedEntry, "id" | "startTime"> | null; readonly limit: number },
  ): Promise<readonly ReportedEntry[]>;
  /** Names by id. What is not there has none. */
  names(of: ResourceGrouping, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Every invoice by id; at most `limit`, behind `after`. */
  invoices(page: { readonly after: InvoiceId | null; readonly limit: number }): Promise<readonly ReportedInvoice[]>;
  /**
   * The attempts to deliver, late ones too, to any of these subscriptions (absent: to all) that began from each boundary on and before the next; the
   * boundaries are two at least, in order, and each once.
   */
  attempts(webhookIds: readonly WebhookId[] | undefined, boundaries: readonly Instant[]): Promise<readonly AttemptFigures[]>;
}

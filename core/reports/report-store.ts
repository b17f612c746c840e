import type { Payment, InvoiceStatus } from "../invoices/invoice.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { InvoiceId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { TimeEntryFilter } from "../time-entries/time-entry-store.js";
import type { AttemptFigures } from "./delivery-report.js";
import type { ReportedEntry, ResourceGrouping } from "./time-report.js";

/** The fields of an invoice that a report requires. */
export interface ReportedInvoice {
  readonly id: InvoiceId;
  readonly status: InvoiceStatus;
  readonly currency: CurrencyCode;
  readonly dueDate: LocalDate | null;
  readonly total: bigint;
  readonly payments: readonly Payment[];
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
  entries(
    filter: TimeEntryFilter,
    page: { readonly after: Pick<ReportedEntry, "id" | "startTime"> | null; readonly limit: number },
  ): Promise<readonly ReportedEntry[]>;
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

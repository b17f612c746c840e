import type { InvoiceId } from "../kernel/ids.js";
import type { LedgerEntry } from "./ledger.js";

/** The ledger of a workspace. Entries are never changed or removed. */
export interface LedgerStore {
  /** The last entry of a series. To append after it, the transaction must hold the series, by `nextInSeries` or `raiseSeries` of the invoices. */
  last(series: string): Promise<LedgerEntry | null>;
  /** Throws `lost_race` if the position is taken, or if the invoice has an entry already. */
  append(entry: LedgerEntry): Promise<void>;
  /** The entry of an issued invoice or credit note. Null if it has none. */
  find(invoiceId: InvoiceId): Promise<LedgerEntry | null>;
  /** All entries, sorted by series and position; at most `limit`, starting after `after`. */
  list(page: {
    readonly after: Pick<LedgerEntry, "series" | "position"> | null;
    readonly limit: number;
  }): Promise<readonly LedgerEntry[]>;
}

import type { Stores } from "stint/storage";
import type { Tables } from "../tables.js";
import type { StoreOptions } from "../unit-of-work.js";
import { invoiceStore, ledgerStore } from "./invoices.js";
import { journalStores } from "./journal.js";
import { reportStore } from "./reports.js";
import { resourceStores } from "./resources.js";
import { timeEntryStore } from "./time-entries.js";
import { webhookStores } from "./webhooks.js";

export function storesIn(tables: Tables, options: StoreOptions): Stores {
  return {
    ...resourceStores(tables),
    ...webhookStores(tables, options),
    ...journalStores(tables),
    timeEntries: timeEntryStore(tables),
    invoices: invoiceStore(tables),
    ledger: ledgerStore(tables),
    reports: reportStore(tables),
  };
}

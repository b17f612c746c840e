import type { Ports } from "../ports/ports.js";
import { makeGetAccountStatement } from "./use-cases/get-account-statement.js";
import { makeGetDeliveryReport } from "./use-cases/get-delivery-report.js";
import { makeGetJournal } from "./use-cases/get-journal.js";
import { makeGetInvoiceReport } from "./use-cases/get-invoice-report.js";
import { makeGetTimeReport } from "./use-cases/get-time-report.js";

export * from "./account-statement.js";
export * from "./amounts.js";
export * from "./delivery-report.js";
export * from "./invoice-report.js";
export * from "./journal.js";
export * from "./ledger-rows.js";
export * from "../billing/ledger-accounts.js";
export * from "./report-store.js";
export * from "./reported-rows.js";
export * from "./report-view.js";
export * from "./calendar-segments.js";
export * from "./time-report.js";
export * from "../billing/timesheet-columns.js";
export { accountStatementView } from "./account-statement-view.js";
export { type GetJournal, type Journal, MAX_JOURNAL_DAYS } from "./use-cases/get-journal.js";
export type { GetAccountStatement } from "./stating.js";
export { statementWords, type StatementWords } from "./statement-words.js";
export { makeExportAccountStatement, type ExportAccountStatement, type StatementFile } from "./reactions/statement-document.js";
export { timesheetWordsFor } from "../billing/timesheet-words.js";

/** The use cases that sum up many rows. They may miss changes of the last seconds. */
export function reportUseCases(ports: Ports) {
  return {
    /**
     * Reports the attempts to deliver webhooks per hour or day: their number, successes and durations. Needs `webhooks:read`.
     * Throws `range_reversed` and `range_too_long` (invalid): at most 750 intervals.
     */
    getDeliveryReport: makeGetDeliveryReport(ports),
    /**
     * Sums up recorded time, in seconds and in minor units per currency, by at most two groupings. Needs `time_entries:read`;
     * members see only their own time. Throws, all of kind `invalid`, `too_many`, `not_unique`, `range_reversed`,
     * `too_many_groups`, `out_of_range` and `amount_out_of_range`.
     */
    getTimeReport: makeGetTimeReport(ports),
    /**
     * Reports drafts, open and overdue amounts, their age, and the payments of each month, per currency. Needs `invoices:read`.
     * Throws `range_reversed`, `range_too_long` (at most 120 months) and `amount_out_of_range` (invalid).
     */
    getInvoiceReport: makeGetInvoiceReport(ports),
    /**
     * Returns what a client owes by currency: the open invoices with their age, and the movements of a range with the balances before and after it. Needs
     * `invoices:read`. Throws `not_found`, and `range_reversed` (invalid).
     */
    getAccountStatement: makeGetAccountStatement(ports),
    /**
     * Returns the documents, settlements and credits of a range of days as journal entries whose postings add up to 0, with their accounts. Needs
     * `invoices:read`. Throws `range_reversed` and `range_too_long` (invalid).
     */
    getJournal: makeGetJournal(ports),
  };
}

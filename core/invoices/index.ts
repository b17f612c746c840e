import type { Ports } from "../ports/ports.js";
import { makeApplyCredit } from "./use-cases/apply-credit.js";
import { makeCreateInvoice, makePreviewInvoice } from "./use-cases/create-invoice.js";
import { makeCreateCreditNote } from "./use-cases/create-credit-note.js";
import { makeDeleteInvoice } from "./use-cases/delete-invoice.js";
import { makeExplainInvoice } from "./use-cases/explain-invoice.js";
import { makeFindInvoices, makeGetInvoice, makeListInvoices } from "./use-cases/read-invoices.js";
import { makePauseReminders, makeResumeReminders } from "./use-cases/pause-reminders.js";
import { makeRecordPayment, makeReversePayment } from "./use-cases/record-payment.js";
import { makeUpdateInvoice } from "./use-cases/update-invoice.js";
import { makeValidateInvoice } from "./use-cases/validate-invoice.js";

export * from "./balance.js";
export { addScopeIssues, type BilledTime, type BillingTerms, billTime, type FromTime, MAX_ENTRIES } from "./billing.js";
export type { FromExpenses } from "./billing-expenses.js";
export type { FromMilestones } from "./billing-milestones.js";
export * from "./buyer.js";
export * from "./credit.js";
export * from "./credited.js";
export { type CheckedInvoice, type CheckProfile, checkProfiles } from "./checks/rule.js";
export * from "./deposit.js";
export * from "./deposit-json.js";
export * from "./drafting.js";
export * from "./statements/statement.js";
export { printedStatements } from "./statements/statements.js";
export { type DueDateChange, dueDateChangesJson, dueDateChangeTable } from "./due-date.js";
export type { Explanation } from "./explaining/explanation.js";
export { explanationView } from "./explaining/explanation-view.js";
export * from "./invoice-limits.js";
export * from "./invoice-reminders.js";
export { type ExpenseGrouping, expenseGroupings } from "./expense-groupings.js";
export * from "./finding.js";
export * from "./invoice.js";
export * from "./invoice-search.js";
export * from "./invoice-store.js";
export * from "./invoice-json.js";
export * from "./invoice-view.js";
export * from "./line.js";
export * from "./line-table.js";
export { type RetainerBalance, retainerBalanceJson, retainerBalanceTable } from "./retainer-balance.js";
export * from "./settlement.js";
export type { DocumentStore } from "./document-store.js";
export * from "./document-terms.js";
export * from "./payable.js";
export * from "./sums-in-prices.js";
export type { TaxGroup } from "./tax-groups.js";
export * from "./time-basis.js";
export * from "./time-lines.js";
export * from "./totals.js";
export type { CreateInvoice } from "./creating.js";
export type { DatedInvoice, PreviewedInvoice } from "./use-cases/create-invoice.js";
export type { CreateCreditNote } from "./use-cases/create-credit-note.js";
export type { PauseReminders } from "./use-cases/pause-reminders.js";
export type { ApplyCredit } from "./use-cases/apply-credit.js";
export type { RecordPayment } from "./settling.js";
export type { InvoiceQuery } from "./use-cases/read-invoices.js";
export type { InvoicePatch } from "./use-cases/update-invoice.js";
export {
  type InvoiceTimesheet,
  makeExportTimesheet,
  makeGetTimesheet,
  type TimesheetFile,
} from "./reactions/invoice-timesheet.js";
export { wholeSeconds } from "./timesheet/collecting.js";
export { type Timesheet, type TimesheetRow, timesheetSums, type TimesheetSums, timesheetTable } from "./timesheet/timesheet.js";
export { decimalHours, plainClock, timesheetCells, type TimesheetFormat } from "./timesheet/timesheet-csv.js";
export { makeExportInvoice, makeExportInvoicePreview } from "./reactions/invoice-document.js";
export { documentTypes, type InspectedDocument, inspectionView, makeInspectDocument } from "./reactions/inspect-document.js";
export { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_MIB } from "./inspecting/document-limits.js";
export { documentNames } from "./inspecting/document-names.js";
export type { NameRows } from "./inspecting/name-row.js";

/** The use cases of invoices, deposits, credit notes and payments. All amounts are minor units of the invoice's currency. */
export function invoiceUseCases(ports: Ports) {
  return {
    /**
     * Creates a draft from lines, unbilled time or both, and claims its time entries and deposits in the same transaction: an
     * entry is on at most one live invoice, and a deposit is deducted by at most one. Needs `invoices:write`. Records
     * `invoice.created`. Throws, all of kind `invalid`, `unknown_reference`, `nothing_to_bill`, `rate_missing`,
     * `currency_mismatch`, `time_line`, the issues of `computeTotals` and others, and `client_archived`, `deposit_not_paid` and
     * `deposit_already_deducted` (conflict).
     */
    createInvoice: makeCreateInvoice(ports),
    /**
     * Returns the draft that `createInvoice` would create, and what is missing to issue it, without storing or claiming anything.
     * Needs `invoices:write`. Throws as `createInvoice` does.
     */
    previewInvoice: makePreviewInvoice(ports),
    /** Lists invoices without their lines, filtered and in pages. Needs `invoices:read`. */
    listInvoices: makeListInvoices(ports),
    /** Returns one invoice with the workspace's current date. Needs `invoices:read`. Throws `not_found`. */
    getInvoice: makeGetInvoice(ports),
    /** Returns those of the invoices that exist, in any order and without their lines. Needs `invoices:read`. */
    findInvoices: makeFindInvoices(ports),
    /**
     * Changes a draft's content, and changes the status: `open` issues it, `paid` pays the amount due (and first issues a draft),
     * `void` releases its time entries and deposits. Needs `invoices:write`. Records `invoice.issued`,
     * `invoice.payment_recorded`, `invoice.paid` and `invoice.voided`; editing a draft records nothing. Throws `not_found`;
     * `invoice_not_draft`, `invalid_transition`, `invoice_has_payments`, `deposit_not_paid`, `deposit_already_deducted` and
     * `deposit_deducted` (conflict); on issue `due_before_issue` and `not_ready_to_issue` (invalid).
     */
    updateInvoice: makeUpdateInvoice(ports),
    /**
     * Deletes a draft and releases its time entries and deposits. Needs `invoices:write`. Records no event. Throws `not_found`,
     * and `invoice_not_draft` (conflict) for any other invoice, which can only be voided.
     */
    deleteInvoice: makeDeleteInvoice(ports),
    /**
     * Issues a credit note for an issued invoice, in full or in part; the invoice's status follows from its balance. Needs
     * `invoices:write`. Records `credit_note.created`, `invoice.credited`, and `invoice.paid` if the status becomes `paid`.
     * Throws `not_found`; `out_of_range`, `not_unique`, `exactly_one`, `credit_exceeds_line`, `credit_exceeds_invoice`,
     * `credit_not_positive` (invalid); `invoice_not_creditable`, `nothing_to_credit` and `deposit_deducted`
     * (conflict).
     */
    createCreditNote: makeCreateCreditNote(ports),
    /**
     * Records a payment, a refund, a write-off or an early-payment discount; the status follows from the balance. Needs
     * `invoices:write`. Records `invoice.payment_recorded`, and `invoice.paid` if the status becomes `paid`. Throws `not_found`;
     * `amount_exceeds_due`, `out_of_range` and `in_the_future` (invalid); `invoice_not_open`, `amount_paid_negative` and
     * `deposit_deducted` (conflict).
     */
    recordPayment: makeRecordPayment(ports),
    /**
     * Takes back a recorded payment by adding a reversal; the status follows from the balance. Needs `invoices:write`. Records
     * `invoice.payment_reversed`, and `invoice.paid` if the status becomes `paid`. Throws `not_found`; `already_reversed`,
     * `reversal_not_reversible`, `amount_paid_negative` and `deposit_deducted` (conflict).
     */
    reversePayment: makeReversePayment(ports),
    /**
     * Stops the reminders of a draft or an open invoice, until a day or until someone resumes them. Needs `invoices:write`. Records no event. Throws
     * `not_found`, `until_not_in_future` (invalid) and `invoice_not_open` (conflict).
     */
    pauseReminders: makePauseReminders(ports),
    /** Lets the schedule of reminders go on. Needs `invoices:write`. Records no event. Throws `not_found` and `invoice_not_open` (conflict). */
    resumeReminders: makeResumeReminders(ports),
    /**
     * Pays an open invoice from the credit balance of its client. Needs `invoices:write`. Records `invoice.payment_recorded` and `invoice.paid`. Throws `not_found`,
     * `amount_exceeds_due` (invalid), `invoice_not_open` and `credit_balance_exceeded` (conflict).
     */
    applyCredit: makeApplyCredit(ports),
    /**
     * Returns every step from an invoice's time and lines to its figures. Needs `invoices:read`. Throws `not_found`, and
     * `not_explainable` (conflict) if its figures follow from rules of an earlier version.
     */
    explainInvoice: makeExplainInvoice(ports),
    /**
     * Checks whether an invoice has what a profile requires, by default what issuing it requires. Needs `invoices:read`. Throws
     * `not_found`.
     */
    validateInvoice: makeValidateInvoice(ports),
  };
}

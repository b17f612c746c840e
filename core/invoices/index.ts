import type { Ports } from "../ports/ports.js";
import { makeCreateInvoice, makePreviewInvoice } from "./use-cases/create-invoice.js";
import { makeCreateCreditNote } from "./use-cases/create-credit-note.js";
import { makeDeleteDraft } from "./use-cases/delete-draft.js";
import { makeExplainInvoice } from "./use-cases/explain-invoice.js";
import { makeFindInvoices, makeGetInvoice, makeListInvoices } from "./use-cases/read-invoices.js";
import { makeRecordPayment, makeReversePayment } from "./use-cases/record-payment.js";
import { makeUpdateInvoice } from "./use-cases/update-invoice.js";
import { makeValidateInvoice } from "./use-cases/validate-invoice.js";

export * from "./balance.js";
export * from "./billing.js";
export * from "./credit.js";
export type { Creditable, Crediting } from "./credit-figures.js";
export * from "./crediting.js";
export { checkedOf, checkInvoice, checkRules } from "./checks/check-invoice.js";
export { type CheckedInvoice, type CheckProfile, checkProfiles, type Rule } from "./checks/rule.js";
export type { DepositRequest } from "./deducting.js";
export * from "./deposit.js";
export * from "./deposit-json.js";
export * from "./drafting.js";
export type { ExplainedTime, RoundingStep } from "./explaining/explained-time.js";
export type { ExplainedGroup, ExplainedLine, Explanation } from "./explaining/explanation.js";
export { explanationView } from "./explaining/explanation-view.js";
export * from "./invoice-limits.js";
export * from "./finding.js";
export * from "./glyph-missing.js";
export * from "./invoice.js";
export * from "./invoice-store.js";
export * from "./invoice-json.js";
export * from "./invoice-view.js";
export * from "./line.js";
export * from "./settlement.js";
export * from "./document-terms.js";
export type { InvoiceParts } from "./part-issues.js";
export * from "./payable.js";
export * from "./sums-in-prices.js";
export type { TaxGroup } from "./tax-groups.js";
export * from "./time-basis.js";
export * from "./time-lines.js";
export * from "./totals.js";
export type { CreateInvoice, DatedInvoice, PreviewedInvoice } from "./use-cases/create-invoice.js";
export type { CreateCreditNote } from "./use-cases/create-credit-note.js";
export type { RecordPayment } from "./use-cases/record-payment.js";
export type { InvoiceQuery } from "./use-cases/read-invoices.js";
export type { InvoicePatch } from "./use-cases/update-invoice.js";
export type { CheckedReadiness } from "./use-cases/validate-invoice.js";
export type { ExportOptions, InvoicePdf } from "./reactions/invoice-pdf.js";
export { invoiceFileName, makeExportInvoice } from "./reactions/invoice-pdf.js";

export function invoiceUseCases(ports: Ports) {
  return {
    createInvoice: makeCreateInvoice(ports),
    previewInvoice: makePreviewInvoice(ports),
    listInvoices: makeListInvoices(ports),
    getInvoice: makeGetInvoice(ports),
    findInvoices: makeFindInvoices(ports),
    updateInvoice: makeUpdateInvoice(ports),
    deleteDraft: makeDeleteDraft(ports),
    createCreditNote: makeCreateCreditNote(ports),
    recordPayment: makeRecordPayment(ports),
    reversePayment: makeReversePayment(ports),
    explainInvoice: makeExplainInvoice(ports),
    validateInvoice: makeValidateInvoice(ports),
  };
}

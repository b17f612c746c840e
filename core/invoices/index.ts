import type { Ports } from "../ports/ports.js";
import { makeCreateInvoice, makePreviewInvoice } from "./use-cases/create-invoice.js";
import { makeDeleteDraft } from "./use-cases/delete-draft.js";
import { makeFindInvoices, makeGetInvoice, makeListInvoices } from "./use-cases/read-invoices.js";
import { makeRecordPayment } from "./use-cases/record-payment.js";
import { makeUpdateInvoice } from "./use-cases/update-invoice.js";

export * from "./billing.js";
export * from "./drafting.js";
export * from "./finding.js";
export * from "./glyph-missing.js";
export * from "./invoice.js";
export * from "./invoice-store.js";
export * from "./invoice-json.js";
export * from "./invoice-view.js";
export * from "./line.js";
export * from "./document-terms.js";
export type { InvoiceParts } from "./part-issues.js";
export * from "./payable.js";
export * from "./sums-in-prices.js";
export type { TaxGroup } from "./tax-groups.js";
export * from "./time-lines.js";
export * from "./totals.js";
export type { CreateInvoice, DatedInvoice, PreviewedInvoice } from "./use-cases/create-invoice.js";
export type { RecordPayment } from "./use-cases/record-payment.js";
export type { InvoiceQuery } from "./use-cases/read-invoices.js";
export type { InvoicePatch } from "./use-cases/update-invoice.js";
export type { InvoicePdf } from "./reactions/invoice-pdf.js";
export { invoiceFileName } from "./reactions/invoice-pdf.js";

export function invoiceUseCases(ports: Ports) {
  return {
    createInvoice: makeCreateInvoice(ports),
    previewInvoice: makePreviewInvoice(ports),
    listInvoices: makeListInvoices(ports),
    getInvoice: makeGetInvoice(ports),
    findInvoices: makeFindInvoices(ports),
    updateInvoice: makeUpdateInvoice(ports),
    deleteDraft: makeDeleteDraft(ports),
    recordPayment: makeRecordPayment(ports),
  };
}

import { makeDeleteUnreferenced } from "../access/delete-unreferenced.js";
import { makeFind, makeGet, makeList } from "../access/read-resources.js";
import { byName } from "../kernel/page.js";
import type { Ports } from "../ports/ports.js";
import { recurringInvoiceTable } from "./recurring-invoice.js";
import { makeCreateRecurringInvoice } from "./use-cases/create-recurring-invoice.js";
import { makePreviewRecurringInvoice } from "./use-cases/preview-recurring-invoice.js";
import { makeBillRecurringInvoice, makeSkipRecurringInvoice } from "./use-cases/resolve-date.js";
import { makeUpdateRecurringInvoice } from "./use-cases/update-recurring-invoice.js";

export { placeholders, type Placeholder } from "./period-texts.js";
export * from "./recurrence.js";
export * from "./recurring-invoice.js";
export * from "./recurring-limits.js";
export { type Retainer, type RollOver, retainerTable } from "./retainer.js";
export * from "./recurring-invoice-store.js";
export { type ForeseenInvoice, PREVIEWED_DATES } from "./use-cases/preview-recurring-invoice.js";

/** The use cases of recurring invoices. */
export function recurringInvoiceUseCases(ports: Ports) {
  return {
    /**
     * Creates a recurring invoice. Its first date is not before today. Needs `recurring_invoices:write`, which includes what its action does. Records `recurring_invoice.created`. Throws `unknown_reference` and other issues (invalid), and `client_archived` (conflict).
     */
    createRecurringInvoice: makeCreateRecurringInvoice(ports),
    /** Lists recurring invoices, filtered and in pages. Needs `recurring_invoices:read`. */
    listRecurringInvoices: makeList(ports, "recurring_invoice", byName, ({ recurringInvoices }) => recurringInvoices),
    /** Returns one recurring invoice. Needs `recurring_invoices:read`. Throws `not_found`. */
    getRecurringInvoice: makeGet(ports, "recurring_invoice", ({ recurringInvoices }) => recurringInvoices),
    /** Returns those of the recurring invoices that exist, in any order. Needs `recurring_invoices:read`. */
    findRecurringInvoices: makeFind(ports, "recurring_invoice", ({ recurringInvoices }) => recurringInvoices),
    /**
     * Changes the fields that the patch has, and the next date if the schedule changes. Needs `recurring_invoices:write`. Records
     * `recurring_invoice.updated` if anything changes. Throws `not_found`.
     */
    updateRecurringInvoice: makeUpdateRecurringInvoice(ports),
    /**
     * Deletes a recurring invoice that has made no invoice. Needs `recurring_invoices:write`. Records `recurring_invoice.deleted`. Throws `not_found`,
     * and `in_use` (conflict) if an invoice refers to it: pause it instead.
     */
    deleteRecurringInvoice: makeDeleteUnreferenced(
      ports,
      "recurring_invoice",
      ({ recurringInvoices }) => recurringInvoices,
      (model) => ["recurring_invoice.deleted", recurringInvoiceTable.toJson(model)],
    ),
    /** Returns the next twelve dates with what is certain of their invoices. Needs `recurring_invoices:read`. Throws `not_found`. */
    previewRecurringInvoice: makePreviewRecurringInvoice(ports),
    /**
     * Makes the invoice of the next date now, such as after a failure. Needs `recurring_invoices:write`. Records the events of the invoice. Throws
     * `not_found`, `recurring_invoice_ended` and `recurring_invoice_not_due` (conflict), and what keeps the invoice from being made.
     */
    billRecurringInvoice: makeBillRecurringInvoice(ports),
    /**
     * Passes over the next date without an invoice. Needs `recurring_invoices:write`. Records `recurring_invoice.updated`. Throws `not_found` and
     * `recurring_invoice_ended` (conflict).
     */
    skipRecurringInvoice: makeSkipRecurringInvoice(ports),
  };
}

import { externalTable, parseDecimal } from "../../../core/index.js";
import { mapOptional, toAmount, toDate } from "../conversions.js";
import { type Route, route } from "../route.js";
import { CreditNoteCreation } from "../schemas/credit-notes.js";
import { Invoice as InvoiceView } from "../schemas/invoices.js";
import { CreditApplication, PaymentCreation, PaymentReversal } from "../schemas/payments.js";
import { invoiceTag, showInvoice, shownInvoice } from "./invoices.js";

/** Payments and corrections of issued invoices. */
export const settlementRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/invoices/:id/payments",
    id: "inv",
    operation: "recordPayment",
    summary: "Record a payment, a refund, a write-off or an early-payment discount",
    description:
      "Adds a row to `payments` of an open invoice, or a refund to any issued invoice that is not void. The status follows from the balance: the invoice is `paid`, `credited` or `written_off` when nothing is due, and `open` when an amount is due again.",
    emits: ["invoice.payment_recorded", "invoice.paid"],
    again: "repeated",
    tag: invoiceTag,
    permission: "invoices:write",
    body: PaymentCreation,
    status: 201,
    response: InvoiceView,
    invalid: ["amount_exceeds_due", "in_the_future"],
    conflicts: ["amount_paid_negative", "deposit_deducted", "invoice_not_open"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      const { kind, method, reference } = body;
      const payment = { kind, amount: toAmount(body.amount), paidOn: mapOptional(body.paid_on, toDate), method, reference };
      return { body: showInvoice(await useCases.recordPayment(actor, id, payment)), location: `/invoices/${id}` };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/payments/:nestedId/reverse",
    id: "inv",
    nestedId: "pay",
    operation: "reversePayment",
    summary: "Reverse a payment, a refund, a write-off or an early-payment discount",
    description:
      "Adds a row of kind `reversal`, so that the reversed row no longer counts. The status follows from the balance: a paid invoice is `open` again if an amount is due.",
    emits: ["invoice.payment_reversed", "invoice.paid"],
    again: "409 already_reversed",
    tag: invoiceTag,
    permission: "invoices:write",
    body: PaymentReversal,
    bodyOptional: true,
    status: 201,
    response: InvoiceView,
    conflicts: [
      "already_reversed",
      "amount_paid_negative",
      "deposit_deducted",
      "payment_of_bank_transaction",
      "reversal_not_reversible",
    ],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, nestedId, body }) => ({
      body: showInvoice(await useCases.reversePayment(actor, id, nestedId, body)),
      location: `/invoices/${id}`,
    }),
  }),
  route({
    method: "POST",
    path: "/invoices/:id/apply-credit",
    id: "inv",
    operation: "applyCredit",
    summary: "Pay an invoice from the credit balance of its client",
    description:
      "Records a payment of an open invoice, and takes the amount from the credit balance of the client in the currency of the invoice: the amount due, or the whole balance if that is less. Reversing the payment gives it back.",
    emits: ["invoice.payment_recorded", "invoice.paid"],
    again: "repeated",
    tag: invoiceTag,
    permission: "invoices:write",
    body: CreditApplication,
    bodyOptional: true,
    status: 201,
    response: InvoiceView,
    invalid: ["amount_exceeds_due"],
    conflicts: ["credit_balance_exceeded", "deposit_deducted", "invoice_not_open"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => ({
      body: showInvoice(await useCases.applyCredit(actor, id, { amount: mapOptional(body.amount, toAmount) })),
      location: `/invoices/${id}`,
    }),
  }),
  route({
    method: "POST",
    path: "/invoices/:id/credit-notes",
    id: "inv",
    operation: "createCreditNote",
    summary: "Issue a credit note for an invoice",
    description:
      "Credits an issued invoice as a whole, by line, by quantity or by amount. The credit note is an invoice of type `credit_note`, with a number of its own, and is issued at once. Without `lines`, it credits what is left, and the time of the invoice becomes billable again; a further one has nothing to credit (409 `nothing_to_credit`).",
    emits: ["credit_note.created", "invoice.credited", "invoice.paid"],
    again: "repeated",
    tag: invoiceTag,
    permission: "invoices:write",
    body: CreditNoteCreation,
    status: 201,
    response: InvoiceView,
    invalid: ["credit_exceeds_invoice", "credit_exceeds_line", "credit_not_positive", "exactly_one", "not_unique"],
    conflicts: ["deposit_deducted", "external_id_taken", "invoice_not_creditable", "nothing_to_credit"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      const lines = body.lines?.map(({ line, quantity, net }) => {
        return { line, quantity: mapOptional(quantity, parseDecimal), net: mapOptional(net, toAmount) };
      });
      const command = { lines, reason: body.reason, releaseTime: body.release_time, ...externalTable.fromJson(body) };
      const created = await useCases.createCreditNote(actor, id, command);
      return { body: showInvoice(created), location: `/invoices/${created.invoice.id}` };
    },
  }),
];

import type { Static, TObject } from "@sinclair/typebox";
import { externalTable, type InvoicePatch as InvoiceChange } from "../../../core/index.js";
import { mapOptional, toDate } from "../conversions.js";
import { type Call, type Route, route, type SingleResult } from "../route.js";
import { InvoiceIssuing, InvoicePatch } from "../schemas/invoice-requests.js";
import { Invoice as InvoiceView } from "../schemas/invoices.js";
import { NoFields } from "../schemas/no-fields.js";
import { InvoicePaying } from "../schemas/payments.js";
import { content } from "./invoice-commands.js";
import { contentCodes, depositConflicts, invoiceTag, showInvoice, shownInvoice } from "./invoices.js";

const guard: NonNullable<Route<TObject, "inv">["guard"]> = ({ useCases, actor, id }) => shownInvoice(useCases, actor, id);

const changed = async (
  { useCases, actor, id }: Pick<Call<never, "inv">, "useCases" | "actor" | "id">,
  change: InvoiceChange,
): Promise<SingleResult> => ({ body: showInvoice(await useCases.updateInvoice(actor, id, change)) });

const paymentOf = ({ paid_on: paidOn, method, reference }: Static<typeof InvoicePaying>) => ({
  paidOn: mapOptional(paidOn, toDate),
  method,
  reference,
});

/** Changes of an invoice and of its status, all by one use case. */
export const invoiceChangeRoutes: readonly Route[] = [
  route({
    method: "PATCH",
    path: "/invoices/:id",
    id: "inv",
    operation: "updateInvoice",
    summary: "Update a draft, or issue, pay or void an invoice",
    description:
      "Changes the content of a draft, or the due date of an open invoice. Lists in the request replace the stored ones; time entries, expenses, milestones and deposits that are left out can be billed again. `status` issues (`open`), pays (`paid`) or voids (`void`) the invoice in the same transaction, as the operations with these names do.",
    emits: ["invoice.issued", "invoice.payment_recorded", "invoice.paid", "invoice.voided"],
    again: "unchanged",
    tag: invoiceTag,
    permission: "invoices:write",
    expanded: ["client"],
    body: InvoicePatch,
    status: 200,
    response: InvoiceView,
    invalid: [
      ...contentCodes,
      "client_in_other_currency",
      "in_the_future",
      "requires_status_paid",
      "not_a_time_line",
      "not_a_milestone_line",
      "not_an_expense_line",
      "project_of_other_client",
      "retained_time",
      "too_few",
    ],
    refusals: ["not_ready_to_issue"],
    conflicts: [
      "external_id_taken",
      ...depositConflicts,
      "client_archived",
      "deposit_deducted",
      "invalid_transition",
      "invoice_has_payments",
      "invoice_not_draft",
    ],
    guard,
    handle: ({ body, ...call }) => {
      const { client_id: clientId, status } = body;
      return changed(call, { ...content(body), ...externalTable.fromJson(body), ...paymentOf(body), clientId, status });
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/issue",
    id: "inv",
    operation: "issueInvoice",
    summary: "Issue an invoice",
    description:
      "Gives a draft the next number of its series, and makes its content final, with the current data of the seller and the client; later only the due date can change. If nothing is due, the invoice is paid at once. If the workspace has `issue_checks` set to `block`, findings of severity `error` prevent it (422 `not_ready_to_issue`). Does the same as PATCH with `status` set to `open`, except that an open invoice is returned unchanged, whatever the body. Of several requests at the same time, the first one to be executed issues the invoice with its dates, and all return it.",
    emits: ["invoice.issued", "invoice.paid"],
    again: "unchanged",
    tag: invoiceTag,
    permission: "invoices:write",
    likePatch: true,
    body: InvoiceIssuing,
    bodyOptional: true,
    status: 200,
    response: InvoiceView,
    invalid: ["due_before_issue"],
    refusals: ["not_ready_to_issue"],
    conflicts: ["invalid_transition", "invoice_not_draft"],
    guard,
    // Only PATCH changes the due date of an open invoice: neither a late retry nor the later of two requests undoes that.
    handle: ({ body, ...call }) => changed(call, { ...content(body), contentOfDraft: true, status: "open" }),
  }),
  route({
    method: "POST",
    path: "/invoices/:id/pay",
    id: "inv",
    operation: "payInvoice",
    summary: "Pay an invoice",
    description:
      "Records a payment of the whole amount due, or a refund of a negative one, so that the invoice is paid. A draft is issued first, in the same transaction. Does the same as PATCH with `status` set to `paid`. To record a part, use `POST /invoices/{id}/payments`.",
    emits: ["invoice.issued", "invoice.payment_recorded", "invoice.paid"],
    again: "unchanged",
    tag: invoiceTag,
    permission: "invoices:write",
    likePatch: true,
    body: InvoicePaying,
    bodyOptional: true,
    status: 200,
    response: InvoiceView,
    invalid: ["due_before_issue", "in_the_future"],
    refusals: ["not_ready_to_issue"],
    conflicts: ["invalid_transition"],
    guard,
    handle: ({ body, ...call }) => changed(call, { ...paymentOf(body), status: "paid" }),
  }),
  route({
    method: "POST",
    path: "/invoices/:id/void",
    id: "inv",
    operation: "voidInvoice",
    summary: "Void an invoice",
    description:
      "Voids a draft or an open invoice for good. Its time entries, expenses and milestones become billable again, and other invoices can deduct its deposits; its number is not used again. An invoice with a credit note, or with a payment that is not reversed, cannot be voided (409 `invoice_has_payments`). Does the same as PATCH with `status` set to `void`.",
    emits: ["invoice.voided"],
    again: "unchanged",
    tag: invoiceTag,
    permission: "invoices:write",
    likePatch: true,
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: InvoiceView,
    conflicts: ["deposit_deducted", "invalid_transition", "invoice_has_payments"],
    guard,
    handle: (call) => changed(call, { status: "void" }),
  }),
  route({
    method: "DELETE",
    path: "/invoices/:id",
    id: "inv",
    operation: "deleteInvoice",
    summary: "Delete a draft",
    description:
      "Deletes a draft for good. Its time entries, expenses and milestones become billable again, and other invoices can deduct its deposits. An issued invoice cannot be deleted (409 `invoice_not_draft`): void it instead.",
    again: "404 not_found",
    tag: invoiceTag,
    permission: "invoices:write",
    status: 204,
    response: null,
    conflicts: ["invoice_not_draft"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteInvoice(actor, id);
      return { body: null };
    },
  }),
];

import type { Static, TObject } from "@sinclair/typebox";
import type { InvoicePatch as InvoiceChange } from "../../../core/index.js";
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
      "project_of_other_client",
      "too_few",
    ],
    refusals: ["not_ready_to_issue"],
    conflicts: [
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
      return changed(call, { ...content(body), ...paymentOf(body), clientId, status });
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/issue",
    id: "inv",
    operation: "issueInvoice",
    summary: "Issue an invoice",
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
    handle: ({ body, ...call }) => changed(call, { ...content(body), status: "open" }),
  }),
  route({
    method: "POST",
    path: "/invoices/:id/pay",
    id: "inv",
    operation: "payInvoice",
    summary: "Pay an invoice",
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
    summary: "Delete a draft. Its time entries become billable again",
    tag: invoiceTag,
    permission: "invoices:write",
    status: 204,
    response: null,
    conflicts: ["invoice_not_draft"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteDraft(actor, id);
      return { body: null };
    },
  }),
];

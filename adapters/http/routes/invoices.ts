import { anyStatus, wordsIn } from "./filters.js";
import {
  type UserActor,
  type DatedInvoice,
  documentFormats,
  type Invoice,
  type InvoiceSummary,
  invoiceCopies,
  invoiceSummaryView,
  invoiceView,
  type Message,
  type PreviewedInvoice,
  showFinding,
  messageStatuses,
  messageView,
  type UseCases,
  type View,
  type InvoiceId,
} from "../../../core/index.js";
import { mapOptional, toDate } from "../conversions.js";
import { costs, type Route, list, route } from "../route.js";
import { InvoicePreview } from "../schemas/invoice-preview.js";
import { InvoiceCreation, InvoicePatch } from "../schemas/invoice-requests.js";
import { Invoice as InvoiceView, omittedInSummaries } from "../schemas/invoices.js";
import { InvoiceSending, Message as MessageView } from "../schemas/messages.js";
import { content, creation } from "./invoice-commands.js";
import { invoiceFilters, invoiceQuery } from "./invoice-filters.js";

export const invoiceTag = {
  name: "Invoices",
  description: "Invoices for unbilled time and fixed lines, with their PDFs, emails and payments.",
};

export const showSummary = ({ invoice, today }: DatedInvoice<InvoiceSummary>): View => invoiceSummaryView(invoice, today);
export const showInvoice = ({ invoice, today }: DatedInvoice<Invoice>): View => invoiceView(invoice, today);
const previewed = ({ warnings, ...preview }: PreviewedInvoice): View => ({
  ...showInvoice(preview),
  id: null,
  warnings: warnings.map(showFinding),
});
export const shownInvoice = async (useCases: UseCases, actor: UserActor, id: InvoiceId): Promise<View> =>
  showInvoice(await useCases.getInvoice(actor, id));

const contentCodes = [
  "amount_out_of_range",
  "amount_sign",
  "base_quantity_not_positive",
  "deposit_exceeds_total",
  "deposit_in_other_currency",
  "deposit_not_positive",
  "deposit_of_other_client",
  "discount_exceeds_subtotal",
  "discount_out_of_range",
  "discount_sign",
  "due_before_issue",
  "not_a_deposit",
  "not_for_deposits",
  "not_unique",
  "period_reversed",
  "prepaid_sign",
  "tax_category_mix",
  "tax_currency_same",
  "unit_malformed",
  "unknown_reference",
];
const fromTimeCodes = ["end_before_start", "project_of_other_client", "time_line", "too_many_entries"];
const depositConflicts = ["deposit_already_deducted", "deposit_not_paid"];
/** Why an invoice cannot be created. */
const refusals = {
  invalid: [...contentCodes, ...fromTimeCodes],
  refusals: ["currency_mismatch", "nothing_to_bill", "rate_missing"],
  conflicts: ["client_archived", ...depositConflicts],
};

export const invoiceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/invoices",
    operation: "listInvoices",
    summary: "List all invoices",
    tag: invoiceTag,
    permission: "invoices:read",
    sorts: ["created_at", "updated_at", "issue_date", "due_date"],
    expand: ["client"],
    query: invoiceFilters,
    detailOnly: omittedInSummaries,
    invalid: ["range_reversed"],
    status: 200,
    response: InvoiceView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({
        page: await useCases.listInvoices(actor, invoiceQuery(call), page),
        show: showSummary,
      }),
  }),
  route({
    method: "POST",
    path: "/invoices",
    operation: "createInvoice",
    summary: "Create an invoice from lines, unbilled time, or both",
    tag: invoiceTag,
    permission: "invoices:write",
    body: InvoiceCreation,
    status: 201,
    response: InvoiceView,
    ...refusals,
    handle: async ({ useCases, actor, body }) => {
      const created = await useCases.createInvoice(actor, await creation({ useCases, actor }, body));
      return { body: showInvoice(created), location: `/invoices/${created.invoice.id}` };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/preview",
    operation: "previewInvoice",
    summary: "Preview an invoice without creating it",
    tag: invoiceTag,
    permission: "invoices:write",
    body: InvoiceCreation,
    status: 200,
    response: InvoicePreview,
    ...refusals,
    handle: async ({ useCases, actor, body }) => ({
      body: previewed(await useCases.previewInvoice(actor, await creation({ useCases, actor }, body))),
    }),
  }),
  route({
    method: "POST",
    path: "/invoices/preview/export",
    operation: "exportInvoicePreview",
    cost: costs.file,
    summary: "Download the PDF of an invoice without creating it",
    description: "The PDF is marked as a draft",
    tag: invoiceTag,
    permission: "invoices:write",
    body: InvoiceCreation,
    status: 200,
    response: null,
    ...refusals,
    invalid: refusals.invalid,
    produces: documentFormats.pdf.mediaType,
    handle: async ({ useCases, actor, body, disconnectSignal }) => ({
      file: await useCases.exportPreview(actor, await creation({ useCases, actor }, body), disconnectSignal()),
      fileName: "draft.pdf",
    }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id",
    id: "inv",
    operation: "getInvoice",
    summary: "Retrieve an invoice",
    tag: invoiceTag,
    permission: "invoices:read",
    expand: ["client"],
    status: 200,
    response: InvoiceView,
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await shownInvoice(useCases, actor, id) }),
  }),
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
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      const { status, method, reference } = body;
      const settling = { clientId: body.client_id, status, paidOn: mapOptional(body.paid_on, toDate), method, reference };
      return { body: showInvoice(await useCases.updateInvoice(actor, id, { ...content(body), ...settling })) };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/send",
    id: "inv",
    operation: "sendInvoice",
    summary: "Send an invoice by email. A draft is issued first",
    tag: invoiceTag,
    permission: "invoices:write",
    body: InvoiceSending,
    bodyOptional: true,
    status: 202,
    response: MessageView,
    invalid: ["recipient_missing", "due_before_issue"],
    refusals: ["not_ready_to_issue"],
    conflicts: ["invoice_void"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => ({
      body: messageView(await useCases.queueInvoice(actor, id, body)),
    }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id/messages",
    id: "inv",
    operation: "listInvoiceMessages",
    summary: "List the emails of an invoice",
    tag: invoiceTag,
    permission: "invoices:read",
    sorts: ["created_at"],
    query: { status: anyStatus(messageStatuses) },
    status: 200,
    response: MessageView,
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, anyOf, page }) =>
      list({
        page: await useCases.listMessages(actor, id, { statuses: wordsIn(messageStatuses, anyOf["status"]) }, page),
        show: (message: Message) => messageView(message),
      }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id/export",
    id: "inv",
    operation: "exportInvoice",
    cost: costs.file,
    summary: "Download an invoice as PDF",
    description: "The PDF of an issued invoice never changes",
    query: {
      copy: { oneOf: invoiceCopies, description: "Returns a copy with a mark across every page, of an invoice in that status" },
    },
    tag: invoiceTag,
    permission: "invoices:read",
    status: 200,
    response: null,
    conflicts: ["copy_not_available"],
    produces: documentFormats.pdf.mediaType,
    ranged: true,
    handle: async ({ useCases, actor, id, query, disconnectSignal }) => {
      const copy = invoiceCopies.find((one) => one === query["copy"]);
      const exported = await useCases.exportInvoice(actor, id, { copy, signal: disconnectSignal() });
      return { file: exported.content, fileName: exported.fileName };
    },
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

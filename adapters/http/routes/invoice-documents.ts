import { anyStatus, wordsIn } from "./filters.js";
import { documentFormats, invoiceCopies, type Message, messageStatuses, messageView } from "../../../core/index.js";
import { costs, type Route, list, route } from "../route.js";
import { InvoiceSending, Message as MessageView } from "../schemas/messages.js";
import { invoiceTag, shownInvoice } from "./invoices.js";

/** The emails and the PDF of an invoice. */
export const invoiceDocumentRoutes: readonly Route[] = [
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
];

import { anyStatus, wordsIn } from "./filters.js";
import {
  documentFormatNames,
  documentFormats,
  invoiceCopies,
  type Message,
  messageStatuses,
  messageView,
} from "../../../core/index.js";
import { costs, type Route, list, route } from "../route.js";
import { InvoiceSending, Message as MessageView } from "../schemas/messages.js";
import { invoiceTag, shownInvoice } from "./invoices.js";

/** The emails and the documents of an invoice. */
export const invoiceDocumentRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/invoices/:id/send",
    id: "inv",
    operation: "sendInvoice",
    summary: "Send an invoice by email",
    description:
      "Queues an email with the invoice to the client or to `to`, in the client's `invoice_format`: XML is attached together with the PDF. A draft is issued first, in the same transaction. If the invoice lacks what the format requires, nothing is issued or queued (422 `not_ready_to_export`). The email is sent after the response, and retried while the mail server has not accepted it; `GET /invoices/{id}/messages` shows its status. `invoice.sent` follows when the mail server accepts the first email of the invoice.",
    emits: ["invoice.issued", "invoice.paid", "invoice.sent"],
    again: "repeated",
    tag: invoiceTag,
    permission: "invoices:write",
    body: InvoiceSending,
    bodyOptional: true,
    status: 202,
    response: MessageView,
    invalid: ["recipient_missing", "due_before_issue"],
    refusals: ["not_ready_to_export", "not_ready_to_issue"],
    conflicts: ["invoice_void"],
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => ({
      body: messageView(await useCases.sendInvoice(actor, id, body)),
    }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id/messages",
    id: "inv",
    operation: "listInvoiceMessages",
    summary: "List the emails of an invoice",
    description: "Returns each email with the invoice: its recipients, its text, and whether it is queued, sent or failed.",
    tag: invoiceTag,
    permission: "invoices:read",
    sorts: ["created_at"],
    query: { status: anyStatus(messageStatuses) },
    status: 200,
    response: MessageView,
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id, anyOf, page }) =>
      list({
        page: await useCases.listInvoiceMessages(actor, id, { statuses: wordsIn(messageStatuses, anyOf["status"]) }, page),
        show: (message: Message) => messageView(message),
      }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id/export",
    id: "inv",
    operation: "exportInvoice",
    cost: costs.file,
    summary: "Download an invoice as PDF or electronic invoice",
    description:
      "Returns the PDF, in the language of the client, or an electronic invoice (EN 16931). The file of an issued invoice never changes, also after it is paid, credited or void. A draft has only a PDF, which is marked as a draft. An invoice that lacks what a format requires is refused with `findings`, as `POST /invoices/{id}/validate` returns them.",
    query: {
      format: {
        oneOf: documentFormatNames,
        description:
          "`pdf` by default; `facturx` is Factur-X (ZUGFeRD), a PDF/A-3b with the Cross Industry Invoice embedded; `cii` is a Cross Industry Invoice, `ubl` an invoice in UBL, both as EN 16931 defines them; `xrechnung` is XRechnung 3.0 and `peppol` Peppol BIS Billing 3.0, both in UBL",
      },
      copy: { oneOf: invoiceCopies, description: "Returns a copy with a mark across every page, of an invoice in that status" },
    },
    tag: invoiceTag,
    permission: "invoices:read",
    status: 200,
    response: null,
    refusals: ["format_not_available", "not_ready_to_export"],
    conflicts: ["copy_not_available", "invoice_not_issued"],
    produces: [documentFormats.pdf.mediaType, documentFormats.cii.mediaType],
    ranged: true,
    handle: async ({ useCases, actor, id, query, disconnectSignal }) => {
      const copy = invoiceCopies.find((one) => one === query["copy"]);
      const format = documentFormatNames.find((one) => one === query["format"]);
      const exported = await useCases.exportInvoice(actor, id, { format, copy, signal: disconnectSignal() });
      return { file: exported.content, fileName: exported.fileName, mediaType: exported.mediaType };
    },
  }),
];

import { anyStatus, wordsIn } from "./filters.js";
import type { Static } from "@sinclair/typebox";
import {
  type Actor,
  type DatedInvoice,
  type Invoice,
  type InvoiceSummary,
  invoiceFileName,
  invoiceSummaryView,
  invoiceView,
  type Message,
  type PreviewedInvoice,
  messageStatuses,
  messageView,
  type UseCases,
  type View,
  type InvoiceId,
} from "../../../core/index.js";
import { mapOptional, toAmount, toDate } from "../conversions.js";
import { fieldPointer } from "../problem.js";
import { type FieldProblem, invalidInput } from "../problem.js";
import { costs, type Route, list, route } from "../route.js";
import type { LinePatch } from "../schemas/invoice-lines.js";
import { InvoicePreview } from "../schemas/invoice-preview.js";
import { Invoice as InvoiceView, InvoiceCreation, InvoicePatch, omittedInSummaries } from "../schemas/invoices.js";
import { InvoiceSending, Message as MessageView } from "../schemas/messages.js";
import { PaymentCreation } from "../schemas/payments.js";
import { content, creation } from "./invoice-commands.js";
import { invoiceFilters, invoiceQuery } from "./invoice-filters.js";

const tag = {
  name: "Invoices",
  description: "Invoices for unbilled time and fixed lines, with their PDFs, emails and payments.",
};

export const showSummary = ({ invoice, today }: DatedInvoice<InvoiceSummary>): View => invoiceSummaryView(invoice, today);
const show = ({ invoice, today }: DatedInvoice<Invoice>): View => invoiceView(invoice, today);
const previewed = ({ warnings, ...preview }: PreviewedInvoice): View => ({
  ...show(preview),
  id: null,
  warnings: warnings.map(({ path, ...finding }) => ({ ...finding, pointer: fieldPointer(path) })),
});
const get = async (useCases: UseCases, actor: Actor, id: InvoiceId): Promise<View> => show(await useCases.getInvoice(actor, id));

type Parts = Pick<Static<typeof InvoicePatch>, "lines" | "allowances" | "charges">;

/** Throws `read_only` unless each `net` and `gross` is a stored value, since they are computed. */
async function requireStoredFigures(useCases: UseCases, actor: Actor, id: InvoiceId, sent: Parts) {
  const figures = (["lines", "allowances", "charges"] as const).flatMap((list) =>
    (sent[list] ?? []).flatMap((part, index) =>
      (["net", "gross"] as const).flatMap((field) => {
        const value = field in part ? (part as Static<typeof LinePatch>)[field] : undefined;
        return typeof value === "number" ? [{ list, field, value, pointer: `/${list}/${index}/${field}` }] : [];
      }),
    ),
  );
  if (figures.length === 0) return;
  const { invoice } = await useCases.getInvoice(actor, id);
  const stored = (list: keyof Parts, field: "net" | "gross"): readonly (bigint | null)[] =>
    field === "net" ? invoice[list].map(({ net }) => net) : invoice.lines.map(({ gross }) => gross);
  const wrong = figures
    .filter(({ list, field, value }) => !stored(list, field).includes(BigInt(value)))
    .map(({ pointer, field }): FieldProblem => {
      return { pointer, code: "read_only", message: `The ${field} amount is computed and cannot be set.` };
    });
  if (wrong.length > 0) throw invalidInput(wrong);
}

const contentCodes = [
  "amount_out_of_range",
  "amount_sign",
  "base_quantity_not_positive",
  "discount_exceeds_subtotal",
  "discount_out_of_range",
  "discount_sign",
  "due_before_issue",
  "exemption_code_of_other_category",
  "exemption_code_unknown",
  "exemption_reason_not_allowed",
  "period_reversed",
  "prepaid_sign",
  "tax_category_mix",
  "tax_currency_same",
  "tax_rate_not_zero",
  "tax_rate_out_of_range",
  "unit_malformed",
];
const fromTimeCodes = [
  "currency_mismatch",
  "end_before_start",
  "nothing_to_bill",
  "project_of_other_client",
  "rate_missing",
  "time_line",
  "too_many_entries",
  "unknown_reference",
];

export const invoiceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/invoices",
    operation: "listInvoices",
    summary: "List all invoices",
    tag,
    permission: "invoices:read",
    sorts: ["created_at", "updated_at", "issue_date", "due_date"],
    expand: ["client"],
    query: invoiceFilters,
    detailOnly: omittedInSummaries,
    status: 200,
    answer: InvoiceView,
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
    tag,
    permission: "invoices:write",
    body: InvoiceCreation,
    status: 201,
    answer: InvoiceView,
    invalid: [...contentCodes, ...fromTimeCodes],
    conflicts: ["client_archived"],
    handle: async ({ useCases, actor, body }) => {
      const created = await useCases.createInvoice(actor, await creation({ useCases, actor }, body));
      return { body: show(created), location: `/invoices/${created.invoice.id}` };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/preview",
    operation: "previewInvoice",
    summary: "Preview an invoice without creating it",
    tag,
    permission: "invoices:write",
    body: InvoiceCreation,
    status: 200,
    answer: InvoicePreview,
    invalid: [...contentCodes, ...fromTimeCodes],
    conflicts: ["client_archived"],
    handle: async ({ useCases, actor, body }) => ({
      body: previewed(await useCases.previewInvoice(actor, await creation({ useCases, actor }, body))),
    }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id",
    id: "inv",
    operation: "getInvoice",
    summary: "Retrieve an invoice",
    tag,
    permission: "invoices:read",
    expand: ["client"],
    status: 200,
    answer: InvoiceView,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/invoices/:id",
    id: "inv",
    operation: "updateInvoice",
    summary: "Update a draft, or issue, pay or void an invoice",
    tag,
    permission: "invoices:write",
    body: InvoicePatch,
    status: 200,
    answer: InvoiceView,
    invalid: [...contentCodes, "glyph_missing", "not_a_time_line", "not_unique", "unknown_reference", "too_few"],
    conflicts: ["invalid_transition", "invoice_has_payments", "invoice_not_draft"],
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      await requireStoredFigures(useCases, actor, id, body);
      return { body: show(await useCases.updateInvoice(actor, id, { ...content(body), status: body.status })) };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/payments",
    id: "inv",
    operation: "recordPayment",
    summary: "Record a payment of an invoice",
    tag,
    permission: "invoices:write",
    body: PaymentCreation,
    status: 201,
    answer: InvoiceView,
    invalid: ["amount_exceeds_due", "in_the_future"],
    conflicts: ["invoice_not_open"],
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => {
      const { method, reference } = body;
      const payment = { amount: toAmount(body.amount), paidOn: mapOptional(body.paid_on, toDate), method, reference };
      return { body: show(await useCases.recordPayment(actor, id, payment)), location: `/invoices/${id}` };
    },
  }),
  route({
    method: "POST",
    path: "/invoices/:id/send",
    id: "inv",
    operation: "sendInvoice",
    summary: "Send an invoice by email. A draft is issued first",
    tag,
    permission: "invoices:write",
    body: InvoiceSending,
    bodyOptional: true,
    status: 202,
    answer: MessageView,
    invalid: ["recipient_missing", "due_before_issue", "glyph_missing"],
    conflicts: ["invoice_void"],
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
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
    tag,
    permission: "invoices:read",
    sorts: ["created_at"],
    query: { status: anyStatus(messageStatuses) },
    status: 200,
    answer: MessageView,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
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
    tag,
    permission: "invoices:read",
    status: 200,
    answer: null,
    invalid: ["glyph_missing"],
    produces: "application/pdf",
    handle: async ({ useCases, actor, id, disconnectSignal }) => {
      const { document, pdf } = await useCases.exportInvoice(actor, id, disconnectSignal());
      return { file: pdf, fileName: invoiceFileName(document.invoice) };
    },
  }),
  route({
    method: "DELETE",
    path: "/invoices/:id",
    id: "inv",
    operation: "deleteInvoice",
    summary: "Delete a draft. Its time entries become billable again",
    tag,
    permission: "invoices:write",
    status: 204,
    answer: null,
    conflicts: ["invoice_not_draft"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteDraft(actor, id);
      return { body: null };
    },
  }),
];

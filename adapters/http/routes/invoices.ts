import {
  type UserActor,
  type DatedInvoice,
  documentFormats,
  type Invoice,
  type InvoiceSummary,
  invoiceSummaryView,
  invoiceView,
  type PreviewedInvoice,
  showFinding,
  type View,
  type InvoiceId,
} from "../../../core/index.js";
import { type ApiUseCases, costs, type Route, list, route } from "../route.js";
import { InvoicePreview } from "../schemas/invoice-preview.js";
import { InvoiceCreation } from "../schemas/invoice-requests.js";
import { Invoice as InvoiceView, InvoiceSummary as SummaryView } from "../schemas/invoices.js";
import { creation } from "./invoice-commands.js";
import { invoiceFilters, invoiceQuery } from "./invoice-filters.js";

export const invoiceTag = {
  name: "Invoices",
  description: "Invoices for unbilled time, expenses, milestones and fixed lines, with their PDFs, emails and payments.",
};

export const showSummary = ({ invoice, today }: DatedInvoice<InvoiceSummary>): View => invoiceSummaryView(invoice, today);
export const showInvoice = ({ invoice, today }: DatedInvoice<Invoice>): View => invoiceView(invoice, today);
const previewed = ({ warnings, ...preview }: PreviewedInvoice): View => ({
  ...showInvoice(preview),
  id: null,
  warnings: warnings.map(showFinding),
});
export const shownInvoice = async (useCases: ApiUseCases, actor: UserActor, id: InvoiceId): Promise<View> =>
  showInvoice(await useCases.getInvoice(actor, id));

export const contentCodes = [
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
  "not_with_gross_prices",
  "not_unique",
  "period_reversed",
  "prepaid_sign",
  "tax_category_mix",
  "tax_currency_same",
  "unit_malformed",
  "unknown_reference",
];
const fromTimeCodes = ["end_before_start", "project_of_other_client", "time_line", "too_many_entries"];
const fromExpensesCodes = ["expense_line", "too_many_expenses"];
const fromMilestonesCodes = ["milestone_line", "milestone_not_billable"];
export const depositConflicts = ["deposit_already_deducted", "deposit_not_paid"];
/** Why an invoice cannot be created. */
const refusals = {
  invalid: [...contentCodes, ...fromTimeCodes, ...fromExpensesCodes, ...fromMilestonesCodes],
  refusals: ["currency_mismatch", "nothing_to_bill", "rate_missing"],
  conflicts: ["client_archived", ...depositConflicts],
};

export const invoiceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/invoices",
    operation: "listInvoices",
    summary: "List all invoices",
    description: "Returns invoices, deposits and credit notes that match all filters, without their lines.",
    tag: invoiceTag,
    permission: "invoices:read",
    sorts: ["created_at", "updated_at", "issue_date", "due_date"],
    expand: ["client"],
    query: invoiceFilters,
    invalid: ["range_reversed"],
    status: 200,
    response: SummaryView,
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
    summary: "Create an invoice from lines, unbilled time, expenses and milestones",
    description:
      "Creates a draft, which has no number until it is issued. `from_time` makes lines of the client's time entries that are billable, stopped and not billed, of projects that are billed by time, and claims them in the same transaction, so that no other invoice bills them. `from_expenses` does the same with the client's billable expenses, and `from_milestones` with the completed milestones of the client's projects. Deposits are claimed likewise. Time, expenses and milestones are never billed twice: another request for the same finds nothing to bill (422 `nothing_to_bill`).",
    emits: ["invoice.created"],
    again: "repeated",
    tag: invoiceTag,
    permission: "invoices:write",
    body: InvoiceCreation,
    status: 201,
    response: InvoiceView,
    ...refusals,
    conflicts: ["external_id_taken", ...refusals.conflicts],
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
    description:
      "Returns the draft that the same request to `POST /invoices` would create, without an ID, and in `warnings` what it lacks to be issued. No time entry, expense, milestone or deposit is claimed.",
    again: "computed",
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
    description: "Returns the PDF of the draft that the same request to `POST /invoices` would create. It is marked as a draft.",
    again: "computed",
    tag: invoiceTag,
    permission: "invoices:write",
    body: InvoiceCreation,
    status: 200,
    response: null,
    ...refusals,
    invalid: refusals.invalid,
    produces: documentFormats.pdf.mediaType,
    handle: async ({ useCases, actor, body, disconnectSignal }) => ({
      file: await useCases.exportInvoicePreview(actor, await creation({ useCases, actor }, body), disconnectSignal()),
      fileName: "draft.pdf",
    }),
  }),
  route({
    method: "GET",
    path: "/invoices/:id",
    id: "inv",
    operation: "getInvoice",
    summary: "Retrieve an invoice",
    description:
      "Returns an invoice, a deposit or a credit note with its lines, payments and credit notes. `overdue` is as of today in the workspace's time zone.",
    tag: invoiceTag,
    permission: "invoices:read",
    expand: ["client"],
    status: 200,
    response: InvoiceView,
    guard: ({ useCases, actor, id }) => shownInvoice(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await shownInvoice(useCases, actor, id) }),
  }),
];

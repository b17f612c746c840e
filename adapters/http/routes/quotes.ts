import type { Static, TObject } from "@sinclair/typebox";
import {
  type DatedQuote,
  documentFormats,
  invoiceLimits,
  invoiceView,
  projectView,
  type QuoteQuery,
  quoteStatuses,
  type QuoteSummary,
  quoteSummaryView,
  quoteView,
  type View,
} from "../../../core/index.js";
import { mapNullable, mapOptional, toDate, toInstant } from "../conversions.js";
import { type Call, costs, list, type QueryParameter, type Route, route } from "../route.js";
import { Invoice } from "../schemas/invoices.js";
import { NoFields } from "../schemas/no-fields.js";
import { Project } from "../schemas/projects.js";
import {
  Quote as QuoteView,
  QuoteAcceptance,
  QuoteCreation,
  QuotePatch,
  QuoteProject,
  QuoteRefusal,
  QuoteSummary as SummaryView,
} from "../schemas/quotes.js";
import { anyStatus, idsIn, isTrue, updatedSince, wordsIn, yesOrNo } from "./filters.js";
import { content as invoiceContent } from "./invoice-commands.js";

export const quoteTag = {
  name: "Quotes",
  description: "Offers to clients, which they accept or decline, and which become invoices and projects.",
};

const show = ({ quote, today }: DatedQuote): View => quoteView(quote, today);
const showSummary = ({ quote, today }: DatedQuote<QuoteSummary>): View => quoteSummaryView(quote, today);

type QuoteCall = Pick<Call<never, "quo">, "useCases" | "actor" | "id">;
const get = async ({ useCases, actor, id }: QuoteCall): Promise<View> => show(await useCases.getQuote(actor, id));
export const quoteGuard: NonNullable<Route<TObject, "quo">["guard"]> = (call) => get(call);

const filters: Readonly<Record<string, QueryParameter>> = {
  status: anyStatus(quoteStatuses),
  expired: yesOrNo("Filters by whether the quote is open after its last day, in the workspace's time zone"),
  client_id: { anyId: "cli" },
  number: { anyText: invoiceLimits.number.max, description: "Filters by the number of the quote", example: "Q-2026-0001" },
  invoice_id: { anyId: "inv" },
  updated_since: updatedSince,
};

const filterOf = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): QuoteQuery => ({
  statuses: wordsIn(quoteStatuses, anyOf["status"]),
  expired: mapOptional(query["expired"], isTrue),
  clientIds: idsIn("cli", anyOf["client_id"]),
  numbers: anyOf["number"],
  invoiceIds: idsIn("inv", anyOf["invoice_id"]),
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

const content = ({ valid_until: validUntil, ...body }: Static<typeof QuotePatch>) => {
  const { lines, allowances, charges, prices, discount, tax, notes, projectReference, buyerReference } = invoiceContent(body);
  const content = { lines, allowances, charges, prices, discount, tax, notes, projectReference, buyerReference };
  return { ...content, validUntil: mapNullable(validUntil, toDate) };
};

const contentCodes = [
  "amount_out_of_range",
  "amount_sign",
  "base_quantity_not_positive",
  "discount_exceeds_subtotal",
  "discount_out_of_range",
  "discount_sign",
  "not_with_gross_prices",
  "period_reversed",
  "tax_category_mix",
  "unit_malformed",
  "unknown_reference",
];
const conversionConflicts = ["client_archived", "quote_in_other_currency", "quote_not_accepted"];

export const quoteRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/quotes",
    operation: "listQuotes",
    summary: "List all quotes",
    description: "Returns the quotes that match all filters, without their lines.",
    tag: quoteTag,
    permission: "quotes:read",
    sorts: ["created_at", "updated_at", "issue_date"],
    expand: ["client"],
    query: filters,
    status: 200,
    response: SummaryView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({ page: await useCases.listQuotes(actor, filterOf(call), page), show: showSummary }),
  }),
  route({
    method: "POST",
    path: "/quotes",
    operation: "createQuote",
    summary: "Create a quote",
    description:
      "Creates a draft in the client's currency. Lines, allowances, charges, taxes and totals follow the rules of invoices. A draft has no number until it is issued.",
    emits: ["quote.created"],
    again: "repeated",
    tag: quoteTag,
    permission: "quotes:write",
    body: QuoteCreation,
    status: 201,
    response: QuoteView,
    invalid: contentCodes,
    conflicts: ["client_archived"],
    handle: async ({ useCases, actor, body }) => {
      const { lines = [], ...rest } = content(body);
      const created = await useCases.createQuote(actor, { ...rest, lines, clientId: body.client_id });
      return { body: show(created), location: `/quotes/${created.quote.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/quotes/:id",
    id: "quo",
    operation: "getQuote",
    summary: "Retrieve a quote",
    description: "Returns a quote with its lines.",
    tag: quoteTag,
    permission: "quotes:read",
    expand: ["client"],
    status: 200,
    response: QuoteView,
    guard: quoteGuard,
    handle: async (call) => ({ body: await get(call) }),
  }),
  route({
    method: "PATCH",
    path: "/quotes/:id",
    id: "quo",
    operation: "updateQuote",
    summary: "Update a quote",
    description:
      "Changes the fields in the request, and the figures that follow from them. Only drafts can be changed (409 `quote_not_draft`).",
    emits: ["quote.updated"],
    again: "unchanged",
    tag: quoteTag,
    permission: "quotes:write",
    expanded: ["client"],
    body: QuotePatch,
    status: 200,
    response: QuoteView,
    invalid: contentCodes,
    conflicts: ["quote_not_draft"],
    guard: quoteGuard,
    handle: async ({ useCases, actor, id, body }) => ({ body: show(await useCases.updateQuote(actor, id, content(body))) }),
  }),
  route({
    method: "DELETE",
    path: "/quotes/:id",
    id: "quo",
    operation: "deleteQuote",
    summary: "Delete a quote",
    description: "Deletes a draft for good. An issued quote keeps its number (409 `quote_not_draft`): decline it instead.",
    emits: ["quote.deleted"],
    again: "404 not_found",
    tag: quoteTag,
    permission: "quotes:write",
    status: 204,
    response: null,
    conflicts: ["quote_not_draft"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteQuote(actor, id);
      return { body: null };
    },
  }),
  route({
    method: "POST",
    path: "/quotes/:id/issue",
    id: "quo",
    operation: "issueQuote",
    summary: "Issue a quote",
    description:
      "Gives a draft the next number of the year, `Q-2026-0001`, without gaps, and makes its content final, with the current data of the seller and the client. It is not sent. A quote whose last day is over is refused (422 `in_the_past`).",
    emits: ["quote.issued"],
    again: "unchanged",
    tag: quoteTag,
    permission: "quotes:write",
    body: NoFields,
    bodyOptional: true,
    likePatch: true,
    status: 200,
    response: QuoteView,
    invalid: ["in_the_past"],
    conflicts: ["quote_not_draft"],
    guard: quoteGuard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.issueQuote(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/quotes/:id/accept",
    id: "quo",
    operation: "acceptQuote",
    summary: "Accept a quote",
    description:
      "Records that the client has accepted an open quote, such as by telephone. An expired quote cannot be accepted (409 `quote_expired`).",
    emits: ["quote.accepted"],
    again: "unchanged",
    tag: quoteTag,
    permission: "quotes:write",
    body: QuoteAcceptance,
    bodyOptional: true,
    likePatch: true,
    status: 200,
    response: QuoteView,
    conflicts: ["quote_expired", "quote_not_open"],
    guard: quoteGuard,
    handle: async ({ useCases, actor, id, body }) => ({ body: show(await useCases.acceptQuote(actor, id, body ?? {})) }),
  }),
  route({
    method: "POST",
    path: "/quotes/:id/decline",
    id: "quo",
    operation: "declineQuote",
    summary: "Decline a quote",
    description: "Records that the client has declined an open quote, also an expired one.",
    emits: ["quote.declined"],
    again: "unchanged",
    tag: quoteTag,
    permission: "quotes:write",
    body: QuoteRefusal,
    bodyOptional: true,
    likePatch: true,
    status: 200,
    response: QuoteView,
    conflicts: ["quote_not_open"],
    guard: quoteGuard,
    handle: async ({ useCases, actor, id, body }) => ({ body: show(await useCases.declineQuote(actor, id, body ?? {})) }),
  }),
  route({
    method: "POST",
    path: "/quotes/:id/invoice",
    id: "quo",
    operation: "billQuote",
    summary: "Create the invoice of a quote",
    description:
      "Creates a draft invoice with the lines, the prices, the discount and the references of an accepted quote. A quote is billed once: as long as its invoice (`invoice_id`) is not void or deleted, further requests are refused (409 `quote_has_invoice`). Needs `quotes:write` as well.",
    emits: ["invoice.created", "quote.updated"],
    again: "409 quote_has_invoice",
    tag: quoteTag,
    permission: "invoices:write",
    body: NoFields,
    bodyOptional: true,
    status: 201,
    response: Invoice,
    conflicts: [...conversionConflicts, "quote_has_invoice"],
    guard: quoteGuard,
    handle: async ({ useCases, actor, id }) => {
      const { invoice, today } = await useCases.billQuote(actor, id);
      return { body: invoiceView(invoice, today), location: `/invoices/${invoice.id}` };
    },
  }),
  route({
    method: "POST",
    path: "/quotes/:id/project",
    id: "quo",
    operation: "planQuote",
    summary: "Create the project of a quote",
    description:
      "Creates a project for the client of an accepted quote. Its budget is the total of the quote without tax, if that is greater than 0. A quote has one project (`project_id`): further requests are refused (409 `quote_has_project`). Needs `quotes:write` as well.",
    emits: ["project.created", "quote.updated"],
    again: "409 quote_has_project",
    tag: quoteTag,
    permission: "projects:write",
    body: QuoteProject,
    bodyOptional: true,
    status: 201,
    response: Project,
    conflicts: [...conversionConflicts, "quote_has_project"],
    guard: quoteGuard,
    handle: async ({ useCases, actor, id, body }) => {
      const project = await useCases.planQuote(actor, id, body ?? {});
      return { body: projectView(project), location: `/projects/${project.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/quotes/:id/pdf",
    id: "quo",
    operation: "exportQuote",
    cost: costs.file,
    summary: "Download a quote",
    description: "Returns the PDF, in the language of the client. That of a draft is marked as a draft.",
    tag: quoteTag,
    permission: "quotes:read",
    status: 200,
    response: null,
    produces: [documentFormats.pdf.mediaType],
    handle: async ({ useCases, actor, id, disconnectSignal }) => {
      const { content: file, fileName, mediaType } = await useCases.exportQuote(actor, id, disconnectSignal());
      return { file, fileName, mediaType };
    },
  }),
];

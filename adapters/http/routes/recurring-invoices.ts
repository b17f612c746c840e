import type { TObject } from "@sinclair/typebox";
import {
  type Actor,
  type ForeseenInvoice,
  PREVIEWED_DATES,
  type RecurringInvoice,
  type RecurringInvoiceFilter,
  type RecurringInvoiceId,
  type RecurringInvoicePatch,
  recurringInvoiceTable,
  recurringStatuses,
  type View,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, list, type Route, route } from "../route.js";
import {
  RecurringInvoice as RecurringView,
  RecurringInvoiceChanges,
  RecurringInvoiceCreation,
  RecurringInvoicePreview,
} from "../schemas/recurring-invoices.js";
import { NoFields } from "../schemas/no-fields.js";
import { contentCodes } from "./invoices.js";
import { anyStatus, idsIn, isTrue, updatedSince, wordsIn, yesOrNo } from "./filters.js";

const tag = { name: "Recurring invoices", description: "Invoices that are created again on each date of a schedule." };

const show = (recurring: RecurringInvoice): View => recurringInvoiceTable.toJson(recurring);

const get = async (useCases: ApiUseCases, actor: Actor, id: RecurringInvoiceId): Promise<View> =>
  show(await useCases.getRecurringInvoice(actor, id));

const guard: NonNullable<Route<TObject, "rin">["guard"]> = ({ useCases, actor, id }) => get(useCases, actor, id);

const filterOf = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): RecurringInvoiceFilter => ({
  statuses: wordsIn(recurringStatuses, anyOf["status"]),
  clientIds: idsIn("cli", anyOf["client_id"]),
  failed: mapOptional(query["failed"], isTrue),
  ended: mapOptional(query["ended"], isTrue),
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

const showForeseen = ({ date, period, descriptions, currency, total }: ForeseenInvoice): View => ({
  date,
  period: period && { start: period.start, end: period.end },
  descriptions: [...descriptions],
  currency,
  total: Number(total),
});

const billingCodes = [...contentCodes, "recipient_missing", "too_many_entries", "too_many_expenses"];
const billingRefusals = ["currency_mismatch", "not_ready_to_export", "not_ready_to_issue", "nothing_to_bill", "rate_missing"];

const scheduleCodes = [
  "amount_sign",
  "base_quantity_not_positive",
  "unit_malformed",
  "day_of_month_with_weeks",
  "end_before_start",
  "exactly_one",
  "not_with_gross_prices",
  "not_whole_seconds",
  "period_not_over",
  "placeholder_unknown",
  "project_of_other_client",
  "unknown_reference",
];

export const recurringInvoiceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/recurring-invoices",
    operation: "listRecurringInvoices",
    summary: "List all recurring invoices",
    description: "Returns the recurring invoices that match all filters.",
    tag,
    permission: "recurring_invoices:read",
    sorts: ["created_at", "updated_at", "name"],
    query: {
      status: anyStatus(recurringStatuses),
      client_id: { anyId: "cli" },
      failed: yesOrNo("Filters by whether the invoice of the next date could not be created"),
      ended: yesOrNo("Filters by whether there is no next date"),
      updated_since: updatedSince,
    },
    status: 200,
    response: RecurringView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({ page: await useCases.listRecurringInvoices(actor, filterOf(call), page), show }),
  }),
  route({
    method: "POST",
    path: "/recurring-invoices",
    operation: "createRecurringInvoice",
    summary: "Create a recurring invoice",
    description:
      "Creates a schedule on whose dates the service creates invoices by itself, from the beginning of the day in the workspace's time zone. The first date is not before today, whatever `starts_on` says. After an outage, the invoices of all missed dates are created, in order. Texts can contain `{period}`, `{start}`, `{end}`, `{month}`, `{quarter}` and `{year}`, which are replaced in the client's language. Its permission includes what `action` does.",
    emits: [
      "recurring_invoice.created",
      "recurring_invoice.failed",
      "invoice.created",
      "invoice.issued",
      "invoice.paid",
      "invoice.sent",
    ],
    again: "repeated",
    tag,
    permission: "recurring_invoices:write",
    body: RecurringInvoiceCreation,
    status: 201,
    response: RecurringView,
    invalid: scheduleCodes,
    conflicts: ["client_archived"],
    handle: async ({ useCases, actor, body }) => {
      const recurring = await useCases.createRecurringInvoice(actor, recurringInvoiceTable.fromJson(body));
      return { body: show(recurring), location: `/recurring-invoices/${recurring.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/recurring-invoices/:id",
    id: "rin",
    operation: "getRecurringInvoice",
    summary: "Retrieve a recurring invoice",
    description: "Returns a recurring invoice. `GET /invoices?recurring_invoice_id=` returns the invoices that it created.",
    tag,
    permission: "recurring_invoices:read",
    status: 200,
    response: RecurringView,
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/recurring-invoices/:id",
    id: "rin",
    operation: "updateRecurringInvoice",
    summary: "Update a recurring invoice",
    description:
      "Changes the fields in the request, for the dates to come. A changed schedule continues after the last date. While it is `paused`, dates pass without invoices; when it is `active` again, it continues with the next date from today on. A date that failed stays until it is billed or skipped.",
    emits: ["recurring_invoice.updated"],
    again: "unchanged",
    tag,
    permission: "recurring_invoices:write",
    body: RecurringInvoiceChanges,
    status: 200,
    response: RecurringView,
    invalid: scheduleCodes,
    guard,
    handle: async ({ useCases, actor, id, body }) => ({
      body: show(await useCases.updateRecurringInvoice(actor, id, recurringInvoiceTable.fromJson<RecurringInvoicePatch>(body))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/recurring-invoices/:id",
    id: "rin",
    operation: "deleteRecurringInvoice",
    summary: "Delete a recurring invoice",
    description:
      "Deletes a recurring invoice that has created no invoice. Otherwise it returns 409 `in_use`: pause the recurring invoice instead.",
    emits: ["recurring_invoice.deleted"],
    again: "404 not_found",
    tag,
    permission: "recurring_invoices:write",
    status: 204,
    response: null,
    conflicts: ["in_use"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteRecurringInvoice(actor, id);
      return { body: null };
    },
  }),
  route({
    method: "GET",
    path: "/recurring-invoices/:id/preview",
    id: "rin",
    operation: "previewRecurringInvoice",
    summary: "Preview the next invoices of a recurring invoice",
    description: `Returns the next dates, at most ${PREVIEWED_DATES}, with what is certain of their invoices. Time that is billed is not part of it.`,
    tag,
    permission: "recurring_invoices:read",
    status: 200,
    response: RecurringInvoicePreview,
    handle: async ({ useCases, actor, id }) => ({
      body: { invoices: (await useCases.previewRecurringInvoice(actor, id)).map(showForeseen) },
    }),
  }),
  route({
    method: "POST",
    path: "/recurring-invoices/:id/bill",
    id: "rin",
    operation: "billRecurringInvoice",
    summary: "Bill the next date of a recurring invoice",
    description:
      "Creates the invoice of `next_on` now, if that date is today or in the past: after what kept it from being created was mended, or while the recurring invoice is paused. The response has the date after it.",
    emits: ["invoice.created", "invoice.issued", "invoice.paid", "invoice.sent"],
    again: "409 recurring_invoice_not_due",
    tag,
    permission: "recurring_invoices:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: RecurringView,
    likePatch: true,
    invalid: billingCodes,
    refusals: billingRefusals,
    conflicts: ["client_archived", "recurring_invoice_ended", "recurring_invoice_not_due"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.billRecurringInvoice(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/recurring-invoices/:id/skip",
    id: "rin",
    operation: "skipRecurringInvoice",
    summary: "Skip the next date of a recurring invoice",
    description: "Passes over `next_on` without an invoice. Skipped dates do not count towards `max_invoices`.",
    emits: ["recurring_invoice.updated"],
    again: "repeated",
    tag,
    permission: "recurring_invoices:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: RecurringView,
    likePatch: true,
    conflicts: ["recurring_invoice_ended"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.skipRecurringInvoice(actor, id)) }),
  }),
];

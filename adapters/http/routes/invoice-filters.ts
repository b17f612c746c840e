import {
  currencyCodes,
  invoiceLimits,
  type InvoiceQuery,
  invoiceStatuses,
  invoiceTypes,
  MAX_SEARCH_LENGTH,
  checkRange,
  Issues,
} from "../../../core/index.js";
import { mapOptional, toDate, toInstant } from "../conversions.js";
import type { Call, QueryParameter } from "../route.js";
import { anyStatus, externalFilterOf, externalFilters, isTrue, updatedSince, yesOrNo, idsIn, wordsIn } from "./filters.js";

const from: QueryParameter = { format: "date", description: "Start of the date range, inclusive" };
const to: QueryParameter = { format: "date", description: "End of the date range, inclusive" };

export const invoiceFilters: Readonly<Record<string, QueryParameter>> = {
  type: { anyOf: invoiceTypes, description: "Filters by type" },
  status: anyStatus(invoiceStatuses),
  overdue: yesOrNo("Filters by whether the invoice is open after its due date, in the workspace's time zone"),
  client_id: { anyId: "cli" },
  recurring_invoice_id: { anyId: "rin" },
  number: { anyText: invoiceLimits.number.max, description: "Filters by invoice number", example: "INV-2026-0001" },
  search: {
    text: MAX_SEARCH_LENGTH,
    description: "Matches any part of the number, or of the client's name. Letter case, and accents of the name, do not matter",
    example: "acme",
  },
  currency: { anyOf: currencyCodes, description: "Filters by currency" },
  issue_date_from: from,
  issue_date_to: to,
  due_date_from: from,
  due_date_to: to,
  updated_since: updatedSince,
  ...externalFilters,
};

/** Throws 422 for a range that ends before it starts. */
export function invoiceQuery(call: Pick<Call<never>, "query" | "anyOf" | "pairs">): InvoiceQuery {
  const query = queryOf(call);
  const issues = new Issues();
  checkRange(issues, { from: query.issuedFrom, to: query.issuedTo }, ["issue_date_from", "issue_date_to"]);
  checkRange(issues, { from: query.dueFrom, to: query.dueTo }, ["due_date_from", "due_date_to"]);
  issues.throwIfAny();
  return query;
}

const queryOf = ({ query, anyOf, pairs }: Pick<Call<never>, "query" | "anyOf" | "pairs">): InvoiceQuery => ({
  types: wordsIn(invoiceTypes, anyOf["type"]),
  statuses: wordsIn(invoiceStatuses, anyOf["status"]),
  overdue: mapOptional(query["overdue"], isTrue),
  clientIds: idsIn("cli", anyOf["client_id"]),
  recurringInvoiceIds: idsIn("rin", anyOf["recurring_invoice_id"]),
  numbers: anyOf["number"],
  text: query["search"],
  currencies: wordsIn(currencyCodes, anyOf["currency"]),
  issuedFrom: mapOptional(query["issue_date_from"], toDate),
  issuedTo: mapOptional(query["issue_date_to"], toDate),
  dueFrom: mapOptional(query["due_date_from"], toDate),
  dueTo: mapOptional(query["due_date_to"], toDate),
  updatedSince: mapOptional(query["updated_since"], toInstant),
  ...externalFilterOf({ anyOf, pairs }),
});

import { currencyCodes, type InvoiceQuery, invoiceStatuses } from "../../../core/index.js";
import { present, toDate, toInstant } from "../conversions.js";
import type { Call, QueryParameter } from "../route.js";
import { isTrue, updatedSince, yesOrNo, idsIn, wordsIn } from "./filters.js";

const from: QueryParameter = { format: "date", description: "On this day or later" };
const to: QueryParameter = { format: "date", description: "On this day or before, the day included" };

export const invoiceFilters: Readonly<Record<string, QueryParameter>> = {
  status: { anyOf: invoiceStatuses },
  overdue: yesOrNo,
  client_id: { anyId: "cli" },
  number: { anyText: 80 },
  currency: { anyOf: currencyCodes },
  issue_date_from: from,
  issue_date_to: to,
  due_date_from: from,
  due_date_to: to,
  updated_since: updatedSince,
};

export const invoiceQuery = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): InvoiceQuery => ({
  statuses: wordsIn(invoiceStatuses, anyOf["status"]),
  overdue: present(query["overdue"], isTrue),
  clientIds: idsIn("cli", anyOf["client_id"]),
  numbers: anyOf["number"],
  currencies: wordsIn(currencyCodes, anyOf["currency"]),
  issuedFrom: present(query["issue_date_from"], toDate),
  issuedTo: present(query["issue_date_to"], toDate),
  dueFrom: present(query["due_date_from"], toDate),
  dueTo: present(query["due_date_to"], toDate),
  updatedSince: present(query["updated_since"], toInstant),
});

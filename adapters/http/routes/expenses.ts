import type { TObject } from "@sinclair/typebox";
import {
  type Expense,
  expenseChanges,
  expenseCreation,
  type ExpenseId,
  expenseLimits,
  type ExpensePatch,
  expenseStatuses,
  expenseTable,
  MAX_RECEIPT_BYTES,
  MAX_RECEIPT_MIB,
  type Receipt,
  receiptTypes,
  type UserActor,
  type View,
} from "../../../core/index.js";
import { mapOptional, toDate, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, costs, list, type QueryParameter, type Route, route } from "../route.js";
import { Expense as ExpenseView, ExpenseChanges, ExpenseCreation, ExpenseReport } from "../schemas/expenses.js";
import { anyStatus, idsIn, isTrue, updatedSince, wordsIn, yesOrNo } from "./filters.js";
import { reportTag } from "./reports.js";
import { fileOf } from "./uploaded-file.js";

const tag = { name: "Expenses", description: "Money spent and distances driven, with receipts, to bill and to reimburse." };

const references = ["project", "user", "client", "invoice"] as const;

const show = (expense: Expense): View => expenseTable.toJson(expense);
const get = async (useCases: ApiUseCases, actor: UserActor, id: ExpenseId): Promise<View> =>
  show(await useCases.getExpense(actor, id));
const guard: NonNullable<Route<TObject, "exp">["guard"]> = async ({ useCases, actor, id }) =>
  show(await useCases.requireWritableExpense(actor, id));

const filters: Readonly<Record<string, QueryParameter>> = {
  user_id: { anyId: "usr" },
  project_id: { anyId: "prj" },
  client_id: { anyId: "cli" },
  invoice_id: { anyId: "inv" },
  category: { anyText: expenseLimits.category.max, description: "Filters by the exact category", example: "Travel" },
  billable: yesOrNo("Filters by whether the expense is passed on to the client"),
  status: anyStatus(expenseStatuses),
  reimbursable: yesOrNo("Filters by whether the user is reimbursed"),
  reimbursed: yesOrNo("Filters by whether the user was reimbursed already"),
  from: { format: "date", description: "Start of the range of dates, inclusive" },
  to: { format: "date", description: "End of the range of dates, exclusive" },
  updated_since: updatedSince,
};

const filterOf = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">) => ({
  userIds: idsIn("usr", anyOf["user_id"]),
  projectIds: idsIn("prj", anyOf["project_id"]),
  clientIds: idsIn("cli", anyOf["client_id"]),
  invoiceIds: idsIn("inv", anyOf["invoice_id"]),
  categories: anyOf["category"],
  billable: mapOptional(query["billable"], isTrue),
  statuses: wordsIn(expenseStatuses, anyOf["status"]),
  reimbursable: mapOptional(query["reimbursable"], isTrue),
  reimbursed: mapOptional(query["reimbursed"], isTrue),
  from: mapOptional(query["from"], toDate),
  to: mapOptional(query["to"], toDate),
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

/** The router accepts only these media types. */
const extensions: Readonly<Record<Receipt["mediaType"], string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

const invalid = [
  "amount_computed",
  "amount_out_of_range",
  "client_required",
  "conversion_outdated",
  "conversion_same_currency",
  "exactly_one",
  "not_reimbursable",
  "only_of_mileage",
  "out_of_range",
  "tax_exceeds_amount",
  "unknown_reference",
];

export const expenseRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/expenses",
    operation: "listExpenses",
    summary: "List all expenses",
    description: "Returns the expenses that match all filters. Members see only their own.",
    tag,
    permission: "expenses:read",
    sorts: ["date", "created_at", "updated_at"],
    expand: references,
    query: filters,
    invalid: ["range_reversed"],
    status: 200,
    response: ExpenseView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({ page: await useCases.listExpenses(actor, filterOf(call), page), show }),
  }),
  route({
    method: "POST",
    path: "/expenses",
    operation: "createExpense",
    summary: "Create an expense",
    description:
      "Records an amount that was paid, or with `kind` `mileage` a distance, whose amount is the distance × the rate. `net` is the amount without the tax that it contains, which is `tax_amount` or follows from `tax_rate`. A billable expense needs a client, or a project that has one. Members record only their own, and cannot set `markup` and `reimbursed_on`.",
    emits: ["expense.created"],
    again: "repeated",
    tag,
    permission: "expenses:write",
    body: ExpenseCreation,
    status: 201,
    response: ExpenseView,
    invalid,
    handle: async ({ useCases, actor, body }) => {
      const expense = await useCases.createExpense(actor, expenseCreation.fromJson(body));
      return { body: show(expense), location: `/expenses/${expense.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/expenses/:id",
    id: "exp",
    operation: "getExpense",
    summary: "Retrieve an expense",
    description: "Returns an expense. Members get 404 for those of others.",
    tag,
    permission: "expenses:read",
    expand: references,
    status: 200,
    response: ExpenseView,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/expenses/:id",
    id: "exp",
    operation: "updateExpense",
    summary: "Update an expense",
    description:
      "Changes the fields in the request, and the amounts that follow from them. Of an expense on an invoice, only `reimbursable` and `reimbursed_on` can change (409 `expense_billed`).",
    emits: ["expense.updated"],
    again: "unchanged",
    tag,
    permission: "expenses:write",
    expanded: references,
    body: ExpenseChanges,
    status: 200,
    response: ExpenseView,
    invalid,
    conflicts: ["expense_billed"],
    guard,
    handle: async ({ useCases, actor, id, body }) => ({
      body: show(await useCases.updateExpense(actor, id, expenseChanges.fromJson<ExpensePatch>(body))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/expenses/:id",
    id: "exp",
    operation: "deleteExpense",
    summary: "Delete an expense",
    description: "Deletes an expense with its receipt, unless it is on an invoice (409 `expense_billed`).",
    emits: ["expense.deleted"],
    again: "404 not_found",
    tag,
    permission: "expenses:write",
    status: 204,
    response: null,
    conflicts: ["expense_billed"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteExpense(actor, id);
      return { body: null };
    },
  }),
  route({
    method: "GET",
    path: "/expenses/:id/receipt",
    id: "exp",
    operation: "getReceipt",
    summary: "Download the receipt of an expense",
    description: "Returns the receipt as it was uploaded, or 404 if there is none.",
    tag,
    permission: "expenses:read",
    status: 200,
    response: null,
    produces: receiptTypes,
    mayBeAbsent: true,
    handle: async ({ useCases, actor, id }) => {
      const { mediaType, content } = await useCases.getReceipt(actor, id);
      return { file: content, fileName: `receipt-${id}.${extensions[mediaType]}`, mediaType };
    },
  }),
  route({
    method: "PUT",
    path: "/expenses/:id/receipt",
    id: "exp",
    operation: "replaceReceipt",
    summary: "Upload the receipt of an expense",
    description: `Replaces the receipt by a PDF, a JPEG or a PNG of at most ${MAX_RECEIPT_MIB} MiB. The content must be of the media type in \`Content-Type\`. Each upload gives the expense a new version. The receipt of an expense on an invoice cannot change (409 \`expense_billed\`).`,
    emits: ["expense.updated"],
    again: "repeated",
    tag,
    permission: "expenses:write",
    raw: { mediaTypes: receiptTypes, maxBytes: MAX_RECEIPT_BYTES },
    status: 200,
    response: ExpenseView,
    invalid: ["receipt_malformed", "receipt_too_large"],
    conflicts: ["expense_billed"],
    cost: costs.file,
    handle: async ({ useCases, actor, id, raw }) => ({
      body: show(await useCases.replaceReceipt(actor, id, fileOf(raw, receiptTypes))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/expenses/:id/receipt",
    id: "exp",
    operation: "deleteReceipt",
    summary: "Remove the receipt of an expense",
    description: "Removes the receipt, unless the expense is on an invoice (409 `expense_billed`).",
    emits: ["expense.updated"],
    again: "unchanged",
    tag,
    permission: "expenses:write",
    status: 204,
    response: null,
    conflicts: ["expense_billed"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.replaceReceipt(actor, id, null);
      return { body: null };
    },
  }),
  route({
    method: "GET",
    path: "/reports/expenses",
    operation: "sumExpenses",
    summary: "Report expenses",
    description:
      "Returns the sums of the expenses that match all filters, by currency: with `billable=true&status=unbilled`, of those that `from_expenses` would bill. Those of members are of their own.",
    tag: reportTag,
    permission: "expenses:read",
    query: filters,
    invalid: ["range_reversed"],
    status: 200,
    response: ExpenseReport,
    cost: costs.report,
    mayBeOutdated: true,
    handle: async ({ useCases, actor, ...call }) => ({
      body: {
        totals: (await useCases.sumExpenses(actor, filterOf(call))).map(({ currency, count, amount, net }) => ({
          currency,
          count,
          amount: Number(amount),
          net: Number(net),
        })),
      },
    }),
  }),
];

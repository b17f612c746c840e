import { type Actor, type Expense, type ExpenseId, type ExpensePatch, expenseTable, type View } from "../../../core/index.js";
import { type ApiUseCases, list, type Route, route } from "../route.js";
import { Expense as ExpenseSchema, ExpenseChanges, ExpenseCreation } from "../schemas/expenses.js";
import { idsIn } from "./filters.js";

const tag = { name: "Expenses", description: "Money spent on a project." };

const get = async (useCases: ApiUseCases, actor: Actor, id: ExpenseId): Promise<View> =>
  expenseTable.toJson(await useCases.getExpense(actor, id));

export const expenseRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/expenses",
    operation: "listExpenses",
    summary: "List all expenses",
    description: "Returns the expenses that match all filters.",
    tag,
    permission: "expenses:read",
    sorts: ["created_at"],
    query: { project_id: { anyId: "prj" } },
    status: 200,
    response: ExpenseSchema,
    handle: async ({ useCases, actor, page, anyOf }) =>
      list({
        page: await useCases.listExpenses(actor, { projectIds: idsIn("prj", anyOf["project_id"]) }, page),
        show: (expense: Expense) => expenseTable.toJson(expense),
      }),
  }),
  route({
    method: "POST",
    path: "/expenses",
    operation: "createExpense",
    summary: "Create an expense",
    description: "Creates an expense of an active project.",
    again: "repeated",
    tag,
    permission: "expenses:write",
    body: ExpenseCreation,
    status: 201,
    response: ExpenseSchema,
    invalid: ["unknown_reference"],
    handle: async ({ useCases, actor, body }) => {
      const expense = await useCases.createExpense(actor, expenseTable.fromJson(body));
      return { body: expenseTable.toJson(expense), location: `/expenses/${expense.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/expenses/:id",
    id: "exp",
    operation: "getExpense",
    summary: "Retrieve an expense",
    description: "Returns an expense.",
    tag,
    permission: "expenses:read",
    status: 200,
    response: ExpenseSchema,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/expenses/:id",
    id: "exp",
    operation: "updateExpense",
    summary: "Update an expense",
    description: "Changes the properties that the request contains.",
    again: "unchanged",
    tag,
    permission: "expenses:write",
    body: ExpenseChanges,
    status: 200,
    response: ExpenseSchema,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => ({
      body: expenseTable.toJson(await useCases.updateExpense(actor, id, expenseTable.fromJson<ExpensePatch>(body))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/expenses/:id",
    id: "exp",
    operation: "deleteExpense",
    summary: "Delete an expense",
    description: "Deletes an expense that no invoice bills.",
    again: "404 not_found",
    tag,
    permission: "expenses:write",
    status: 204,
    response: null,
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteExpense(actor, id);
      return { body: null };
    },
  }),
];

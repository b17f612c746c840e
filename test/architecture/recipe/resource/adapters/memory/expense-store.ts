import type { ExpenseStore } from "../../core/expenses/expense-store.js";
import { isAny } from "./matching.js";
import { pageByCreation } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function expenseStore({ expenses, projects }: View): ExpenseStore {
  return {
    async find(id) {
      return expenses.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(expenses, ids);
    },
    async list({ projectIds }, page) {
      return pageByCreation(
        expenses.all().filter(({ projectId }) => isAny(projectIds, projectId)),
        page,
      );
    },
    async insert(expense) {
      requireRow(projects, expense.projectId, "project");
      insertRow(expenses, expense);
    },
    async update(expense) {
      updateRow(expenses, expense, "the expense");
    },
    async delete(expense) {
      deleteRow(expenses, expense, "expense", false);
    },
  };
}

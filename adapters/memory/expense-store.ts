import type { Expense } from "../../core/expenses/expense.js";
import type { BillableExpense, ExpenseFilter, ExpenseStore } from "../../core/expenses/expense-store.js";
import { claimedExpense, releasedExpense, totalsOf } from "../../core/expenses/stored-expenses.js";
import { ascending } from "../../core/kernel/money.js";
import { equals, isAny, isAtLeast } from "./matching.js";
import { byId, pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

/** Needs no locks: the transactions of a workspace run one after the other. */
export function expenseStore(view: View): ExpenseStore {
  const { expenses, receipts } = view;
  const matching = (filter: ExpenseFilter): readonly Expense[] => expenses.all().filter((one) => matches(view, one, filter));
  const check = ({ userId, projectId, clientId, invoiceId }: Expense): void => {
    requireRow(view.users, userId, "user");
    requireRow(view.projects, projectId, "project");
    requireRow(view.clients, clientId, "client");
    requireRow(view.invoices, invoiceId, "invoice");
  };
  return {
    async find(id) {
      return expenses.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(expenses, ids);
    },
    async list(filter, page) {
      return pageOf(matching(filter), page, (one, sort) => one[sort]);
    },
    async totals(filter) {
      return totalsOf(matching(filter));
    },
    async insert(expense) {
      check(expense);
      insertRow(expenses, expense);
    },
    async update(expense) {
      updateRow(expenses, expense, "the expense", check);
    },
    async delete(expense) {
      deleteRow(expenses, expense, "expense", false);
      receipts.remove(expense.id);
    },
    async findReceipt(id) {
      return receipts.get(id)?.content.slice() ?? null;
    },
    async keepReceipt(id, content) {
      requireRow(expenses, id, "expense");
      if (content) receipts.put({ id, content });
      else receipts.remove(id);
    },
    async unbilled({ clientId, projectIds, userIds, from, to }, { limit }) {
      const filter: ExpenseFilter = {
        clientIds: [clientId],
        projectIds: projectIds ?? undefined,
        userIds: userIds ?? undefined,
        from: from ?? undefined,
        to: to ?? undefined,
        billable: true,
      };
      return [...matching(filter)]
        .sort((a, b) => ascending(a.date, b.date) || byId(a, b))
        .flatMap((expense): BillableExpense[] => {
          if (expense.status !== "unbilled") return [];
          const project = expense.projectId && view.projects.get(expense.projectId);
          return [{ expense, projectName: project ? project.name : null }];
        })
        .slice(0, limit);
    },
    async claim(invoiceId, ids, now) {
      requireRow(view.invoices, invoiceId, "invoice");
      for (const id of new Set(ids)) expenses.put(claimedExpense(expenses.get(id), invoiceId, now));
    },
    async release(invoiceId, ids, now) {
      const wanted = ids && new Set<string>(ids);
      for (const expense of expenses.all()) {
        if (expense.status !== "billed" || expense.invoiceId !== invoiceId || wanted?.has(expense.id) === false) continue;
        expenses.put(releasedExpense(expense, now));
      }
    },
  };
}

function matches(view: View, expense: Expense, filter: ExpenseFilter): boolean {
  const project = expense.projectId && view.projects.get(expense.projectId);
  return (
    (filter.userId == null || expense.userId === filter.userId) &&
    isAny(filter.userIds, expense.userId) &&
    isAny(filter.projectIds, expense.projectId) &&
    isAny(filter.clientIds, project ? project.clientId : expense.clientId) &&
    isAny(filter.invoiceIds, expense.invoiceId) &&
    isAny(filter.categories, expense.category) &&
    equals(filter.billable, expense.billable) &&
    isAny(filter.statuses, expense.status) &&
    equals(filter.reimbursable, expense.reimbursable) &&
    equals(filter.reimbursed, expense.reimbursedOn !== null) &&
    isAtLeast(filter.from, expense.date) &&
    (filter.to === undefined || expense.date < filter.to) &&
    isAtLeast(filter.updatedSince, expense.updatedAt)
  );
}

import {
  actor,
  anyOf,
  bytesType,
  changes,
  creation,
  fieldsOf,
  id,
  listing,
  optional,
  orNull,
  selection,
} from "../access/arguments.js";
import { choiceType, dayType, flagType, idType, instantType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { expenseLimits, expenseStatuses, receiptTypes } from "./expense-limits.js";
import { expenseSortKeys } from "./expense-store.js";
import { expenseChanges, expenseCreation } from "./expense-table.js";
import type { Receipt } from "./receipt.js";
import type { ReadableExpenses } from "./use-cases/read-expenses.js";

const filter = fieldsOf<ReadableExpenses>()({
  userIds: anyOf(idType("usr")),
  projectIds: anyOf(idType("prj")),
  clientIds: anyOf(idType("cli")),
  invoiceIds: anyOf(idType("inv")),
  categories: anyOf(textType(expenseLimits.category)),
  billable: field.optional(flagType),
  statuses: anyOf(choiceType(expenseStatuses)),
  reimbursable: field.optional(flagType),
  reimbursed: field.optional(flagType),
  from: field.optional(dayType),
  to: field.optional(dayType),
  updatedSince: field.optional(instantType),
});
const receipt = fieldsOf<Receipt>()({
  mediaType: field.required(choiceType(receiptTypes)),
  content: field.required(bytesType),
});

/** The arguments of the use cases. */
export const expenseArguments = {
  createExpense: [actor, creation(expenseCreation)],
  listExpenses: [actor, ...listing(filter, expenseSortKeys)],
  sumExpenses: [actor, optional(selection(filter))],
  getExpense: [actor, id("exp")],
  requireWritableExpense: [actor, id("exp")],
  updateExpense: [actor, id("exp"), changes(expenseChanges)],
  deleteExpense: [actor, id("exp")],
  getReceipt: [actor, id("exp")],
  replaceReceipt: [actor, id("exp"), orNull(creation(receipt))],
} as const;

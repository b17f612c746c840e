import { actor, anyOf, creation, fieldsOf, id, listing, many, ruled } from "../access/arguments.js";
import { choiceType, customType, dayType, flagType, idType, instantType, textType } from "../kernel/field-types.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { field } from "../kernel/fields.js";
import {
  type BankStatementFilter,
  bankStatementSortKeys,
  type BankTransactionFilter,
  bankTransactionSortKeys,
} from "./bank-statement-store.js";
import { allocationTable, transactionStatuses } from "./bank-transaction.js";
import { readingOptionsTable } from "./reading-options.js";
import { statementLimits } from "./statement-limits.js";
import type { BookBankTransaction } from "./use-cases/book-bank-transaction.js";

const bytesType = customType((issues, path, given) => {
  if (!(given instanceof Uint8Array)) issues.add(path, "wrong_type", "Must be bytes.");
});
const file = new FieldTable({ content: field.required(bytesType), ...readingOptionsTable.fields });

const statements = fieldsOf<BankStatementFilter>()({
  accounts: anyOf(textType(statementLimits.account)),
  updatedSince: field.optional(instantType),
});
const transactions = fieldsOf<BankTransactionFilter>()({
  statuses: anyOf(choiceType(transactionStatuses)),
  statementIds: anyOf(idType("bst")),
  clientIds: anyOf(idType("cli")),
  accounts: anyOf(textType(statementLimits.account)),
  bookedFrom: field.optional(dayType),
  bookedTo: field.optional(dayType),
  updatedSince: field.optional(instantType),
});

const booking = fieldsOf<BookBankTransaction>()({
  allocations: field.required(many(objectType(allocationTable))),
  keepRestAsCredit: field.optional(flagType),
  clientId: field.nullable(idType("cli")),
});

/** The arguments of the use cases. */
export const bankStatementArguments = {
  importBankStatements: [actor, ruled(file)],
  listBankStatements: [actor, ...listing(statements, bankStatementSortKeys)],
  getBankStatement: [actor, id("bst")],
  listBankTransactions: [actor, ...listing(transactions, bankTransactionSortKeys)],
  getBankTransaction: [actor, id("btx")],
  ignoreBankTransaction: [actor, id("btx")],
  bookBankTransaction: [actor, id("btx"), creation(booking)],
  unbookBankTransaction: [actor, id("btx")],
  matchBankTransaction: [actor, id("btx")],
} as const;

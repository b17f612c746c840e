import { Type } from "@sinclair/typebox";
import { bankStatementTable, bankTransactionTable, statementLimits } from "../../../core/index.js";
import { named } from "./annotations.js";
import { viewOf } from "./of-fields.js";
import { integer, resource, view } from "./primitives.js";

export const BankStatement = named(
  "BankStatement",
  "A statement of a bank account, as a file contained it.",
  viewOf(bankStatementTable),
);

export const BankTransaction = named(
  "BankTransaction",
  "A transaction on a bank account, and what it pays.",
  viewOf(bankTransactionTable),
);

const count = () => integer({ min: 0, max: statementLimits.transactions });

export const BankStatementImport = named(
  "BankStatementImport",
  "What a file with bank statements contained.",
  view(
    { statements: Type.Array(Type.Unsafe<object>(resource("bank_statement"))), new_count: count(), known_count: count() },
    {
      statements: "The stored statements. A statement without new transactions is not stored again",
      new_count: ["Number of transactions that were stored", 1],
      known_count: ["Number of transactions that were stored before", 0],
    },
  ),
);

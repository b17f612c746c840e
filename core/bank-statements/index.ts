import { makeGet, makeList } from "../access/read-resources.js";
import type { Ports } from "../ports/ports.js";
import { bankStatementSortKeys, bankTransactionSortKeys } from "./bank-statement-store.js";
import { makeIgnoreBankTransaction } from "./use-cases/ignore-bank-transaction.js";
import { makeImportBankStatements } from "./use-cases/import-bank-statements.js";

export * from "./bank-statement.js";
export * from "./bank-statement-store.js";
export * from "./bank-transaction.js";
export * from "./reading-options.js";
export * from "./statement-formats.js";
export * from "./statement-limits.js";
export type { ImportBankStatements, ImportedStatements } from "./use-cases/import-bank-statements.js";

/** The use cases of bank statements. */
export function bankStatementUseCases(ports: Ports) {
  return {
    /**
     * Reads a file with bank statements, and stores those and their transactions that are not stored yet. Needs `bank_statements:write`. Records `bank_statement.created`. Throws
     * `statement_unreadable`, `column_unknown`, `required` and `too_many_transactions` (invalid).
     */
    importBankStatements: makeImportBankStatements(ports),
    /** Lists bank statements, filtered and in pages. Needs `bank_statements:read`. */
    listBankStatements: makeList(ports, "bank_statement", bankStatementSortKeys, ({ bankStatements }) => bankStatements),
    /** Returns one bank statement. Needs `bank_statements:read`. Throws `not_found`. */
    getBankStatement: makeGet(ports, "bank_statement", ({ bankStatements }) => bankStatements),
    /** Lists bank transactions, filtered and in pages. Needs `bank_transactions:read`. */
    listBankTransactions: makeList(
      ports,
      "bank_transaction",
      bankTransactionSortKeys,
      ({ bankTransactions }) => bankTransactions,
    ),
    /** Returns one bank transaction. Needs `bank_transactions:read`. Throws `not_found`. */
    getBankTransaction: makeGet(ports, "bank_transaction", ({ bankTransactions }) => bankTransactions),
    /**
     * Marks a transaction that concerns no invoice. Needs `bank_transactions:write`. Records `bank_transaction.updated` if anything changes. Throws `not_found`, and
     * `transaction_booked` (conflict).
     */
    ignoreBankTransaction: makeIgnoreBankTransaction(ports),
  };
}

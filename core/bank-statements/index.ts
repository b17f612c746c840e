import { makeGet, makeList } from "../access/read-resources.js";
import type { Ports } from "../ports/ports.js";
import { bankStatementSortKeys, bankTransactionSortKeys } from "./bank-statement-store.js";
import {
  makeBookBankTransaction,
  makeMatchBankTransaction,
  makeUnbookBankTransaction,
} from "./use-cases/book-bank-transaction.js";
import { makeIgnoreBankTransaction } from "./use-cases/ignore-bank-transaction.js";
import { makeImportBankStatements } from "./use-cases/import-bank-statements.js";

export * from "./bank-statement.js";
export * from "./bank-statement-store.js";
export * from "./bank-transaction.js";
export * from "./reading-options.js";
export * from "./statement-formats.js";
export * from "./statement-limits.js";
export type { BookBankTransaction } from "./use-cases/book-bank-transaction.js";
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
    /**
     * Records what a transaction pays: payments and discounts, refunds if money left the account, and credit of the client. Needs `bank_transactions:write` and `invoices:write`.
     * Records `bank_transaction.updated` and the events of the invoices. Throws `not_found`, `amount_exceeds_due`, `amount_exceeds_transaction`, `other_currency`,
     * `not_unique`, `rest_left`, `required` and `unknown_reference` (invalid), `transaction_booked`, `invoice_not_open`, `amount_paid_negative` and `deposit_deducted` (conflict).
     */
    bookBankTransaction: makeBookBankTransaction(ports),
    /**
     * Takes back what booking a transaction recorded, by reversals. Needs `bank_transactions:write` and `invoices:write`. Records `bank_transaction.updated` and the events of the
     * invoices. Throws `not_found`, and `transaction_not_booked`, `credit_balance_exceeded`, `amount_paid_negative` and `deposit_deducted` (conflict).
     */
    unbookBankTransaction: makeUnbookBankTransaction(ports),
    /**
     * Proposes again what a transaction could pay, also of one that was ignored. Needs `bank_transactions:write`. Records `bank_transaction.updated` if anything changes. Throws
     * `not_found`, and `transaction_booked` (conflict).
     */
    matchBankTransaction: makeMatchBankTransaction(ports),
  };
}

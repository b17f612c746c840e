import type {
  BankStatementFilter,
  BankStatementStore,
  BankTransactionFilter,
  BankTransactionStore,
} from "../../core/bank-statements/bank-statement-store.js";
import type { BankStatement } from "../../core/bank-statements/bank-statement.js";
import type { BankTransaction } from "../../core/bank-statements/bank-transaction.js";
import { lostRace } from "../../core/kernel/entity.js";
import { isAny, isAtLeast, isAtMost } from "./matching.js";
import { pageOf } from "./paging.js";
import { insertRow, requireRow, updateRow, type Rows } from "./rows.js";
import type { View } from "./workspace-data.js";

export function bankStatementStore({ bankStatements, workspaces, workspaceId }: View): BankStatementStore {
  return {
    async find(id) {
      return bankStatements.get(id) ?? null;
    },
    async list(filter, page) {
      const found = bankStatements.all().filter((one) => matchesStatement(one, filter));
      return pageOf(found, page, (one, sort) => one[sort]);
    },
    async withFingerprints(fingerprints) {
      return withFingerprints(bankStatements, fingerprints);
    },
    async insert(statement) {
      requireRow(workspaces, workspaceId, "workspace");
      if (withFingerprints(bankStatements, [statement.fingerprint]).length > 0) throw lostRace("the bank statement");
      insertRow(bankStatements, statement);
    },
  };
}

export function bankTransactionStore({ bankTransactions, bankStatements, clients }: View): BankTransactionStore {
  const booked = (): readonly BankTransaction[] => bankTransactions.all().filter(({ status }) => status === "booked");
  return {
    async find(id) {
      return bankTransactions.get(id) ?? null;
    },
    async list(filter, page) {
      const found = bankTransactions.all().filter((one) => matchesTransaction(one, filter));
      return pageOf(found, page, (one, sort) => one[sort]);
    },
    async known(fingerprints) {
      return withFingerprints(bankTransactions, fingerprints).map(({ fingerprint }) => fingerprint);
    },
    async payingAccounts(accounts) {
      const found = booked().flatMap(({ counterpartyAccount, clientId }) =>
        counterpartyAccount !== null && clientId !== null && accounts.includes(counterpartyAccount)
          ? [[`${counterpartyAccount} ${clientId}`, { counterpartyAccount, clientId }] as const]
          : [],
      );
      return [...new Map(found).values()];
    },
    async findByPayment(id) {
      return booked().find(({ bookings }) => bookings.some(({ paymentId }) => paymentId === id)) ?? null;
    },
    async insert(transaction) {
      requireRow(bankStatements, transaction.statementId, "bank statement");
      requireRow(clients, transaction.clientId, "client");
      if (withFingerprints(bankTransactions, [transaction.fingerprint]).length > 0) throw lostRace("the bank transaction");
      insertRow(bankTransactions, transaction);
    },
    async update(transaction) {
      updateRow(bankTransactions, transaction, "the bank transaction");
    },
  };
}

function withFingerprints<R extends { readonly id: string; readonly fingerprint: string }>(
  rows: Rows<R>,
  fingerprints: readonly string[],
): readonly R[] {
  const wanted = new Set(fingerprints);
  return rows.all().filter(({ fingerprint }) => wanted.has(fingerprint));
}

function matchesStatement(statement: BankStatement, filter: BankStatementFilter): boolean {
  return isAny(filter.accounts, statement.account) && isAtLeast(filter.updatedSince, statement.updatedAt);
}

function matchesTransaction(transaction: BankTransaction, filter: BankTransactionFilter): boolean {
  return (
    isAny(filter.statuses, transaction.status) &&
    isAny(filter.statementIds, transaction.statementId) &&
    isAny(filter.clientIds, transaction.clientId) &&
    isAny(filter.accounts, transaction.account) &&
    isAtLeast(filter.bookedFrom, transaction.bookingDate) &&
    isAtMost(filter.bookedTo, transaction.bookingDate) &&
    isAtLeast(filter.updatedSince, transaction.updatedAt)
  );
}

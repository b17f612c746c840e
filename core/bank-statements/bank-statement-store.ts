import type { LocalDate } from "../kernel/calendar.js";
import type { BankStatementId, BankTransactionId, ClientId, PaymentId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { byCreation, type Page, type PageRequest } from "../kernel/page.js";
import type { BankStatement } from "./bank-statement.js";
import type { BankTransaction, TransactionStatus } from "./bank-transaction.js";

/** Filters a list of bank statements. An absent field does not filter; a list matches any of its items. */
export interface BankStatementFilter {
  /** The exact IBANs or numbers, as {@link BankStatement} has them. */
  readonly accounts?: readonly string[] | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The sort keys of bank statements. */
export const bankStatementSortKeys = byCreation;

/** The bank statements of the workspace. */
export interface BankStatementStore {
  /** Null if it does not exist. */
  find(id: BankStatementId): Promise<BankStatement | null>;
  /** Bank statements that match the filter, in pages. */
  list(filter: BankStatementFilter, page: PageRequest): Promise<Page<BankStatement>>;
  /** Those with one of the fingerprints, in any order. */
  withFingerprints(fingerprints: readonly string[]): Promise<readonly BankStatement[]>;
  /** Adds a bank statement. The unit of work has lost a race if one with its fingerprint exists. */
  insert(statement: BankStatement): Promise<void>;
}

/** Filters a list of bank transactions. An absent field does not filter; a list matches any of its items. Ranges of days include both ends. */
export interface BankTransactionFilter {
  /** States such as `proposed`. */
  readonly statuses?: readonly TransactionStatus[] | undefined;
  /** The statements that contained them first. */
  readonly statementIds?: readonly BankStatementId[] | undefined;
  /** The clients for which they were booked. */
  readonly clientIds?: readonly ClientId[] | undefined;
  /** The exact IBANs or numbers of the workspace's accounts. */
  readonly accounts?: readonly string[] | undefined;
  /** Booked by the bank on this day or later. */
  readonly bookedFrom?: LocalDate | undefined;
  /** Booked by the bank on this day or earlier. */
  readonly bookedTo?: LocalDate | undefined;
  /** Changed at this instant or later. */
  readonly updatedSince?: Instant | undefined;
}

/** The fields that lists of bank transactions can be sorted by, first the default. */
export const bankTransactionSortKeys = ["createdAt", "updatedAt", "bookingDate"] as const;
/** One of {@link bankTransactionSortKeys}. */
export type BankTransactionSortKey = (typeof bankTransactionSortKeys)[number];

/** An account from which a client has paid. */
export interface PayingAccount {
  /** As {@link BankTransaction} has it. */
  readonly counterpartyAccount: string;
  /** The client for which a transaction of the account was booked. */
  readonly clientId: ClientId;
}

/** The bank transactions of the workspace. */
export interface BankTransactionStore {
  /** Null if it does not exist. */
  find(id: BankTransactionId): Promise<BankTransaction | null>;
  /** Bank transactions that match the filter, in pages. */
  list(filter: BankTransactionFilter, page: PageRequest<BankTransactionSortKey>): Promise<Page<BankTransaction>>;
  /** Which of the fingerprints exist, in any order. */
  known(fingerprints: readonly string[]): Promise<readonly string[]>;
  /** The pairs of accounts and clients of booked transactions with one of the accounts, without duplicates, in any order. */
  payingAccounts(counterpartyAccounts: readonly string[]): Promise<readonly PayingAccount[]>;
  /** The booked transaction that recorded the payment. Null if none did. */
  findByPayment(id: PaymentId): Promise<BankTransaction | null>;
  /** Adds a bank transaction. The unit of work has lost a race if one with its fingerprint exists. */
  insert(transaction: BankTransaction): Promise<void>;
  /** Stores the next version. Throws `lost_race` unless the stored version is the previous one. */
  update(transaction: BankTransaction): Promise<void>;
}

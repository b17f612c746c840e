import {
  type BankStatement,
  type BankStatementFilter,
  type BankStatementStore,
  bankStatementTable,
  type BankTransaction,
  type BankTransactionFilter,
  type BankTransactionSortKey,
  type BankTransactionStore,
  bankTransactionTable,
  type Page,
  type PageRequest,
  type PayingAccount,
  type PaymentId,
} from "../../../core/index.js";
import { Columns, columnsOf, listed, Mapping, text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import { type Conditions, isAny, isFromInstant, onDay } from "./conditions.js";
import { sql } from "./named-sql.js";

export const bankStatements = new Mapping<BankStatement>("bank_statement", "bank_statements", columnsOf(bankStatementTable));

export const bankTransactions = new Mapping<BankTransaction>(
  "bank_transaction",
  "bank_transactions",
  columnsOf(bankTransactionTable),
);

const fingerprint = new Columns<Pick<BankTransaction, "fingerprint">>({ fingerprint: text });
const payingAccounts = new Columns<PayingAccount>({ counterpartyAccount: text, clientId: text });

const statementConditions: Conditions<Required<BankStatementFilter>> = {
  accounts: isAny("account"),
  updatedSince: isFromInstant("updated_at"),
};

const transactionConditions: Conditions<Required<BankTransactionFilter>> = {
  statuses: isAny("status"),
  statementIds: isAny("statement_id"),
  clientIds: isAny("client_id"),
  accounts: isAny("account"),
  bookedFrom: onDay("booking_date >= cast(? as date)"),
  bookedTo: onDay("booking_date <= cast(? as date)"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlBankStatementStore extends AggregateStore<BankStatement> implements BankStatementStore {
  constructor(transaction: Transaction) {
    super(transaction, bankStatements);
  }

  list(filter: BankStatementFilter, page: PageRequest): Promise<Page<BankStatement>> {
    return this.filtered(statementConditions, filter, page);
  }

  async withFingerprints(fingerprints: readonly string[]): Promise<readonly BankStatement[]> {
    const statement = sql(
      this.transaction,
      "bank_statements.with_fingerprints",
      (own) =>
        `select ${listed(bankStatements.columns)} from bank_statements where ${own("workspace_id")} and fingerprint = any(:fingerprints)`,
    );
    return (await this.transaction.run(statement, { fingerprints })).map((row) => bankStatements.fromRow(row));
  }
}

export class SqlBankTransactionStore extends AggregateStore<BankTransaction> implements BankTransactionStore {
  constructor(transaction: Transaction) {
    super(transaction, bankTransactions);
  }

  list(filter: BankTransactionFilter, page: PageRequest<BankTransactionSortKey>): Promise<Page<BankTransaction>> {
    return this.filtered(transactionConditions, filter, page);
  }

  async known(fingerprints: readonly string[]): Promise<readonly string[]> {
    const statement = sql(
      this.transaction,
      "bank_transactions.known",
      (own) => `select fingerprint from bank_transactions where ${own("workspace_id")} and fingerprint = any(:fingerprints)`,
    );
    return (await this.transaction.run(statement, { fingerprints })).map((row) => fingerprint.fromRow(row).fingerprint);
  }

  async payingAccounts(counterpartyAccounts: readonly string[]): Promise<readonly PayingAccount[]> {
    const statement = sql(
      this.transaction,
      "bank_transactions.paying_accounts",
      (own) => `select distinct counterparty_account, client_id from bank_transactions
        where ${own("workspace_id")} and status = 'booked' and client_id is not null and counterparty_account = any(:accounts)`,
    );
    return (await this.transaction.run(statement, { accounts: counterpartyAccounts })).map((row) => payingAccounts.fromRow(row));
  }

  async findByPayment(id: PaymentId): Promise<BankTransaction | null> {
    const statement = sql(
      this.transaction,
      "bank_transactions.find_by_payment",
      (own) => `select ${listed(bankTransactions.columns)} from bank_transactions
        where ${own("workspace_id")} and status = 'booked' and bookings @> jsonb_build_array(jsonb_build_object('payment_id', cast(:id as text)))`,
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? bankTransactions.fromRow(row) : null;
  }
}

import {
  type BillableExpense,
  type CurrencyCode,
  type Expense,
  type ExpenseFilter,
  type ExpenseId,
  type ExpenseSelection,
  type ExpenseSortKey,
  type ExpenseStore,
  expenseTable,
  type ExpenseTotal,
  type Instant,
  type InvoiceId,
  lostRace,
  type Page,
  type PageRequest,
  type UnbilledExpense,
} from "../../../core/index.js";
import { bytes, columnsOf, count, day, int8, listed, Mapping, text } from "../rows.js";
import { timestamptz } from "../timestamps.js";
import type { Transaction } from "../transactions/transaction.js";
import { AggregateStore } from "./aggregate-store.js";
import {
  activeConditions,
  type Conditions,
  is,
  isAny,
  isFromInstant,
  onDay,
  sqlOf,
  statementOf,
  valuesOf,
} from "./conditions.js";
import { sql } from "./named-sql.js";

export const expenses = new Mapping<Expense>("expense", "expenses", columnsOf(expenseTable));

const conditions: Conditions<Required<ExpenseFilter>> = {
  userId: is("user_id"),
  userIds: isAny("user_id"),
  projectIds: isAny("project_id"),
  clientIds: `(client_id = any(?) or exists (select from projects p
    where p.workspace_id = expenses.workspace_id and p.id = expenses.project_id and p.client_id = any(?)))`,
  invoiceIds: isAny("invoice_id"),
  categories: isAny("category"),
  billable: is("billable"),
  statuses: isAny("status"),
  reimbursable: is("reimbursable"),
  reimbursed: is("(reimbursed_on is not null)"),
  from: onDay("expenses.date >= cast(? as date)"),
  to: onDay("expenses.date < cast(? as date)"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlExpenseStore extends AggregateStore<Expense> implements ExpenseStore {
  constructor(transaction: Transaction) {
    super(transaction, expenses);
  }

  list(filter: ExpenseFilter, page: PageRequest<ExpenseSortKey>): Promise<Page<Expense>> {
    return this.filtered(conditions, filter, page);
  }

  async totals(filter: ExpenseFilter): Promise<readonly ExpenseTotal[]> {
    const active = activeConditions(conditions, filter);
    const statement = statementOf(
      this.transaction.statements,
      active,
      (variant) => `expenses.totals.${variant}`,
      ({ raw, ownSql }) =>
        raw(`select currency, count(*) as count, sum(amount)::bigint as amount, sum(net)::bigint as net from expenses
          where ${[ownSql("workspace_id"), ...active.map(sqlOf)].join(" and ")}
          group by currency order by currency collate "C"`),
    );
    const rows = await this.transaction.run(statement, valuesOf(active));
    return rows.map((row) => ({
      currency: text.decode<CurrencyCode>(row["currency"]),
      count: count.decode<number>(row["count"]),
      amount: int8.decode<bigint>(row["amount"]),
      net: int8.decode<bigint>(row["net"]),
    }));
  }

  async findReceipt(id: ExpenseId): Promise<Uint8Array | null> {
    const statement = sql(
      this.transaction,
      "expense_receipts.find",
      (own) => `select content from expense_receipts where ${own("workspace_id")} and expense_id = :id`,
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? new Uint8Array(bytes.decode<Uint8Array>(row["content"])) : null;
  }

  async keepReceipt(id: ExpenseId, content: Uint8Array | null): Promise<void> {
    if (content === null) {
      const statement = sql(
        this.transaction,
        "expense_receipts.delete",
        (own) => `delete from expense_receipts where ${own("workspace_id")} and expense_id = :id`,
      );
      this.transaction.defer(statement, { id });
      return;
    }
    const statement = sql(
      this.transaction,
      "expense_receipts.keep",
      () => `insert into expense_receipts (workspace_id, expense_id, content) values (:workspace, :id, :content)
        on conflict (workspace_id, expense_id) do update set content = excluded.content`,
    );
    this.transaction.defer(statement, { id, content: Buffer.from(content) });
  }

  async unbilled(
    { clientId, projectIds, userIds, from, to }: ExpenseSelection,
    { limit, lock }: { readonly limit: number; readonly lock: boolean },
  ): Promise<readonly BillableExpense[]> {
    const statement = sql(
      this.transaction,
      `expenses.unbilled${lock ? ".lock" : ""}`,
      (own) => `select ${listed(this.mapping.columns, "e")}, p.name as project_name
        from expenses e left join projects p on p.workspace_id = e.workspace_id and p.id = e.project_id
        where ${own("e.workspace_id")} and e.invoice_id is null and e.billable and coalesce(p.client_id, e.client_id) = :client
          and (cast(:projects as text[]) is null or e.project_id = any(:projects))
          and (cast(:users as text[]) is null or e.user_id = any(:users))
          and e.date >= coalesce(cast(:from as date), '-infinity') and e.date < coalesce(cast(:to as date), 'infinity')
        order by e.date, e.id limit :limit ${lock ? "for no key update of e" : ""}`,
    );
    const days = { from: day.encode(from), to: day.encode(to) };
    const rows = await this.transaction.run(statement, {
      client: clientId,
      projects: projectIds,
      users: userIds,
      ...days,
      limit,
    });
    return rows.map((row) => ({
      expense: this.mapping.fromRow(row) as UnbilledExpense,
      projectName: text.decode<string | null>(row["project_name"] ?? null),
    }));
  }

  async claim(invoiceId: InvoiceId, ids: readonly ExpenseId[], now: Instant): Promise<void> {
    const statement = sql(
      this.transaction,
      "expenses.claim",
      (own) => `update expenses set invoice_id = :invoice, status = 'billed', version = version + 1, updated_at = :now
        where ${own("workspace_id")} and id = any(:ids) and invoice_id is null returning id`,
    );
    const claimed = await this.transaction.run(statement, { invoice: invoiceId, ids, now: timestamptz(now) });
    if (claimed.length !== ids.length) throw lostRace("expenses");
  }

  async release(invoiceId: InvoiceId, ids: readonly ExpenseId[] | null, now: Instant): Promise<void> {
    const statement = sql(
      this.transaction,
      "expenses.release",
      (own) => `update expenses set invoice_id = null, status = 'unbilled', version = version + 1, updated_at = :now
        where ${own("workspace_id")} and invoice_id = :invoice and (cast(:ids as text[]) is null or id = any(:ids))`,
    );
    this.transaction.defer(statement, { invoice: invoiceId, ids, now: timestamptz(now) });
  }
}

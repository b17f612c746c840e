import type { InvoiceId, LedgerEntry, LedgerStore } from "../../../core/index.js";
import { at, Columns, integer, listed, text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { sql } from "./named-sql.js";
import { insertInto } from "./table-sql.js";

const entries = new Columns<LedgerEntry>({
  series: text,
  position: integer,
  invoiceId: text,
  document: text,
  hash: text,
  createdAt: at,
});

export class SqlLedgerStore implements LedgerStore {
  constructor(private readonly transaction: Transaction) {}

  async last(series: string): Promise<LedgerEntry | null> {
    const statement = this.transaction.statements.get("ledger.last", ({ knex, own, param }) =>
      own(knex("ledger_entries").select(entries.columns)).where("series", param("series")).orderBy("position", "desc").limit(1),
    );
    const [row] = await this.transaction.run(statement, { series });
    return row ? entries.fromRow(row) : null;
  }

  async append(entry: LedgerEntry): Promise<void> {
    const statement = sql(this.transaction, "ledger.append", () => insertInto("ledger_entries", entries.written));
    await this.transaction.run(statement, entries.toRow(entry));
  }

  async find(id: InvoiceId): Promise<LedgerEntry | null> {
    const statement = this.transaction.statements.get("ledger.find", ({ knex, own, param }) =>
      own(knex("ledger_entries").select(entries.columns)).where("invoice_id", param("id")),
    );
    const [row] = await this.transaction.run(statement, { id });
    return row ? entries.fromRow(row) : null;
  }

  async list({ after, limit }: Parameters<LedgerStore["list"]>[0]): Promise<readonly LedgerEntry[]> {
    const statement = sql(
      this.transaction,
      "ledger.list",
      (own) => `select ${listed(entries.columns)} from ledger_entries
        where ${own("workspace_id")} and (series, position) > (:series, :position) order by series, position limit :limit`,
    );
    const { series, position } = after ?? { series: "", position: 0 };
    const rows = await this.transaction.run(statement, { series, position, limit });
    return rows.map((row) => entries.fromRow(row));
  }
}

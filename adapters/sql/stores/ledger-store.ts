import type { InvoiceId, LedgerEntry, LedgerStore } from "../../../core/index.js";
import { at, Columns, integer, text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { LIMIT } from "../statement.js";
import { parameters } from "./aggregate-store.js";

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
    const statement = this.transaction.statements.get("ledger.append", ({ knex, param }) =>
      knex("ledger_entries").insert({ workspace_id: param("workspace"), ...parameters(entries.columns, param) }),
    );
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
    const statement = this.transaction.statements.get("ledger.list", ({ knex, own, param }) =>
      own(knex("ledger_entries").select(entries.columns))
        .whereRaw("(series, position) > (:series, :position)", parameters(["series", "position"], param))
        .orderBy(["series", "position"])
        .limit(LIMIT),
    );
    const { series, position } = after ?? { series: "", position: 0 };
    const rows = await this.transaction.run(statement, { series, position, limit });
    return rows.map((row) => entries.fromRow(row));
  }
}

import { type ExternalIdStore, type ExternalKind } from "../../../core/index.js";
import { text } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { clients } from "./client-store.js";
import { invoices } from "./invoice-store.js";
import { sql } from "./named-sql.js";
import { projects } from "./project-store.js";
import { tasks } from "./task-store.js";
import { timeEntries } from "./time-entry-rows.js";
import { users } from "./user-store.js";

const tables: Readonly<Record<ExternalKind, string>> = {
  client: clients.table,
  project: projects.table,
  task: tasks.table,
  time_entry: timeEntries.table,
  invoice: invoices.table,
  user: users.table,
};

export class SqlExternalIdStore implements ExternalIdStore {
  constructor(private readonly transaction: Transaction) {}

  async find(kind: ExternalKind, externalIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const table = tables[kind];
    const statement = sql(
      this.transaction,
      `${table}.find_external`,
      (own) => `select id, external_id from ${table} where ${own("workspace_id")} and external_id = any(:ids)`,
      "lookup",
    );
    const rows = await this.transaction.run(statement, { ids: externalIds });
    return new Map(rows.map((row) => [text.decode(row["external_id"]), text.decode(row["id"])]));
  }
}

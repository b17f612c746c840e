import { notFound, type Workspace, type WorkspaceStore, workspaceTable } from "../../../core/index.js";
import { columnsOf, listed, Mapping } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { sql } from "./named-sql.js";
import { compareAndSet, placeholders } from "./table-sql.js";

export const workspaces = new Mapping<Workspace>("workspace", "workspaces", columnsOf(workspaceTable));

const { columns } = workspaces;

export class SqlWorkspaceStore implements WorkspaceStore {
  constructor(private readonly transaction: Transaction) {}

  async get(): Promise<Workspace> {
    const statement = this.transaction.statements.get("workspaces.get", ({ knex, param }) =>
      knex("workspaces").select(columns).where("id", param("workspace")),
    );
    const [row] = await this.transaction.run(statement, {});
    if (!row) throw notFound("workspace");
    return workspaces.fromRow(row);
  }

  async insert(workspace: Workspace): Promise<void> {
    const statement = sql(
      this.transaction,
      "workspaces.insert",
      () => `insert into workspaces (${listed(columns)}) values (${placeholders(columns)})`,
    );
    await this.transaction.run(statement, workspaces.toRow(workspace));
  }

  update(workspace: Workspace): Promise<void> {
    const { table } = workspaces;
    return compareAndSet(
      this.transaction,
      { table, mapping: workspaces, where: (own) => `${own("id")} and id = :id` },
      workspace,
    );
  }
}

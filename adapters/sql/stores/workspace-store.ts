import { lostRace, notFound, type Workspace, type WorkspaceStore, workspaceTable } from "../../../core/index.js";
import { columnsOf, Mapping } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { parameters } from "./aggregate-store.js";

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
    const statement = this.transaction.statements.get("workspaces.insert", ({ knex, param }) =>
      knex("workspaces").insert(parameters(columns, param)),
    );
    await this.transaction.run(statement, workspaces.toRow(workspace));
  }

  async update(workspace: Workspace): Promise<void> {
    const changing = columns.filter((column) => column !== "id" && column !== "created_at");
    const statement = this.transaction.statements.get("workspaces.update", ({ knex, param, own }) =>
      own(
        knex("workspaces")
          .update(parameters(changing, param))
          .where({ id: param("id"), version: param("previous") })
          .returning("id"),
        "id",
      ),
    );
    const rows = await this.transaction.run(statement, { ...workspaces.toRow(workspace), previous: workspace.version - 1 });
    if (rows.length === 0) throw lostRace("the workspace");
  }
}

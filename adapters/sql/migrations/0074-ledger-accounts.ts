import type { Knex } from "knex";
import { execute } from "./schema.js";

/** The accounts of files for accounting programs. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces add column ledger_accounts jsonb",
    "alter table clients add column ledger_account text",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table clients drop column ledger_account", "alter table workspaces drop column ledger_accounts"]);
}

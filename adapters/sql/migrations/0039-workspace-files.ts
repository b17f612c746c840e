import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Stores fonts beside the logos, in one table for the files of a workspace. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table logos rename to workspace_files",
    "alter table workspace_files add column kind text not null default 'logo'",
    "alter table workspace_files alter column kind drop default",
    "alter table workspaces add column font jsonb",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces drop column font",
    "alter table workspace_files no force row level security",
    "delete from workspace_files where kind <> 'logo'",
    "alter table workspace_files force row level security",
    "alter table workspace_files drop column kind",
    "alter table workspace_files rename to logos",
  ]);
}

import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Stores fonts beside the logos, in the table that has the files of a workspace. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table logos add column kind text not null default 'logo'",
    "alter table logos alter column kind drop default",
    "alter table workspaces add column font jsonb",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces drop column font",
    "alter table logos no force row level security",
    "delete from logos where kind <> 'logo'",
    "alter table logos force row level security",
    "alter table logos drop column kind",
  ]);
}

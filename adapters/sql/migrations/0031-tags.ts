import type { Knex } from "knex";
import { tagKey } from "../../../core/index.js";
import { execute, id, protect } from "./schema.js";

const BATCH = 1_000;

/** The spellings of tags, with what they are compared by, which PostgreSQL cannot compute. Entries keep the spellings that they have. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `create table tags (
      workspace_id ${id} not null references workspaces (id), name ${id} not null, key ${id} not null, added_at timestamptz not null,
      primary key (workspace_id, name))`,
    "create index tags_key on tags (workspace_id, key)",
    "alter table time_entries no force row level security",
  ]);
  const { rows } = await knex.raw<{ rows: readonly { workspace_id: string; name: string; added_at: string }[] }>(
    `select workspace_id, name, min(created_at)::text as added_at
     from time_entries cross join lateral jsonb_array_elements_text(tags) name group by workspace_id, name order by workspace_id, name`,
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map((row) => ({ ...row, key: tagKey(row.name) }));
    const columns = "workspace_id, name, key, added_at";
    const insert = `insert into tags (${columns}) select ${columns} from jsonb_populate_recordset(null::tags, cast(? as jsonb))`;
    await knex.raw(insert, [JSON.stringify(batch)]);
  }
  await execute(knex, ["alter table time_entries force row level security", ...protect("tags")]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table tags"]);
}

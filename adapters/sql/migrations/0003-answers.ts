import type { Knex } from "knex";

const own = "workspace_id = current_setting('stint.workspace', true)";

const statements = [
  `create table answers (
    workspace_id text collate "C" not null references workspaces (id), id text collate "C" not null, fingerprint text not null,
    answer text, created_at timestamptz not null, primary key (workspace_id, id))`,
  "create index answers_created on answers (workspace_id, created_at)",
  "alter table answers enable row level security",
  "alter table answers force row level security",
  `create policy workspace on answers using (${own}) with check (${own})`,
];

export async function up(knex: Knex): Promise<void> {
  for (const statement of statements) await knex.raw(statement);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop table answers");
}

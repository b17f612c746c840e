import type { Knex } from "knex";
import { execute, id, protect } from "./schema.js";

const statements = [
  `create table answers (
    workspace_id ${id} not null references workspaces (id), id ${id} not null, fingerprint text not null,
    answer text, created_at timestamptz not null, primary key (workspace_id, id))`,
  "create index answers_created on answers (workspace_id, created_at)",
  ...protect("answers"),
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, statements);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop table answers");
}

import type { Knex } from "knex";
import { execute, id, secure } from "./schema.js";

/** Unlogged: full buckets after a crash are acceptable. */
const statements = [
  `create unlogged table request_quotas (
    key ${id} primary key, granted double precision not null, remaining double precision not null, at timestamptz not null)`,
  "create index request_quotas_at on request_quotas (at)",
  ...secure("request_quotas"),
  "create policy quota on request_quotas for all using (current_setting('stint.purpose', true) in ('quota', 'housekeeping'))",
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, statements);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop table request_quotas");
}

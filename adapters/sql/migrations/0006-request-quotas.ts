import type { Knex } from "knex";

/** Unlogged: full buckets after a crash are acceptable. */
const statements = [
  `create unlogged table request_quotas (
    key text collate "C" primary key, granted double precision not null, remaining double precision not null, at timestamptz not null)`,
  "create index request_quotas_at on request_quotas (at)",
  "alter table request_quotas enable row level security",
  "alter table request_quotas force row level security",
  "create policy quota on request_quotas for all using (current_setting('stint.purpose', true) in ('quota', 'housekeeping'))",
];

export async function up(knex: Knex): Promise<void> {
  for (const statement of statements) await knex.raw(statement);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop table request_quotas");
}

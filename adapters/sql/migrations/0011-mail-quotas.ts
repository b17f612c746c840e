import type { Knex } from "knex";

/** Email quotas, one set of buckets per workspace. */
export async function up(knex: Knex): Promise<void> {
  const own = "starts_with(key, 'mail:' || current_setting('stint.workspace', true) || ':')";
  await knex.raw(`create policy mail on request_quotas using (${own}) with check (${own})`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop policy mail on request_quotas");
}

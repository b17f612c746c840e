import type { Knex } from "knex";
import { execute } from "./schema.js";

/**
 * Searches for at most this many entries, or for all. Materialized, since a plan that expects many matches and few rows would read the whole
 * table for them.
 */
const limited = `
  create function stint_search(query text, at_most bigint) returns table (entry_id text, start_time timestamptz) language plpgsql as $$
  begin
    perform set_config('stint.search', query, true);
    return query execute
      'with found as materialized (select t.entry_id, t.start_time from time_entry_terms t) select * from found limit $1' using at_most;
    perform set_config('stint.search', '', true);
  end $$`;

/** The function of 0014 remains for processes of earlier versions. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [limited]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop function stint_search(text, bigint)"]);
}

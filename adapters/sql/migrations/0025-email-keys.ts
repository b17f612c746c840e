import type { Knex } from "knex";
import { emailKeySql } from "../email-key.js";
import { changeTriggers, dropChangeTriggers, trackChangesAtFirst } from "./change-tracking.js";
import { execute } from "./schema.js";

const tables = [
  ["clients", "client"],
  ["users", "user"],
] as const;
const COLUMN = "email_key";

/**
 * A stored column, since PostgreSQL evaluates a condition before a policy, and so uses an index for it, only if it is leakproof. Functions of a
 * column are not; its comparison with a text is.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, kind] of tables)
    await execute(knex, [
      ...dropChangeTriggers(table),
      `alter table ${table} add column ${COLUMN} text collate "C" generated always as (${emailKeySql}) stored`,
      `create index ${table}_by_${COLUMN} on ${table} (workspace_id, ${COLUMN})`,
      ...trackChangesAtFirst(table, kind, { hidden: [COLUMN] }),
    ]);
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, kind] of tables)
    await execute(knex, [
      ...dropChangeTriggers(table),
      `alter table ${table} drop column ${COLUMN}`,
      ...changeTriggers(table, kind, ""),
    ]);
}

import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Keeps every webhook secret that still signs after a rotation, instead of one. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table webhook_secrets add column replaced jsonb not null default '[]', no force row level security",
    `update webhook_secrets set replaced = jsonb_build_array(jsonb_build_object(
       'secret', previous, 'at', to_char(rotated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     where previous is not null and rotated_at is not null`,
    "alter table webhook_secrets drop column previous, force row level security",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table webhook_secrets add column previous text, no force row level security",
    "update webhook_secrets set previous = replaced -> 0 ->> 'secret'",
    "alter table webhook_secrets drop column replaced, force row level security",
  ]);
}

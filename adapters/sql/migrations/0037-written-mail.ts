import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Adds whether a mail was written to a file, because the installation has no mail server. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, ["alter table messages add column written_to_file boolean not null default false"]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["alter table messages drop column written_to_file"]);
}

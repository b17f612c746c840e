import type { Knex } from "knex";
import { recordingOnce, recordingWithArguments } from "./change-tracking.js";
import { execute } from "./schema.js";

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [recordingOnce]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [recordingWithArguments]);
}

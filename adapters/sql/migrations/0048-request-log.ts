import type { Knex } from "knex";
import { allow, execute, id, protect } from "./schema.js";

/**
 * The requests of the last days. The key is also the order in which the API lists them. The workspace, token and user are not referenced: the checks would
 * lock their rows, and a request stays when its token is gone.
 */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    `create table requests (
      workspace_id ${id} not null, at timestamptz not null, id ${id} not null, request_id ${id} not null, token_id ${id}, user_id ${id} not null,
      method text not null, path text not null, user_agent text, operation text, status integer not null, code text, duration_ms integer not null,
      primary key (workspace_id, at, id))`,
    "create index requests_request_id on requests (workspace_id, request_id, at, id)",
    "create index requests_at on requests (at)",
    ...protect("requests"),
    allow("request_log", "requests"),
    allow("housekeeping", "requests"),
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table requests"]);
}

import type { Knex } from "knex";
import { allow, execute, id, protect, reference } from "./schema.js";

const statements = [
  "alter table tokens add column kind text not null default 'api'",
  "alter table tokens alter column kind drop default",
  `create table sign_in_links (
    hash text primary key, workspace_id ${id} not null, user_id ${id} not null, created_at timestamptz not null, expires_at timestamptz not null,
    ${reference("user_id", "users")} on delete cascade)`,
  "create index sign_in_links_user on sign_in_links (workspace_id, user_id)",
  ...protect("sign_in_links"),
  allow("directory", "sign_in_links", "select"),
  // The feed contains earlier versions of tokens, which all had this kind.
  "alter table changes no force row level security",
  `update changes set resource = resource || '{"kind": "api"}' where type = 'token' and resource is not null`,
  "alter table changes force row level security",
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, statements);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop table sign_in_links");
  await knex.raw("alter table tokens drop column kind");
}

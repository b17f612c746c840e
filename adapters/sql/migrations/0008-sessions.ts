import type { Knex } from "knex";

const id = 'text collate "C"';
const own = "workspace_id = current_setting('stint.workspace', true)";

const statements = [
  "alter table tokens add column kind text not null default 'api'",
  "alter table tokens alter column kind drop default",
  `create table sign_in_links (
    hash text primary key, workspace_id ${id} not null, user_id ${id} not null, created_at timestamptz not null, expires_at timestamptz not null,
    foreign key (workspace_id, user_id) references users (workspace_id, id) on delete cascade)`,
  "create index sign_in_links_user on sign_in_links (workspace_id, user_id)",
  "alter table sign_in_links enable row level security",
  "alter table sign_in_links force row level security",
  `create policy workspace on sign_in_links using (${own}) with check (${own})`,
  "create policy directory on sign_in_links for select using (current_setting('stint.purpose', true) = 'directory')",
  // The feed contains earlier versions of tokens, which all had this kind.
  "alter table changes no force row level security",
  `update changes set resource = resource || '{"kind": "api"}' where type = 'token' and resource is not null`,
  "alter table changes force row level security",
];

export async function up(knex: Knex): Promise<void> {
  for (const statement of statements) await knex.raw(statement);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop table sign_in_links");
  await knex.raw("alter table tokens drop column kind");
}

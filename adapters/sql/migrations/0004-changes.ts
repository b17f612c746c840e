import type { Knex } from "knex";
import { changeTriggers, dropChangeTriggers, recordingAtFirst } from "./change-tracking.js";
import { allow, execute, id, protect } from "./schema.js";

/** The tracked tables with their resource type and, if rows of deleted resources are kept, the column that marks them. */
const tracked: readonly (readonly [table: string, type: string, removedAt: string])[] = [
  ["workspaces", "workspace", ""],
  ["users", "user", ""],
  ["tokens", "token", "revoked_at"],
  ["clients", "client", ""],
  ["projects", "project", ""],
  ["tasks", "task", ""],
  ["invoices", "invoice", ""],
  ["time_entries", "time_entry", ""],
  ["webhooks", "webhook", "deleted_at"],
];

const tables = [
  `create table change_feeds (
    workspace_id ${id} primary key references workspaces (id), last bigint not null default 0, purged bigint not null default 0)`,
  `create table changes (
    seq bigint generated always as identity primary key, workspace_id ${id} not null references workspaces (id), position bigint,
    type text not null, action text not null, resource_id ${id} not null, version integer not null, at timestamptz not null, resource jsonb)`,
  "create unique index changes_position on changes (workspace_id, position) where position is not null",
  "create index changes_waiting on changes (workspace_id, seq) where position is null",
  "create index changes_at on changes (at)",
];

const triggers = tracked.flatMap((one) => changeTriggers(...one));

/** Creates the feed of a new workspace. */
const feeds = [
  `create function stint_open_change_feed() returns trigger language plpgsql as $$
   begin
     if current_setting('stint.copying', true) is distinct from 'on' then
       insert into change_feeds (workspace_id) values (new.id);
     end if;
     return null;
   end $$`,
  "create trigger workspaces_change_feed after insert on workspaces for each row execute function stint_open_change_feed()",
];

/** Adds existing resources to the feed as if they were created now. */
const beginnings = [
  "insert into change_feeds (workspace_id) select id from workspaces",
  ...tracked.map(
    ([table, type, removedAt]) =>
      `insert into changes (workspace_id, type, action, resource_id, version, at, resource)
       select coalesce(r.row->>'workspace_id', t.id), '${type}', 'created', t.id, t.version, t.updated_at,
         r.row - array['workspace_id', 'hash', 'invitation_hash', 'invitation_expires_at']
       from ${table} t cross join lateral (select to_jsonb(t) as row) r
       ${removedAt === "" ? "" : `where ${removedAt} is null`} order by t.id`,
  ),
];

const policies = ["change_feeds", "changes"].flatMap((table) => [...protect(table), allow("housekeeping", table)]);

/** Withdrawing an invitation deletes its email. */
const invitations = [
  "alter table messages drop constraint messages_workspace_id_user_id_fkey",
  `alter table messages add constraint messages_workspace_id_user_id_fkey
     foreign key (workspace_id, user_id) references users (workspace_id, id) on delete cascade`,
];

export async function up(knex: Knex): Promise<void> {
  // Row-level security also applies to the tables' owner, and a migration has no workspace.
  const loosen = [...tracked.map(([table]) => `alter table ${table} no force row level security`)];
  const tighten = [...tracked.map(([table]) => `alter table ${table} force row level security`)];
  const statements = [
    ...tables,
    recordingAtFirst,
    ...loosen,
    ...beginnings,
    ...tighten,
    ...triggers,
    ...feeds,
    ...policies,
    ...invitations,
  ];
  await execute(knex, statements);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("drop trigger workspaces_change_feed on workspaces");
  for (const [table] of tracked) await execute(knex, dropChangeTriggers(table));
  for (const name of ["stint_open_change_feed", "stint_record_changes"]) await knex.raw(`drop function ${name}`);
  await knex.raw("drop table changes");
  await knex.raw("drop table change_feeds");
}

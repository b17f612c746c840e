import type { Knex } from "knex";
import { foldedLetters } from "../search-folding.js";
import { execute, id, secure } from "./schema.js";

/**
 * The search terms of an entry: its user, project and task, and with the end of the workspace's ID as prefix, so that a search does not meet
 * other workspaces: each tag, a mark if it is not billable, and each three consecutive characters of its folded notes.
 */
const terms = [
  `create function stint_folded(value text) returns text language plpgsql immutable as $$
   begin
     if octet_length(value) = length(value) then return lower(value collate "C"); end if;
     return translate(value, '${foldedLetters.from}', '${foldedLetters.to}');
   end $$`,
  // The notes are cut into blocks first, because substr counts characters from the start of its text.
  `create function stint_terms(entry time_entries) returns tsvector language plpgsql immutable as $$
   declare
     prefix constant text := right(entry.workspace_id, 2);
     folded constant text := stint_folded(entry.notes);
   begin
     return array_to_tsvector(
       array(select prefix || '"' || substr(b.block, i, 3)
             from (select substr(folded, n, 202) as block from generate_series(1, length(folded), 200) n) b
               cross join generate_series(1, least(length(b.block), 200)) i)
       || array(select prefix || '#' || tag from jsonb_array_elements_text(entry.tags) tag)
       || array_remove(array[entry.user_id, entry.project_id, entry.task_id, case when not entry.billable then prefix || '!' end], null));
   end $$`,
  `create table time_entry_terms (
     workspace_id ${id} not null, entry_id ${id} not null, start_time timestamptz not null, terms tsvector not null,
     primary key (workspace_id, entry_id))`,
];

/** Keeps the terms of each entry. Copying a workspace also copies its terms. */
const keeping = [
  `create function stint_keep_terms() returns trigger language plpgsql as $$
   begin
     if current_setting('stint.copying', true) = 'on' then return null; end if;
     if tg_op = 'INSERT' then
       insert into time_entry_terms values (new.workspace_id, new.id, new.start_time, stint_terms(new));
     elsif tg_op = 'UPDATE' then
       update time_entry_terms set start_time = new.start_time, terms = stint_terms(new)
       where workspace_id = new.workspace_id and entry_id = new.id;
     else
       delete from time_entry_terms where workspace_id = old.workspace_id and entry_id = old.id;
     end if;
     return null;
   end $$`,
  `create trigger time_entries_terms after insert or delete on time_entries for each row execute function stint_keep_terms()`,
  `create trigger time_entries_terms_update after update on time_entries for each row
   when ((old.user_id, old.project_id, old.task_id, old.notes, old.start_time, old.billable, old.tags) is distinct from
         (new.user_id, new.project_id, new.task_id, new.notes, new.start_time, new.billable, new.tags))
   execute function stint_keep_terms()`,
];

const own = "workspace_id = current_setting('stint.workspace', true)";

/**
 * Searching the terms is part of the policy, since PostgreSQL evaluates a condition before a policy, and so uses an index for it, only if its
 * operator is leakproof, which \`@@\` is not. Outside a search, the policy allows all terms of the workspace.
 */
const searching = [
  ...secure("time_entry_terms"),
  `create policy workspace on time_entry_terms using (
     ${own} and terms @@ cast(coalesce(nullif(current_setting('stint.search', true), ''), '!none') as tsquery)) with check (${own})`,
  `create function stint_search(query text) returns table (entry_id text, start_time timestamptz) language plpgsql as $$
   begin
     perform set_config('stint.search', query, true);
     return query execute 'select t.entry_id, t.start_time from time_entry_terms t';
     perform set_config('stint.search', '', true);
   end $$`,
];

/** For sorts and filters that read all rows of a workspace otherwise. Recording a time entry writes to none of them. */
const lists: Readonly<Record<string, string>> = {
  time_entries_billed: "time_entries (workspace_id, start_time, id) where invoice_id is not null",
  invoices_status: "invoices (workspace_id, status, created_at, id)",
  invoices_currency: "invoices (workspace_id, currency, created_at, id)",
  invoices_issued: "invoices (workspace_id, issue_date)",
  invoices_due: "invoices (workspace_id, due_date)",
  clients_name: 'clients (workspace_id, (name collate "C"), id)',
  projects_name: 'projects (workspace_id, (name collate "C"), id)',
  tasks_name: 'tasks (workspace_id, (name collate "C"), id)',
  users_name: 'users (workspace_id, (name collate "C"), id)',
};

/** A pending list that is short enough to be read by each search. */
const indexes = [
  ...Object.entries(lists).map(([name, on]) => `create index ${name} on ${on}`),
  "create index time_entry_terms_search on time_entry_terms using gin (terms) with (gin_pending_list_limit = 256)",
  "create index time_entries_project on time_entries (workspace_id, project_id, start_time, id)",
  "drop index time_entries_user",
  "create index time_entries_user on time_entries (workspace_id, user_id, start_time, id)",
];

/** Row-level security also applies to the tables' owner, and a migration has no workspace. */
const filling = [
  "alter table time_entries no force row level security",
  "insert into time_entry_terms select e.workspace_id, e.id, e.start_time, stint_terms(e) from time_entries e",
  "alter table time_entries force row level security",
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [...terms, ...filling, ...keeping, ...searching, ...indexes]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    ...Object.keys(lists).map((name) => `drop index ${name}`),
    "drop index time_entries_user",
    "create index time_entries_user on time_entries (user_id, start_time, id)",
    "drop index time_entries_project",
    "drop function stint_search",
    "drop trigger time_entries_terms_update on time_entries",
    "drop trigger time_entries_terms on time_entries",
    "drop function stint_keep_terms",
    "drop table time_entry_terms",
    "drop function stint_terms",
    "drop function stint_folded",
  ]);
}

import type { Knex } from "knex";
import { type FoldedColumn, foldedName, foldedNotes } from "../searched-text.js";
import { changeTriggers, dropChangeTriggers, trackChanges } from "./change-tracking.js";
import { execute } from "./schema.js";

const named = [
  ["clients", "client", ["email_key"]],
  ["users", "user", ["email_key"]],
  ["projects", "project", []],
  ["tasks", "task", []],
] as const;
const [NAME, NOTES] = [foldedName.column, foldedNotes.column];
const BATCH = 1_000;

/** The terms of 0014, of the folded notes. */
const termsOf = (notes: string): string => `
  create or replace function stint_terms(entry time_entries) returns tsvector language plpgsql immutable as $$
  declare
    prefix constant text := right(entry.workspace_id, 2);
    folded constant text := stint_folded(${notes});
  begin
    return array_to_tsvector(
      array(select prefix || '"' || substr(b.block, i, 3)
            from (select substr(folded, n, 202) as block from generate_series(1, length(folded), 200) n) b
              cross join generate_series(1, least(length(b.block), 200)) i)
      || array(select prefix || '#' || tag from jsonb_array_elements_text(entry.tags) tag)
      || array_remove(array[entry.user_id, entry.project_id, entry.task_id, case when not entry.billable then prefix || '!' end], null));
  end $$`;

interface Text {
  readonly workspace_id: string;
  readonly id: string;
  readonly text: string;
}

/**
 * Fills the column for the texts that meet the condition, in steps that hold few texts in memory. `then` is SQL that sees the filled rows as `filled`.
 */
async function fill(
  knex: Knex,
  table: string,
  { of, column, fold }: FoldedColumn,
  condition: string,
  then: string,
): Promise<void> {
  const next = `select workspace_id, id, ${of} as text from ${table}
    where ${condition} and (workspace_id, id) > (?, ?) order by workspace_id, id limit ${BATCH}`;
  const update = `with filled as (
      update ${table} t set ${column} = n.fold
      from jsonb_to_recordset(cast(? as jsonb)) n (workspace_id text, id text, fold text)
      where t.workspace_id = n.workspace_id and t.id = n.id returning t.*)
    ${then}`;
  for (let last: Text | undefined = { workspace_id: "", id: "", text: "" }; last;) {
    const { rows }: { rows: readonly Text[] } = await knex.raw(next, [last.workspace_id, last.id]);
    const folds = rows.map(({ text, ...row }) => ({ ...row, fold: fold(text) })).filter((row) => row.fold !== null);
    if (folds.length > 0) await knex.raw(update, [JSON.stringify(folds)]);
    last = rows.at(-1);
  }
}

/** PostgreSQL cannot compute the folds. Row-level security also applies to the tables' owner, and a migration has no workspace. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, kind, hidden] of named) {
    await execute(knex, [
      ...dropChangeTriggers(table),
      `alter table ${table} add column ${NAME} text collate "C", no force row level security`,
    ]);
    await fill(knex, table, foldedName, "true", "select from filled");
    await execute(knex, [
      `alter table ${table} alter column ${NAME} set not null, force row level security`,
      ...trackChanges(table, kind, { hidden: [...hidden, NAME] }),
    ]);
  }
  await execute(knex, [
    `alter table time_entries add column ${NOTES} text collate "C", no force row level security`,
    "alter table time_entry_terms no force row level security",
    termsOf(`coalesce(entry.${NOTES}, entry.notes)`),
  ]);
  // ASCII has no accents.
  const mayHaveAccents = "octet_length(notes) <> length(notes)";
  const terms = `update time_entry_terms t set terms = stint_terms(cast(row(filled.*) as time_entries))
    from filled where t.workspace_id = filled.workspace_id and t.entry_id = filled.id`;
  await fill(knex, "time_entries", foldedNotes, mayHaveAccents, terms);
  await execute(knex, [
    "alter table time_entries force row level security",
    "alter table time_entry_terms force row level security",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, kind, hidden] of named)
    await execute(knex, [
      ...dropChangeTriggers(table),
      `alter table ${table} drop column ${NAME}`,
      ...changeTriggers(table, kind, "", ...hidden),
    ]);
  await execute(knex, [
    "alter table time_entries no force row level security",
    "alter table time_entry_terms no force row level security",
    termsOf("entry.notes"),
    `update time_entry_terms t set terms = stint_terms(e) from time_entries e
     where t.workspace_id = e.workspace_id and t.entry_id = e.id and e.${NOTES} is not null`,
    `alter table time_entries drop column ${NOTES}, force row level security`,
    "alter table time_entry_terms force row level security",
  ]);
}

import type { Knex } from "knex";
import { foldForSearch } from "../../../core/index.js";
import { FOLDED_NAME, foldedNotes, foldNotes } from "../searched-text.js";
import { changeTriggers, dropChangeTriggers, trackChangesAtFirst } from "./change-tracking.js";
import { fillFolds } from "./folds.js";
import { execute } from "./schema.js";

const named = [
  ["clients", "client", ["email_key"]],
  ["users", "user", ["email_key"]],
  ["projects", "project", []],
  ["tasks", "task", []],
] as const;
const [NAME, NOTES] = [FOLDED_NAME, foldedNotes.column];

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

/** PostgreSQL cannot compute the folds. Row-level security also applies to the tables' owner, and a migration has no workspace. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, kind, hidden] of named) {
    await execute(knex, [
      ...dropChangeTriggers(table),
      `alter table ${table} add column ${NAME} text collate "C", no force row level security`,
    ]);
    await fillFolds(knex, table, { column: NAME, text: "name", fold: foldForSearch });
    await execute(knex, [
      `alter table ${table} alter column ${NAME} set not null, force row level security`,
      ...trackChangesAtFirst(table, kind, { hidden: [...hidden, NAME] }),
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
  await fillFolds(knex, "time_entries", { column: NOTES, text: "notes", fold: foldNotes, where: mayHaveAccents, then: terms });
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

import type { Knex } from "knex";
import { changeTriggers } from "./change-tracking.js";
import { execute } from "./schema.js";

/** Fails the transaction with the refusal as its message unless the condition is true. */
const requiring = `
  create function stint_require(condition boolean, refusal text) returns boolean language plpgsql as $$
  begin
    if condition then return true; end if;
    raise exception using errcode = 'ST001', message = refusal;
  end $$`;

/** The statements that insert and update time entries also keep their terms and record their changes, since triggers cost more. */
const withoutTriggers = [
  "drop trigger time_entries_changes_insert on time_entries",
  "drop trigger time_entries_changes_update on time_entries",
  "drop trigger time_entries_terms_update on time_entries",
  "drop trigger time_entries_terms on time_entries",
  "create trigger time_entries_terms after delete on time_entries for each row execute function stint_keep_terms()",
];

const [insertTrigger = "", updateTrigger = ""] = changeTriggers("time_entries", "time_entry", "");
const withTriggers = [
  insertTrigger,
  updateTrigger,
  "drop trigger time_entries_terms on time_entries",
  "create trigger time_entries_terms after insert or delete on time_entries for each row execute function stint_keep_terms()",
  `create trigger time_entries_terms_update after update on time_entries for each row
   when ((old.user_id, old.project_id, old.task_id, old.notes, old.start_time, old.billable, old.tags) is distinct from
         (new.user_id, new.project_id, new.task_id, new.notes, new.start_time, new.billable, new.tags))
   execute function stint_keep_terms()`,
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, [requiring, ...withoutTriggers]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [...withTriggers, "drop function stint_require(boolean, text)"]);
}

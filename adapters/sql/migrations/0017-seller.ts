import type { Knex } from "knex";
import { execute } from "./schema.js";

const added = { credit_note_number_format: "CN-{YYYY}-{SEQ:4}", issue_checks: "warn" };

const statements = [
  `alter table workspaces add column credit_note_number_format text not null default '${added.credit_note_number_format}',
    add column issue_checks text not null default '${added.issue_checks}'`,
  "alter table workspaces alter column credit_note_number_format drop default, alter column issue_checks drop default",
  "alter table clients add column locale text",
  // What the feed contains has the new fields too, like the rows.
  "alter table changes no force row level security",
  `update changes set resource = resource || '${JSON.stringify(added)}' where type = 'workspace' and resource is not null`,
  "alter table changes force row level security",
];

/** Adds settings of invoicing and the language of clients. New fields of the seller are null. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, statements);
}

/** The seller keeps its new fields, which earlier versions ignore. */
export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table clients drop column locale",
    "alter table workspaces drop column credit_note_number_format, drop column issue_checks",
  ]);
}

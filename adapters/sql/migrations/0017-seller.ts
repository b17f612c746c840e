import type { Knex } from "knex";
import { execute, id, protect } from "./schema.js";

const added = { credit_note_number_format: "CN-{YYYY}-{SEQ:4}", issue_checks: "warn" };

/** The feed contains the same fields as the rows. */
function inFeed(resource: string): readonly string[] {
  return [
    "alter table changes no force row level security",
    `update changes set resource = ${resource} where type = 'workspace' and resource is not null`,
    "alter table changes force row level security",
  ];
}

const statements = [
  `alter table workspaces add column credit_note_number_format text not null default '${added.credit_note_number_format}',
    add column issue_checks text not null default '${added.issue_checks}', add column logo jsonb`,
  "alter table workspaces alter column credit_note_number_format drop default, alter column issue_checks drop default",
  "alter table clients add column locale text",
  "alter table invoices add column tax_chosen boolean not null default true",
  "alter table invoices alter column tax_chosen drop default, no force row level security",
  // An invoice whose lines all have the category of invoices without a tax.
  `update invoices set tax_chosen = false where not exists (select from jsonb_array_elements(lines) line
    where line->'tax'->>'category' <> 'O' or line->'tax'->>'exemption_reason' is not null)`,
  "alter table invoices force row level security",
  `create table logos (
    workspace_id ${id} not null references workspaces (id), workspace_version integer not null, media_type text, content bytea,
    created_at timestamptz not null, primary key (workspace_id, workspace_version))`,
  ...protect("logos"),
  ...inFeed(`resource || '${JSON.stringify(added)}'`),
];

/** Adds settings of invoicing, logos, the language of clients, and whether the tax of an invoice was chosen. New fields of the seller are null. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, statements);
}

/** The seller keeps its new fields, which earlier versions ignore. */
export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    ...inFeed(Object.keys(added).reduce((resource, field) => `${resource} - '${field}'`, "resource")),
    "drop table logos",
    "alter table clients drop column locale",
    "alter table invoices drop column tax_chosen",
    "alter table workspaces drop column credit_note_number_format, drop column issue_checks, drop column logo",
  ]);
}

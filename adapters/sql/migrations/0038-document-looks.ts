import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Adds the color and the texts of documents, and the notes of a client's invoices. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces add column accent_color text, add column document_texts jsonb not null default '[]'",
    "alter table clients add column invoice_notes text",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table clients drop column invoice_notes",
    "alter table workspaces drop column accent_color, drop column document_texts",
  ]);
}

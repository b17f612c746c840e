import type { Knex } from "knex";
import { execute } from "./schema.js";

/** One document per invoice and format, where there was one PDF per invoice. Events and messages say who recorded or queued them. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table invoice_documents rename to documents",
    "alter table documents rename column pdf to content",
    "alter table documents add column format text not null default 'pdf'",
    `alter table documents alter column format drop default, drop constraint invoice_documents_pkey,
     add primary key (workspace_id, invoice_id, format)`,
    "alter table documents rename constraint invoice_documents_workspace_id_invoice_id_fkey to documents_workspace_id_invoice_id_fkey",
    "alter table events add column author text",
    "alter table messages add column author text",
  ]);
}

/** Deletes the documents in other formats, which versions before cannot store. */
export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table messages drop column author",
    "alter table events drop column author",
    "alter table documents no force row level security",
    "delete from documents where format <> 'pdf'",
    "alter table documents force row level security",
    "alter table documents rename constraint documents_workspace_id_invoice_id_fkey to invoice_documents_workspace_id_invoice_id_fkey",
    "alter table documents drop constraint documents_pkey, drop column format",
    "alter table documents add constraint invoice_documents_pkey primary key (workspace_id, invoice_id)",
    "alter table documents rename column content to pdf",
    "alter table documents rename to invoice_documents",
  ]);
}

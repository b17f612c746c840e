import type { Knex } from "knex";
import { trackChanges } from "./change-tracking.js";
import { execute, id, protect, reference, resourceTable } from "./schema.js";

/** Quotes, the invoice and the project that were created from each, and links and emails of quotes. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...resourceTable(
      "quotes",
      `client_id ${id} not null, number text, status text not null, currency text not null, issue_date date, valid_until date,
       prices text not null, discount jsonb, lines jsonb not null, allowances jsonb not null, charges jsonb not null, notes text not null,
       project_reference text, buyer_reference text, subtotal bigint not null, discount_total bigint not null, allowance_total bigint not null,
       charge_total bigint not null, tax_breakdown jsonb not null, tax_total bigint not null, total bigint not null,
       tax_chosen boolean not null, seller jsonb, buyer jsonb, accepted_at timestamptz, accepted_by text, declined_at timestamptz,
       decline_reason text, invoice_id ${id}, project_id ${id}, sent_at timestamptz, viewed_at timestamptz, issued_at timestamptz,
       ${reference("client_id", "clients")}, ${reference("invoice_id", "invoices")}, ${reference("project_id", "projects")}`,
    ),
    "create unique index quotes_number on quotes (workspace_id, number)",
    "create index quotes_issue_date on quotes (workspace_id, (coalesce(issue_date, date 'infinity')), id)",
    "create index quotes_client on quotes (workspace_id, client_id, created_at, id)",
    "create index quotes_invoice on quotes (workspace_id, invoice_id) where invoice_id is not null",
    "create index quotes_project on quotes (workspace_id, project_id) where project_id is not null",
    ...protect("quotes"),
    ...trackChanges("quotes", "quote"),
    `alter table document_links alter column invoice_id drop not null, add column quote_id ${id}, add ${reference("quote_id", "quotes")},
     add constraint document_links_document check ((invoice_id is null) <> (quote_id is null))`,
    "create index document_links_quote on document_links (workspace_id, quote_id, created_at, id) where quote_id is not null",
    `alter table messages add column quote_id ${id}, add ${reference("quote_id", "quotes")}`,
    "create index messages_quote on messages (workspace_id, quote_id) where quote_id is not null",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "delete from messages where quote_id is not null or link_id in (select id from document_links where quote_id is not null)",
    "delete from document_links where quote_id is not null",
    "alter table messages drop column quote_id",
    "alter table document_links drop column quote_id, alter column invoice_id set not null",
    "drop table quotes",
  ]);
}

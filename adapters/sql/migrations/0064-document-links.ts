import type { Knex } from "knex";
import { keepIssuedWithDueDates } from "./0035-due-dates.js";
import { allow, execute, id, protect, reference, resourceTable } from "./schema.js";

/** What could change before, beside what 0035 lets change. */
const CHANGING = ["overdue_noted", "reminders"] as const;
const VIEWED = "viewed_at";

/** The links on which clients see documents, what they ask there, and when they first saw an invoice. The policy finds the workspace of a link. */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...resourceTable(
      "document_links",
      `invoice_id ${id} not null, secret text, hash text not null, expires_at timestamptz, revoked_at timestamptz,
       views integer not null, last_viewed_at timestamptz, ${reference("invoice_id", "invoices")}`,
    ),
    "create index document_links_invoice on document_links (workspace_id, invoice_id, created_at, id)",
    "create index document_links_hash on document_links (hash)",
    ...protect("document_links"),
    allow("directory", "document_links", "select"),
    `alter table messages add column link_id ${id}, add column reply_to text, add ${reference("link_id", "document_links")}`,
    "create index messages_link on messages (workspace_id, link_id) where link_id is not null",
    `alter table invoices add column ${VIEWED} timestamptz`,
    keepIssuedWithDueDates(...CHANGING, VIEWED),
    "alter table workspaces add column link_in_mails boolean not null default false",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "alter table workspaces drop column link_in_mails",
    keepIssuedWithDueDates(...CHANGING),
    `alter table invoices drop column ${VIEWED}`,
    "delete from messages where link_id is not null",
    "alter table messages drop column link_id, drop column reply_to",
    "drop table document_links",
  ]);
}

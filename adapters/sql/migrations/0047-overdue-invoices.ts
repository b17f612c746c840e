import type { Knex } from "knex";
import { foldedBuyer } from "../searched-text.js";
import { keepIssuedWithDueDates } from "./0035-due-dates.js";
import { changeTriggers, dropChangeTriggers, trackChanges } from "./change-tracking.js";
import { execute } from "./schema.js";

const NOTED = "overdue_noted";

/**
 * Adds the due date with which an invoice was last reported as overdue. Invoices that are overdue already are not reported, since that is no news when a
 * version begins to report them. The index finds what is still
 * to be reported, and the policy which workspaces have something.
 */
export async function up(knex: Knex): Promise<void> {
  await execute(knex, [
    ...dropChangeTriggers("invoices"),
    `alter table invoices add column ${NOTED} date, no force row level security, disable trigger user`,
    "alter table workspaces no force row level security",
    `update invoices i set ${NOTED} = due_date from workspaces w
     where w.id = i.workspace_id and i.status = 'open' and i.due_date < cast(now() at time zone w.time_zone as date)`,
    "alter table workspaces force row level security",
    "alter table invoices force row level security, enable trigger user",
    keepIssuedWithDueDates(NOTED),
    ...trackChanges("invoices", "invoice", { hidden: [foldedBuyer.column, NOTED] }),
    `create index invoices_unreported on invoices (workspace_id, due_date)
     where status = 'open' and ${NOTED} is distinct from due_date and total - prepaid_total + rounding_amount > 0`,
    "create policy directory on invoices for select using (current_setting('stint.purpose', true) = 'directory' and status = 'open')",
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, [
    "drop policy directory on invoices",
    ...dropChangeTriggers("invoices"),
    keepIssuedWithDueDates(),
    `alter table invoices drop column ${NOTED}`,
    ...changeTriggers("invoices", "invoice", "", foldedBuyer.column),
  ]);
}

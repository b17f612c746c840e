import type { Knex } from "knex";
import { trackChanges } from "./change-tracking.js";
import { execute, id, protect, reference, resourceTable } from "./schema.js";

const statements = [
  ...resourceTable(
    "purchases",
    `project_id ${id} not null, description text not null, amount bigint not null check (amount > 0), spent_on date not null,
     billable boolean not null, ${reference("project_id", "projects")}`,
  ),
  "create index purchases_project on purchases (workspace_id, project_id, created_at, id)",
  ...protect("purchases"),
  ...trackChanges("purchases", "purchase"),
];

export async function up(knex: Knex): Promise<void> {
  await execute(knex, statements);
}

export async function down(knex: Knex): Promise<void> {
  await execute(knex, ["drop table purchases"]);
}

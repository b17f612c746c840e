import type { Knex } from "knex";
import { execute, id, reference } from "./schema.js";

/** Stored invoices deduct no deposits. */
const columns = ["deposits jsonb not null default '[]'", "deposit_total bigint not null default 0"];
/** In the row of the deposit, so that at most one invoice deducts it. */
const deduction = [`deducted_by ${id}`, "deducted_by_number text"];

const constraints = {
  /** Deferrable, so that a copy can insert a deposit before the invoice that deducts it. */
  invoices_deducted_by: `${reference("deducted_by", "invoices")} deferrable`,
  invoices_deducted_deposit: "check (deducted_by is null or (type = 'deposit' and status = 'paid'))",
  invoices_deducted_number: "check (deducted_by_number is null or deducted_by is not null)",
};

/** The feed contains the fields of the rows that are not null. */
function inFeed(resource: string): readonly string[] {
  return [
    "alter table changes no force row level security",
    `update changes set resource = ${resource} where type = 'invoice' and resource is not null`,
    "alter table changes force row level security",
  ];
}

/** Adds deposits: what an invoice deducts, and which invoice deducts a deposit. */
export async function up(knex: Knex): Promise<void> {
  const added = Object.entries(constraints).map(([name, constraint]) => `add constraint ${name} ${constraint}`);
  await execute(knex, [
    `alter table invoices ${[...columns, ...deduction].map((column) => `add column ${column}`).join(", ")}`,
    "alter table invoices alter column deposits drop default, alter column deposit_total drop default",
    `alter table invoices ${added.join(", ")}`,
    "create index invoices_deducted_by on invoices (workspace_id, deducted_by) where deducted_by is not null",
    ...inFeed(`resource || '{"deposits": [], "deposit_total": 0}'`),
  ]);
}

/** Loses the deductions; the figures remain. */
export async function down(knex: Knex): Promise<void> {
  const names = [...columns, ...deduction].map((column) => column.split(" ")[0]);
  await execute(knex, [
    ...inFeed("resource - 'deposits' - 'deposit_total' - 'deducted_by' - 'deducted_by_number'"),
    `alter table invoices ${names.map((name) => `drop column ${name}`).join(", ")}`,
  ]);
}

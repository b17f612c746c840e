import type { Knex } from "knex";
import { execute } from "./schema.js";

/** Where addresses, sellers and buyers are stored, including the change feed: the table, the column, and the path to the value. */
const places = [
  { table: "workspaces", column: "seller", path: "{}", where: "true" },
  { table: "clients", column: "address", path: "{}", where: "address is not null" },
  { table: "invoices", column: "seller", path: "{}", where: "seller is not null" },
  { table: "invoices", column: "buyer", path: "{}", where: "buyer is not null" },
  { table: "changes", column: "resource", path: "{seller}", where: "type in ('workspace', 'invoice')" },
  { table: "changes", column: "resource", path: "{buyer}", where: "type = 'invoice'" },
  { table: "changes", column: "resource", path: "{address}", where: "type = 'client'" },
] as const;

const names = { legalName: "legal_name", taxId: "tax_id", postalCode: "postal_code" };

/** Renames keys of an object and of the objects in it. */
const renaming = `
  create function stint_rename_keys(value jsonb, names jsonb) returns jsonb language plpgsql immutable as $$
  begin
    if jsonb_typeof(value) <> 'object' then return value; end if;
    return coalesce(
      (select jsonb_object_agg(coalesce(names->>e.key, e.key), stint_rename_keys(e.value, names)) from jsonb_each(value) e), '{}');
  end $$`;

async function rename(knex: Knex, to: Readonly<Record<string, string>>): Promise<void> {
  const renamed = (value: string) => `stint_rename_keys(${value}, '${JSON.stringify(to)}')`;
  await execute(knex, [renaming]);
  // Versions do not change, so the change feed records nothing.
  for (const { table, column, path, where } of places) {
    const [value, present] =
      path === "{}"
        ? [renamed(column), where]
        : [
            `jsonb_set(${column}, '${path}', ${renamed(`${column} #> '${path}'`)})`,
            `${where} and jsonb_typeof(${column} #> '${path}') = 'object'`,
          ];
    await execute(knex, [
      `alter table ${table} no force row level security`,
      `update ${table} set ${column} = ${value} where ${present}`,
      `alter table ${table} force row level security`,
    ]);
  }
  await execute(knex, ["drop function stint_rename_keys"]);
}

/** Stores addresses, sellers and buyers with the names that the API uses. */
export async function up(knex: Knex): Promise<void> {
  await rename(knex, names);
}

export async function down(knex: Knex): Promise<void> {
  await rename(knex, Object.fromEntries(Object.entries(names).map(([old, current]) => [current, old])));
}

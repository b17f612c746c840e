import type { Knex } from "knex";

/** Where budgets are stored, including the change feed: the table, the path to the budget, and the rows that have one. */
const places = [
  { table: "projects", column: "budget", path: "{}", where: "budget is not null" },
  {
    table: "changes",
    column: "resource",
    path: "{budget}",
    where: "type = 'project' and jsonb_typeof(resource->'budget') = 'object'",
  },
];

async function rewrite(knex: Knex, spelled: (budget: string) => string): Promise<void> {
  // Versions do not change, so the change feed records nothing.
  for (const { table, column, path, where } of places) {
    const budget = spelled(`(${column} #> '${path}')`);
    const value = path === "{}" ? budget : `jsonb_set(${column}, '${path}', ${budget})`;
    await knex.raw(`alter table ${table} no force row level security`);
    await knex.raw(`update ${table} set ${column} = ${value} where ${where}`);
    await knex.raw(`alter table ${table} force row level security`);
  }
}

/** Stores the value under the name of its kind, hours as a decimal, and adds a period. */
export async function up(knex: Knex): Promise<void> {
  await rewrite(
    knex,
    (budget) => `jsonb_build_object('kind', ${budget}->'kind', 'period', 'total', ${budget}->>'kind',
      case when ${budget}->>'kind' = 'hours' then to_jsonb(${budget}->>'value') else ${budget}->'value' end)`,
  );
}

/** Loses the decimal places of hours and the period. */
export async function down(knex: Knex): Promise<void> {
  await rewrite(
    knex,
    (budget) => `jsonb_build_object('kind', ${budget}->'kind', 'value',
      case when ${budget}->>'kind' = 'hours' then to_jsonb(ceil((${budget}->>'hours')::numeric)) else ${budget}->'amount' end)`,
  );
}

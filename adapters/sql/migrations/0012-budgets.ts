import type { Knex } from "knex";

/** Where budgets are stored, and where the change feed shows them: the table, the path to the budget, and which rows have one. */
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
  // The versions stay, so the change feed records nothing.
  for (const { table, column, path, where } of places) {
    const budget = spelled(`(${column} #> '${path}')`);
    const value = path === "{}" ? budget : `jsonb_set(${column}, '${path}', ${budget})`;
    await knex.raw(`alter table ${table} no force row level security`);
    await knex.raw(`update ${table} set ${column} = ${value} where ${where}`);
    await knex.raw(`alter table ${table} force row level security`);
  }
}

/** A budget has its figure under the name of its kind, hours as a decimal, and a period. */
export async function up(knex: Knex): Promise<void> {
  await rewrite(
    knex,
    (budget) => `jsonb_build_object('kind', ${budget}->'kind', 'period', 'total', ${budget}->>'kind',
      case when ${budget}->>'kind' = 'hours' then to_jsonb(${budget}->>'value') else ${budget}->'value' end)`,
  );
}

/** Decimals of hours and the period are lost. */
export async function down(knex: Knex): Promise<void> {
  await rewrite(
    knex,
    (budget) => `jsonb_build_object('kind', ${budget}->'kind', 'value',
      case when ${budget}->>'kind' = 'hours' then to_jsonb(ceil((${budget}->>'hours')::numeric)) else ${budget}->'amount' end)`,
  );
}

import { expect } from "chai";
import createKnex, { type Knex } from "knex";
import { openStorage } from "../../../adapters/sql/index.js";
import { migrations } from "../../../adapters/sql/migrations/index.js";
import { fillWorkspace } from "../../../bootstrap/demo/fill-workspace.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createDatabase, createOwner, sql, type TestDatabase } from "./databases.js";
import { MIGRATION_TABLES } from "./partitioned.js";

const index = migrations.findIndex(({ name }) => name === "0015-keys");
/** Those after 0016 add columns and tables, which their reverse removes with their content. */
const [earliest, later, newest] = [migrations.slice(0, index), migrations.slice(index, index + 2), migrations.slice(index + 2)];

describe("the migration that begins every key with the workspace", () => {
  const databases: TestDatabase[] = [];
  const knexes: Knex[] = [];
  /** As a login that is not a superuser, so that row-level security applies to the migration. */
  const create = async () => {
    const superuser = await createDatabase();
    const database = await createOwner(superuser);
    databases.push(database);
    const knex = createKnex({ client: "pg", connection: database.url });
    knexes.push(knex);
    return { url: database.url, knex, superuser: superuser.url };
  };
  after(async () => {
    for (const knex of knexes) await knex.destroy();
    for (const database of databases) await database.drop();
  });

  it("keeps every row and every promise of the schema, and its reverse restores the schema before it", async () => {
    const { url, knex, superuser } = await create();
    const storage = await openStorage({ kind: "server", url }, { ...storageOptions, outbox: true });
    await storage.inOneTransaction((unitOfWork) =>
      fillWorkspace(
        { ...portsOn(storage), unitOfWork },
        { progress: () => undefined, inOneTransaction: (work) => work(unitOfWork), months: 1 },
      ),
    );
    await storage.close();
    const latest = await schemaOf(superuser);
    for (const { down } of newest.toReversed()) await knex.transaction(down);
    const [current, { mail_quotas, ...rows }] = [await schemaOf(superuser), await rowsOf(superuser)];
    expect(rows["time_entries"]).to.have.length.greaterThan(2);

    for (const { down } of later.toReversed()) await knex.transaction(down);
    const earlier = await create();
    for (const { up } of earliest) await up(earlier.knex);
    expect(await schemaOf(superuser)).to.deep.equal(await schemaOf(earlier.superuser));
    expect(await rowsOf(superuser)).to.deep.equal(rows);

    for (const { up } of later) await knex.transaction(up);
    expect(await schemaOf(superuser)).to.deep.equal(current);
    expect(await rowsOf(superuser)).to.deep.equal({ ...rows, mail_quotas });

    for (const { up } of newest) await knex.transaction(up);
    expect(await schemaOf(superuser)).to.deep.equal(latest);
  });
});

/** The keys, indexes, policies and row-level security of all tables. */
async function schemaOf(url: string): Promise<readonly unknown[]> {
  const { rows } = await sql(
    url,
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as text from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid::regclass::text not like $1
     union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like $1
     union all select relname || ' ' || relrowsecurity || relforcerowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like $1
     order by 1`,
    [MIGRATION_TABLES],
  );
  return rows.map(({ text }: { text: string }) => text);
}

async function rowsOf(url: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = await sql(
    url,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like $1 order by 1",
    [MIGRATION_TABLES],
  );
  const rows: Record<string, readonly unknown[]> = {};
  for (const { name } of tables.rows as { name: string }[])
    rows[name] = (await sql(url, `select to_jsonb(t)::text as row from ${name} t order by 1`)).rows;
  return rows;
}

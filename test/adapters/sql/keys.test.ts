import { expect } from "chai";
import { openStorage } from "../../../adapters/sql/index.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";
import { MIGRATION_TABLES, withoutWorkspace } from "./partitioned.js";

describe("the keys of every table", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createDatabase();
    await (await openStorage({ kind: "server", url: database.url }, storageOptions)).close();
  });
  after(() => database?.drop());

  const rows = async <Row extends object>(text: string): Promise<readonly Row[]> =>
    (await sql(database?.url ?? "", text, [MIGRATION_TABLES, Object.keys(withoutWorkspace)])).rows as Row[];

  it("begin with the workspace: primary keys, unique constraints and indexes, and foreign keys", async () => {
    const keys = await rows<{ name: string; first: string }>(
      `select c.relname || ': ' || k.name as name, coalesce(a.attname, 'an expression') as first
       from (
         select indrelid as relation, indexrelid::regclass::text as name, indkey[0] as first from pg_index where indisunique
         union all
         select conrelid, conname, conkey[1] from pg_constraint where contype = 'f') k
         join pg_class c on c.oid = k.relation left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.first
       where c.relnamespace = 'public'::regnamespace and c.relname not like $1 and c.relname <> all($2) order by 1`,
    );
    expect(keys).to.have.length.greaterThan(40);
    const wrong = keys.filter(({ name, first }) => first !== (name === "workspaces: workspaces_pkey" ? "id" : "workspace_id"));
    expect(wrong).to.deep.equal([]);
  });

  it("reference the workspace by the first column, too", async () => {
    const wrong = await rows(
      `select c.conname from pg_constraint c join pg_attribute a on a.attrelid = c.confrelid and a.attnum = c.confkey[1]
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid::regclass::text not like $1
         and c.conrelid::regclass::text <> all($2)
         and a.attname <> case when c.confrelid = 'workspaces'::regclass then 'id' else 'workspace_id' end`,
    );
    expect(wrong).to.deep.equal([]);
  });

  it("are the only unique ones: no index begins with all columns of another", async () => {
    const redundant = await rows(
      `select a.indexrelid::regclass::text as redundant, b.indexrelid::regclass::text as other
       from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid <> b.indexrelid join pg_class c on c.oid = a.indrelid
       where c.relnamespace = 'public'::regnamespace and c.relname not like $1 and c.relname <> all($2)
         and a.indexprs is null and b.indexprs is null and a.indpred is null and b.indpred is null
         and not a.indisunique and (b.indkey::text || ' ') like (a.indkey::text || ' %')`,
    );
    expect(redundant).to.deep.equal([]);
  });

  it("exist in every table", async () => {
    const without = await rows(
      `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like $1 and relname <> all($2)
         and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
    );
    expect(without).to.deep.equal([]);
  });
});

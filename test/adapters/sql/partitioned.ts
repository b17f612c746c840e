import type pg from "pg";
import { openStorage } from "../../../adapters/sql/index.js";
import { storageOptions } from "../../system-ports.js";
import { withClient } from "./databases.js";

const PARTITIONS = 4;

/** Tables that belong to no workspace, with the column by which a distributed engine would spread their rows. Null: every node has a copy. */
export const withoutWorkspace: Readonly<Record<string, string | null>> = {
  secret_key_check: null,
  request_quotas: "key",
};

/** Tables of the migration tool. */
export const MIGRATION_TABLES = "stint_migrations%";

/**
 * Migrates an empty database, and replaces each table by one with the same columns, keys, indexes, triggers and policies that is hash-partitioned
 * by the workspace. Everything is read from the catalogue, so it includes the tables of later migrations. The partitions are in another
 * schema, where no statement finds them by name.
 */
export async function partitionedDatabase(url: string): Promise<void> {
  await (await openStorage({ kind: "server", url }, storageOptions)).close();
  await withClient(url, async (client) => {
    await client.query("begin");
    await client.query("create schema plain; create schema shards");
    const tables = await tablesOf(client);
    for (const { name } of tables) await client.query(`alter table ${name} set schema plain`);
    await client.query("set local search_path = plain");
    const copies: Copy[] = [];
    for (const table of tables) copies.push(await copyOf(client, table));
    await client.query("set local search_path = public");
    for (const statement of statementsOf(copies)) await client.query(statement);
    for (const { name } of tables) await nameIndexesLikeShards(client, name);
    await client.query("drop schema plain cascade; commit");
  });
}

interface Table {
  readonly name: string;
  /** The partition key. */
  readonly key: string;
}

async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like $1
     order by relname`,
    [MIGRATION_TABLES],
  );
  return rows.flatMap(({ name }) => {
    const key = name === "workspaces" ? "id" : name in withoutWorkspace ? (withoutWorkspace[name] ?? null) : "workspace_id";
    return key === null ? [] : [{ name, key }];
  });
}

/** The statements that create the parts of a partitioned table. */
interface Copy {
  readonly table: readonly string[];
  readonly keys: readonly string[];
  readonly foreignKeys: readonly string[];
  readonly rest: readonly string[];
}

function statementsOf(copies: readonly Copy[]): readonly string[] {
  return [
    ...copies.flatMap(({ table, keys }) => [...table, ...keys]),
    ...copies.flatMap(({ foreignKeys, rest }) => [...foreignKeys, ...rest]),
  ];
}

async function copyOf(client: pg.Client, { name, key }: Table): Promise<Copy> {
  const texts = async (text: string): Promise<readonly string[]> =>
    (await client.query<{ text: string }>(text, [name])).rows.map((row) => row.text);
  const constraints = (types: string) =>
    texts(`select format('alter table ${name} add constraint %I %s', conname, pg_get_constraintdef(oid)) as text
           from pg_constraint where conrelid = $1::regclass and contype in (${types}) order by conname`);
  const identities = await texts("select attname as text from pg_attribute where attrelid = $1::regclass and attidentity <> ''");
  return {
    table: [
      `create table ${name} (like plain.${name} including defaults including generated including constraints) partition by hash (${key})`,
      // PostgreSQL 15 has no identity columns in partitioned tables.
      ...identities.flatMap((column) => [
        `create sequence ${name}_${column}_seq`,
        `alter table ${name} alter column ${column} set default nextval('${name}_${column}_seq')`,
      ]),
      ...Array.from(
        { length: PARTITIONS },
        (_, n) => `create table shards.${name}_${n} partition of ${name} for values with (modulus ${PARTITIONS}, remainder ${n})`,
      ),
    ],
    keys: [
      ...(await constraints("'p', 'u'")),
      ...(await texts(
        `select replace(pg_get_indexdef(indexrelid), ' ON plain.', ' ON ') as text from pg_index
         where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
      )),
    ],
    foreignKeys: await constraints("'f'"),
    rest: [
      ...(await texts(
        "select pg_get_triggerdef(oid, true) as text from pg_trigger where tgrelid = $1::regclass and not tgisinternal",
      )),
      `alter table ${name} enable row level security`,
      `alter table ${name} force row level security`,
      ...(await texts(
        `select format('create policy %I on ${name} for %s', policyname, cmd) || coalesce(' using (' || qual || ')', '')
           || coalesce(' with check (' || with_check || ')', '') as text
         from pg_policies where schemaname = 'plain' and tablename = $1`,
      )),
    ],
  };
}

/** Names the indexes of partitions as an engine names those of its shards, since errors of unique constraints contain them. */
async function nameIndexesLikeShards(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ parent: string; child: string; shard: string }>(
    `select p.relname as parent, c.relname as child, right(t.relname, 1) as shard
     from pg_index i join pg_class p on p.oid = i.indexrelid join pg_inherits h on h.inhparent = p.oid join pg_class c on c.oid = h.inhrelid
       join pg_index ci on ci.indexrelid = c.oid join pg_class t on t.oid = ci.indrelid
     where i.indrelid = $1::regclass`,
    [table],
  );
  for (const { parent, child, shard } of rows) await client.query(`alter index shards.${child} rename to ${parent}_${shard}`);
}

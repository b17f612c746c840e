import pg from "pg";
import { openStorage } from "../../adapters/sql/storage.js";
import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { portsOn, storageOptions } from "../system-ports.js";
import { fuzz, type Ground, REQUESTS } from "./fuzz.js";

async function serverGround(): Promise<Ground> {
  const database: TestDatabase = await createDatabase();
  const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like '%document%'",
  );
  const digests = rows.map(({ name }) => `(select md5(string_agg(t::text, '' order by t::text)) from ${name} t)`);
  const text = `select concat_ws(' ', ${digests.join(", ")}) as stored`;
  return {
    ports: portsOn(storage),
    stored: async () => (await client.query<{ stored: string }>(text)).rows[0]?.stored ?? "",
    close: async () => {
      await client.end();
      await storage.close();
      await database.drop();
    },
  };
}

fuzz("on a PostgreSQL server", serverGround, Math.ceil(REQUESTS / 3));

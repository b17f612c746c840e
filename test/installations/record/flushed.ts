import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Lets PostgreSQL forget its log of what its files contain, half of the size of a small database. */
export async function flushed(folder: string): Promise<void> {
  const startParams = [...PGlite.defaultStartParams, "-c", "wal_recycle=off"];
  const database = await PGlite.create({ dataDir: join(folder, "postgres"), startParams });
  await database.exec("select pg_switch_wal()");
  await database.exec("checkpoint");
  await database.close();
}

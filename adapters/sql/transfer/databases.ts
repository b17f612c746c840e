import type { Database } from "../database.js";
import { embeddedDatabase } from "../embedded/embedded-database.js";
import type { FolderLock } from "../embedded/folder-lock.js";
import { openStore } from "../embedded/open-store.js";
import { serverDatabase } from "../server-database.js";
import type { ServerSettings } from "../storage.js";
import { ALONE } from "./alone.js";

/** Runs work on the embedded database in the folder, as it is. `lock`: that of the folder, if the caller has it. */
export async function withEmbedded<T>(folder: string, work: (database: Database) => Promise<T>, lock?: FolderLock): Promise<T> {
  const store = await openStore(folder, "durable", lock);
  const database = embeddedDatabase(store);
  try {
    return await work(database);
  } finally {
    await database.close();
    await store.close();
  }
}

/** Runs work on a database of a server, as it is. */
export async function withServer<T>({ url, schema }: ServerSettings, work: (database: Database) => Promise<T>): Promise<T> {
  const database = serverDatabase({ url, schema: schema ?? null }, { poolSize: 1, applicationName: ALONE });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

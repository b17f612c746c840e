import { setTimeout } from "node:timers/promises";
import { rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { unprotectedTables } from "./isolation.js";
import type { WorkerLock } from "./worker-lock.js";

/** Probes of orchestrators wait for some seconds. */
const REPLY_MS = 4_000;

const SILENT = "The database does not respond.";

/**
 * Asks the server over a connection for requests, one for background work, and the one that shows that a worker is alive. Returns why the storage cannot do
 * its work, or null. Rejects if a connection fails.
 */
export async function problemOf(database: Database, background: Database, workerLock: WorkerLock): Promise<string | null> {
  const asking = [askedOver(database), workerLock.problem(), ...(background === database ? [] : [answered(background)])];
  const over = new AbortController();
  const silence = setTimeout(REPLY_MS, [SILENT], { signal: over.signal, ref: false }).catch(() => [SILENT]);
  try {
    const found = await Promise.race([Promise.all(asking), silence]);
    return found.find((problem) => problem !== null) ?? problemOfDisk(database) ?? database.health.problem;
  } finally {
    over.abort();
  }
}

function problemOfDisk(database: Database): string | null {
  try {
    database.requireSpace();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function askedOver(database: Database): Promise<string | null> {
  const tables = await unprotectedTables(database);
  if (tables.length > 0)
    return `Row-level security is not enforced on these tables: ${tables.join(", ")}. Tables of other programs belong in another schema.`;
  return answered(database);
}

function answered(database: Database): Promise<string | null> {
  return database.withConnection(async (connection) => {
    const [row] = await rowsOf(connection, { text: "show transaction_read_only" });
    if (row?.["transaction_read_only"] !== "on") return null;
    // Another connection can lead to another server.
    connection.discard();
    return "The database is read-only.";
  });
}

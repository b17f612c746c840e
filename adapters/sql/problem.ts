import { setTimeout } from "node:timers/promises";
import { rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { unprotectedTables } from "./isolation.js";
import type { Presence } from "./presence.js";

/** Probes of orchestrators wait for some seconds. */
const REPLY_MS = 4_000;

const SILENT = "The database does not respond.";

/** Asks the server over a connection for requests and one for background work. Returns why the storage cannot do its work, or null. */
export async function problemOf(database: Database, background: Database, presence: Presence): Promise<string | null> {
  const asking = [askedOver(database), ...(background === database ? [] : [answered(background)])];
  const over = new AbortController();
  const silence = setTimeout(REPLY_MS, [SILENT], { signal: over.signal, ref: false }).catch(() => [SILENT]);
  try {
    const found = await Promise.race([Promise.all(asking), silence]);
    return found.find((problem) => problem !== null) ?? database.health.problem ?? (presence.isLost ? SILENT : null);
  } finally {
    over.abort();
  }
}

async function askedOver(database: Database): Promise<string | null> {
  const tables = await unprotectedTables(database);
  if (tables.length > 0) return `Row-level security is not enforced on these tables: ${tables.join(", ")}.`;
  return answered(database);
}

async function answered(database: Database): Promise<string | null> {
  const [row] = await database.withConnection((connection) => rowsOf(connection, { text: "show transaction_read_only" }));
  return row?.["transaction_read_only"] === "on" ? "The database is read-only." : null;
}

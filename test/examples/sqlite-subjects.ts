import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manualClock, type Subject } from "stint/conformance";
import { memoryPorts } from "stint/memory";
import type { Storage } from "stint/storage";
import { Connection } from "../../examples/sqlite-storage/connection.js";
import { openSqliteStorage } from "../../examples/sqlite-storage/index.js";

export const { ids } = memoryPorts();

/** A temporary folder with the path of a database that does not exist yet. */
export function newFolder(): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), "stint-"));
  return { folder, file: join(folder, "stint.db") };
}

/** Runs the work on a new storage, then removes it. */
export async function withStorage<T>(work: (subject: Subject & Storage, file: string) => Promise<T>): Promise<T> {
  const { folder, file } = newFolder();
  const clock = manualClock();
  const storage = openSqliteStorage(file, { clock, ids, outbox: true });
  try {
    return await work({ ...storage, clock, ids }, file);
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true });
  }
}

/** Replaces the SQL of every statement while the work runs. A statement that becomes null does nothing. */
export async function rewriting<T>(change: (sql: string) => string | null, work: () => Promise<T>): Promise<T> {
  const { all, run, execute, rollback } = Connection.prototype;
  Connection.prototype.all = function <Row>(this: Connection, sql: string, values: Parameters<typeof all>[1] = []): Row[] {
    const changed = change(sql);
    return changed === null ? [] : (all.call(this, changed, values) as Row[]);
  };
  Connection.prototype.run = function (this: Connection, sql, values) {
    const changed = change(sql);
    return changed === null ? 1 : run.call(this, changed, values);
  };
  Connection.prototype.execute = function (this: Connection, sql) {
    const changed = change(sql);
    if (changed !== null) execute.call(this, changed);
  };
  Connection.prototype.rollback = function (this: Connection, sql) {
    const changed = change(sql);
    if (changed !== null) rollback.call(this, changed);
  };
  try {
    return await work();
  } finally {
    Object.assign(Connection.prototype, { all, run, execute, rollback });
  }
}

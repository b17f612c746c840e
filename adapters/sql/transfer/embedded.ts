import type { Database } from "../database.js";
import { databaseIn, lockFolder, requireDatabase, temporaryFolder } from "../embedded/data-folder.js";
import { copyDatabaseFiles } from "../embedded/folder-copy.js";
import { replaceDatabase } from "../embedded/replaced-database.js";
import { withEmbedded } from "./databases.js";

/**
 * Runs work on a copy of the embedded database of the folder. `ask` asks the process that uses the folder to copy its files into the temporary folder of that
 * name, and returns false if there is none. Throws `no_installation`, `folder_in_use` or `storage_full` (unavailable).
 */
export async function withCopyOf<T>(
  folder: string,
  ask: (name: string) => Promise<boolean>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  requireDatabase(folder);
  const temporary = temporaryFolder(folder, "backup");
  try {
    if (!(await ask(temporary.name))) await copyUnused(folder, temporary.path);
    return await withEmbedded(temporary.path, work, temporary.lock);
  } finally {
    temporary.remove();
  }
}

async function copyUnused(folder: string, to: string): Promise<void> {
  const lock = lockFolder(folder);
  try {
    await copyDatabaseFiles(databaseIn(folder), databaseIn(to));
  } finally {
    lock.release();
  }
}

/**
 * Makes what `fill` stores in a new embedded database the database of the folder, which must have none unless `replace` is true. Returns the path of the former
 * one, which is kept, or null.
 */
export function renewEmbedded(
  folder: string,
  options: Parameters<typeof replaceDatabase>[1],
  fill: (database: Database) => Promise<void>,
): Promise<string | null> {
  return replaceDatabase(folder, options, ({ path, lock }) => withEmbedded(path, fill, lock));
}

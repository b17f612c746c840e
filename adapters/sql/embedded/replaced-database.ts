import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { conflict } from "../../../core/index.js";
import {
  completeReplacement,
  databaseIn,
  lockFolder,
  nextDatabaseIn,
  temporaryFolder,
  type TemporaryFolder,
} from "./data-folder.js";
import { syncFolder, syncPath } from "./log-sync.js";

/**
 * Makes a new database that of a data folder. `build` creates it in a temporary folder. A process that is killed leaves the former database or the new one.
 * Returns the path of the former one, which is kept, or null. Throws `target_not_empty` (conflict) if there is a database and `replace` is false, and
 * `folder_in_use` (unavailable).
 */
export async function replaceDatabase(
  folder: string,
  { replace, time }: { readonly replace: boolean; readonly time: string },
  build: (temporary: TemporaryFolder) => Promise<void>,
): Promise<string | null> {
  const lock = lockFolder(folder);
  const database = databaseIn(folder);
  try {
    if (existsSync(database) && !replace) throw conflict("target_not_empty", `The data folder ${folder} already has a database.`);
    const temporary = temporaryFolder(folder, "restore");
    try {
      await build(temporary);
      syncFolder(databaseIn(temporary.path));
      renameSync(databaseIn(temporary.path), nextDatabaseIn(folder));
      syncPath(folder);
      const former = existsSync(database) ? join(folder, `postgres.before-restore-${time.replace(/[-:]|\.\d+/g, "")}`) : null;
      if (former !== null) renameSync(database, former);
      completeReplacement(folder);
      return former;
    } finally {
      temporary.remove();
    }
  } finally {
    lock.release();
  }
}

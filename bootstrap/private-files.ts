import { chmodSync, mkdirSync, statSync } from "node:fs";
import { StintError } from "../core/index.js";

const OF_GROUP_AND_OTHERS = 0o077;
const OF_OTHERS = 0o007;

/** Lets only the user of this process read and write the files that it creates from now on. */
export function makeFilesPrivate(): void {
  process.umask(OF_GROUP_AND_OTHERS);
}

/**
 * Makes the data folder, or takes it away from everybody but its owner. A volume whose owner is another user may stay open to a group. Throws
 * `folder_unusable` (unavailable) for a folder that others can use and that this process may not close to them.
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { mode } = statSync(folder);
    if ((mode & OF_GROUP_AND_OTHERS) === 0) return;
    try {
      chmodSync(folder, 0o700);
    } catch (error) {
      if ((mode & OF_OTHERS) !== 0) throw error;
    }
  } catch (error) {
    throw new StintError(
      "unavailable",
      "folder_unusable",
      `The data folder ${folder} cannot be used: ${(error as Error).message}`,
    );
  }
}

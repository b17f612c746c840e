import { chmodSync, mkdirSync, statSync } from "node:fs";
import { StintError } from "../core/index.js";

const OF_GROUP_AND_OTHERS = 0o077;
const OF_OTHERS = 0o007;

/** Restricts files that this process creates from now on to its user. */
export function makeFilesPrivate(): void {
  process.umask(OF_GROUP_AND_OTHERS);
}

/**
 * Creates the data folder, or restricts an existing one to its owner. A volume of another owner may stay open to a group. Throws
 * `folder_unusable` (unavailable) if others have access and this process cannot change that.
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

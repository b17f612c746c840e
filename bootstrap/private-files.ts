import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
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
    makeFolder(resolve(folder));
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

/** With the folders above it. Node's own way never ends where the system creates none, such as in /proc (`recursive` of `mkdirSync`). */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && !isFolder(dirname(folder))) {
      makeFolder(dirname(folder));
      mkdirSync(folder, { mode: 0o700 });
    } else if (code !== "EEXIST" || !isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

import { statfsSync } from "node:fs";
import { StintError } from "../../../core/index.js";

/**
 * Writes end below this many bytes. PostgreSQL needs 16 MiB for a segment of its log at once, and PGlite never returns from a commit for which there is
 * no space.
 */
export const MIN_FREE_BYTES = 64 * 2 ** 20;

/** Throws `storage_full` (unavailable) if the disk of the folder is almost full. */
export function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= MIN_FREE_BYTES) return;
  throw new StintError(
    "unavailable",
    "storage_full",
    `The disk of ${folder} has less than ${MIN_FREE_BYTES / 2 ** 20} MiB left, so nothing can be stored. Reading still works. Free some space.`,
  );
}

import { constants } from "node:fs";
import { copyFile, mkdir, readdir, stat, statfs } from "node:fs/promises";
import { join, sep } from "node:path";
import { StintError } from "../../../core/index.js";
import { codeOf } from "../failures.js";
import { MIN_FREE_BYTES } from "./free-space.js";

const LOG = "pg_wal";

/**
 * Copies the files of a database while it is used, outside of the main thread. Without a checkpoint meanwhile, the copy is as after a crash: PostgreSQL
 * repeats the log since the last checkpoint, which also repairs pages that were copied while they were written (PostgreSQL, section 28.1). The log is copied
 * last, so that it contains everything on which the data files rely. Throws `storage_full` (unavailable) if the disk has too little space.
 */
export async function copyDatabaseFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true });
  const placeOf = ({ parentPath, name }: (typeof entries)[number]): string => join(parentPath, name).slice(from.length + 1);
  const files = entries.filter((entry) => entry.isFile()).map(placeOf);
  await requireSpaceFor(from, files, to);
  await mkdir(to, { mode: 0o700 });
  for (const entry of entries) if (entry.isDirectory()) await mkdir(join(to, placeOf(entry)), { recursive: true, mode: 0o700 });
  const isLog = (path: string): boolean => path.startsWith(LOG + sep);
  for (const path of files.filter((path) => !isLog(path))) await copied(join(from, path), join(to, path));
  // The log may have grown by segments.
  for (const name of await readdir(join(from, LOG))) await copied(join(from, LOG, name), join(to, LOG, name));
}

async function requireSpaceFor(from: string, files: readonly string[], to: string): Promise<void> {
  let bytes = MIN_FREE_BYTES;
  for (const path of files) bytes += (await stat(join(from, path)).catch(absent))?.size ?? 0;
  const { bavail, bsize } = await statfs(join(to, ".."));
  if (bavail * bsize >= bytes) return;
  throw new StintError(
    "unavailable",
    "storage_full",
    `A copy of the embedded database needs ${Math.ceil(bytes / 2 ** 20)} MiB of free space beside it. Free some space.`,
  );
}

/** A file can be removed at any time: the log says so too. */
async function copied(from: string, to: string): Promise<void> {
  if ((await stat(from).catch(absent))?.isFile() !== true) return;
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch(absent);
}

function absent(error: unknown): undefined {
  if (codeOf(error) !== "ENOENT") throw error;
}

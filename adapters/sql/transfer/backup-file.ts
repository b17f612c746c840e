import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { conflict } from "../../../core/index.js";
import { syncPath } from "../embedded/log-sync.js";
import { backupLines, type BackupHeader, verifyBackup } from "./backup-format.js";
import type { Piece } from "./dump.js";

/** Compresses in half the time of the default level, to a file that is a tenth longer. */
const LEVEL = 3;

/**
 * Writes a backup that only its owner can read, and reads it back. The file gets its name when it is complete, verified and on the disk. Throws
 * `backup_not_written` (conflict), and the reason of the signal when that aborts.
 */
export async function writeBackup(
  path: string,
  header: Omit<BackupHeader, "format">,
  pieces: AsyncIterable<Piece>,
  { signal, onRows }: { readonly signal: AbortSignal; readonly onRows: (total: number) => void },
): Promise<number> {
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const file = createWriteStream(unfinished, { flags: "wx", mode: 0o600 });
    await pipeline(backupLines(header, pieces, onRows), createGzip({ level: LEVEL }), file, { signal });
    syncPath(unfinished);
    const { total } = await verifyBackup(unfinished);
    signal.throwIfAborted();
    await rename(unfinished, path);
    syncPath(dirname(path));
    return total;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw conflict("backup_not_written", `The backup ${path} could not be written: ${error.message}.`);
  }
}

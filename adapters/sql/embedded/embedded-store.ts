import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { StintError } from "../../../core/index.js";
import { unpackEmptyDatabase } from "./empty-database.js";
import { FolderLock } from "./folder-lock.js";

/** The major version of PostgreSQL inside PGlite. Its files are not readable by another. */
export const EMBEDDED_MAJOR = "18";

/** PostgreSQL in this process, on a folder that belongs to it alone while it is open. */
export class EmbeddedStore {
  private constructor(
    readonly pglite: PGlite,
    private readonly lock: FolderLock,
  ) {}

  /**
   * Opens the database under `folder`, making it at the first start. Throws `folder_in_use` or `data_of_other_version`
   * or `folder_unusable`
   * (unavailable); a folder of another version is left as it is.
   */
  static async open(folder: string): Promise<EmbeddedStore> {
    const lock = lockOf(folder);
    try {
      const path = join(folder, "postgres");
      if (existsSync(path)) requireMajor(path);
      else initialise(path);
      return new EmbeddedStore(await start(path), lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  async close(): Promise<void> {
    try {
      await this.pglite.close();
    } finally {
      this.lock.release();
    }
  }
}

/** Makes the folder where it is not there yet, and claims it. */
function lockOf(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return FolderLock.acquire(folder);
  } catch (error) {
    if (error instanceof StintError) throw error;
    throw new StintError(
      "unavailable",
      "folder_unusable",
      `The data folder ${folder} cannot be used: ${(error as Error).message}`,
    );
  }
}

/** Made beside its place and moved there when complete, so that a start that was killed leaves nothing half made. */
function initialise(path: string): void {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  unpackEmptyDatabase(unfinished);
  renameSync(unfinished, path);
}

function start(path: string): Promise<PGlite> {
  return PGlite.create({ dataDir: path, startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"] });
}

function requireMajor(path: string): void {
  const file = join(path, "PG_VERSION");
  const found = existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
  if (found === EMBEDDED_MAJOR) return;
  throw new StintError(
    "unavailable",
    "data_of_other_version",
    `The data in ${path} is of PostgreSQL ${found}; this version of Stint embeds PostgreSQL ${EMBEDDED_MAJOR}. It was left untouched. ` +
      "Start the version of Stint that made it, or move the folder away.",
  );
}

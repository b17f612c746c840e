import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { StintError } from "../../../core/index.js";
import { unpackEmptyDatabase } from "./empty-database.js";
import { FolderLock } from "./folder-lock.js";

/** The major version of PostgreSQL in PGlite. Other major versions cannot read its files. */
export const EMBEDDED_MAJOR = "18";

/** PostgreSQL in this process, with exclusive access to its folder while open. */
export class EmbeddedStore {
  private constructor(
    readonly pglite: PGlite,
    private readonly lock: FolderLock,
  ) {}

  /**
   * Opens the database in `folder`, creating it if necessary. Throws `folder_in_use`, `data_of_other_version` or `folder_unusable`
   * (unavailable). Does not change data of another version.
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

/** Creates the folder if necessary and locks it. */
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

/** Creates the database in a temporary folder and moves it when complete, so that a killed start leaves no partial database. */
function initialise(path: string): void {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  unpackEmptyDatabase(unfinished);
  renameSync(unfinished, path);
}

function start(path: string): Promise<PGlite> {
  return PGlite.create({
    dataDir: path,
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB", "-c", "TimeZone=UTC"],
  });
}

function requireMajor(path: string): void {
  const file = join(path, "PG_VERSION");
  const found = existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
  if (found === EMBEDDED_MAJOR) return;
  throw new StintError(
    "unavailable",
    "data_of_other_version",
    `The data in ${path} requires PostgreSQL ${found}, but this version of Stint embeds PostgreSQL ${EMBEDDED_MAJOR}. The data was not changed. ` +
      "Start the version of Stint that made it, or move the folder away.",
  );
}

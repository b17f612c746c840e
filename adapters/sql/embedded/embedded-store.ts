import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { StintError } from "../../../core/index.js";
import { databaseIn, lockFolder } from "./data-folder.js";
import { unpackEmptyDatabase } from "./empty-database.js";
import { copyDatabaseFiles } from "./folder-copy.js";
import type { FolderLock } from "./folder-lock.js";
import type { Disk } from "../disk.js";
import type { Durability } from "../durability.js";
import { requireSpace } from "./free-space.js";
import { planning } from "../session-settings.js";
import { LogSync, syncFolder, syncPath } from "./log-sync.js";
import { SyncedFiles } from "./synced-files.js";

/** The major version of PostgreSQL in PGlite. Other major versions cannot read its files. */
export const EMBEDDED_MAJOR = "18";

/** PostgreSQL in this process, with exclusive access to its folder while open. */
export class EmbeddedStore implements Disk {
  private constructor(
    readonly pglite: PGlite,
    private readonly folder: string,
    private readonly log: LogSync,
    private readonly lock: FolderLock,
  ) {}

  /**
   * Opens the database in `folder`, creating it if necessary. Throws `folder_in_use`, `data_of_other_version`, `folder_unusable`, `folder_damaged` or
   * `storage_full` (unavailable). Does not change data of another version. `lock`: that of the folder, if the caller has it.
   */
  static async open(folder: string, durability: Durability = "durable", lock = lockFolder(folder)): Promise<EmbeddedStore> {
    try {
      requireSpace(folder);
      const path = databaseIn(folder);
      if (existsSync(path)) requireMajor(path);
      else initialise(path);
      const log = new LogSync(durability);
      return new EmbeddedStore(await start(path, log), folder, log, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  requireSpace(): void {
    requireSpace(this.folder);
  }

  settled(): Promise<void> {
    return this.log.settled();
  }

  /** Rejects with `storage_failed` (unavailable) when only a restart helps. */
  get failed(): Promise<never> {
    return this.log.failed;
  }

  /** Copies the database into the folder. The caller excludes checkpoints meanwhile. */
  copyFiles(to: string): Promise<void> {
    return copyDatabaseFiles(databaseIn(this.folder), databaseIn(to));
  }

  async close(): Promise<void> {
    try {
      await this.pglite.close();
    } finally {
      await this.log.close();
      this.lock.release();
    }
  }
}

/** Creates the database in a temporary folder and moves it when complete, so that a killed start leaves no partial database. */
function initialise(path: string): void {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  unpackEmptyDatabase(unfinished);
  syncFolder(unfinished);
  renameSync(unfinished, path);
  syncPath(dirname(path));
}

/** In place of `-F`, which turns syncs off. `fsync` is the one way to sync the log that reaches {@link SyncedFiles}. */
const SYNCED = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];
const settings = { shared_buffers: "16MB", default_statistics_target: "10", TimeZone: "UTC", ...planning };

function parametersOf(values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function start(path: string, log: LogSync): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams.filter((one) => one !== "-F"), ...SYNCED, ...parametersOf(settings)];
  const files = new SyncedFiles(path, log);
  try {
    return await PGlite.create({ fs: files, startParams });
  } catch (error) {
    throw damaged(path, files.lastFailure ?? String(error), error);
  }
}

function damaged(path: string, reason: string, cause: unknown): StintError {
  const message =
    `The database in ${path} cannot be opened: ${reason}. Its files are damaged, incomplete or not readable. ` +
    "Restore the data folder from a backup, or move it away to start with an empty one.";
  return Object.assign(new StintError("unavailable", "folder_damaged", message), { cause });
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

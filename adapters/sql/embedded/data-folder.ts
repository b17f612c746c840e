import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isStintError, StintError } from "../../../core/index.js";
import { FolderLock } from "./folder-lock.js";
import { syncPath } from "./log-sync.js";

/** The folder of the database's own files. */
export function databaseIn(folder: string): string {
  return join(folder, "postgres");
}

/** Whether the folder has a database. */
export function hasDatabase(folder: string): boolean {
  return existsSync(databaseIn(folder)) || existsSync(nextDatabaseIn(folder));
}

/** Throws `no_installation` (unavailable) if the folder has no database. */
export function requireDatabase(folder: string): void {
  if (hasDatabase(folder)) return;
  throw new StintError("unavailable", "no_installation", `The data folder ${folder} has no database.`);
}

/** A complete database that is about to become that of the folder. */
export function nextDatabaseIn(folder: string): string {
  return `${databaseIn(folder)}.next`;
}

/**
 * Creates the folder if necessary, locks it, and completes what a killed process has left there. Throws `folder_in_use` or `folder_unusable`
 * (unavailable).
 */
export function lockFolder(folder: string): FolderLock {
  let lock: FolderLock | null = null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = FolderLock.acquire(folder);
    recover(folder);
    return lock;
  } catch (error) {
    lock?.release();
    throw unusable(folder, error);
  }
}

function unusable(folder: string, error: unknown): StintError {
  if (isStintError(error)) return error;
  return new StintError(
    "unavailable",
    "folder_unusable",
    `The data folder ${folder} cannot be used: ${(error as Error).message}`,
  );
}

const TEMPORARY = /^(?:backup|restore)-[A-Za-z0-9]{6}$/;

/** A folder that only one process uses, and that is removed with its lock, or when the data folder is locked again. */
export interface TemporaryFolder {
  readonly path: string;
  readonly name: string;
  readonly lock: FolderLock;
  remove(): void;
}

/** Throws `folder_unusable` (unavailable). */
export function temporaryFolder(folder: string, purpose: "backup" | "restore"): TemporaryFolder {
  const { path, lock } = created(folder, purpose);
  const remove = (): void => {
    lock.release();
    rmSync(path, { recursive: true, force: true });
  };
  return { path, name: path.slice(folder.length + 1), lock, remove };
}

function created(folder: string, purpose: string): Pick<TemporaryFolder, "path" | "lock"> {
  try {
    const path = mkdtempSync(join(folder, `${purpose}-`));
    return { path, lock: FolderLock.acquire(path) };
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Whether it is the name of a temporary folder, and not the path of anything else. */
export function isTemporaryName(name: string): boolean {
  return TEMPORARY.test(name);
}

/** The former database has another name only when the next one is complete. */
export function completeReplacement(folder: string): void {
  renameSync(nextDatabaseIn(folder), databaseIn(folder));
  syncPath(folder);
}

function recover(folder: string): void {
  if (existsSync(nextDatabaseIn(folder))) {
    if (existsSync(databaseIn(folder))) rmSync(nextDatabaseIn(folder), { recursive: true, force: true });
    else completeReplacement(folder);
  }
  for (const name of readdirSync(folder).filter(isTemporaryName)) removeIfUnused(join(folder, name));
}

function removeIfUnused(path: string): void {
  try {
    FolderLock.acquire(path).release();
  } catch (error) {
    if (isStintError(error)) return;
    throw error;
  }
  rmSync(path, { recursive: true, force: true });
}

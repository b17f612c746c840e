import fs from "node:fs";
import { join } from "node:path";
import { StintError } from "../../../core/index.js";
import type { Durability } from "../durability.js";

/** The longest time after which a relaxed log is synced, in milliseconds. */
const RELAXED_MS = 200;

/**
 * Forces the write-ahead log to the disk (PostgreSQL, section 28.1) outside of the main thread. PostgreSQL asks for it once per commit; commits that end
 * together share one sync.
 */
export class LogSync {
  /** The segments that PostgreSQL has asked to sync, until a sync begins. */
  readonly #asked = new Set<string>();
  /** The segments that the sync that runs has yet to finish. */
  readonly #syncing = new Set<string>();
  #running: Promise<void> | null = null;
  /** The sync that begins after the one that runs. */
  #next: Promise<void> | null = null;
  /** The segment that was synced last stays open. */
  #open: { readonly path: string; readonly file: number } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #failure: Error | null = null;
  /** Rejects with `storage_failed` (unavailable) when a sync has failed. */
  readonly failed: Promise<never>;
  #reject: (error: Error) => void = () => undefined;

  constructor(private readonly durability: Durability) {
    this.failed = new Promise((_, reject) => {
      this.#reject = reject;
    });
    // Whoever does not wait for it learns of the failure from the next statement.
    this.failed.catch(() => undefined);
  }

  /** PostgreSQL asks to sync the segment. */
  ask(path: string): void {
    this.#asked.add(path);
    if (this.durability === "relaxed") this.#timer ??= setTimeout(() => this.#syncLater(), RELAXED_MS).unref();
  }

  get hasUnsynced(): boolean {
    return this.#asked.size > 0 || this.#syncing.size > 0;
  }

  /**
   * Resolves when everything that was committed before the call is on the disk. Rejects with `storage_failed` (unavailable) after a sync has failed: the
   * operating system may have dropped what it could not write, so that a later sync proves nothing.
   */
  async settled(): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.durability === "relaxed") return;
    if (this.#asked.size > 0) await this.#begin();
    else if (this.#running) await this.#running;
  }

  /** Syncs now. Whatever is written next depends on the log. Throws `storage_failed` (unavailable). */
  syncNow(): void {
    if (this.#failure) throw this.#failure;
    const paths = new Set([...this.#syncing, ...this.#asked]);
    this.#asked.clear();
    for (const path of paths) this.checked(() => syncPath(path));
    // PostgreSQL may rename or remove them now.
    this.#syncing.clear();
  }

  /** Runs a sync of any file. Throws `storage_failed` (unavailable), now and from then on, if it fails. */
  checked(sync: () => void): void {
    try {
      sync();
    } catch (error) {
      throw this.#fail(error as Error);
    }
  }

  /** For a database that is closed. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running?.catch(() => undefined);
    this.#closeSegment();
  }

  #syncLater(): void {
    this.#timer = null;
    // The failure rejects everything that follows.
    if (this.#asked.size > 0) this.#begin().catch(() => undefined);
  }

  /** All that ask while a sync runs share the next one. */
  #begin(): Promise<void> {
    if (!this.#running) return this.#sync();
    return (this.#next ??= this.#running.then(() => {
      this.#next = null;
      return this.#sync();
    }));
  }

  #sync(): Promise<void> {
    const paths = [...this.#asked];
    for (const path of paths) this.#syncing.add(path);
    this.#asked.clear();
    const running = this.#syncAll(paths).finally(() => {
      this.#syncing.clear();
      this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #syncAll(paths: readonly string[]): Promise<void> {
    try {
      for (const path of paths) if (this.#syncing.has(path)) await dataSync(this.#fileOf(path));
    } catch (error) {
      throw this.#fail(error as Error);
    }
  }

  #fileOf(path: string): number {
    if (this.#open?.path === path) return this.#open.file;
    this.#closeSegment();
    this.#open = { path, file: fs.openSync(path, "r+") };
    return this.#open.file;
  }

  #closeSegment(): void {
    if (this.#open) fs.closeSync(this.#open.file);
    this.#open = null;
  }

  #fail(cause: Error): Error {
    const message = `The embedded database could not write to the disk: ${cause.message}. Restart Stint when the disk is in order.`;
    this.#failure ??= Object.assign(new StintError("unavailable", "storage_failed", message), { cause });
    this.#reject(this.#failure);
    return this.#failure;
  }
}

function dataSync(file: number): Promise<void> {
  return new Promise((resolve, reject) => fs.fdatasync(file, (error) => (error ? reject(error) : resolve())));
}

/** Syncs a file or folder. Windows cannot sync folders, and needs no sync of them. */
export function syncPath(path: string): void {
  if (process.platform === "win32" && fs.statSync(path).isDirectory()) return;
  const file = fs.openSync(path, process.platform === "win32" ? "r+" : "r");
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** Syncs the folder with everything in it. */
export function syncFolder(path: string): void {
  for (const name of fs.readdirSync(path, { recursive: true, encoding: "utf8" })) syncPath(join(path, name));
  syncPath(path);
}

import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { StintError } from "../../../core/index.js";
import { codeOf } from "../failures.js";

interface Claim {
  readonly pid: number;
  /** Start time of the process in system ticks, to detect reused PIDs. Null if the system does not report it. */
  readonly started: string | null;
  readonly host: string;
}

const HEARTBEAT_MS = 5_000;
/** A claim from another host expires after this time without a heartbeat. */
const FOREIGN_STALE_MS = 30_000;
const UNSEEN = ` If that process no longer runs, try again in ${FOREIGN_STALE_MS / 1_000} seconds.`;
const NAME = /^lock\.[0-9a-f-]{36}$/;

/**
 * Locks a folder for one process. Each process writes its claim before it reads those of others, so that of two concurrent
 * processes at least one sees the other. Claims of dead processes are removed.
 */
export class FolderLock {
  readonly #timer: NodeJS.Timeout;

  private constructor(private readonly path: string) {
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#timer.unref();
  }

  /** Throws `folder_in_use` (unavailable) with the process that holds the lock. */
  static acquire(folder: string): FolderLock {
    const path = join(folder, `lock.${randomUUID()}`);
    const own: Claim = { pid: process.pid, started: statusOf(process.pid).started, host: hostname() };
    writeFileSync(`${path}.unfinished`, JSON.stringify(own), { flag: "wx", mode: 0o600 });
    renameSync(`${path}.unfinished`, path);
    const holder = holderBeside(folder, path);
    if (holder) {
      unlinkSync(path);
      throw new StintError(
        "unavailable",
        "folder_in_use",
        `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}.${holder.host === hostname() ? "" : UNSEEN}`,
      );
    }
    return new FolderLock(path);
  }

  release(): void {
    clearInterval(this.#timer);
    remove(this.path);
  }

  #beat(): void {
    const now = new Date();
    try {
      utimesSync(this.path, now, now);
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
    }
  }
}

function holderBeside(folder: string, own: string): Claim | null {
  for (const name of readdirSync(folder).filter((one) => NAME.test(one))) {
    const path = join(folder, name);
    if (path === own) continue;
    const claim = readClaim(path);
    if (claim && isAlive(claim, path)) return claim;
    remove(path);
  }
  return null;
}

/** Returns null for a removed or invalid claim. Claims are written atomically, so an invalid one belongs to no process. */
function readClaim(path: string): Claim | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Claim;
  } catch {
    return null;
  }
}

function isAlive(claim: Claim, path: string): boolean {
  if (claim.host !== hostname()) {
    return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < FOREIGN_STALE_MS;
  }
  try {
    process.kill(claim.pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
  }
  const { state, started } = statusOf(claim.pid);
  return !GONE.has(state) && (claim.started === null || claim.started === started);
}

/** Zombie and dead: a process that ended but was not reaped, as in a container without an init. */
const GONE = new Set(["Z", "X"]);

/** Fields 3 and 22 of /proc/PID/stat: the state and the start time in clock ticks since boot. Empty on other systems. */
function statusOf(pid: number): { readonly state: string; readonly started: string | null } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", started: fields[19] ?? null };
  } catch {
    return { state: "", started: null };
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

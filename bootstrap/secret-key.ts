import { createHash, randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StintError } from "../core/index.js";
import type { Config } from "./config.js";
import { openDataFolder } from "./private-files.js";
import { toRun } from "./to-run.js";

type KeyConfig = Pick<Config, "secretKey" | "dataDir">;

/**
 * The 32-byte key that encrypts secrets in the store: from the setting, or from a file, which is created for a new store. Throws `secret_key_missing`
 * (unavailable) if there is neither, and `key_renewal_unfinished` (unavailable) if it is not known whether the file or its successor is the key.
 */
export function secretKeyOf({ secretKey, dataDir }: KeyConfig, isNew: boolean): Uint8Array {
  return keyOfText(secretKey ?? usable(dataDir, () => kept(dataDir) ?? created(dataDir, isNew)));
}

/** What the key is made of: the setting, or the content of the file. Null if there is neither. */
export function keyTextOf({ secretKey, dataDir }: KeyConfig): string | null {
  return secretKey ?? usable(dataDir, () => kept(dataDir));
}

export function keyOfText(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}

/** Writes the file of the key, if there is none. */
export function keepKey(dataDir: string, text: string): void {
  usable(dataDir, () => writeOnce(dataDir, text));
}

export function keyFile(dataDir: string): string {
  return join(dataDir, "secret.key");
}

/** The key that a renewal writes before the database has it, which then becomes {@link keyFile}. */
export class NextKeyFile {
  constructor(private readonly dataDir: string) {}

  /** Returns the key that an interrupted renewal left. */
  read(): string | null {
    return usable(this.dataDir, () => read(this.#path));
  }

  write(text: string): void {
    usable(this.dataDir, () => {
      openDataFolder(this.dataDir);
      writeFileSync(this.#path, `${text}\n`, { mode: 0o600, flag: "wx", flush: true });
      this.#sync();
    });
  }

  /** Makes it the key. */
  promote(): void {
    usable(this.dataDir, () => {
      renameSync(this.#path, keyFile(this.dataDir));
      this.#sync();
    });
  }

  remove(): void {
    usable(this.dataDir, () => rmSync(this.#path));
  }

  get #path(): string {
    return nextKeyFile(this.dataDir);
  }

  #sync(): void {
    const folder = openSync(this.dataDir, "r");
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  }
}

function nextKeyFile(dataDir: string): string {
  return `${keyFile(dataDir)}.next`;
}

function kept(dataDir: string): string | null {
  if (!existsSync(nextKeyFile(dataDir))) return read(keyFile(dataDir));
  throw new StintError(
    "unavailable",
    "key_renewal_unfinished",
    `A renewal of the key was interrupted: there is ${nextKeyFile(dataDir)}. Run \`${toRun({ dataDir }, "renew-key")}\` to finish it.`,
  );
}

function created(dataDir: string, isNew: boolean): string {
  if (!isNew) {
    throw new StintError(
      "unavailable",
      "secret_key_missing",
      `The database has values that a key has encrypted, but there is no ${keyFile(dataDir)}, and STINT_SECRET_KEY is not set. ` +
        `Put the original file there, or set STINT_SECRET_KEY to its content. A backup can contain the key. If it is lost, run \`${toRun({ dataDir }, "renew-key --forget-secrets")}\`.`,
    );
  }
  writeOnce(dataDir, randomBytes(32).toString("hex"));
  return readFileSync(keyFile(dataDir), "utf8").trim();
}

/**
 * Writes a temporary file and links it into place, so that only one of several concurrent first starts creates the key and none
 * reads a partial one.
 */
function writeOnce(dataDir: string, text: string): void {
  const unfinished = join(dataDir, `secret.key.${randomBytes(6).toString("hex")}`);
  openDataFolder(dataDir);
  writeFileSync(unfinished, `${text}\n`, { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(unfinished, keyFile(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished);
  }
}

function usable<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StintError) throw error;
    throw new StintError(
      "unavailable",
      "folder_unusable",
      `The data folder ${dataDir} cannot be used: ${(error as Error).message}`,
    );
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

import { createHash, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StintError } from "../core/index.js";
import type { Config } from "./config.js";
import { openDataFolder } from "./private-files.js";

/** The 32-byte key that encrypts secrets in the store: from the setting, or from a file that the first start creates. */
export function secretKeyOf({ secretKey, dataDir }: Pick<Config, "secretKey" | "dataDir">): Uint8Array {
  return createHash("sha256")
    .update(secretKey ?? keyFile(dataDir))
    .digest();
}

/**
 * Writes a temporary file and links it into place, so that only one of several concurrent first starts creates the key and none
 * reads a partial one.
 */
function keyFile(dataDir: string): string {
  const file = join(dataDir, "secret.key");
  const unfinished = join(dataDir, `secret.key.${randomBytes(6).toString("hex")}`);
  openDataFolder(dataDir);
  try {
    const known = read(file);
    if (known !== null) return known;
    writeFileSync(unfinished, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
    try {
      linkSync(unfinished, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(unfinished);
    }
    return readFileSync(file, "utf8").trim();
  } catch (error) {
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

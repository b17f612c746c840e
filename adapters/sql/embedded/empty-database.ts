import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { unpackFolder } from "./folder-archive.js";

/** The compressed archive of an empty database. */
export const emptyDatabase = fileURLToPath(import.meta.resolve("#built/empty-database.gz"));

const BYTES_AT_ONCE = 1 << 20;

/** Extracts the prebuilt empty database, with access only for its owner. Running initdb would take seconds. */
export function unpackEmptyDatabase(path: string): void {
  unpackFolder(gunzipSync(readFileSync(emptyDatabase), { chunkSize: BYTES_AT_ONCE }), path);
}

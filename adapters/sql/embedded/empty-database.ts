import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** What the build made of an empty database: one line of JSON and the contents of its files, each content once, compressed as a whole. */
export const emptyDatabase = fileURLToPath(import.meta.resolve("#built/empty-database.gz"));

/** The line of JSON. */
export interface EmptyDatabaseIndex {
  /** Of PGlite, which made it. */
  readonly version: string;
  readonly folders: readonly string[];
  /** Paths, and where their content begins and ends behind the line. */
  readonly files: readonly (readonly [path: string, begin: number, end: number])[];
}

const BYTES_AT_ONCE = 1 << 20;

export function readEmptyDatabase(): { readonly index: EmptyDatabaseIndex; readonly contents: Buffer } {
  const all = gunzipSync(readFileSync(emptyDatabase), { chunkSize: BYTES_AT_ONCE });
  const line = all.indexOf("\n");
  return { index: JSON.parse(all.toString("utf8", 0, line)) as EmptyDatabaseIndex, contents: all.subarray(line + 1) };
}

/** Puts an empty database at the path, for its owner alone, as PostgreSQL makes one in seconds and the build has made it before. */
export function unpackEmptyDatabase(path: string): void {
  const { index, contents } = readEmptyDatabase();
  for (const folder of ["", ...index.folders]) mkdirSync(join(path, folder), { mode: 0o700 });
  for (const [file, begin, end] of index.files) writeFileSync(join(path, file), contents.subarray(begin, end), { mode: 0o600 });
}

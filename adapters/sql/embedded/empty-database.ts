import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** The compressed archive of an empty database: one line of JSON, then the deduplicated contents of its files. */
export const emptyDatabase = fileURLToPath(import.meta.resolve("#built/empty-database.gz"));

/** The JSON line. */
export interface EmptyDatabaseIndex {
  readonly folders: readonly string[];
  /** Paths, with the start and end offsets of their content after the line. */
  readonly files: readonly (readonly [path: string, begin: number, end: number])[];
}

const BYTES_AT_ONCE = 1 << 20;

export function readEmptyDatabase(): { readonly index: EmptyDatabaseIndex; readonly contents: Buffer } {
  const all = gunzipSync(readFileSync(emptyDatabase), { chunkSize: BYTES_AT_ONCE });
  const line = all.indexOf("\n");
  return { index: JSON.parse(all.toString("utf8", 0, line)) as EmptyDatabaseIndex, contents: all.subarray(line + 1) };
}

/** Extracts the prebuilt empty database, with access only for its owner. Running initdb would take seconds. */
export function unpackEmptyDatabase(path: string): void {
  const { index, contents } = readEmptyDatabase();
  for (const folder of ["", ...index.folders]) mkdirSync(join(path, folder), { mode: 0o700 });
  for (const [file, begin, end] of index.files) writeFileSync(join(path, file), contents.subarray(begin, end), { mode: 0o600 });
}

import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Beside what is compiled: dist/empty-database. */
const made = join(dirname(fileURLToPath(import.meta.url)), "../../../empty-database");
const files = join(made, "files");
/** Those that packages leave out, since they are empty. */
const folders = join(made, "folders.json");

/** Puts an empty database at the path, for its owner alone, as PostgreSQL makes one in seconds and the build has made it before. */
export function copyEmptyDatabase(path: string): void {
  cpSync(files, path, { recursive: true });
  for (const folder of JSON.parse(readFileSync(folders, "utf8")) as string[]) mkdirSync(join(path, folder), { recursive: true });
  chmodSync(path, 0o700);
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/** Makes what {@link copyEmptyDatabase} copies, by `initialise`, unless it is there for the version of PGlite that is installed. */
export async function makeEmptyDatabase(initialise: (path: string) => Promise<void>): Promise<void> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const mark = join(made, "version");
  if (existsSync(mark) && readFileSync(mark, "utf8") === version) return;
  const unfinished = `${made}.unfinished`;
  for (const old of [made, unfinished]) rmSync(old, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await initialise(join(unfinished, "files"));
  writeFileSync(join(unfinished, "folders.json"), JSON.stringify(emptyFolders(join(unfinished, "files"))));
  writeFileSync(join(unfinished, "version"), version);
  renameSync(unfinished, made);
}

function emptyFolders(root: string, path = "."): string[] {
  const inside = readdirSync(join(root, path)).map((name) => join(path, name));
  if (inside.length === 0) return [path];
  return inside.filter((one) => statSync(join(root, one)).isDirectory()).flatMap((one) => emptyFolders(root, one));
}

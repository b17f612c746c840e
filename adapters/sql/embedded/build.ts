import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { emptyDatabase, type EmptyDatabaseIndex } from "./empty-database.js";

/** Lists folders before their contents. */
function packed(root: string): Buffer {
  const below = (path: string): readonly { readonly path: string; readonly isFolder: boolean }[] =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
      const own = { path: join(path, entry.name), isFolder: entry.isDirectory() };
      return own.isFolder ? [own, ...below(own.path)] : [own];
    });
  const all = below("");
  const contents: Buffer[] = [];
  const places = new Map<string, readonly [begin: number, end: number]>();
  let size = 0;
  const place = (file: string): readonly [number, number] => {
    const content = readFileSync(join(root, file));
    const digest = createHash("sha256").update(content).digest("hex");
    const known = places.get(digest);
    if (known) return known;
    const added = [size, (size += content.length)] as const;
    places.set(digest, added);
    contents.push(content);
    return added;
  };
  const index: EmptyDatabaseIndex = {
    folders: all.flatMap(({ path, isFolder }) => (isFolder ? [path] : [])),
    files: all.flatMap(({ path, isFolder }) => (isFolder ? [] : [[path, ...place(path)] as const])),
  };
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents]), { level: 9 });
}

const folder = mkdtempSync(join(tmpdir(), "stint-empty-database-"));
try {
  await (await PGlite.create({ dataDir: join(folder, "made") })).close();
  const unfinished = `${emptyDatabase}.unfinished`;
  writeFileSync(unfinished, packed(join(folder, "made")));
  renameSync(unfinished, emptyDatabase);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

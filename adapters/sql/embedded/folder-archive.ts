import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The line of JSON that begins an archive. The distinct contents of its files follow. */
interface ArchiveIndex {
  /** Each before what is in it. */
  readonly folders: readonly string[];
  /** Paths, with the start and end offsets of their content after the line. */
  readonly files: readonly (readonly [path: string, begin: number, end: number])[];
}

/** Archives what is in the folder. Equal files share their content. */
export function packFolder(root: string): Buffer {
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
  const index: ArchiveIndex = {
    folders: all.flatMap(({ path, isFolder }) => (isFolder ? [path] : [])),
    files: all.flatMap(({ path, isFolder }) => (isFolder ? [] : [[path, ...place(path)] as const])),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents]);
}

/** Creates the folder, with access only for its owner. */
export function unpackFolder(archive: Buffer, path: string): void {
  const end = archive.indexOf("\n");
  const { folders, files } = JSON.parse(archive.toString("utf8", 0, end)) as ArchiveIndex;
  const contents = archive.subarray(end + 1);
  for (const folder of ["", ...folders]) mkdirSync(join(path, folder), { mode: 0o700 });
  for (const [file, ...place] of files) writeFileSync(join(path, file), contents.subarray(...place), { mode: 0o600 });
}

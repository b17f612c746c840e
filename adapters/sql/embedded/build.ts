import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { emptyDatabase, readEmptyDatabase } from "./empty-database.js";
import { indexOf, packFolder } from "./folder-archive.js";

const manifest = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };

if (!existsSync(emptyDatabase) || indexOf(readEmptyDatabase()).version !== version) {
  const folder = mkdtempSync(join(tmpdir(), "stint-empty-database-"));
  try {
    await (await PGlite.create({ dataDir: join(folder, "made") })).close();
    const unfinished = `${emptyDatabase}.unfinished`;
    writeFileSync(unfinished, gzipSync(packFolder(join(folder, "made"), version), { level: 9 }));
    renameSync(unfinished, emptyDatabase);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

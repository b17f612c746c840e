import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { emptyDatabase } from "./empty-database.js";
import { packFolder } from "./folder-archive.js";

const folder = mkdtempSync(join(tmpdir(), "stint-empty-database-"));
try {
  await (await PGlite.create({ dataDir: join(folder, "made") })).close();
  const unfinished = `${emptyDatabase}.unfinished`;
  writeFileSync(unfinished, gzipSync(packFolder(join(folder, "made")), { level: 9 }));
  renameSync(unfinished, emptyDatabase);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

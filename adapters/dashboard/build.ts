import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

/** The package's folder; this runs compiled, as dist/adapters/dashboard/build.js. */
const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const built = join(root, "dist/dashboard/index.html");
const sources = ["adapters/dashboard", "core", "package-lock.json", "tsconfig.base.json"];

/** When the newest file at or below the path was changed; folders count, so that a removed file is noticed. */
function changedAt(path: string): number {
  const { mtimeMs } = statSync(path);
  const below = statSync(path).isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : [];
  return Math.max(mtimeMs, ...below);
}

function isCurrent(): boolean {
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  return sources.every((source) => changedAt(join(root, source)) <= builtAt);
}

/** As small as it gets, which takes longer than a request should wait. */
function compressAll(folder: string): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    rmSync(file);
  }
}

// Vite is not even loaded where nothing is to be done, so that a start stays fast.
if (!isCurrent()) {
  const begun = new Date();
  const { build } = await import("vite");
  await build({ configFile: join(root, "adapters/dashboard/vite.config.ts"), logLevel: "warn" });
  compressAll(join(dirname(built), "assets"));
  // What is changed while it builds is newer than what was built.
  utimesSync(built, begun, begun);
}

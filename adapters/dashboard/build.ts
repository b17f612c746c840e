import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

/** The package's root. This file runs compiled, as dist/adapters/dashboard/build.js. */
const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const built = join(root, "dist/dashboard/index.html");
const sources = ["adapters/dashboard", "client", "core", "package-lock.json", "tsconfig.base.json"];

/** The latest modification time at or below the path. Includes folders, so that a removed file is detected. */
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

/** Maximum compression, which takes too long for a request. */
function compressAll(folder: string): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    rmSync(file);
  }
}

// Vite is loaded only if a build is needed, so that startup stays fast.
if (!isCurrent()) {
  const begun = new Date();
  const { build } = await import("vite");
  await build({ configFile: join(root, "adapters/dashboard/vite.config.ts"), logLevel: "warn" });
  compressAll(join(dirname(built), "assets"));
  // A file that changes during the build must count as newer.
  utimesSync(built, begun, begun);
}

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

/** Maximum compression, which takes too long for a request. Typefaces are compressed already. */
function compressAll(folder: string): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    if (file.endsWith(".woff2")) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    rmSync(file);
  }
}

/** The service worker, which knows the files of this build. It is one script, without modules that it would share with the page. */
async function buildWorker(): Promise<void> {
  const { build } = await import("vite");
  const folder = dirname(built);
  // The last script imports the others, so its name changes with every build.
  const [, script] = [...readFileSync(built, "utf8").matchAll(/<script type="module"[^>]* src="\.\/([^"]+)"/g)].at(-1) ?? [];
  if (script === undefined) throw new Error(`${built} has no script.`);
  const files = readdirSync(join(folder, "assets")).map((file) => `assets/${file}`);
  await build({
    configFile: false,
    root: join(root, "adapters/dashboard/worker"),
    publicDir: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify({ script, files }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, "adapters/dashboard/worker/sw.ts"),
        output: { format: "iife", entryFileNames: "[name].js" },
      },
    },
  });
}

// Vite is loaded only if a build is needed, so that startup stays fast.
if (!isCurrent()) {
  const begun = new Date();
  const { build } = await import("vite");
  await build({ configFile: join(root, "adapters/dashboard/vite.config.ts"), logLevel: "warn" });
  await buildWorker();
  compressAll(join(dirname(built), "assets"));
  // A file that changes during the build must count as newer.
  utimesSync(built, begun, begun);
}

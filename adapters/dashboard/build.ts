import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

/** The package's root. This file runs compiled, as dist/adapters/dashboard/build.js. */
const root = join(import.meta.dirname, "../../..");
const built = join(root, "dist/dashboard/index.html");

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

await build({ configFile: join(root, "adapters/dashboard/vite.config.ts"), logLevel: "warn" });
await buildWorker();
compressAll(join(dirname(built), "assets"));

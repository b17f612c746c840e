import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** The package's root. This file runs compiled, as dist/adapters/dashboard/build.js. */
const root = join(import.meta.dirname, "../../..");
const target = join(root, "dist/dashboard");

/** Maximum compression, which takes too long for a request. Typefaces are compressed already. */
function compressAll(folder: string): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    if (file.endsWith(".woff2")) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    rmSync(file);
  }
}

/** The service worker, which knows the files of this build. It is one script, without modules that it would share with the page. */
async function buildWorker({ output }: Rolldown.RolldownOutput): Promise<void> {
  // The page's script names all others, so its name changes with every build.
  const script = output.find((file) => file.type === "chunk" && file.isEntry && file.name === "index")?.fileName;
  if (script === undefined) throw new Error("The page has no script.");
  const files = output.map(({ fileName }) => fileName).filter((name) => name.startsWith("assets/"));
  await build({
    configFile: false,
    root: join(root, "adapters/dashboard/worker"),
    publicDir: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify({ script, files }) },
    build: {
      outDir: target,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, "adapters/dashboard/worker/sw.ts"),
        output: { format: "iife", entryFileNames: "[name].js" },
      },
    },
  });
}

const pages = await build({ configFile: join(root, "adapters/dashboard/vite.config.ts"), logLevel: "warn" });
if (!("output" in pages)) throw new Error("Vite has not built one set of pages.");
await buildWorker(pages);
compressAll(join(target, "assets"));

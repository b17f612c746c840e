import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { bundle } from "./bundle.js";
import { libraries } from "./libraries.js";

const program: Readonly<Record<string, string>> = { stint: "bootstrap/main" };

const dist = join(import.meta.dirname, "..");
const target = join(dist, "package");

const entries = (of: Readonly<Record<string, string>>, ending: string): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([name, path]) => [name, join(dist, path + ending)]));

/** Imports of packages and of Node's modules are not bundled. */
const external = (id: string): boolean => !/^[./]/.test(id);

/**
 * Puts comments of one line on lines of their own. Where members of a type literal follow each other, rolldown-plugin-dts puts them behind the member
 * before, and TypeScript ignores them there (its issue 182, fixed in versions that do not run on Node 20).
 */
const separateComments: Plugin = {
  name: "separate-comments",
  renderChunk: (code) =>
    code.replaceAll(/(?<=[;{]) (\/\*\*.*\*\/)\n( *)/g, "\n$2$1\n$2").replaceAll(/^( *)(\/\*\*.*\*\/)(?=\S)/gm, "$1$2\n$1"),
};

/** The compiler updates these files after every build that changes its output. */
const compiled = ["core.tsbuildinfo", "service.tsbuildinfo"].map((file) => join(dist, file));
const last = join(target, "core.d.ts");

if (!existsSync(last) || compiled.some((file) => statSync(file).mtimeMs > statSync(last).mtimeMs)) {
  rmSync(target, { recursive: true, force: true });
  const shared = { external, platform: "neutral" } as const;
  await bundle(
    { ...shared, input: { ...entries(libraries, ".js"), ...entries(program, ".js") } },
    { dir: target, chunkFileNames: "shared/[name].js" },
  );
  await bundle(
    { ...shared, input: entries(libraries, ".d.ts"), plugins: [dts({ dtsInput: true }), separateComments] },
    { dir: target, chunkFileNames: "shared/[name].d.ts" },
  );
}

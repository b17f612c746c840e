import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of Stint's package.json. Tests run compiled, some folders below it. */
export const root = repositoryAbove(dirname(fileURLToPath(import.meta.url)));

/** The TypeScript compiler, to run with Node. */
export const compiler = join(root, "node_modules/@typescript/native/bin/tsc");

function repositoryAbove(folder: string): string {
  if (isStint(join(folder, "package.json"))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error("No folder above this test holds the package.json of stint.");
  return repositoryAbove(above);
}

function isStint(file: string): boolean {
  if (!existsSync(file)) return false;
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { readonly name?: string };
  return manifest.name === "stint";
}

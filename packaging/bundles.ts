import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules, isBuiltin } from "node:module";
import { join } from "node:path";
import type { Plugin } from "rolldown";
import { esmExternalRequirePlugin } from "rolldown/plugins";
import { dts } from "rolldown-plugin-dts";
import { bundle } from "./bundle.js";
import { exportsOf, libraries, lightPackages } from "./libraries.js";

const program: Readonly<Record<string, string>> = { stint: "bootstrap/main" };

const root = join(import.meta.dirname, "../..");
const dist = join(root, "dist");

type Entries = Readonly<Record<string, string>>;

interface Package {
  /** In `dist`. */
  readonly folder: string;
  readonly libraries: Entries;
  readonly programs?: Entries;
  /** Whether an import of a package, or of a module of Node, remains an import. */
  readonly external: (id: string) => boolean;
}

/**
 * Puts comments of one line on lines of their own. Where members of a type literal follow each other, rolldown-plugin-dts puts them behind the member
 * before, and TypeScript ignores them there (its issue 182, fixed in versions that do not run on Node 20). Worth 680 of the package's
 * 2,443 descriptions.
 */
const separateComments: Plugin = {
  name: "separate-comments",
  renderChunk: (code) =>
    code.replaceAll(/(?<=[;{]) (\/\*\*.*\*\/)\n( *)/g, "\n$2$1\n$2").replaceAll(/^( *)(\/\*\*.*\*\/)(?=\S)/gm, "$1$2\n$1"),
};

/** Packages in CommonJS that are part of a bundle import modules of Node. */
const requiringModulesOfNode = esmExternalRequirePlugin({ external: builtinModules.flatMap((name) => [name, `node:${name}`]) });

/** Bundles the entries and their declarations. Code that several of them share is in files of its own. */
async function build({ folder, libraries, programs = {}, external }: Package): Promise<void> {
  const target = join(dist, folder);
  rmSync(target, { recursive: true, force: true });
  const shared = { external, platform: "neutral" } as const;
  await bundle(
    {
      ...shared,
      external: (id) => external(id) && !isBuiltin(id),
      resolve: { mainFields: ["main"] },
      input: { ...modules(libraries, ".js"), ...modules(programs, ".js") },
      plugins: [requiringModulesOfNode],
    },
    { dir: target, chunkFileNames: "shared/[name].js" },
  );
  for (const entries of separately(libraries))
    await bundle(
      { ...shared, input: modules(entries, ".d.ts"), plugins: [dts({ dtsInput: true }), separateComments] },
      { dir: target, chunkFileNames: "shared/[name].d.ts" },
    );
}

/** The declarations of the client share none with others, so that they are one file that can be copied. */
function separately({ client, ...others }: Entries): readonly Entries[] {
  return client === undefined ? [others] : [others, { client }];
}

const modules = (of: Entries, ending: string): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([name, path]) => [name, join(dist, path + ending)]));

const isPackage = (id: string): boolean => !/^(?:[./]|builtin:)/.test(id);

/** What only the command needs of other packages is part of it, so that programs on the library do not install it. */
const inProgram = JSON.parse(readFileSync(join(root, "packaging/in-command.json"), "utf8")) as readonly string[];

/** The licenses of the packages whose code the command contains. */
function writeLicenses(): void {
  const texts = inProgram.map((name) => {
    const folder = join(root, "node_modules", name);
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const { version, license = "MIT" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
    return `${name} ${version} (${license})\n\n${file === undefined ? "" : readFileSync(join(folder, file), "utf8")}`;
  });
  writeFileSync(join(dist, "package/LICENSES.txt"), texts.join(`\n${"-".repeat(80)}\n\n`));
}

const belongsTo = (id: string, names: readonly string[]): boolean =>
  names.some((name) => id === name || id.startsWith(`${name}/`));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Builds the package of this name in `lightPackages`, in a folder of the same name. */
async function buildLight(name: string): Promise<void> {
  const described = lightPackages[name];
  if (!described) throw new Error(`There is no package ${name}.`);
  const { description, keywords, entries, dependencies: names } = described;
  const chosen = Object.fromEntries(Object.entries(libraries).filter(([entry]) => entries.includes(entry)));
  await build({ folder: name, libraries: chosen, external: (id) => id.startsWith("node:") || belongsTo(id, names) });
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const { version, license, engines, type } = own;
  const dependencies = Object.fromEntries(Object.entries(own.dependencies).filter(([one]) => names.includes(one)));
  const fields = { name, version, description, keywords, license, type, engines, sideEffects: false };
  const manifest = { ...fields, exports: exportsOf(entries, "."), ...(names.length > 0 && { dependencies }) };
  writeFileSync(join(dist, name, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, `packaging/${name}.md`), join(dist, name, "README.md"));
  copyFileSync(join(root, "LICENSE"), join(dist, name, "LICENSE"));
  if (!names.includes("@noble/hashes"))
    copyFileSync(join(root, "node_modules/@noble/hashes/LICENSE"), join(dist, name, "LICENSE-noble-hashes"));
}

await build({
  folder: "package",
  libraries,
  programs: program,
  external: (id) => isPackage(id) && !belongsTo(id, inProgram),
});
writeLicenses();
for (const name of Object.keys(lightPackages)) await buildLight(name);

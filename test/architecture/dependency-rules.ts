import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IResolveOptions } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTypeScriptConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { root } from "../repository.js";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Source text by path, in a folder laid out like the repository. */
export type Tree = { readonly [path: string]: string };

interface Rule {
  readonly name: string;
}

const SOURCES = ["core", "adapters", "bootstrap", "webhooks", "client"];
const configuration = join(root, ".dependency-cruiser.cjs");
const options = await extractOptions(configuration);
const tsConfig = extractTypeScriptConfig(join(root, "tsconfig.base.json"));

export const ruleNames: readonly string[] = (
  createRequire(import.meta.url)(configuration) as { forbidden: readonly Rule[] }
).forbidden.map((rule) => rule.name);

/** Every broken dependency rule in core, adapters, bootstrap, webhooks and client below `folder`. */
async function violationsIn(folder: string): Promise<readonly Violation[]> {
  const resolving = options.enhancedResolveOptions as Partial<IResolveOptions>;
  const { output } = await cruise(SOURCES, { ...options, baseDir: folder, validate: true }, resolving, { tsConfig });
  if (typeof output === "string") throw new Error(`Expected a result, got text: ${output}`);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** Checks a temporary tree. `packages` are installed as empty packages and declared as given. */
export async function violationsOf(tree: Tree, packages: Packages): Promise<readonly Violation[]> {
  const folder = mkdtempSync(join(tmpdir(), "stint-rules-"));
  try {
    for (const source of SOURCES) mkdirSync(join(folder, source));
    for (const [path, text] of Object.entries({ ...installed(packages), ...tree })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await violationsIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Packages {
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly undeclared: readonly string[];
}

function installed({ dependencies, devDependencies, undeclared }: Packages): Tree {
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  const tree: Record<string, string> = {
    "package.json": JSON.stringify({
      name: "probe",
      type: "module",
      dependencies: versions(dependencies),
      devDependencies: versions(devDependencies),
    }),
  };
  for (const name of [...dependencies, ...devDependencies, ...undeclared]) {
    tree[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: "1.0.0", type: "module", exports: "./index.js" });
    tree[`node_modules/${name}/index.js`] = "export default {};\n";
  }
  return tree;
}

import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../repository.js";

export const run = promisify(execFile);

/** Checks the declarations of packages, but not those of TypeScript itself, which take a second. */
export const checkingPackages = ["--skipLibCheck", "false", "--skipDefaultLibCheck"] as const;

/** What the target `installed` makes: a project with the package. Tests change only copies of it. */
export const installedFolder = join(root, "dist/installed");

/** The file there with what npm packed, a {@link Packed}. */
export const PACKED = "packed.json";

/** What npm packed of the repository. */
export const packedPackage = (): Packed => JSON.parse(readFileSync(join(installedFolder, PACKED), "utf8")) as Packed;

export interface Packed {
  readonly filename: string;
  readonly entryCount: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the package of a folder of the repository, as npm publishes it, into another folder. */
export async function pack(folder: string, destination: string): Promise<Packed> {
  const words = ["pack", "--ignore-scripts", "--json", "--pack-destination", destination];
  const { stdout } = await run("npm", words, { cwd: join(root, folder) });
  const [packed] = JSON.parse(stdout) as readonly Packed[];
  if (!packed) throw new Error(`npm packed nothing: ${stdout}`);
  return packed;
}

/** Installs a packed package from the project's folder, and others by name and version: without a network, once npm's cache has what they need. */
export async function installPacked(
  { filename }: Pick<Packed, "filename">,
  project: string,
  ...others: readonly string[]
): Promise<void> {
  const install = async (network: "--offline" | "--prefer-offline"): Promise<void> => {
    const options = ["--omit=dev", network, "--no-audit", "--no-fund", "--no-package-lock"];
    await run("npm", ["install", "--prefix", project, ...options, join(project, filename), ...others], { cwd: project });
  };
  await install("--offline").catch(async () => {
    await install("--prefer-offline");
    rmSync(join(project, "node_modules"), { recursive: true });
    await install("--offline");
  });
}

/** The bytes of all files at or below the path. */
export function bytesIn(path: string): number {
  const { size } = statSync(path);
  return statSync(path).isDirectory() ? readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0) : size;
}

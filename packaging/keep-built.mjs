import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs `build` unless it has succeeded before, nothing that it reads has changed since it began, and what it made still exists.
 *
 * @param {string} root the folder of the repository
 * @param {() => Promise<void>} build rejects if it fails
 */
export async function keepBuilt(root, build) {
  const dist = join(root, "dist");
  const file = join(dist, "built.json");
  const inputs = stateOf(root);
  if (isCurrent(dist, file, inputs)) return;
  await build();
  writeFileSync(file, JSON.stringify({ inputs, outputs: readdirSync(dist) }));
}

/**
 * @param {string} dist
 * @param {string} file
 * @param {readonly string[]} inputs
 */
function isCurrent(dist, file, inputs) {
  if (!existsSync(file)) return false;
  /** @type {{ readonly inputs: readonly string[], readonly outputs: readonly string[] }} */
  const last = JSON.parse(readFileSync(file, "utf8"));
  return last.inputs.join() === inputs.join() && last.outputs.every((name) => existsSync(join(dist, name)));
}

/**
 * The state of each file that a build reads: the folders that the compiler includes, the settings, the pages of the documentation, and the list of installed packages.
 *
 * @param {string} root
 */
function stateOf(root) {
  const settings = readdirSync(root).filter((name) => /\.(?:json|md)$/.test(name));
  /** @type {{ readonly include: readonly string[] }} */
  const { include } = JSON.parse(readFileSync(join(root, "tsconfig.service.json"), "utf8"));
  const folders = include.map((pattern) => pattern.slice(0, pattern.indexOf("/")));
  return ["core", "docs", ...folders, ...settings, "node_modules/.package-lock.json"].flatMap((path) => states(root, path));
}

/**
 * The path, and those below a folder, each with its state. The time of the last status change also differs after a change that keeps size and
 * modification time.
 *
 * @param {string} root
 * @param {string} path
 * @returns {readonly string[]}
 */
function states(root, path) {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isDirectory()) return readdirSync(join(root, path)).flatMap((name) => states(root, join(path, name)));
  return [[path, found.ino, found.size, found.ctimeMs].join(" ")];
}

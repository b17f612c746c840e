import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** @import { Input, Target } from "./targets.mjs" */

/** Every target is built again after other packages are installed. */
const packages = "node_modules/.package-lock.json";

/**
 * Builds the targets, and before them those that they read. A target is current if what it makes exists and the SHA-256 of everything it is made from is
 * that of its last build: the content of its inputs, its definition, and the list of installed packages. Independent targets are built at the same time.
 *
 * @param {string} root the folder of the repository
 * @param {Readonly<Record<string, Target>>} targets
 * @param {readonly string[]} names
 * @throws {Error} if one cannot be built, when the others have ended
 */
export async function buildTargets(root, targets, names) {
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  /** @type {Map<string, string>} */
  const digests = new Map();

  /** @param {readonly string[]} all */
  const buildAll = async (all) => {
    const ended = await Promise.allSettled(all.map(buildOnce));
    for (const one of ended) if (one.status === "rejected") throw one.reason;
  };
  /** @param {string} name */
  const buildOnce = (name) => {
    const building = begun.get(name) ?? buildIfNeeded(name);
    begun.set(name, building);
    return building;
  };
  /** @param {string} name */
  const buildIfNeeded = async (name) => {
    const target = targets[name];
    if (!target) throw new Error(`There is no target ${name}: ${Object.keys(targets).join(", ")}.`);
    const { after = [], outputs = [], run } = target;
    await buildAll(after);
    if (!run) return;
    const record = join(root, "dist/built", name);
    // Before the build, so that what changes meanwhile counts as a change.
    const digest = digestOf(target);
    const isCurrent = existsSync(record) && readFileSync(record, "utf8") === digest;
    if (isCurrent && outputs.every((path) => existsSync(join(root, path)))) return;
    rmSync(record, { force: true });
    await execute(root, name, run);
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, digest);
  };
  /** @param {Target} target */
  const digestOf = (target) => {
    const hash = createHash("sha256").update(JSON.stringify(target));
    for (const file of [packages, ...(target.inputs ?? []).flatMap((input) => filesOf(root, input))]) {
      const digest = digests.get(file) ?? contentOf(join(root, file));
      digests.set(file, digest);
      hash.update(`\n${file} ${digest}`);
    }
    return hash.digest("hex");
  };

  await buildAll(names);
}

/**
 * @param {string} root
 * @param {Input} input
 * @returns {readonly string[]}
 */
function filesOf(root, [path, ...endings]) {
  /** @param {string} name */
  const isWanted = (name) => endings.length === 0 || endings.some((ending) => name.endsWith(ending));
  /** @type {(folder: string) => readonly string[]} */
  const below = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const found = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : below(found);
      return isWanted(entry.name) ? [found] : [];
    });
  try {
    return below(path);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    // The container is built without tests.
    if (code === "ENOENT") return [];
    if (code === "ENOTDIR") return [path];
    throw error;
  }
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "missing";
}

/**
 * @param {string} root
 * @param {string} name
 * @param {readonly string[]} script and its arguments
 */
async function execute(root, name, script) {
  const begun = performance.now();
  const [status] = await once(spawn(process.execPath, script, { cwd: root, stdio: ["ignore", "inherit", "inherit"] }), "exit");
  if (status !== 0) throw new Error(`The target ${name} could not be built.`);
  process.stderr.write(`Built ${name} in ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`);
}

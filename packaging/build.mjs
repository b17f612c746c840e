// Builds the targets that the arguments name, or all: node packaging/build.mjs [TARGET ...]
import { join } from "node:path";
import { buildTargets } from "./build-targets.mjs";
import { targets } from "./targets.mjs";

const [...names] = process.argv.slice(2);
try {
  await buildTargets(join(import.meta.dirname, ".."), targets, names.length === 0 ? ["all"] : names);
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { keepBuilt } from "./keep-built.mjs";

const root = join(import.meta.dirname, "..");

/** @param {string[]} words the file to run, and its arguments */
async function run(...words) {
  const [status] = await once(spawn(process.execPath, words, { cwd: root, stdio: "inherit" }), "exit");
  if (status !== 0) process.exit(status ?? 1);
}

async function assetsAndBundles() {
  await run("dist/packaging/assets.js");
  await run("dist/packaging/bundles.js");
  await run("dist/packaging/service.js");
}

/** From sources to everything in `dist`. Compiles first, since the other steps are part of what is compiled. */
await keepBuilt(root, async () => {
  await run("node_modules/@typescript/native/bin/tsc", "-b");
  await Promise.all([run("dist/packaging/docs/build.js"), assetsAndBundles()]);
});

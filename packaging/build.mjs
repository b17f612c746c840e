import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { keepBuilt } from "./keep-built.mjs";

const root = join(import.meta.dirname, "..");

/** From sources to everything in `dist`. Compiles first, since the other steps are part of what is compiled. */
const steps = [
  ["node_modules/typescript/bin/tsc", "-b"],
  ["dist/packaging/assets.js"],
  ["dist/packaging/docs/build.js"],
  ["dist/packaging/bundles.js"],
  ["dist/packaging/service.js"],
];

keepBuilt(root, () => {
  for (const step of steps) {
    const { status } = spawnSync(process.execPath, step, { cwd: root, stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
});

// Removes the packages that only the build needs from a clone whose service is built, as the container does. Those stay that programs on the library can do
// without, but not the service.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const file = join(root, "package.json");
const { dependencies, devDependencies, peerDependencies, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
const kept = Object.fromEntries(Object.entries(devDependencies).filter(([name]) => name in peerDependencies));
writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies: { ...dependencies, ...kept } }, null, 2)}\n`);
execFileSync("npm", ["prune", "--omit=dev"], { cwd: root, stdio: "inherit" });

// Packs the package as npm publishes it, and installs it in a project with nothing else. Uses packages from npm's cache.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installedFolder, pack, PACKED, run } from "./packed.js";

rmSync(installedFolder, { recursive: true, force: true });
mkdirSync(installedFolder, { recursive: true });
const packed = await pack("", installedFolder);
writeFileSync(join(installedFolder, PACKED), JSON.stringify(packed));
writeFileSync(join(installedFolder, "package.json"), JSON.stringify({ private: true, type: "module" }));
const options = ["--omit=dev", "--prefer-offline", "--no-audit", "--no-fund", "--no-package-lock"];
const words = ["install", "--prefix", installedFolder, ...options, join(installedFolder, packed.filename)];
await run("npm", words, { cwd: installedFolder });

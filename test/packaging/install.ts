// Packs the package as npm publishes it, and installs it in a project with nothing else: without a network, once npm's cache is warm.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installedFolder, installPacked, pack, PACKED } from "./packed.js";

rmSync(installedFolder, { recursive: true, force: true });
mkdirSync(installedFolder, { recursive: true });
const packed = await pack("", installedFolder);
writeFileSync(join(installedFolder, PACKED), JSON.stringify(packed));
writeFileSync(join(installedFolder, "package.json"), JSON.stringify({ private: true, type: "module" }));

await installPacked(packed, installedFolder);

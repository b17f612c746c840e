// Packs the package as npm publishes it, and installs it in a project with nothing else but the packages that the command needs: without a network, once npm's
// cache is warm.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../repository.js";
import { installedFolder, installPacked, pack, PACKED } from "./packed.js";

rmSync(installedFolder, { recursive: true, force: true });
mkdirSync(installedFolder, { recursive: true });
const packed = await pack("", installedFolder);
writeFileSync(join(installedFolder, PACKED), JSON.stringify(packed));
writeFileSync(join(installedFolder, "package.json"), JSON.stringify({ private: true, type: "module" }));

const { devDependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly [field: string]: Readonly<Record<string, string>>;
};
const optional = Object.keys(peerDependencies ?? {}).map((name) => `${name}@${devDependencies?.[name]}`);
await installPacked(packed, installedFolder, ...optional);

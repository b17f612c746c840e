// Packs the package as npm publishes it, and installs it in a project with nothing else: without a network, once npm's cache is warm.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installedFolder, pack, PACKED, run } from "./packed.js";

rmSync(installedFolder, { recursive: true, force: true });
mkdirSync(installedFolder, { recursive: true });
const packed = await pack("", installedFolder);
writeFileSync(join(installedFolder, PACKED), JSON.stringify(packed));
writeFileSync(join(installedFolder, "package.json"), JSON.stringify({ private: true, type: "module" }));

async function install(network: "--offline" | "--prefer-offline"): Promise<void> {
  const options = ["--omit=dev", network, "--no-audit", "--no-fund", "--no-package-lock"];
  const words = ["install", "--prefix", installedFolder, ...options, join(installedFolder, packed.filename)];
  await run("npm", words, { cwd: installedFolder });
}

await install("--offline").catch(async () => {
  await install("--prefer-offline");
  rmSync(join(installedFolder, "node_modules"), { recursive: true });
  await install("--offline");
});

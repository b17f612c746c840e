import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PackedSite } from "../../adapters/http/pages/docs.js";
import { decisions, sections } from "./contents.js";

/** This file runs compiled, as dist/packaging/docs/build.js. */
const dist = join(import.meta.dirname, "../..");
const root = join(dist, "..");
const target = join(dist, "documentation");

/** The files below a folder with one of the endings. */
const below = (folder: string, ...endings: readonly string[]): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => join(folder, path));

/** Everything that the site is made from: the declarations, and the code that writes the OpenAPI document and the pages. */
function stateOfInputs(): string {
  const files = [
    ...sections.flatMap(({ guides }) => guides.map(({ file }) => file)),
    ...below(decisions, ".md"),
    ...below("examples", ".mjs", ".ts"),
    ...["core", "adapters", "client", "webhooks", "test/conformance"].flatMap((folder) => below(`dist/${folder}`, ".d.ts")),
    ...["core", "adapters/http", "packaging/docs"].flatMap((folder) => below(`dist/${folder}`, ".js")),
    ...below("packaging/docs/browser", ".ts", ".css"),
    "package-lock.json",
  ];
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function stateOfBuilt(): string | undefined {
  const index = join(target, "index.json");
  if (!existsSync(index)) return undefined;
  return (JSON.parse(readFileSync(index, "utf8")) as PackedSite).inputs;
}

const inputs = stateOfInputs();
if (stateOfBuilt() !== inputs) {
  // Loaded only if a build is needed.
  const [{ writeSite }, { packSite }] = await Promise.all([import("./site.js"), import("./pack.js")]);
  const site = `${target}-pages`;
  await writeSite(site, { api: "../v1" });
  packSite(site, target, inputs);
  rmSync(site, { recursive: true });
}

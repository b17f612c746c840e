import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brokenNames, Entries, type PublishedNames } from "./published-names.js";

/** Records what the current version publishes. Exits with 1 if a name is missing that an earlier version with the same major number has. */
const root = join(import.meta.dirname, "../..");
const file = join(root, "packaging/published-names.json");

interface Recorded {
  readonly version: string;
  readonly names: PublishedNames;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const { version } = read(join(root, "package.json")) as { readonly version: string };
const names = new Entries().names();
const before = existsSync(file) ? (read(file) as Recorded) : null;
const isSameMajor = before?.version.split(".")[0] === version.split(".")[0];
const broken = before && before.version !== version && isSameMajor ? brokenNames(before.names, names, version) : [];
for (const name of broken) process.stderr.write(`${version} must keep ${name}, which ${before?.version ?? ""} publishes.\n`);
if (broken.length > 0) process.exit(1);
writeFileSync(file, `${JSON.stringify({ version, names }, null, 2)}\n`);

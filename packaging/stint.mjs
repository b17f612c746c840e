#!/usr/bin/env node
// Runs what `npm start` has built in a clone, or the program of the package.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const programs = ["../dist/service/stint.js", "../dist/package/stint.js"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** With their versions, the packages that a program on the library can do without, but not the command, as far as they are not installed. */
const { peerDependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const missing = Object.entries(peerDependencies).flatMap(([name, versions]) => (isInstalled(name) ? [] : `${name}@${versions}`));
/** Commands that only call the API of a service or a receiver. */
const isRemote = ["listen", "trigger"].includes(process.argv[2] ?? "");
const asks = process.argv.length < 3 || process.argv.some((word) => word === "help" || word === "--help" || word === "--version");

/** @param {string} name */
function isInstalled(name) {
  try {
    return import.meta.resolve(name) !== "";
  } catch {
    return false;
  }
}

const program = programs.find((path) => existsSync(path));
if (program === undefined) {
  console.error("stint: The program is not built yet. Run: npm ci && npm start");
  process.exitCode = 1;
} else if (missing.length > 0 && !asks && !isRemote) {
  console.error(`stint: The command needs packages that are not installed. Run: npm install ${missing.join(" ")}`);
  process.exitCode = 1;
} else {
  // What further processes run.
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
}

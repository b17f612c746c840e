#!/usr/bin/env node
// Runs what `npm start` has built in a clone, or the program of the package.
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const programs = ["../dist/service/stint.js", "../dist/package/stint.js"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const program = programs.find((path) => existsSync(path));
if (program === undefined) {
  console.error("stint: The program is not built yet. Run: npm ci && npm start");
  process.exitCode = 1;
} else {
  // What further processes run.
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
}

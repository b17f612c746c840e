import { cpSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../repository.js";

const LEFT_OUT = new Set(["node_modules", ".git", "data", "coverage", "dist/installed"]);

/** Copies the built repository to a new folder. The copy shares its packages. */
export function copyRepository(folder: string): void {
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter: (path) => !LEFT_OUT.has(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../repository.js";

const compiled = join(root, "dist/test");
const names = readdirSync(compiled, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(test|properties)\.js$/.test(name))
  .map((name) => name.slice(0, -".js".length));

/** The compiled test files of a name or a glob, relative to the repository. */
export function testFiles(pattern: string): readonly string[] {
  const expression = pattern
    .split(/(\*\*\/|\*)/)
    .map((part) => (part === "**/" ? "(?:.*/)?" : part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")))
    .join("");
  const matcher = new RegExp(`^${expression}$`);
  return names.filter((name) => matcher.test(name)).map((name) => `dist/test/${name}.js`);
}

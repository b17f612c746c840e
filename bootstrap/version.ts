import { readFileSync } from "node:fs";

/** The version of this package. */
export function version(): string {
  const manifest = JSON.parse(readFileSync(new URL(import.meta.resolve("stint/package.json")), "utf8")) as { version: string };
  return manifest.version;
}

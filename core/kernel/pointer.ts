import { snakeCase } from "./snake-case.js";

/** The JSON Pointer (RFC 6901) of field names and indexes. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The field whose parts are named by callers. */
const METADATA = "metadata";

/** The JSON Pointer, in JSON, of a camelCase path in the domain. The keys of metadata remain as they are. */
export function fieldPointer(path: readonly (string | number)[]): string {
  const isField = (index: number): boolean => !path.slice(0, index).includes(METADATA);
  return pointerOf(path.map((part, index) => (typeof part === "string" && isField(index) ? snakeCase(part) : part)));
}

import { snakeCase } from "./snake-case.js";

/** The JSON Pointer (RFC 6901) of field names and indexes. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The JSON Pointer, in JSON, of a camelCase path in the domain. */
export function fieldPointer(path: readonly (string | number)[]): string {
  return pointerOf(path.map((part) => (typeof part === "string" ? snakeCase(part) : part)));
}

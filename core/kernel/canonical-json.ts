import type { Json } from "./errors.js";

/**
 * The canonical text of a JSON value (RFC 8785): members sorted by UTF-16 code units, no blanks. The same value has the same text on every
 * machine. Numbers must be integers that JSON represents exactly; throws RangeError for others.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new RangeError(`${value} is not an exact integer.`);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`);
  return `{${members.join(",")}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

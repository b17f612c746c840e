import type { TSchema } from "@sinclair/typebox";
import type { QueryParameter, Route } from "../route.js";
import { formatCodes, keywordCodes } from "../validation.js";
import { isRepeatable } from "./conditions.js";
import { keywordsOf } from "./node.js";

/** What a body can be refused for whatever its schema says: its characters, its depth, its number of values. */
const ofEveryBody = ["wrong_type", "invalid_character", "too_deep", "too_many"];

/** The codes that `errors` of a 422 can have: those of the schemas, and those of the rules that the route lists. */
export function fieldCodes(route: Route): readonly string[] {
  const codes = new Set<string>(route.invalid);
  const add = (more: readonly string[]) => more.forEach((code) => codes.add(code));
  if (route.body) add([...ofEveryBody, ...codesOf(route.body)]);
  if (route.body && route.method === "PATCH") add(["read_only"]);
  for (const parameter of Object.values(route.query ?? {})) add(parameterCodes(parameter));
  if (route.sorts) add(["not_allowed", "out_of_range"]);
  return [...codes].sort();
}

/** The codes that a 422 itself can have. A single wrong field gives its own. */
export function invalidCodes(route: Route): readonly string[] {
  const fields = fieldCodes(route);
  return [
    ...(fields.length > 0 ? ["validation_failed"] : []),
    ...(isRepeatable(route) ? ["idempotency_key_reused"] : []),
    ...fields,
  ];
}

function codesOf(schema: TSchema): readonly string[] {
  const { properties, items, format } = keywordsOf(schema);
  const below = [...Object.values(properties ?? {}), ...(items ? [items] : [])];
  return [
    ...Object.keys(schema).flatMap((keyword) => keywordCodes[keyword] ?? []),
    ...(format === undefined ? [] : [formatCodes[format] ?? []].flat()),
    ...below.flatMap((one) => codesOf(one)),
  ];
}

function parameterCodes(parameter: QueryParameter): readonly string[] {
  if ("id" in parameter || "anyId" in parameter) return ["id_malformed"];
  if ("anyText" in parameter || "text" in parameter) return ["invalid_character", "too_long"];
  if ("minimum" in parameter) return ["out_of_range"];
  if ("opaque" in parameter) return [];
  if ("format" in parameter) return [formatCodes[parameter.format] ?? []].flat();
  return "levels" in parameter ? ["not_allowed", "not_unique", "too_many"] : ["not_allowed"];
}

import { canBeExternal } from "../external-references.js";
import type { TSchema } from "@sinclair/typebox";
import { VALIDATION_FAILED } from "../../../core/index.js";
import type { QueryParameter, Route } from "../route.js";
import { domainCodesOf } from "../schemas/annotations.js";
import { formatCodes, keywordCodes } from "../validation.js";
import { isRepeatable } from "./conditions.js";
import { keywordsOf } from "../schemas/keywords.js";

/** Codes that any body can cause, regardless of its schema. */
const ofEveryBody = ["wrong_type", "invalid_character", "too_deep", "too_many"];

/** The codes in `errors` of a 422: those of the schemas and those that the route lists. */
export function fieldCodes(route: Route): readonly string[] {
  const codes = new Set<string>(route.invalid);
  const add = (more: readonly string[]) => more.forEach((code) => codes.add(code));
  if (route.body) add([...ofEveryBody, ...codesOf(route.body)]);
  if (route.body && route.method === "PATCH") add(["read_only"]);
  for (const parameter of Object.values(route.query ?? {})) add(parameterCodes(parameter));
  if (route.sorts) add(["not_allowed", "out_of_range"]);
  return [...codes].sort();
}

/** The codes in `errors` of a 400. */
export function malformedFieldCodes(route: Route): readonly string[] {
  const parameters = Object.values(route.query ?? {});
  const isNumeric = route.sorts !== undefined || parameters.some((one) => "minimum" in one);
  return [
    "unknown_parameter",
    ...(route.sorts || parameters.length > 0 ? ["repeated_parameter"] : []),
    ...(isNumeric ? ["malformed_parameter"] : []),
    ...(route.body ? ["duplicate_key"] : []),
  ];
}

/** The codes of a 422 itself. */
export function invalidCodes(route: Route): readonly string[] {
  return [
    ...(fieldCodes(route).length > 0 ? [VALIDATION_FAILED] : []),
    ...(isRepeatable(route) ? ["idempotency_key_reused"] : []),
    ...(route.refusals ?? []),
  ];
}

function codesOf(schema: TSchema): readonly string[] {
  const { properties, items, format } = keywordsOf(schema);
  const below = [...Object.values(properties ?? {}), ...(items ? [items] : [])];
  return [
    ...domainCodesOf(schema),
    ...Object.keys(schema).flatMap((keyword) => keywordCodes[keyword] ?? []),
    ...(format === undefined ? [] : [formatCodes[format] ?? []].flat()),
    ...below.flatMap((one) => codesOf(one)),
  ];
}

function parameterCodes(parameter: QueryParameter): readonly string[] {
  if ("anyId" in parameter) return ["id_malformed", "too_many", ...(canBeExternal(parameter.anyId) ? ["unknown_reference"] : [])];
  if ("pairs" in parameter) return ["invalid_character", "too_long", "too_many"];
  if ("anyText" in parameter) return ["invalid_character", "too_long", "too_many"];
  if ("text" in parameter) return ["invalid_character", "too_long"];
  if ("minimum" in parameter) return ["out_of_range"];
  if ("opaque" in parameter) return [];
  if ("format" in parameter) return [formatCodes[parameter.format] ?? []].flat();
  if ("oneOf" in parameter) return ["not_allowed"];
  return ["not_allowed", "too_many", ...("levels" in parameter ? ["not_unique"] : [])];
}

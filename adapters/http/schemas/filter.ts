import { type TSchema, Type } from "@sinclair/typebox";
import { MAX_FILTER_VALUES } from "../../../core/index.js";
import type { QueryParameter } from "../route.js";
import { withFields } from "./annotations.js";
import { instant, moment, optional, pairs, reference, text } from "./primitives.js";

const many = (schema: TSchema) => Type.Array(schema, { maxItems: MAX_FILTER_VALUES });

/** The filters of a list as an object in a body, with at least one of them. Those that can be repeated are lists. */
export function filterOf(parameters: Readonly<Record<string, QueryParameter>>): TSchema {
  const entries = Object.entries(parameters);
  const properties = Object.fromEntries(entries.map(([name, parameter]) => [name, optional(schemaOf(parameter))]));
  const words = Object.fromEntries(entries.map(([name, parameter]) => [name, wordsOf(parameter)]));
  return withFields(Type.Object(properties, { additionalProperties: false, minProperties: 1 }), words);
}

function schemaOf(parameter: QueryParameter): TSchema {
  if ("anyId" in parameter) return many(reference(parameter.anyId));
  if ("anyText" in parameter) return many(text({ max: parameter.anyText }));
  if ("pairs" in parameter) return pairs(parameter.pairs.value);
  if ("text" in parameter) return text({ max: parameter.text });
  if ("format" in parameter) return parameter.format === "moment" ? moment() : instant();
  return Type.Boolean();
}

function wordsOf({ description = "Returns only those that refer to one of these" }: QueryParameter): string {
  return description;
}

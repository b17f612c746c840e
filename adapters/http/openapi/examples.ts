import type { TSchema } from "@sinclair/typebox";
import type { Json } from "../../../core/index.js";
import { exampleId, isExpandable, nameOf, prefixOf, schemaNamed, writtenExampleOf } from "../schemas/annotations.js";
import { keywordsOf } from "../schemas/keywords.js";
import { usualState } from "./example-states.js";
import { wordsFor } from "./words.js";

/** An example of the schema: the handwritten one, otherwise one built from the examples of its fields. */
export function exampleOf(schema: TSchema): Json {
  const written = writtenExampleOf(schema);
  if (written !== undefined) return written;
  const { $ref, type, items, anyOf } = keywordsOf(schema);
  if ($ref !== undefined) return exampleOf(schemaNamed($ref.slice($ref.lastIndexOf("/") + 1)));
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  const [kind] = [type ?? "object"].flat();
  if (kind === "object") return object(schema);
  if (kind === "array") return items ? [exampleOf(items)] : [];
  return scalar(schema);
}

/** An example of a resource in another state than usual: with these fields. */
export function exampleIn(state: Readonly<Record<string, Json>>, schema: TSchema): Json {
  const example = exampleOf(schema);
  if (typeof example !== "object" || example === null || Array.isArray(example)) return example;
  return { ...Object.fromEntries(Object.entries(example)), ...state };
}

/** An example of a list item, without the fields that lists omit. */
export function itemExampleOf(schema: TSchema, omitted: readonly string[]): Json {
  const example = exampleOf(schema);
  if (typeof example !== "object" || example === null || Array.isArray(example)) return example;
  return Object.fromEntries(Object.entries(example).filter(([name]) => !omitted.includes(name)));
}

function object(schema: TSchema): Json {
  const { properties = {}, maxProperties } = keywordsOf(schema);
  const fields = Object.entries(properties)
    .filter(([, property]) => !isExpandable(property))
    .slice(0, maxProperties)
    .map(([name, property]): [string, Json] => [name, fieldExample(schema, name, property)]);
  return { ...Object.fromEntries(fields), ...usualState[nameOf(schema) ?? ""] };
}

function fieldExample(object: TSchema, name: string, property: TSchema): Json {
  const { example } = wordsFor(object, name);
  return example === undefined ? exampleOf(property) : example;
}

export const formatExamples: Readonly<Record<string, Json>> = {
  "date-time": "2026-03-02T08:00:00.000Z",
  moment: "2026-03-02T08:00:00.000Z",
  date: "2026-03-02",
  decimal: "1",
  currency: "EUR",
  "time-zone": "Europe/Berlin",
  locale: "de",
  email: "ada@example.com",
};

function scalar(schema: TSchema): Json {
  const { type, enum: values, format, minimum } = keywordsOf(schema);
  const [kind] = [type ?? "string"].flat();
  const prefix = prefixOf(schema);
  if (values?.[0] !== undefined) return values[0];
  if (kind === "boolean") return true;
  if (kind === "integer" || kind === "number") return Math.max(1, minimum ?? 1);
  if (prefix !== undefined) return exampleId(prefix);
  return formatExamples[format ?? ""] ?? "text";
}

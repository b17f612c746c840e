import type { TSchema } from "@sinclair/typebox";
import type { Json } from "../../../core/index.js";
import { exampleId } from "./fields.js";
import { keywordsOf } from "./node.js";
import { bodyExamples } from "./body-examples.js";
import { itemsOf, nameOf } from "./schemas.js";
import { wordsFor } from "./words.js";

/** An example of the schema: the handwritten one, otherwise one built from the examples of its fields. */
export function exampleOf(schema: TSchema, place: string): Json {
  const name = nameOf(schema) ?? place;
  const written = bodyExamples[name];
  if (written !== undefined) return written;
  const { type, properties, items, maxProperties, anyOf } = keywordsOf(schema);
  if (anyOf?.[0]) return exampleOf(anyOf[0], place);
  const [kind] = [type ?? "object"].flat();
  if (kind === "object") return object(properties ?? {}, name, maxProperties);
  if (kind === "array") return items ? [exampleOf(items, itemsOf(place))] : [];
  return scalar(schema);
}

/** An example of a list item, without the fields that lists omit. */
export function itemExampleOf(schema: TSchema): Json {
  const example = exampleOf(schema, "");
  if (typeof example !== "object" || example === null || Array.isArray(example)) return example;
  const { required = [] } = keywordsOf(schema);
  const leftOut = ["lines", "body", "attempts", "token"].filter((name) => !required.includes(name));
  return Object.fromEntries(Object.entries(example).filter(([name]) => !leftOut.includes(name)));
}

function object(properties: Readonly<Record<string, TSchema>>, place: string, most = Infinity): Json {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, schema]) => !isExpansion(schema))
      .slice(0, most)
      .map(([name, schema]) => [name, fieldExample(place, name, schema)]),
  );
}

/** Whether the field is only returned with `expand`. */
function isExpansion(schema: TSchema): boolean {
  return keywordsOf(schema).anyOf?.some(({ $ref }) => $ref !== undefined) ?? false;
}

function fieldExample(place: string, name: string, schema: TSchema): Json {
  const { example } = wordsFor(place, name);
  return example === undefined ? exampleOf(schema, name) : example;
}

export const formatExamples: Readonly<Record<string, Json>> = {
  "date-time": "2026-03-02T08:00:00.000Z",
  moment: "2026-03-02T08:00:00.000Z",
  date: "2026-03-02",
  decimal: "1",
  currency: "EUR",
  "time-zone": "Europe/Berlin",
  email: "ada@example.com",
};

function scalar(schema: TSchema): Json {
  const { type, enum: values, format, description, minimum } = keywordsOf(schema);
  const [kind] = [type ?? "string"].flat();
  if (values?.[0] !== undefined) return values[0];
  if (kind === "boolean") return true;
  if (kind === "integer" || kind === "number") return Math.max(1, minimum ?? 1);
  const [, prefix] = /^([a-z]+)_…$/.exec(description ?? "") ?? [];
  if (prefix !== undefined) return exampleId(prefix);
  return formatExamples[format ?? ""] ?? "text";
}

import type { TSchema } from "@sinclair/typebox";
import type { Json } from "../../../core/index.js";
import { aboutOf, nameOf, namedSchemas } from "../schemas/annotations.js";
import { keywordsOf } from "../schemas/keywords.js";
import { type Node, plain } from "./node.js";
import { sentences, wordsFor } from "./words.js";

/** A reference to a named schema, or an inline schema. */
export function reference(schema: TSchema): Node {
  const name = nameOf(schema);
  return name === undefined ? described(schema) : { $ref: `#/components/schemas/${name}` };
}

export function schemaComponents(): Node {
  return Object.fromEntries(
    namedSchemas().map(([name, schema]) => [name, { description: sentences(aboutOf(schema)), ...described(schema) }]),
  );
}

/** The schema as plain JSON with a description of every field. */
function described(schema: TSchema): Node {
  const { properties, items, anyOf, format, ...rest } = keywordsOf(schema);
  return {
    ...plain(rest),
    ...(format === undefined ? {} : { format }),
    ...(properties === undefined ? {} : { properties: mapped(schema, properties) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(reference) }),
    ...(items === undefined ? {} : { items: reference(items) }),
  };
}

function mapped(object: TSchema, properties: Readonly<Record<string, TSchema>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const node = reference(schema);
      const { meaning, example } = wordsFor(object, name);
      const description = sentences(meaning, keywordsOf(schema).description ?? idKind(example));
      return [name, description === "" ? node : { ...node, description }];
    }),
  );
}

/** The ID format of a field, such as `cli_…`, derived from its example. */
function idKind(example: Json | undefined): string | undefined {
  const [, prefix] = /^\[?"([a-z]+)_[0-9a-z]{26}"/.exec(JSON.stringify(example ?? null)) ?? [];
  return prefix && `${prefix}_…`;
}

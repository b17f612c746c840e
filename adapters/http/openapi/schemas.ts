import type { TSchema } from "@sinclair/typebox";
import type { Json } from "../../../core/index.js";
import * as bodies from "../schemas/bodies.js";
import * as changes from "../schemas/change-views.js";
import * as outgoing from "../schemas/outgoing-views.js";
import * as reports from "../schemas/report-views.js";
import * as views from "../schemas/views.js";
import { keywordsOf, type Node, plain } from "./node.js";
import { sentences, wordsFor } from "./words.js";

/** Names of the schemas under `components`. All other schemas are inlined. */
const names = new Map<TSchema, string>(
  [views, outgoing, changes, reports, bodies].flatMap((module) =>
    Object.entries(module).flatMap(([name, schema]): [TSchema, string][] =>
      typeof schema === "object" ? [[schema as TSchema, name]] : [],
    ),
  ),
);

/** Throws if no schema has this name. */
export function schemaNamed(wanted: string): TSchema {
  for (const [schema, name] of names) if (name === wanted) return schema;
  throw new Error(`There is no schema named ${wanted}.`);
}

export function nameOf(schema: TSchema): string | undefined {
  return names.get(schema);
}

/** A reference to a named schema, or an inline schema whose field descriptions are looked up by `place`. */
export function reference(schema: TSchema, place: string): Node {
  const name = names.get(schema);
  return name === undefined ? described(schema, place) : { $ref: `#/components/schemas/${name}` };
}

export function schemaComponents(): Node {
  return Object.fromEntries([...names].map(([schema, name]) => [name, described(schema, name)]));
}

/** The schema as plain JSON with a description of every field. */
function described(schema: TSchema, place: string): Node {
  const { properties, items, anyOf, format, ...rest } = keywordsOf(schema);
  return {
    ...plain(rest),
    ...(format === undefined ? {} : { format }),
    ...(properties === undefined ? {} : { properties: mapped(properties, place) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => reference(one, place)) }),
    ...(items === undefined ? {} : { items: reference(items, itemsOf(place)) }),
  };
}

function mapped(properties: Readonly<Record<string, TSchema>>, place: string): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const node = reference(schema, name);
      const { meaning, example } = wordsFor(place, name);
      const description = sentences(meaning, keywordsOf(schema).description ?? idKind(example));
      return [name, description === "" ? node : { ...node, description }];
    }),
  );
}

export function itemsOf(place: string): string {
  return `${place}[]`;
}

/** The ID format of a field, such as `cli_…`, derived from its example. */
function idKind(example: Json | undefined): string | undefined {
  const [one] = [example].flat() as readonly Json[];
  const [, prefix] = (typeof one === "string" && /^([a-z]+)_[0-9a-z]{26}$/.exec(one)) || [];
  return prefix && `${prefix}_…`;
}

import type { TSchema } from "@sinclair/typebox";
import type { IdPrefix, Issue, Json, Words } from "../../../core/index.js";

export type { Words };

/** Words by the name of the field. */
export type FieldWords = Readonly<Record<string, Words>>;

const NAME = Symbol("name");
const ABOUT = Symbol("about");
const EXAMPLE = Symbol("example");
const FIELDS = Symbol("fields");
const PREFIX = Symbol("prefix");
const EXPANDABLE = Symbol("expandable");
const CODES = Symbol("codes");
const RULE = Symbol("rule");

/** The domain's rule for a text, which covers its length too. */
export type TextRule = (text: string) => readonly Issue[];

/** What the OpenAPI document and the domain say about a schema. Symbols, so that validation and JSON ignore it. */
interface Annotated {
  readonly [NAME]?: string;
  readonly [ABOUT]?: string;
  readonly [EXAMPLE]?: Json;
  readonly [FIELDS]?: FieldWords;
  readonly [PREFIX]?: IdPrefix;
  readonly [EXPANDABLE]?: true;
  readonly [CODES]?: readonly string[];
  readonly [RULE]?: TextRule;
}

const components = new Map<string, TSchema>();

/**
 * Lists the schema under `components` of the OpenAPI document, with a sentence that describes it. Without an example, it is built from those of the
 * fields.
 */
export function named<T extends TSchema>(name: string, about: string, schema: T, example?: Json): T {
  if (components.has(name)) throw new Error(`There are two schemas named ${name}.`);
  const annotated = { ...schema, [NAME]: name, [ABOUT]: about, ...(example === undefined ? {} : { [EXAMPLE]: example }) };
  components.set(name, annotated);
  return annotated;
}

/** Returns a copy for a variant of the schema, which must not be a reference to the original. */
export function unnamed<T extends TSchema>(schema: T): T {
  return { ...schema, [NAME]: undefined };
}

/** Describes the fields of an object. */
export function withFields<T extends TSchema>(schema: T, fields: FieldWords): T {
  return { ...schema, [FIELDS]: fields };
}

/** Marks the ID of a resource. */
export function withPrefix<T extends TSchema>(schema: T, prefix: IdPrefix): T {
  return { ...schema, [PREFIX]: prefix };
}

/** Marks a field that is only returned with `expand`. */
export function asExpandable<T extends TSchema>(schema: T): T {
  return { ...schema, [EXPANDABLE]: true };
}

/** Names the codes of the domain's rules for the value. */
export function withCodes<T extends TSchema>(schema: T, codes: readonly string[]): T {
  return { ...schema, [CODES]: codes };
}

/** Lets the domain's rule replace messages about the length, and report a text together with what is wrong with other fields. */
export function withRule<T extends TSchema>(schema: T, rule: TextRule): T {
  return { ...schema, [RULE]: rule };
}

export const nameOf = (schema: TSchema & Annotated): string | undefined => schema[NAME];
/** What a named schema describes, as a sentence. */
export const aboutOf = (schema: TSchema & Annotated): string | undefined => schema[ABOUT];
export const writtenExampleOf = (schema: TSchema & Annotated): Json | undefined => schema[EXAMPLE];
export const fieldsOf = (schema: TSchema & Annotated): FieldWords => schema[FIELDS] ?? {};
export const prefixOf = (schema: TSchema & Annotated): IdPrefix | undefined => schema[PREFIX];
export const domainCodesOf = (schema: TSchema & Annotated): readonly string[] => schema[CODES] ?? [];
export const ruleOf = (schema: TSchema & Annotated): TextRule | undefined => schema[RULE];
export const isExpandable = (schema: TSchema & Annotated): boolean => schema[EXPANDABLE] ?? false;

/** All named schemas, sorted by name. */
export function namedSchemas(): readonly (readonly [name: string, schema: TSchema])[] {
  return [...components].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Throws if no schema has this name. */
export function schemaNamed(name: string): TSchema {
  const schema = components.get(name);
  if (!schema) throw new Error(`There is no schema named ${name}.`);
  return schema;
}

/** The example ID of a resource type. */
export const exampleId = (prefix: IdPrefix): string => `${prefix}_01kjq4v8v1e2b9q0d0x5t3m7ha`;

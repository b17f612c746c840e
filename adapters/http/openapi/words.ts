import type { TSchema } from "@sinclair/typebox";
import { type IdPrefix, type Json, resourceKinds, resources } from "../../../core/index.js";
import { exampleId, fieldsOf, prefixOf, type Words } from "../schemas/annotations.js";
import { commonFields } from "./fields.js";
import { keywordsOf } from "../schemas/keywords.js";

interface Described {
  readonly meaning: string | undefined;
  readonly example: Json | undefined;
}

/** The description of a field: that of the object, else the common one of the name, else that of the ID's resource type. */
export function wordsFor(object: TSchema, name: string): Described {
  const property = keywordsOf(object).properties?.[name];
  return asFieldWords(fieldsOf(object)[name] ?? commonFields[name] ?? (property && idWords(property)));
}

function idWords(schema: TSchema): Words | undefined {
  const prefix = prefixOf(schema);
  return prefix && [`ID of the ${nameOfPrefix(prefix)}`, exampleId(prefix)];
}

/** The noun of the resource type with this prefix. */
export function nameOfPrefix(prefix: IdPrefix): string {
  return resourceKinds.map((kind) => resources[kind]).find((one) => one.prefix === prefix)?.name ?? "resource";
}

function asFieldWords(words: Words | undefined): Described {
  if (words === undefined || typeof words === "string") return { meaning: words, example: undefined };
  const [meaning, example] = words;
  return { meaning, example };
}

/** Joins the parts as sentences: adds missing periods, removes duplicates. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  const ended = parts.flatMap((part) => (part === undefined || part === "" ? [] : [/[.!?]$/.test(part) ? part : `${part}.`]));
  return [...new Set(ended)].join(" ");
}

import type { TSchema } from "@sinclair/typebox";
import type { Json } from "../../../core/index.js";

/** A part of the document. */
export type Node = { readonly [key: string]: Json };

/** Removes TypeBox's symbols and undefined fields. */
export function plain(value: object): Node {
  return JSON.parse(JSON.stringify(value)) as Node;
}

/** The schema keywords that the generator reads. */
export interface Keywords {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Json[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly additionalProperties?: boolean | TSchema;
  readonly minimum?: number;
  readonly maxProperties?: number;
}

export function keywordsOf(schema: TSchema): Keywords {
  return schema;
}

import type { TSchema } from "@sinclair/typebox";
import type { Json } from "../../../core/index.js";

/** The schema keyword for the value that replaces null. */
export const CLEARED = "x-cleared";

/** The keywords of the schemas. */
interface Keywords {
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
  readonly [CLEARED]?: "" | readonly [];
}

export function keywordsOf(schema: TSchema): Keywords {
  return schema;
}

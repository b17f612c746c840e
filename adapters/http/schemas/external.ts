import type { TOptional, TSchema, TUnsafe } from "@sinclair/typebox";
import { externalTable, type MetadataChanges } from "../../../core/index.js";
import { changesOf, viewOf, wordsOf } from "./of-fields.js";

/** What other systems know a resource by, for schemas that do not follow from a table, with its words. */
export const externalView = viewOf(externalTable).properties as { readonly [K in "external_id" | "metadata"]: TSchema };
export const externalInput = changesOf(externalTable).properties as unknown as {
  readonly external_id: TOptional<TUnsafe<string | null>>;
  readonly metadata: TOptional<TUnsafe<MetadataChanges>>;
};
export const externalWords = wordsOf(externalTable);

import type { Instant } from "../kernel/instant.js";
import type { Tag, TagUse } from "./tag.js";

/** The spellings of tags that entries of the workspace have or had. */
export interface TagStore {
  /** The spelling that was added first, by key, of those that exist. */
  first(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The spellings of entries with the number of these, most frequent first and then by name in the order of code points; at most `limit`. */
  used(limit: number): Promise<readonly TagUse[]>;
  /** All spellings with these keys, in any order. */
  spellings(keys: readonly string[]): Promise<readonly string[]>;
  /** Removes spellings, so that another becomes the first of their keys. Entries keep them. */
  remove(names: readonly string[]): Promise<void>;
  /** Adds spellings, except those that exist. */
  add(tags: readonly Tag[], now: Instant): Promise<void>;
}

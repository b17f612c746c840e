import type { Instant } from "../kernel/instant.js";
import type { Stores } from "../ports/unit-of-work.js";
import { tagKey } from "./tag.js";
import type { TimeEntryFilter } from "./time-entry-store.js";

/** Distinct tags as the workspace spells them. Adds those that it does not have. */
export async function inKnownSpelling(
  { tags }: Pick<Stores, "tags">,
  names: readonly string[],
  now: Instant,
): Promise<readonly string[]> {
  if (names.length === 0) return names;
  const wanted = names.map((name) => ({ key: tagKey(name), name }));
  const known = await tags.first(wanted.map(({ key }) => key));
  const added = wanted.filter(({ key }) => !known.has(key));
  if (added.length > 0) await tags.add(added, now);
  return wanted.map(({ key, name }) => known.get(key) ?? name);
}

/** Adds the tags of an entry that the workspace does not have, and keeps their spelling. */
export async function keepTags(stores: Pick<Stores, "tags">, names: readonly string[], now: Instant): Promise<void> {
  await inKnownSpelling(stores, names, now);
}

/** The filter with all spellings of its tags. */
export async function withSpellings(stores: Pick<Stores, "tags">, filter: TimeEntryFilter): Promise<TimeEntryFilter> {
  if (filter.tags === undefined) return filter;
  const spellings = await stores.tags.spellings(filter.tags.map(tagKey));
  return { ...filter, tags: [...new Set([...filter.tags, ...spellings])] };
}

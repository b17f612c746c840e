import { compareTexts } from "../../core/kernel/letter-case.js";
import type { TagStore } from "../../core/time-entries/tag-store.js";
import type { View } from "./workspace-data.js";

/** The rows are in the order in which they were added. */
export function tagStore({ tags, timeEntries }: View): TagStore {
  const having = (keys: readonly string[]) => tags.all().filter(({ key }) => keys.includes(key));
  return {
    async first(keys) {
      return new Map(
        having(keys)
          .toReversed()
          .map(({ key, name }) => [key, name]),
      );
    },
    async used(limit) {
      const entries = new Map<string, number>();
      for (const name of timeEntries.all().flatMap((entry) => entry.tags)) entries.set(name, (entries.get(name) ?? 0) + 1);
      const all = [...entries].map(([name, count]) => ({ name, entries: count }));
      return all.sort((a, b) => b.entries - a.entries || compareTexts(a.name, b.name)).slice(0, limit);
    },
    async spellings(keys) {
      return having(keys).map(({ name }) => name);
    },
    async remove(names) {
      for (const name of names) tags.remove(name);
    },
    async add(added) {
      for (const tag of added) if (tags.get(tag.name) === undefined) tags.put({ id: tag.name, key: tag.key, name: tag.name });
    },
  };
}

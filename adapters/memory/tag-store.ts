import type { TagStore } from "../../core/time-entries/tag-store.js";
import type { View } from "./workspace-data.js";

/** The rows are in the order in which they were added. */
export function tagStore({ tags }: View): TagStore {
  const having = (keys: readonly string[]) => tags.all().filter(({ key }) => keys.includes(key));
  return {
    async first(keys) {
      return new Map(
        having(keys)
          .toReversed()
          .map(({ key, name }) => [key, name]),
      );
    },
    async spellings(keys) {
      return having(keys).map(({ name }) => name);
    },
    async add(added) {
      for (const tag of added) if (tags.get(tag.name) === undefined) tags.put({ id: tag.name, key: tag.key, name: tag.name });
    },
  };
}

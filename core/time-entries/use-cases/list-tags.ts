import { type Actor, authorize } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { tagKey, type TagUse } from "../tag.js";
import { MAX_LISTED_TAGS } from "../time-entry-limits.js";

/** Lists the tags of all entries of the workspace, most frequent first. Each has its first spelling, and counts the entries with any. */
export function makeListTags({ unitOfWork }: Needs<"tags">) {
  return async (actor: Actor): Promise<readonly TagUse[]> => {
    authorize(actor, "time_entries:read");
    return unitOfWork.read(mayBeOutdated(actor), async ({ tags }) => {
      const used = await tags.used(MAX_LISTED_TAGS);
      const first = await tags.first(used.map(({ name }) => tagKey(name)));
      const entries = new Map<string, number>();
      for (const use of used) {
        const name = first.get(tagKey(use.name)) ?? use.name;
        entries.set(name, (entries.get(name) ?? 0) + use.entries);
      }
      return [...entries].map(([name, count]) => ({ name, entries: count })).sort((a, b) => b.entries - a.entries);
    });
  };
}

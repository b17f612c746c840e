import { type Actor, authorize } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { forbidden } from "../../kernel/errors.js";
import { MAX_PAGE_SIZE, type Position } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { distinctTags, tagKey, type TagUse } from "../tag.js";
import type { TimeEntry } from "../time-entry.js";
import { type RenameTags, tagRenaming } from "../time-entry-table.js";

/**
 * Renames tags of all entries, also of billed ones, because an invoice does not contain tags. Returns the new name and the number of changed
 * entries. Emits no events.
 */
export function makeRenameTags({ unitOfWork, clock }: Needs<"tags" | "timeEntries", "clock">) {
  return async (actor: Actor, { from, to }: RenameTags): Promise<TagUse> => {
    if (authorize(actor, "time_entries:write") !== "all") throw forbidden("Only owners and admins can rename tags.");
    const [wanted = ""] = distinctTags([to]);
    tagRenaming.issuesOf({ from, to: wanted }).throwIfAny();
    return unitOfWork.run(actor, async ({ tags, timeEntries }) => {
      const now = clock.now();
      const key = tagKey(wanted);
      const renamed = new Set(from.map(tagKey));
      const known = renamed.has(key) ? undefined : (await tags.first([key])).get(key);
      const name = known ?? wanted;
      renamed.add(key);
      const spellings = new Set([...distinctTags(from), ...(await tags.spellings([...renamed]))]);
      spellings.delete(name);
      await tags.remove([...spellings]);
      await tags.add([{ key, name }], now);
      const after = (entry: TimeEntry) => distinctTags(entry.tags.map((tag) => (renamed.has(tagKey(tag)) ? name : tag)));
      let entries = 0;
      let next: Position | null = null;
      do {
        const page = { limit: MAX_PAGE_SIZE, sort: "createdAt", descending: false, after: next } as const;
        const found: Awaited<ReturnType<typeof timeEntries.list>> = await timeEntries.list(
          { userId: null, tags: [...spellings] },
          page,
        );
        for (const entry of found.items) await timeEntries.update(nextVersion({ ...entry, tags: after(entry) }, now));
        entries += found.items.length;
        next = found.next;
      } while (next !== null);
      return { name, entries };
    });
  };
}

import type { ChangeStore } from "../../core/changes/change-store.js";
import type { View } from "./workspace-data.js";

/** Commits assign positions, since the transactions of a workspace run one after the other. */
export function changeStore({ feed }: View): ChangeStore {
  return {
    async page({ after, limit, types }) {
      const { changes, last, purged } = feed();
      const newer = changes.filter(({ position, type }) => position > (after ?? 0) && types.includes(type));
      const items = newer.slice(0, limit);
      const hasMore = newer.length > limit;
      const end = Math.max(last, after ?? 0);
      return { items, next: hasMore ? (items.at(-1)?.position ?? end) : end, hasMore, purged, waiting: false };
    },
    async end() {
      return feed().last;
    },
    async sequence() {
      feed();
    },
  };
}

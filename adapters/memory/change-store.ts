import type { ChangeStore } from "../../core/changes/change-store.js";
import type { View } from "./space.js";

/** Positions are given by the commit itself, since the transactions of a workspace run one after the other. */
export function changeStore({ feed }: View): ChangeStore {
  return {
    async page({ after, limit, types }) {
      const { changes, last, purged } = feed();
      const behind = changes.filter(({ position, type }) => position > (after ?? 0) && types.includes(type));
      const items = behind.slice(0, limit);
      const hasMore = behind.length > limit;
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

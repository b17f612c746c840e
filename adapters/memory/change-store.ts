import { changePage } from "../../core/changes/journal.js";
import type { ChangeStore } from "../../core/changes/change-store.js";
import type { View } from "./workspace-data.js";

/** Commits assign positions, since the transactions of a workspace run one after the other. */
export function changeStore({ feed }: View): ChangeStore {
  return {
    async page({ types, ...page }) {
      const { changes, ...ends } = feed();
      const newer = changes.filter(({ position, type }) => position > (page.after ?? 0) && types.includes(type));
      return changePage(newer, page, ends);
    },
    async end() {
      return feed().last;
    },
    async sequence() {
      feed();
    },
  };
}

import type { Ports } from "../ports/ports.js";
import { makeFindEndOfChanges, makeListChanges } from "./use-cases/list-changes.js";

export * from "./change.js";
export * from "./journal.js";
export * from "./change-store.js";
export * from "./change-view.js";
export * from "./tracked.js";

/** The use cases of the change feed, from which a client keeps a copy of a workspace. */
export function changeUseCases(ports: Ports) {
  return {
    /**
     * Lists the workspace's changes in commit order, from a position on; continue with `next`. Reading assigns positions to what
     * was committed before. Needs `changes:read`, and omits types of which the actor cannot read every resource in full. Throws
     * `cursor_expired` (expired) if changes after `after` have been purged, which happens after 90 days.
     */
    listChanges: makeListChanges(ports),
    /**
     * Returns the position of the end of the feed, for clients that read the lists first and then follow the changes. Needs
     * `changes:read`.
     */
    findEndOfChanges: makeFindEndOfChanges(ports),
  };
}

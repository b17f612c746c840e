import type { Ports } from "../ports/ports.js";
import { makeFindEndOfChanges, makeListChanges } from "./use-cases/list-changes.js";

export * from "./change.js";
export * from "./journal.js";
export * from "./change-store.js";
export * from "./change-view.js";
export * from "./tracked.js";

export function changeUseCases(ports: Ports) {
  return {
    listChanges: makeListChanges(ports),
    findEndOfChanges: makeFindEndOfChanges(ports),
  };
}

import type { Ports } from "../ports/ports.js";
import { makeResolveExternalIds } from "./use-cases/resolve-external-ids.js";

export * from "./external-id.js";
export * from "./external-id-store.js";
export { requireFreeExternalId } from "./free-id.js";

/** The use cases of ids in other systems. */
export function externalIdUseCases(ports: Ports) {
  return {
    /** Returns the ids of resources of a kind by their ids in another system, of those that exist. Needs no permission. */
    resolveExternalIds: makeResolveExternalIds(ports),
  };
}

import type { Actor } from "../../access/actor.js";
import type { Needs } from "../../ports/ports.js";
import type { ExternalKind } from "../external-id.js";

/** Returns the ids of resources by their ids in another system. It shows nothing else of them, so that it needs no permission. */
export function makeResolveExternalIds({ unitOfWork }: Needs<"externalIds">) {
  return async (actor: Actor, kind: ExternalKind, externalIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    externalIds.length === 0 ? new Map() : unitOfWork.read(actor, (stores) => stores.externalIds.find(kind, externalIds));
}

import type { UserActor } from "../../access/actor.js";
import type { Ports } from "../../ports/ports.js";

/**
 * Returns an actor for each workspace in which the email address belongs to an active user. Without an actor: the caller has authenticated
 * the owner of the address.
 */
export function makeFindActors({ directory }: Pick<Ports, "directory">) {
  return async (email: string): Promise<readonly UserActor[]> => {
    const memberships = await directory.findMemberships(email);
    return memberships
      .filter(({ status }) => status === "active")
      .map(({ workspaceId, userId, role }) => ({ workspaceId, userId, role, scopes: null, tokenId: null }));
  };
}

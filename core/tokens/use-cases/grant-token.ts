import { nextVersion } from "../../kernel/entity.js";
import { conflict, invalidField, notFound } from "../../kernel/errors.js";
import type { WorkspaceId } from "../../kernel/ids.js";
import type { Ports } from "../../ports/ports.js";
import type { User } from "../../users/user.js";
import { checkToken, newToken } from "../token.js";
import type { CreatedToken } from "./create-token.js";

export interface GrantToken {
  readonly email: string;
  /** Needed only where the e-mail address is in several workspaces. */
  readonly workspaceId?: WorkspaceId | undefined;
  readonly name: string;
}

/**
 * The operator's act, not an actor's: makes a token for a user named by e-mail address. An invited user becomes active by it,
 * since the operator vouches for whoever receives the token.
 */
export function makeGrantToken({ unitOfWork, directory, clock, ids, tokenSecrets }: Ports) {
  return async (command: GrantToken): Promise<CreatedToken & { readonly user: User; readonly activated: boolean }> => {
    const all = await directory.findMemberships(command.email.trim());
    const memberships = command.workspaceId ? all.filter((one) => one.workspaceId === command.workspaceId) : all;
    const [membership] = memberships;
    if (!membership) throw invalidField(["email"], "user_unknown", `No user has the e-mail address ${command.email}.`);
    if (memberships.length > 1) {
      const names = memberships.map((one) => `${one.workspaceId} (${one.workspaceName})`).join(", ");
      throw invalidField(["workspace"], "workspace_ambiguous", `${command.email} is in several workspaces: ${names}. Say which.`);
    }
    const now = clock.now();
    const secret = tokenSecrets.issue();
    return unitOfWork.run({ workspaceId: membership.workspaceId }, async (stores) => {
      const user = await stores.users.find(membership.userId);
      if (!user) throw notFound("user");
      if (user.status === "deactivated")
        throw conflict("user_deactivated", `${user.email} is deactivated.`, { user_id: user.id });
      const activated = user.status === "invited";
      if (activated) await stores.users.update(nextVersion({ ...user, status: "active" as const }, now));
      const token = newToken(
        {
          id: ids.next("tok"),
          userId: user.id,
          name: command.name,
          hash: tokenSecrets.hash(secret),
          scopes: null,
          expiresAt: null,
        },
        now,
      );
      checkToken(token, now).throwIfAny();
      await stores.tokens.insert(token);
      return { token, secret, user, activated };
    });
  };
}

import { nextVersion } from "../../kernel/entity.js";
import { StintError } from "../../kernel/errors.js";
import type { Ports } from "../../ports/ports.js";
import { newToken } from "../../tokens/token.js";
import { checkUser, type User } from "../user.js";

export interface AcceptInvitation {
  /** The one-time token of the invitation's link. */
  readonly token: string;
  readonly name?: string | undefined;
}

export interface AcceptedInvitation {
  readonly user: User;
  /** A first API token, in plain text: shown now or never. */
  readonly secret: string;
}

/** Makes an invited user active. The token is the authority, so there is no actor. Throws `invalid_token` (unauthenticated). */
export function makeAcceptInvitation({ unitOfWork, directory, clock, ids, tokenSecrets }: Ports) {
  return async (command: AcceptInvitation): Promise<AcceptedInvitation> => {
    const hash = tokenSecrets.hash(command.token);
    const invitation = await directory.findInvitation(hash, clock.now());
    if (!invitation) throw invalidInvitation();
    return unitOfWork.run({ workspaceId: invitation.workspaceId }, async (stores) => {
      const before = await stores.users.find(invitation.userId);
      if (before?.status !== "invited" || before.invitationHash !== hash) throw invalidInvitation();
      const now = clock.now();
      const accepted = { status: "active", invitationHash: null, invitationExpiresAt: null } as const;
      const user = nextVersion({ ...before, ...accepted, name: command.name ?? before.name }, now);
      checkUser(user).throwIfAny();
      await stores.users.update(user);
      const secret = tokenSecrets.issue();
      const content = { id: ids.next("tok"), userId: user.id, name: "First token", scopes: null, expiresAt: null };
      await stores.tokens.insert(newToken({ ...content, hash: tokenSecrets.hash(secret) }, now));
      return { user, secret };
    });
  };
}

function invalidInvitation(): StintError {
  return new StintError("unauthenticated", "invalid_token", "The invitation is unknown, expired or used already.");
}

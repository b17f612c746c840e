import { issuesOfChange, nextVersion } from "../../kernel/entity.js";
import { StintError } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { makeReplaceSession } from "../replace-session.js";
import { beginSession, type Session } from "../session.js";
import { newToken } from "../../tokens/token.js";
import { checkUser, type User } from "../../users/user.js";

/** What an invited person sends. */
export interface AcceptInvitation {
  /** The one-time token in the invitation's link. */
  readonly token: string;
  /** Absent: the name in the invitation. */
  readonly name?: string | undefined;
  /** Starts a session instead of creating a first API token. */
  readonly signIn?: boolean | undefined;
  /** The secret of the browser's current session, which ends when a new one starts. */
  readonly formerSession?: string | null | undefined;
}

/** The active user, and how to make requests as that user. */
export interface AcceptedInvitation {
  /** The user, who is active now. */
  readonly user: User;
  /** The first API token in plain text, returned only once. Null if a session was started. */
  readonly secret: string | null;
  /** Null unless a session was started. */
  readonly session: Session | null;
}

/** Activates an invited user. The token is the authority, so there is no actor. Throws `invalid_token` (unauthenticated). */
export function makeAcceptInvitation(
  ports: Needs<"signInLinks" | "tokens" | "users", "directory" | "clock" | "ids" | "tokenSecrets">,
) {
  const { directory, clock, ids, tokenSecrets } = ports;
  const replaceSession = makeReplaceSession(ports);
  return async (command: AcceptInvitation): Promise<AcceptedInvitation> => {
    const hash = tokenSecrets.hash(command.token);
    const invitation = await directory.findInvitation(hash, clock.now());
    if (!invitation) throw invalidInvitation();
    const former = command.signIn ? (command.formerSession ?? null) : null;
    return replaceSession(former, invitation.workspaceId, async (stores) => {
      const before = await stores.users.find(invitation.userId);
      if (before?.status !== "invited" || before.invitationHash !== hash) throw invalidInvitation();
      const now = clock.now();
      const accepted = { status: "active", invitationHash: null, invitationExpiresAt: null } as const;
      const user = nextVersion({ ...before, ...accepted, name: command.name ?? before.name }, now);
      issuesOfChange(before, user, checkUser).throwIfAny();
      await stores.users.update(user);
      if (command.signIn) return { user, secret: null, session: await beginSession(ports, stores, user.id, now) };
      const secret = tokenSecrets.issue();
      const content = {
        id: ids.next("tok"),
        kind: "api",
        userId: user.id,
        name: "First token",
        scopes: null,
        expiresAt: null,
      } as const;
      await stores.tokens.insert(newToken({ ...content, hash: tokenSecrets.hash(secret) }, now));
      return { user, secret, session: null };
    });
  };
}

function invalidInvitation(): StintError {
  return new StintError("unauthenticated", "invalid_token", "The invitation is unknown, expired or already used.");
}

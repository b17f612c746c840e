import { StintError } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import type { User } from "../../users/user.js";
import { makeReplaceSession } from "../replace-session.js";
import { beginSession, type Session } from "../session.js";

/**
 * Uses a sign-in link and starts a session that replaces the browser's current one, identified by its secret. The link's token is
 * the authority, so there is no actor. Throws `invalid_token` (unauthenticated).
 */
export function makeSignIn(ports: Needs<"signInLinks" | "tokens" | "users", "directory" | "clock" | "ids" | "tokenSecrets">) {
  const { directory, clock, tokenSecrets } = ports;
  const replaceSession = makeReplaceSession(ports);
  return async (
    token: string,
    formerSession: string | null = null,
  ): Promise<{ readonly user: User; readonly session: Session }> => {
    const hash = tokenSecrets.hash(token);
    const link = await directory.findSignInLink(hash, clock.now());
    if (!link) throw invalidLink();
    return replaceSession(formerSession, link.workspaceId, async (stores) => {
      await stores.users.lock(link.userId);
      const user = await stores.users.find(link.userId);
      if (user?.status !== "active" || !(await stores.signInLinks.take(hash))) throw invalidLink();
      return { user, session: await beginSession(ports, stores, user.id, clock.now()) };
    });
  };
}

function invalidLink(): StintError {
  return new StintError("unauthenticated", "invalid_token", "The sign-in link is unknown, expired or already used.");
}

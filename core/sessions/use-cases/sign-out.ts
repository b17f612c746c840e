import { type UserActor, authorize } from "../../access/actor.js";
import { conflict } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { revokeAll } from "../../tokens/revoke-all.js";
import { endSession } from "../session.js";

/** Ends the actor's session. Throws `not_a_session` (conflict) if the request uses an API token. */
export function makeSignOut({ unitOfWork, clock }: Needs<"tokens", "clock">) {
  return async (actor: UserActor): Promise<void> => {
    authorize(actor, "tokens:write");
    return unitOfWork.run(actor, async (stores) => {
      const token = actor.tokenId && (await stores.tokens.find(actor.tokenId));
      if (!token || token.kind !== "session")
        throw conflict("not_a_session", "Requests with an API token have no session. To end access, revoke the token.");
      await endSession(stores, token, clock.now());
    });
  };
}

/** Ends all sessions of the actor's user, including the current one, and invalidates all sign-in links. API tokens stay valid. */
export function makeSignOutEverywhere({ unitOfWork, clock }: Needs<"signInLinks" | "tokens", "clock">) {
  return async (actor: UserActor): Promise<void> => {
    authorize(actor, "tokens:write");
    return unitOfWork.run(actor, (stores) => revokeAll(stores, actor.userId, clock.now(), ["session"]));
  };
}

import { type Actor, authorize } from "../../access/actor.js";
import { conflict } from "../../kernel/errors.js";
import type { Ports } from "../../ports/ports.js";
import { revokeAll } from "../../tokens/revoke-all.js";
import { endSession } from "../session.js";

/** Ends the session that the actor asks with. Throws `not_a_session` (conflict) for one who asks with an API token. */
export function makeSignOut({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor): Promise<void> => {
    authorize(actor, "tokens:write");
    return unitOfWork.run(actor, async (stores) => {
      const token = actor.tokenId && (await stores.tokens.find(actor.tokenId));
      if (!token || token.kind !== "session")
        throw conflict("not_a_session", "This request was made with an API token, which is revoked and not signed out.");
      await endSession(stores, token, clock.now());
    });
  };
}

/** Ends every session of the actor's user, the one that asks included, and uses up every sign-in link. API tokens stay. */
export function makeSignOutEverywhere({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor): Promise<void> => {
    authorize(actor, "tokens:write");
    return unitOfWork.run(actor, (stores) => revokeAll(stores, actor.userId, clock.now(), ["session"]));
  };
}

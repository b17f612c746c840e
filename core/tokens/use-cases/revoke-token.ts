import { type UserActor, authorize } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import type { TokenId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { liveToken } from "./get-token.js";

/** Revokes a token: the actor's own or, for owners and admins, anyone's. Takes effect with the next unit of work in every process. */
export function makeRevokeToken({ unitOfWork, clock }: Needs<"tokens", "clock">) {
  return async (actor: UserActor, id: TokenId): Promise<void> => {
    const grant = authorize(actor, "tokens:write");
    return unitOfWork.run(actor, async (stores) => {
      const token = await liveToken(stores, actor, grant, id);
      const now = clock.now();
      await stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now));
    });
  };
}

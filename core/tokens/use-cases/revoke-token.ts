import { type Actor, authorize } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import type { TokenId } from "../../kernel/ids.js";
import type { Ports } from "../../ports/ports.js";
import { liveToken } from "./get-token.js";

/** Revokes a token: one's own, or as owner or admin anyone's. It holds for the next unit of work on every process. */
export function makeRevokeToken({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, id: TokenId): Promise<void> => {
    const grant = authorize(actor, "tokens:write");
    return unitOfWork.run(actor, async (stores) => {
      const token = await liveToken(stores, actor, grant, id);
      const now = clock.now();
      await stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now));
    });
  };
}

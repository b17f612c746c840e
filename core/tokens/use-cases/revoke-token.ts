import { type Actor, authorize } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { TokenId } from "../../kernel/ids.js";
import type { Ports } from "../../ports/ports.js";

/** Revokes a token: one's own, or as owner or admin anyone's. It holds for the next unit of work on every process. */
export function makeRevokeToken({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, id: TokenId): Promise<void> => {
    const grant = authorize(actor, "tokens:write");
    return unitOfWork.run(actor, async (stores) => {
      const token = await stores.tokens.find(id);
      if (!token || token.revokedAt !== null || (grant !== "all" && token.userId !== actor.userId)) throw notFound("token");
      const now = clock.now();
      await stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now));
    });
  };
}

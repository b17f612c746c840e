import { type UserActor, authorize } from "../../access/actor.js";
import type { Grant } from "../../access/permissions.js";
import { notFound } from "../../kernel/errors.js";
import type { TokenId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Token } from "../token.js";

/** Returns an active token: the actor's own or, for owners and admins, anyone's. */
export function makeGetToken({ unitOfWork }: Needs<"tokens">) {
  return async (actor: UserActor, id: TokenId): Promise<Token> => {
    const grant = authorize(actor, "tokens:read");
    return unitOfWork.read(actor, (stores) => liveToken(stores, actor, grant, id));
  };
}

/** Throws `not_found` if the token is revoked or the grant does not cover it. */
export async function liveToken(
  { tokens }: Pick<Stores, "tokens">,
  { userId }: UserActor,
  grant: Grant,
  id: TokenId,
): Promise<Token> {
  const token = await tokens.find(id);
  if (!token || token.revokedAt !== null || (grant !== "all" && token.userId !== userId)) throw notFound("token");
  return token;
}

import { authorizeForUser, type UserActor } from "../../access/actor.js";
import { byCreation, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { TokenFilter } from "../token-store.js";

/** Lists the actor's own tokens; owners and admins, who can revoke any token, see all. */
export function makeListTokens({ unitOfWork }: Needs<"tokens">) {
  return async (actor: UserActor, filter: Omit<TokenFilter, "userId"> = {}, page: PageOptions = {}) => {
    const userId = authorizeForUser(actor, "tokens:read");
    return unitOfWork.read(mayBeOutdated(actor), (stores) =>
      stores.tokens.list({ ...filter, userId }, pageRequest(byCreation, page)),
    );
  };
}

import { type Actor, authorize, type Scope, scopesWithin } from "../../access/actor.js";
import { forbidden } from "../../kernel/errors.js";
import type { Instant } from "../../kernel/instant.js";
import type { Ports } from "../../ports/ports.js";
import { checkToken, newToken, type Token } from "../token.js";

export interface CreateToken {
  readonly name: string;
  readonly scopes?: readonly Scope[] | null | undefined;
  readonly expiresAt?: Instant | null | undefined;
}

export interface CreatedToken {
  readonly token: Token;
  /** The plain text: shown now or never. */
  readonly secret: string;
}

/** Makes a token for the actor itself. Its scopes are within those of the token that asks. */
export function makeCreateToken({ unitOfWork, clock, ids, tokenSecrets }: Ports) {
  return async (actor: Actor, command: CreateToken): Promise<CreatedToken> => {
    authorize(actor, "tokens:write");
    const now = clock.now();
    const scopes = command.scopes === undefined ? actor.scopes : command.scopes;
    const secret = tokenSecrets.issue();
    const token = newToken(
      {
        id: ids.next("tok"),
        kind: "api",
        userId: actor.userId,
        name: command.name,
        hash: tokenSecrets.hash(secret),
        scopes,
        expiresAt: command.expiresAt ?? null,
      },
      now,
    );
    checkToken(token, now).throwIfAny();
    if (!scopesWithin(scopes, actor.scopes))
      throw forbidden("A new token's scopes must lie within those of the token that makes it.");
    await unitOfWork.run(actor, (stores) => stores.tokens.insert(token));
    return { token, secret };
  };
}

import type { Needs } from "../../ports/ports.js";
import { makeGrantToUser, type Named } from "../grant-to-user.js";
import type { User } from "../user.js";
import { checkToken, type CreatedToken, newToken } from "../../tokens/token.js";

/** The user to create a token for, and the token's name. */
export interface GrantToken extends Named {
  /** 1 to 100 characters. */
  readonly name: string;
}

/** Creates a token for the user with an email address. For the operator, without an actor. */
export function makeGrantToken(ports: Needs<"signInLinks" | "tokens" | "users", "directory" | "clock" | "ids" | "tokenSecrets">) {
  const grantToUser = makeGrantToUser(ports);
  const { clock, ids, tokenSecrets } = ports;
  return async ({ name, ...named }: GrantToken): Promise<CreatedToken & { readonly user: User; readonly activated: boolean }> => {
    const secret = tokenSecrets.issue();
    const hash = tokenSecrets.hash(secret);
    const { user, activated, result } = await grantToUser(named, async ({ tokens }, { id: userId }) => {
      const now = clock.now();
      const token = newToken({ id: ids.next("tok"), kind: "api", userId, name, hash, scopes: null, expiresAt: null }, now);
      checkToken(token, now).throwIfAny();
      await tokens.insert(token);
      return token;
    });
    return { token: result, secret, user, activated };
  };
}

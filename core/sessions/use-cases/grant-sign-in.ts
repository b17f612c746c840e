import type { Needs } from "../../ports/ports.js";
import { makeGrantToUser, type Named } from "../../users/grant-to-user.js";
import type { User } from "../../users/user.js";
import { newSignInLink } from "../sign-in-link.js";

/** Returns the token of a sign-in link for the user with an email address. For the operator, without an actor. */
export function makeGrantSignIn(ports: Needs<"signInLinks" | "tokens" | "users", "directory" | "clock" | "tokenSecrets">) {
  const grantToUser = makeGrantToUser(ports);
  const { clock, tokenSecrets } = ports;
  return async (named: Named): Promise<{ readonly user: User; readonly activated: boolean; readonly secret: string }> => {
    const secret = tokenSecrets.issue();
    const { user, activated } = await grantToUser(named, ({ signInLinks }, { id }) =>
      signInLinks.insert(newSignInLink(id, tokenSecrets.hash(secret), clock.now())),
    );
    return { user, activated, secret };
  };
}

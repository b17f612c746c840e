import type { Ports } from "../ports/ports.js";
import { makeAuthenticate } from "./use-cases/authenticate.js";
import { makeCreateToken } from "./use-cases/create-token.js";
import { makeGetToken } from "./use-cases/get-token.js";
import { makeListTokens } from "./use-cases/list-tokens.js";
import { makeRevokeToken } from "./use-cases/revoke-token.js";

export * from "./token.js";
export * from "./token-store.js";
export * from "./token-view.js";
export type { CreateToken } from "./use-cases/create-token.js";

/** The use cases of API tokens, and of finding out who calls. They record no events; the change feed reports tokens. */
export function tokenUseCases(ports: Ports) {
  return {
    /**
     * Returns the actor of a plain token; null if the token is unknown, expired or revoked, or its user is not active. The
     * actor's later calls verify the token again.
     */
    authenticate: makeAuthenticate(ports),
    /**
     * Creates an API token for the actor's own user. Needs `tokens:write`. Returns its plain text, which cannot be read again.
     * Scopes and expiry default to those of the calling token. Throws `forbidden` if the scopes exceed those of the calling token
     * or the user is not active, and, all of kind `invalid`, `scope_unknown`, `too_few`, `in_the_past`, and `out_of_range` if it
     * would expire after the calling API token.
     */
    createToken: makeCreateToken(ports),
    /** Lists tokens that are not revoked, in pages: the actor's own or, for owners and admins, all. Needs `tokens:read`. */
    listTokens: makeListTokens(ports),
    /**
     * Returns a token that is not revoked: one of the actor's own or, for owners and admins, any. Needs `tokens:read`. Throws
     * `not_found`.
     */
    getToken: makeGetToken(ports),
    /**
     * Revokes a token: one of the actor's own or, for owners and admins, any. Takes effect with the next unit of work in every
     * process. Needs `tokens:write`. Throws `not_found`.
     */
    revokeToken: makeRevokeToken(ports),
  };
}

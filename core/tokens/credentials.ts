import { StintError } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import type { WorkScope } from "../ports/unit-of-work.js";
import type { User } from "../users/user.js";
import type { Token } from "./token.js";

/** Whether the token authenticates its user at this instant. It is invalid from the instant of its expiry. */
export function isValidToken(token: Token, user: User, now: Instant): boolean {
  return token.revokedAt === null && (token.expiresAt === null || token.expiresAt > now) && user.status === "active";
}

/** The stored token and user of a scope. */
export interface CredentialLookup {
  token(id: string): Token | undefined;
  user(id: string): User | undefined;
}

/**
 * What a unit of work checks when its transaction begins. Throws `invalid_token` (unauthenticated) if the scope has a token that is no longer
 * valid for its user and role. A scope without a token passes.
 */
export function checkCredentials(scope: WorkScope, stored: CredentialLookup, now: Instant): void {
  if (!("tokenId" in scope) || scope.tokenId === null) return;
  const [token, user] = [stored.token(scope.tokenId), stored.user(scope.userId)];
  const same = token !== undefined && user !== undefined && token.userId === user.id && user.role === scope.role;
  if (same && isValidToken(token, user, now)) return;
  throw new StintError("unauthenticated", "invalid_token", "The token is no longer valid.");
}

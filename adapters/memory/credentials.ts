import { StintError } from "../../core/kernel/errors.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { WorkScope } from "../../core/ports/unit-of-work.js";
import type { Token } from "../../core/tokens/token.js";
import type { User } from "../../core/users/user.js";
import type { View } from "./workspace-data.js";

/** Whether the token authenticates its user at this instant. It is invalid from the instant of its expiry. */
export function isValid(token: Token, user: User, now: Instant): boolean {
  return token.revokedAt === null && (token.expiresAt === null || token.expiresAt > now) && user.status === "active";
}

/** Throws `invalid_token` if the scope has a token that is no longer valid for its user and role. */
export function checkCredentials(scope: WorkScope, view: View, now: Instant): void {
  if (!("tokenId" in scope) || scope.tokenId === null) return;
  const token = view.tokens.get(scope.tokenId);
  const user = view.users.get(scope.userId);
  const same = token !== undefined && user !== undefined && token.userId === user.id && user.role === scope.role;
  if (same && isValid(token, user, now)) return;
  throw new StintError("unauthenticated", "invalid_token", "The token is no longer valid.");
}

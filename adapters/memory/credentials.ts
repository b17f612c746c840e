import { StintError } from "../../core/kernel/errors.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { WorkScope } from "../../core/ports/unit-of-work.js";
import type { Token } from "../../core/tokens/token.js";
import type { User } from "../../core/users/user.js";
import type { View } from "./space.js";

/** Whether a token stands for its user at this instant; it does no longer in the instant of its expiry. */
export function holds(token: Token, user: User, now: Instant): boolean {
  return token.revokedAt === null && (token.expiresAt === null || token.expiresAt > now) && user.status === "active";
}

/** Throws `invalid_token` where a scope that carries a token no longer says what the workspace says. */
export function checkCredentials(scope: WorkScope, view: View, now: Instant): void {
  if (!("tokenId" in scope) || scope.tokenId === null) return;
  const token = view.tokens.get(scope.tokenId);
  const user = view.users.get(scope.userId);
  const same = token !== undefined && user !== undefined && token.userId === user.id && user.role === scope.role;
  if (same && holds(token, user, now)) return;
  throw new StintError("unauthenticated", "invalid_token", "The token does not hold any longer.");
}

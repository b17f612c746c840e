import type { UserActor } from "../access/actor.js";
import type { RowsById, StoredRows } from "../kernel/entity.js";
import { StintError } from "../kernel/errors.js";
import type { WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { UsedToken } from "../ports/directory.js";
import type { WorkScope } from "../ports/unit-of-work.js";
import type { Token } from "../tokens/token.js";
import type { User } from "./user.js";

/** Whether the token authenticates its user at this instant. It is invalid from the instant of its expiry. */
function isValidToken(token: Token, user: User, now: Instant): boolean {
  return token.revokedAt === null && (token.expiresAt === null || token.expiresAt > now) && user.status === "active";
}

/** The actor whom the token authenticates at this instant, or null. */
export function actorOf(workspaceId: WorkspaceId, token: Token, user: User, now: Instant): UserActor | null {
  if (!isValidToken(token, user, now)) return null;
  return { workspaceId, userId: user.id, role: user.role, scopes: token.scopes, tokenId: token.id };
}

/** Stores when a token was last used, never backwards. Does not change its version, since a use is not an update. */
export function recordUse(tokens: StoredRows<Token>, { tokenId, usedAt }: UsedToken): void {
  const token = tokens.get(tokenId);
  if (token === undefined || (token.lastUsedAt !== null && token.lastUsedAt >= usedAt)) return;
  tokens.put({ ...token, lastUsedAt: usedAt });
}

/**
 * What a unit of work checks when its transaction begins. Throws `invalid_token` (unauthenticated) if the scope has a token that is no longer
 * valid for its user and role. A scope without a token passes.
 */
export function checkCredentials(
  scope: WorkScope,
  { tokens, users }: { readonly tokens: RowsById<Token>; readonly users: RowsById<User> },
  now: Instant,
): void {
  if (!("tokenId" in scope) || scope.tokenId === null) return;
  const [token, user] = [tokens.get(scope.tokenId), users.get(scope.userId)];
  const same = token !== undefined && user !== undefined && token.userId === user.id && user.role === scope.role;
  if (same && isValidToken(token, user, now)) return;
  throw new StintError("unauthenticated", "invalid_token", "The token is no longer valid.");
}

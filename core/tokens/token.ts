import { isScope, type Scope } from "../access/actor.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type { TokenId, UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText } from "../kernel/text.js";

export const tokenKinds = ["api", "session"] as const;
/** `session`: a browser that is signed in. */
export type TokenKind = (typeof tokenKinds)[number];

/** A credential of a user. Only the hash of its secret is stored. */
export interface Token extends Versioned {
  readonly id: TokenId;
  readonly kind: TokenKind;
  readonly userId: UserId;
  readonly name: string;
  /** SHA-256 of the plain token, hex. */
  readonly hash: string;
  readonly scopes: readonly Scope[] | null;
  readonly expiresAt: Instant | null;
  readonly lastUsedAt: Instant | null;
  readonly revokedAt: Instant | null;
}

export function newToken(
  content: Pick<Token, "id" | "kind" | "userId" | "name" | "hash" | "scopes" | "expiresAt">,
  now: Instant,
): Token {
  return { ...content, lastUsedAt: null, revokedAt: null, ...firstVersion(now) };
}

export const tokenLimits = { name: { min: 1, max: 100 } } as const;

export function checkToken(token: Pick<Token, "name" | "scopes" | "expiresAt">, now: Instant): Issues {
  const issues = new Issues();
  checkText(issues, ["name"], token.name, tokenLimits.name);
  if (token.expiresAt !== null && token.expiresAt <= now) issues.add(["expiresAt"], "in_the_past", "Must be in the future.");
  token.scopes?.forEach((scope, index) => {
    if (!isScope(scope))
      issues.add(["scopes", index], "scope_unknown", "Must be read, write or the scope of a resource, such as invoices:read.");
  });
  if (token.scopes?.length === 0)
    issues.add(["scopes"], "too_few", "Must contain at least one scope, or be null for no restriction.");
  return issues;
}

export interface CreatedToken {
  readonly token: Token;
  /** The plain text, returned only once. */
  readonly secret: string;
}

import { isScope, type Scope, scoped } from "../access/actor.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type { TokenId, UserId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText } from "../kernel/text.js";

/** `api`: created by a user or the operator; `session`: a browser that is signed in. */
export const tokenKinds = ["api", "session"] as const;
/** `session`: a browser that is signed in. */
export type TokenKind = (typeof tokenKinds)[number];

/** A credential of a user. Only the hash of its secret is stored. */
export interface Token extends Versioned {
  /** `tok_…`, assigned by the service. */
  readonly id: TokenId;
  /** What created it. */
  readonly kind: TokenKind;
  /** Whose actor it authenticates. */
  readonly userId: UserId;
  /** 1 to 100 characters, to recognise it in a list. */
  readonly name: string;
  /** SHA-256 of the plain token, hex. */
  readonly hash: string;
  /** Null means no restriction. */
  readonly scopes: readonly Scope[] | null;
  /** Null: never. */
  readonly expiresAt: Instant | null;
  /** Null: never. */
  readonly lastUsedAt: Instant | null;
  /** Null: it was not revoked. */
  readonly revokedAt: Instant | null;
}

/** A token that was never used. */
export function newToken(
  content: Pick<Token, "id" | "kind" | "userId" | "name" | "hash" | "scopes" | "expiresAt">,
  now: Instant,
): Token {
  return { ...content, lastUsedAt: null, revokedAt: null, ...firstVersion(now) };
}

/** The lengths of a token's texts, in code points. */
export const tokenLimits = { name: { min: 1, max: 100, oneLine: true } } as const;

/** Checks all rules of a new token. */
export function checkToken(token: Pick<Token, "name" | "scopes" | "expiresAt">, now: Instant): Issues {
  const issues = new Issues();
  checkText(issues, ["name"], token.name, tokenLimits.name);
  if (token.expiresAt !== null && token.expiresAt <= now) issues.add(["expiresAt"], "in_the_past", "Must be in the future.");
  token.scopes?.forEach((scope, index) => {
    if (!isScope(scope))
      issues.add(
        ["scopes", index],
        "scope_unknown",
        `Must be one of read, write, RESOURCE:read and RESOURCE:write. RESOURCE is one of ${scoped.join(", ")}.`,
      );
  });
  if (token.scopes?.length === 0)
    issues.add(["scopes"], "too_few", "Must contain at least one scope, or be null for no restriction.");
  return issues;
}

/** A new token with its plain text. */
export interface CreatedToken {
  /** The token without its plain text. */
  readonly token: Token;
  /** The plain text, returned only once. */
  readonly secret: string;
}

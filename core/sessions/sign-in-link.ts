import { SIGN_IN_SECONDS } from "../messages/message.js";
import type { UserId } from "../kernel/ids.js";
import { type Instant, plusSeconds } from "../kernel/instant.js";

/** A link that signs its user in to the dashboard once. Only the hash of its token is kept. */
export interface SignInLink {
  /** SHA-256 of the plain token, hex. */
  readonly hash: string;
  readonly userId: UserId;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

/** So many of a user's links hold at once, so that nobody fills the mailbox of somebody else. */
export const MAX_SIGN_IN_LINKS = 5;

export function newSignInLink(userId: UserId, hash: string, now: Instant): SignInLink {
  return { hash, userId, createdAt: now, expiresAt: plusSeconds(now, SIGN_IN_SECONDS) };
}

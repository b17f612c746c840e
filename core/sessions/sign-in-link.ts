import { SIGN_IN_SECONDS } from "../messages/message.js";
import type { UserId } from "../kernel/ids.js";
import { type Instant, plusSeconds } from "../kernel/instant.js";

/** A link that signs its user in to the dashboard once. Only the hash of its token is stored. */
export interface SignInLink {
  /** SHA-256 of the plain token, hex. */
  readonly hash: string;
  /** Who can sign in with it. */
  readonly userId: UserId;
  /** When it was requested. */
  readonly createdAt: Instant;
  /** From this instant on, it is refused. */
  readonly expiresAt: Instant;
}

/** The maximum number of valid links per user, so that nobody can flood another person's mailbox. */
export const MAX_SIGN_IN_LINKS = 5;

/** A link that is valid for {@link SIGN_IN_SECONDS}. */
export function newSignInLink(userId: UserId, hash: string, now: Instant): SignInLink {
  return { hash, userId, createdAt: now, expiresAt: plusSeconds(now, SIGN_IN_SECONDS) };
}

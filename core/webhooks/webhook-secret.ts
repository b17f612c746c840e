import { firstVersion, nextVersion, type Versioned } from "../kernel/entity.js";
import type { Instant } from "../kernel/instant.js";

/** The secret that signs the deliveries of a workspace. */
export interface WebhookSecret extends Versioned {
  /** `whsec_` and 32 random bytes in base64. */
  readonly current: string;
  /** Also signs deliveries for a day after a rotation. */
  readonly previous: string | null;
  /** Null: never. */
  readonly rotatedAt: Instant | null;
}

const OVERLAP_MS = 86_400_000;

/** The first secret of a workspace. */
export function newWebhookSecret(secret: string, now: Instant): WebhookSecret {
  return { current: secret, previous: null, rotatedAt: null, ...firstVersion(now) };
}

/** The state after `secret` replaces the current one, which signs for another day. */
export function rotateSecret(before: WebhookSecret, secret: string, now: Instant): WebhookSecret {
  return nextVersion({ ...before, current: secret, previous: before.current, rotatedAt: now }, now);
}

/** The secrets that are valid at `now`, the current one first. */
export function signingSecrets(
  { current, previous, rotatedAt }: Omit<WebhookSecret, keyof Versioned>,
  now: Instant,
): readonly [string, ...string[]] {
  const overlaps = previous !== null && rotatedAt !== null && now - rotatedAt < OVERLAP_MS;
  return overlaps ? [current, previous] : [current];
}

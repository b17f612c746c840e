import { firstVersion, nextVersion, type Versioned } from "../kernel/entity.js";
import type { Instant } from "../kernel/instant.js";
import { MS_PER_HOUR } from "../kernel/durations.js";

/** The secret that signs the deliveries of a workspace. */
export interface WebhookSecret extends Versioned {
  /** `whsec_` and 32 random bytes in base64. */
  readonly current: string;
  /** Also signs deliveries for {@link SECRETS_OVERLAP_HOURS} after a rotation. */
  readonly previous: string | null;
  /** Null: never. */
  readonly rotatedAt: Instant | null;
}

/** For how long the secret before a rotation signs deliveries too. */
export const SECRETS_OVERLAP_HOURS = 24;
/** {@link SECRETS_OVERLAP_HOURS} in milliseconds. */
export const SECRETS_OVERLAP_MS = SECRETS_OVERLAP_HOURS * MS_PER_HOUR;

/** The first secret of a workspace. */
export function newWebhookSecret(secret: string, now: Instant): WebhookSecret {
  return { current: secret, previous: null, rotatedAt: null, ...firstVersion(now) };
}

/** The state after `secret` replaces the current one, which signs for {@link SECRETS_OVERLAP_HOURS} more. */
export function rotateSecret(before: WebhookSecret, secret: string, now: Instant): WebhookSecret {
  return nextVersion({ ...before, current: secret, previous: before.current, rotatedAt: now }, now);
}

/** The secrets that are valid at `now`, the current one first. */
export function signingSecrets(
  { current, previous, rotatedAt }: Omit<WebhookSecret, keyof Versioned>,
  now: Instant,
): readonly [string, ...string[]] {
  const overlaps = previous !== null && rotatedAt !== null && now - rotatedAt < SECRETS_OVERLAP_MS;
  return overlaps ? [current, previous] : [current];
}

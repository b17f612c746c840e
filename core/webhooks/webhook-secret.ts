import { firstVersion, nextVersion, type Versioned } from "../kernel/entity.js";
import { conflict } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { MS_PER_HOUR } from "../kernel/durations.js";

/** The secret that signs the deliveries of a workspace. */
export interface WebhookSecret extends Versioned {
  /** `whsec_` and 32 random bytes in base64. */
  readonly current: string;
  /** The latest first. Each signs deliveries for {@link SECRETS_OVERLAP_HOURS} after its rotation; those that no longer did at the last one are absent. */
  readonly replaced: readonly ReplacedSecret[];
  /** Null: never. */
  readonly rotatedAt: Instant | null;
}

/** A secret that a rotation replaced. */
export interface ReplacedSecret {
  /** `whsec_` and base64, as when it was current. */
  readonly secret: string;
  /** When it was replaced. */
  readonly at: Instant;
}

/** The most secrets that sign a delivery. */
export const MAX_SIGNING_SECRETS = 10;
/** For how long the secret before a rotation signs deliveries too. */
export const SECRETS_OVERLAP_HOURS = 24;
/** {@link SECRETS_OVERLAP_HOURS} in milliseconds. */
export const SECRETS_OVERLAP_MS = SECRETS_OVERLAP_HOURS * MS_PER_HOUR;

/** The first secret of a workspace. */
export function newWebhookSecret(secret: string, now: Instant): WebhookSecret {
  return { current: secret, replaced: [], rotatedAt: null, ...firstVersion(now) };
}

/**
 * The state after `secret` replaces the current one, which signs for {@link SECRETS_OVERLAP_HOURS} more. Throws `too_many_rotations` (conflict) if more than
 * {@link MAX_SIGNING_SECRETS} would sign.
 */
export function rotateSecret(before: WebhookSecret, secret: string, now: Instant): WebhookSecret {
  const replaced = [{ secret: before.current, at: now }, ...signingReplaced(before, now)];
  if (replaced.length >= MAX_SIGNING_SECRETS)
    throw conflict(
      "too_many_rotations",
      `The secret can be replaced at most ${MAX_SIGNING_SECRETS - 1} times within ${SECRETS_OVERLAP_HOURS} hours.`,
    );
  return nextVersion({ ...before, current: secret, replaced, rotatedAt: now }, now);
}

/** What signs a delivery. */
export type SigningSecret = Pick<WebhookSecret, "current" | "replaced">;

/** The secrets that are valid at `now`, the current one first. */
export function signingSecrets(signing: SigningSecret, now: Instant): readonly [string, ...string[]] {
  return [signing.current, ...signingReplaced(signing, now).map(({ secret }) => secret)];
}

function signingReplaced({ replaced }: Pick<WebhookSecret, "replaced">, now: Instant): readonly ReplacedSecret[] {
  return replaced.filter(({ at }) => now - at < SECRETS_OVERLAP_MS);
}

/** A delivery is attempted once and then at most this often again. */
export const RETRY_LIMIT = 5;

const JITTER_SHARE = 0.1;
const RETRY_AFTER_CAP_SECONDS = 3600;

export interface RetryOptions {
  /** Seconds before the first retry; 60 unless told. */
  readonly baseSeconds?: number;
  /** A random number in [0, 1): which part of the full 10 % of jitter is added. */
  readonly jitter: number;
  /** What the receiver asked for with `Retry-After` (RFC 9110 section 10.2.3), in seconds. */
  readonly retryAfterSeconds?: number | null;
}

/**
 * Seconds, to the millisecond, from the `failures`-th failed attempt (1 or more) to the next one: 1, 2, 4, 8, 16 times the
 * base plus 0–10 %. `Retry-After` delays it, up to an hour, and never hastens it. Null when no retry is left.
 */
export function retryDelaySeconds(failures: number, options: RetryOptions): number | null {
  const { baseSeconds = 60, jitter, retryAfterSeconds = null } = options;
  if (!Number.isInteger(failures) || failures < 1) throw new RangeError("A retry follows at least one failure.");
  if (!(jitter >= 0 && jitter < 1)) throw new RangeError("Jitter lies in [0, 1).");
  if (failures > RETRY_LIMIT) return null;
  const plain = baseSeconds * 2 ** (failures - 1);
  const own = plain + Math.floor(plain * JITTER_SHARE * jitter * 1000) / 1000;
  return Math.max(own, Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_CAP_SECONDS));
}

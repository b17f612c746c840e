/** The maximum number of retries after the first attempt. */
export const RETRY_LIMIT = 5;
/** Seconds before the first retry, unless the operator sets another delay. */
export const DEFAULT_RETRY_BASE_SECONDS = 60;

const JITTER_SHARE = 0.1;
const RETRY_AFTER_CAP_SECONDS = 3600;

/** What determines the delay of a retry. */
export interface RetryOptions {
  /** Seconds before the first retry; defaults to {@link DEFAULT_RETRY_BASE_SECONDS}. */
  readonly baseSeconds?: number;
  /** A random number in [0, 1) that scales the jitter of up to 10 %. */
  readonly jitter: number;
  /** The receiver's `Retry-After` in seconds (RFC 9110 section 10.2.3). */
  readonly retryAfterSeconds?: number | null;
}

/** The seconds before each retry, without jitter: the base, then twice the delay before. */
export function retryDelays(baseSeconds = DEFAULT_RETRY_BASE_SECONDS): readonly number[] {
  return Array.from({ length: RETRY_LIMIT }, (_, index) => baseSeconds * 2 ** index);
}

/**
 * Seconds, with millisecond precision, from the `failures`-th failed attempt (1 or more) to the next one: that of
 * {@link retryDelays} plus 0–10 %. `Retry-After` can extend the delay, up to an hour, but never shorten it. Null if no retry is left.
 */
export function retryDelaySeconds(failures: number, options: RetryOptions): number | null {
  const { baseSeconds = DEFAULT_RETRY_BASE_SECONDS, jitter, retryAfterSeconds = null } = options;
  if (!Number.isInteger(failures) || failures < 1) throw new RangeError("A retry requires at least one failure.");
  if (!(jitter >= 0 && jitter < 1)) throw new RangeError("Jitter must be in [0, 1).");
  const plain = retryDelays(baseSeconds)[failures - 1];
  if (plain === undefined) return null;
  const own = plain + Math.floor(plain * JITTER_SHARE * jitter * 1000) / 1000;
  return Math.max(own, Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_CAP_SECONDS));
}

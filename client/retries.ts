import { type Failure, StintProblem } from "./problem.js";

/** How often and when calls are sent again. */
export interface RetryOptions {
  /** How often a call is sent again at most. Default: 4. */
  readonly retries?: number | undefined;
  /** The wait before the first retry in milliseconds, which doubles with each retry. Default: 250. Half of it is random. */
  readonly firstWaitMs?: number | undefined;
  /** The longest wait in milliseconds. A call whose `Retry-After` is longer fails at once. Default: 60,000. */
  readonly longestWaitMs?: number | undefined;
}

export type Retrying = { readonly [Name in keyof RetryOptions]-?: number };

export const usualRetries: Retrying = { retries: 4, firstWaitMs: 250, longestWaitMs: 60_000 };

/**
 * How many milliseconds to wait before the next attempt, or null for no further attempt. `attempt` counts from 1, `isRepeatable` says whether sending again
 * has no further effect, and `random` is at least 0 and less than 1.
 */
export function waitBefore(
  failure: Failure,
  attempt: number,
  isRepeatable: boolean,
  limits: Retrying,
  random: number,
): number | null {
  if (attempt > limits.retries || !isPassing(failure, isRepeatable)) return null;
  const asked = failure.retryAfterMs ?? 0;
  if (asked > limits.longestWaitMs) return null;
  const backoff = Math.min(limits.longestWaitMs, limits.firstWaitMs * 2 ** (attempt - 1));
  return asked + (backoff * (1 + random)) / 2;
}

/** Whether the same request can succeed later. */
export function isPassing(failure: Failure, isRepeatable: boolean): boolean {
  if (!(failure instanceof StintProblem)) return isRepeatable && failure.reason !== "foreign";
  const { status, code } = failure;
  // Such a request was rejected before it took effect.
  if (status === 429) return true;
  return isRepeatable && (status === 408 || (status >= 502 && status <= 504) || code === "lost_race");
}

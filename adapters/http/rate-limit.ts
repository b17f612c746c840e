import { LRUCache } from "lru-cache";
import { type Clock, type Instant, type QuotaPolicy, type RequestQuota, waitFor } from "../../core/index.js";
import { HttpProblem } from "./problem.js";

/** The part of a key's bucket that this process has leased, and the bucket's state at the last lease. */
interface Share {
  spendable: number;
  spendableUntil: number;
  emptyUntil: number;
  remaining: number;
  leasing: Promise<void> | null;
}

/** A limit, and the store of its buckets. */
export type RateLimitOptions = QuotaPolicy & {
  /** Keeps the buckets, shared by all processes of a store. */
  readonly quota: RequestQuota;
};

/** The limits of requests; null: none. */
export interface RateLimits {
  /** Of a token, a user or an address. */
  readonly each: RateLimit | null;
  /** Of all callers of a workspace together. */
  readonly workspace: RateLimit | null;
}

export function rateLimitsOf(
  {
    rateLimit,
    workspaceRateLimit,
  }: { readonly rateLimit?: RateLimitOptions | null; readonly workspaceRateLimit?: RateLimitOptions | null },
  clock: Clock,
): RateLimits {
  return {
    each: rateLimit ? new RateLimit(rateLimit.quota, clock, rateLimit, "token") : null,
    workspace: workspaceRateLimit ? new RateLimit(workspaceRateLimit.quota, clock, workspaceRateLimit, "workspace") : null,
  };
}

/** Shares expire after this time. */
const SHARE_MS = 10_000;
const MAX_KEYS = 10_000;
const NAME = '"default"';

/**
 * Token buckets shared by all processes. Each process leases shares of about one second, so that most requests need no database access.
 * Processes together can exceed the limit by the shares they hold.
 */
export class RateLimit {
  readonly #shares = new LRUCache<string, Share>({ max: MAX_KEYS });
  readonly #leased: number;

  constructor(
    private readonly quota: RequestQuota,
    private readonly clock: Clock,
    private readonly policy: QuotaPolicy,
    /** Whom it limits, in a sentence. */
    private readonly subject: "token" | "workspace",
  ) {
    this.#leased = Math.max(1, Math.min(policy.burst, Math.round(policy.perMinute / 60)));
  }

  /** The header `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10): requests (q) per window in seconds (w). */
  get policyHeader(): string {
    return `${NAME};q=${this.policy.perMinute};w=60`;
  }

  /** The header `RateLimit`: the remaining requests (r) and the seconds until the bucket is full (t). */
  header(key: string): string {
    const { left, secondsToFull } = this.#stateOf(key);
    return `${NAME};r=${left};t=${secondsToFull}`;
  }

  /** Spends `counted` requests, at most a burst. Throws 429 `rate_limited` if the bucket has fewer. */
  async spend(key: string, counted = 1): Promise<void> {
    const cost = Math.min(counted, this.policy.burst);
    for (const share = this.#shareOf(key); ; await share.leasing) {
      if (share.leasing !== null) continue;
      const now = this.clock.now();
      if (now >= share.spendableUntil) share.spendable = 0;
      if (share.spendable >= cost) {
        share.spendable -= cost;
        return;
      }
      this.#requireNotEmpty(share, now);
      share.leasing = this.#lease(key, share, { missing: cost - share.spendable, now });
    }
  }

  /** Spends `counted` requests, or what is left of them. */
  async drain(key: string, counted: number): Promise<void> {
    try {
      await this.spend(key, counted);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      this.#shareOf(key).spendable = 0;
    }
  }

  /** Throws 429 if the bucket is known to be empty. Spends nothing. */
  requireLeft(key: string): void {
    const share = this.#shares.get(key);
    if (share) this.#requireNotEmpty(share, this.clock.now());
  }

  async #lease(key: string, share: Share, { missing, now }: { readonly missing: number; readonly now: Instant }): Promise<void> {
    try {
      const wanted = Math.max(this.#leased, missing);
      const { granted, remaining } = await this.quota.lease(key, wanted, this.policy, now);
      const emptyUntil = granted >= missing ? 0 : now + waitFor(missing - granted, remaining, this.policy);
      Object.assign(share, { spendable: share.spendable + granted, spendableUntil: now + SHARE_MS, emptyUntil, remaining });
    } finally {
      share.leasing = null;
    }
  }

  #shareOf(key: string): Share {
    const known = this.#shares.get(key);
    if (known) return known;
    const share = { spendable: 0, spendableUntil: 0, emptyUntil: 0, remaining: 0, leasing: null };
    this.#shares.set(key, share);
    return share;
  }

  /** No wait is longer than filling the bucket. If it seems so, the clock has gone back. */
  #requireNotEmpty({ emptyUntil }: Share, now: Instant): void {
    if (now >= emptyUntil || emptyUntil - now > waitFor(this.policy.burst, 0, this.policy)) return;
    const { perMinute, burst } = this.policy;
    const detail = `The rate limit of the ${this.subject} is ${perMinute} requests per minute with bursts of ${burst}. Retry after the time in Retry-After.`;
    const seconds = Math.max(1, Math.ceil((emptyUntil - now) / 1_000));
    throw new HttpProblem(429, "rate_limited", detail, [], {}, { "Retry-After": String(seconds) });
  }

  #stateOf(key: string): { readonly left: number; readonly secondsToFull: number } {
    const share = this.#shares.get(key);
    const left = share ? share.spendable + share.remaining : this.policy.burst;
    return { left: Math.floor(left), secondsToFull: Math.ceil(waitFor(this.policy.burst, left, this.policy) / 1_000) };
  }
}

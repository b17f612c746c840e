import { LRUCache } from "lru-cache";
import { type Clock, type Instant, type QuotaPolicy, type RequestQuota, waitFor } from "../../core/index.js";
import { HttpProblem } from "./problem.js";

/** What this process may spend of a key's bucket without asking, and what it knew of the bucket when it last asked. */
interface Share {
  spendable: number;
  spendableUntil: number;
  emptyUntil: number;
  remaining: number;
  leasing: Promise<void> | null;
}

/** Shares are given up when they are this old, so that none is hoarded. */
const SHARE_MS = 10_000;
const MAX_KEYS = 10_000;
const NAME = '"default"';

/**
 * Spends requests of token buckets that all processes share, in shares of about a second's worth, so that most requests ask nobody.
 * Several processes may together let through as many requests more as they hold shares.
 */
export class RateLimit {
  /** The keys that were asked for least lately are forgotten. */
  readonly #shares = new LRUCache<string, Share>({ max: MAX_KEYS });
  readonly #leased: number;

  constructor(
    private readonly quota: RequestQuota,
    private readonly clock: Clock,
    private readonly policy: QuotaPolicy,
  ) {
    this.#leased = Math.max(1, Math.min(policy.burst, Math.round(policy.perMinute / 60)));
  }

  /** As of draft-ietf-httpapi-ratelimit-headers-10: requests (q) in a window of seconds (w). */
  get policyHeader(): string {
    return `${NAME};q=${this.policy.perMinute};w=60`;
  }

  /** The header `RateLimit`: how many requests the key has left (r), and in how many seconds its bucket is full (t). */
  header(key: string): string {
    const { left, secondsToFull } = this.#stateOf(key);
    return `${NAME};r=${left};t=${secondsToFull}`;
  }

  /** Takes as many requests as this one counts for, a burst at most. Throws 429 `rate_limited` where there are not as many. */
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

  /** Throws 429 where the key is known to have nothing left; takes nothing. */
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

  #requireNotEmpty({ emptyUntil }: Share, now: Instant): void {
    if (now >= emptyUntil) return;
    const { perMinute, burst } = this.policy;
    const detail = `At most ${perMinute} requests a minute, and ${burst} at once, may be made.`;
    const seconds = Math.max(1, Math.ceil((emptyUntil - now) / 1_000));
    throw new HttpProblem(429, "rate_limited", detail, [], {}, { "Retry-After": String(seconds) });
  }

  #stateOf(key: string): { readonly left: number; readonly secondsToFull: number } {
    const share = this.#shares.get(key);
    const left = share ? share.spendable + share.remaining : this.policy.burst;
    return { left: Math.floor(left), secondsToFull: Math.ceil(waitFor(this.policy.burst, left, this.policy) / 1_000) };
  }
}

import { type Bucket, takeFrom } from "../../core/access/token-bucket.js";
import type { Instant } from "../../core/kernel/instant.js";
import type { QuotaPolicy, QuotaShare, RequestQuota } from "../../core/ports/request-quota.js";

/** Request quotas of one process. */
export class MemoryRequestQuota implements RequestQuota {
  readonly #buckets = new Map<string, Bucket>();

  async lease(key: string, wanted: number, policy: QuotaPolicy, now: Instant): Promise<QuotaShare> {
    const { bucket, share } = takeFrom(this.#buckets.get(key) ?? null, wanted, policy, now);
    this.#buckets.set(key, bucket);
    return share;
  }

  /** Removes buckets that were last used before the instant, since they are full again. Returns how many. */
  forget(before: Instant): number {
    const idle = [...this.#buckets].filter(([, { at }]) => at < before);
    for (const [key] of idle) this.#buckets.delete(key);
    return idle.length;
  }
}

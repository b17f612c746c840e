import type { Instant } from "../kernel/instant.js";

/** A token bucket: it holds `burst` requests at most, and fills by `perMinute` of them a minute. */
export interface QuotaPolicy {
  readonly perMinute: number;
  readonly burst: number;
}

export interface QuotaShare {
  /** Whole requests, 0 to as many as were wanted. */
  readonly granted: number;
  /** Requests that are left in the bucket, with fractions. */
  readonly remaining: number;
}

/** Buckets that all processes of a store share, one for each key. A key that was never used has a full one. */
export interface RequestQuota {
  /** Takes up to `wanted` (at least 1) out of the key's bucket. A clock that went back fills nothing. */
  lease(key: string, wanted: number, policy: QuotaPolicy, now: Instant): Promise<QuotaShare>;
}

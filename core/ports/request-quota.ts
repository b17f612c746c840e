import type { Instant } from "../kernel/instant.js";

/** A token bucket: it holds at most `burst` requests and refills by `perMinute` requests per minute. */
export interface QuotaPolicy {
  /** Requests per minute; greater than 0. */
  readonly perMinute: number;
  /** Requests; at least 1. */
  readonly burst: number;
}

/** What a bucket granted, and what it has left. */
export interface QuotaShare {
  /** Whole requests, from 0 to the number wanted. */
  readonly granted: number;
  /** The requests that remain in the bucket, possibly fractional. */
  readonly remaining: number;
}

/** Buckets shared by all processes of a store, one per key. The bucket of an unused key is full. */
export interface RequestQuota {
  /** Takes up to `wanted` (at least 1) requests from the key's bucket. A clock that goes back refills nothing. */
  lease(key: string, wanted: number, policy: QuotaPolicy, now: Instant): Promise<QuotaShare>;
}

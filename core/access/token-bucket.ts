import type { StoredRows } from "../kernel/entity.js";
import type { Instant } from "../kernel/instant.js";
import type { QuotaPolicy, QuotaShare } from "../ports/request-quota.js";

/** The state of a token bucket: the requests, possibly fractional, that it held at an instant. */
export interface Bucket {
  readonly remaining: number;
  readonly at: Instant;
}

/** Refills the bucket up to `now` and takes whole requests from it. Null means a bucket that was never used. */
export function takeFrom(
  bucket: Bucket | null,
  wanted: number,
  { perMinute, burst }: QuotaPolicy,
  now: Instant,
): { readonly share: QuotaShare; readonly bucket: Bucket } {
  const elapsed = bucket === null ? 0 : Math.max(0, now - bucket.at);
  const filled = bucket === null ? burst : Math.min(burst, bucket.remaining + (perMinute * elapsed) / 60_000);
  const granted = Math.min(Math.floor(filled), wanted);
  const remaining = filled - granted;
  return { share: { granted, remaining }, bucket: { remaining, at: bucket === null || now > bucket.at ? now : bucket.at } };
}

/** {@link takeFrom} the stored bucket of a key. */
export function takeFromStored(
  buckets: StoredRows<Bucket & { readonly id: string }>,
  key: string,
  wanted: number,
  policy: QuotaPolicy,
  now: Instant,
): QuotaShare {
  const { bucket, share } = takeFrom(buckets.get(key) ?? null, wanted, policy, now);
  buckets.put({ ...bucket, id: key });
  return share;
}

/** Milliseconds until a bucket with `remaining` requests contains `wanted` whole requests. */
export function waitFor(wanted: number, remaining: number, { perMinute }: QuotaPolicy): number {
  return Math.max(0, Math.ceil(((wanted - remaining) * 60_000) / perMinute));
}

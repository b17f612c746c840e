import type { StoredRows } from "../kernel/entity.js";
import type { Instant } from "../kernel/instant.js";
import type { QuotaPolicy, QuotaShare } from "../ports/request-quota.js";

/** The state of a token bucket: the requests, possibly fractional, that it held at an instant. */
export interface Bucket {
  /** Requests, possibly fractional. */
  readonly remaining: number;
  /** When the bucket held them. */
  readonly at: Instant;
}

/** How far the clocks of the processes of one store may differ. A bucket further in the future was filled by a clock that was wrong. */
export const CLOCK_TOLERANCE_SECONDS = 2;

/**
 * Refills the bucket up to `now` and takes whole requests from it. Null means a bucket that was never used. A bucket whose time lies in the future counts as
 * of now, so that nobody is locked out until then.
 */
export function takeFrom(
  bucket: Bucket | null,
  wanted: number,
  { perMinute, burst }: QuotaPolicy,
  now: Instant,
): { readonly share: QuotaShare; readonly bucket: Bucket } {
  const last = bucket === null || bucket.at - now > CLOCK_TOLERANCE_SECONDS * 1_000 ? now : bucket.at;
  const elapsed = Math.max(0, now - last);
  const filled = bucket === null ? burst : Math.min(burst, bucket.remaining + (perMinute * elapsed) / 60_000);
  const granted = Math.min(Math.floor(filled), wanted);
  const remaining = filled - granted;
  return { share: { granted, remaining }, bucket: { remaining, at: now > last ? now : last } };
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

import { addDays } from "../kernel/calendar.js";
import { invalidField } from "../kernel/errors.js";
import { type Instant, instant } from "../kernel/instant.js";
import { localDateIn, startOfDay, type TimeZone } from "../kernel/time-zone.js";

export const deliveryIntervals = ["hour", "day"] as const;
export type DeliveryInterval = (typeof deliveryIntervals)[number];

/** 31 days of hours, and what the clocks add to them. */
export const MAX_DELIVERY_INTERVALS = 750;

/** Attempts that began within a stretch of time. */
export interface AttemptFigures {
  readonly attempts: number;
  readonly succeeded: number;
  /** Milliseconds that no more than half, and no more than one in twenty, of the attempts went beyond (nearest rank); null without any. */
  readonly p50: number | null;
  readonly p95: number | null;
}

/** Nearest rank: the smallest of the sorted values that at least this share of them does not exceed. */
export function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

const HOUR = 3_600_000;

/**
 * Where the full hours, or the days of the zone, begin between the two instants, and the two themselves, in order.
 * @throws StintError `invalid` `range_reversed`, `range_too_long`
 */
export function boundaries(interval: DeliveryInterval, zone: TimeZone, from: Instant, to: Instant): readonly Instant[] {
  if (from >= to) throw invalidField(["to"], "range_reversed", "to must be after from.");
  const found: Instant[] = [from];
  for (let at = after(interval, zone, from); at < to; at = after(interval, zone, at)) {
    found.push(at);
    if (found.length > MAX_DELIVERY_INTERVALS)
      throw invalidField(["from"], "range_too_long", `A report has ${MAX_DELIVERY_INTERVALS} intervals at most.`);
  }
  return [...found, to];
}

/** The full hour after the instant. */
export function endOfHour(at: Instant): Instant {
  return instant((Math.floor(at / HOUR) + 1) * HOUR);
}

function after(interval: DeliveryInterval, zone: TimeZone, at: Instant): Instant {
  return interval === "hour" ? endOfHour(at) : startOfDay(zone, addDays(localDateIn(zone, at), 1));
}

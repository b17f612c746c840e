import { addDays } from "../kernel/calendar.js";
import { invalidField } from "../kernel/errors.js";
import { type Instant, instant } from "../kernel/instant.js";
import { localDateIn, startOfDay, type TimeZone } from "../kernel/time-zone.js";
import { MS_PER_HOUR } from "../kernel/durations.js";

/** How a report divides time: full hours, or the days of a time zone. */
export const deliveryIntervals = ["hour", "day"] as const;
/** One of {@link deliveryIntervals}. */
export type DeliveryInterval = (typeof deliveryIntervals)[number];

/** How many hours a report covers if no start is given. */
export const DEFAULT_DELIVERY_HOURS = 24;
/** 31 days of hours, plus hours added by clock changes. */
export const MAX_DELIVERY_INTERVALS = 750;

/** The attempts that started within an interval. */
export interface AttemptFigures {
  /** The number of attempts. */
  readonly attempts: number;
  /** The number of attempts that the receiver accepted. */
  readonly succeeded: number;
  /** The median and 95th percentile of the duration in milliseconds (nearest rank); null without attempts. */
  readonly p50: number | null;
  /** See `p50`. */
  readonly p95: number | null;
}

/** Nearest rank: the smallest sorted value that at least this share of the values does not exceed. */
export function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

/**
 * The starts of full hours, or of the zone's days, between the two instants, and the two instants themselves, in ascending order.
 * @throws StintError `invalid` `range_reversed`, `range_too_long`
 */
export function boundaries(interval: DeliveryInterval, zone: TimeZone, from: Instant, to: Instant): readonly Instant[] {
  if (from >= to) throw invalidField(["to"], "range_reversed", "to must be after from.");
  const found: Instant[] = [from];
  for (let at = after(interval, zone, from); at < to; at = after(interval, zone, at)) {
    found.push(at);
    if (found.length > MAX_DELIVERY_INTERVALS)
      throw invalidField(["from"], "range_too_long", `A report can have at most ${MAX_DELIVERY_INTERVALS} intervals.`);
  }
  return [...found, to];
}

/** The next full hour after the instant. */
export function endOfHour(at: Instant): Instant {
  return instant((Math.floor(at / MS_PER_HOUR) + 1) * MS_PER_HOUR);
}

function after(interval: DeliveryInterval, zone: TimeZone, at: Instant): Instant {
  return interval === "hour" ? endOfHour(at) : startOfDay(zone, addDays(localDateIn(zone, at), 1));
}

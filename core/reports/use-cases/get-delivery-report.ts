import { type Actor, authorize } from "../../access/actor.js";
import type { WebhookId } from "../../kernel/ids.js";
import { type Instant, plusMilliseconds } from "../../kernel/instant.js";
import type { TimeZone } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { type AttemptFigures, boundaries, DEFAULT_DELIVERY_HOURS, type DeliveryInterval, endOfHour } from "../delivery-report.js";
import { MS_PER_HOUR } from "../../kernel/durations.js";

/** Which attempts to report, and in which intervals. */
export interface GetDeliveryReport {
  /** Absent: all subscriptions. */
  readonly webhookIds?: readonly WebhookId[] | undefined;
  /** Half-open; defaults to {@link DEFAULT_DELIVERY_HOURS} before `to`, or before the end of the current hour. */
  readonly from?: Instant | undefined;
  /** The end of the range, which is not part of it. */
  readonly to?: Instant | undefined;
  /** Defaults to `hour`. */
  readonly interval?: DeliveryInterval | undefined;
  /** The time zone of days; defaults to the workspace's. */
  readonly timeZone?: TimeZone | undefined;
}

/** The attempts in a range of time. */
export interface DeliveryReport {
  /** The time zone of the days. */
  readonly timeZone: TimeZone;
  /** The beginning of the range. */
  readonly from: Instant;
  /** The end of the range, which is not part of it. */
  readonly to: Instant;
  /** How the range is divided. */
  readonly interval: DeliveryInterval;
  /** The figures of the complete range. */
  readonly totals: AttemptFigures;
  /** Sorted; includes intervals without attempts. */
  readonly intervals: readonly (AttemptFigures & { readonly start: Instant })[];
}

/**
 * Reports delivery attempts, for as long as they are kept.
 * @throws StintError `invalid` `range_reversed`, `range_too_long`
 */
export function makeGetDeliveryReport({ unitOfWork, clock }: Needs<"reports" | "workspace", "clock">) {
  return async (actor: Actor, request: GetDeliveryReport): Promise<DeliveryReport> => {
    authorize(actor, "webhooks:read");
    const {
      webhookIds,
      interval = "hour",
      to = endOfHour(clock.now()),
      from = plusMilliseconds(to, -DEFAULT_DELIVERY_HOURS * MS_PER_HOUR),
    } = request;
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const { timeZone = (await stores.workspace.get()).timeZone } = request;
      const bounds = boundaries(interval, timeZone, from, to);
      const [totals] = await stores.reports.attempts(webhookIds, [from, to]);
      const figures = await stores.reports.attempts(webhookIds, bounds);
      if (!totals) throw new Error("The store returned no intervals.");
      const intervals = figures.map((one, index) => ({ start: bounds[index] ?? from, ...one }));
      return { timeZone, from, to, interval, totals, intervals };
    });
  };
}

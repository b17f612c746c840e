import { type Actor, authorize } from "../../access/actor.js";
import type { WebhookId } from "../../kernel/ids.js";
import { type Instant, plusMilliseconds } from "../../kernel/instant.js";
import type { TimeZone } from "../../kernel/time-zone.js";
import type { Ports } from "../../ports/ports.js";
import { type AttemptFigures, boundaries, type DeliveryInterval, endOfHour } from "../delivery-report.js";

export interface ReportDeliveries {
  /** Of any of these; absent for all. */
  readonly webhookIds?: readonly WebhookId[] | undefined;
  /** Half-open; by default the 24 hours that end with `to`, or with the hour that is under way. */
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  readonly interval?: DeliveryInterval | undefined;
  /** Whose days they are; the workspace's by default. */
  readonly timeZone?: TimeZone | undefined;
}

export interface DeliveryReport {
  readonly timeZone: TimeZone;
  readonly from: Instant;
  readonly to: Instant;
  readonly interval: DeliveryInterval;
  readonly totals: AttemptFigures;
  /** In order, also where nothing was sent. */
  readonly intervals: readonly (AttemptFigures & { readonly start: Instant })[];
}

const DAY = 86_400_000;

/**
 * How the attempts to deliver went, as long as they are kept.
 * @throws StintError `invalid` `range_reversed`, `range_too_long`
 */
export function makeReportDeliveries({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, request: ReportDeliveries): Promise<DeliveryReport> => {
    authorize(actor, "webhooks:read");
    const { webhookIds, interval = "hour", to = endOfHour(clock.now()), from = plusMilliseconds(to, -DAY) } = request;
    return unitOfWork.read(actor, async (stores) => {
      const { timeZone = (await stores.workspace.get()).timeZone } = request;
      const bounds = boundaries(interval, timeZone, from, to);
      const [totals] = await stores.reports.attempts(webhookIds, [from, to]);
      const figures = await stores.reports.attempts(webhookIds, bounds);
      if (!totals) throw new Error("The store has answered for no interval.");
      const intervals = figures.map((one, index) => ({ start: bounds[index] ?? from, ...one }));
      return { timeZone, from, to, interval, totals, intervals };
    });
  };
}

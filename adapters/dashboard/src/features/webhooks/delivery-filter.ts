import { deliveredTypes } from "../../../../../core/events/domain-event.js";
import { deliveryStatuses } from "../../../../../core/webhooks/delivery.js";
import type { DeliveriesFilter, Delivery } from "./webhook-queries.js";

/** The list's filter, "" for any. Stored in the URL, so that a view can be bookmarked and shared. */
export interface DeliveryFilter {
  readonly webhook: string;
  readonly type: Delivery["event_type"] | "";
  readonly status: Delivery["status"] | "";
  readonly time: (typeof times)[number] | "";
  /** Instants, for the time `range`. */
  readonly from: string;
  readonly to: string;
}

export const times = ["hour", "day", "week", "range"] as const;

const HOUR_MS = 3_600_000;
export const lengths = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;

/** Parses the URL. Invalid values are ignored. */
export function filterOf(params: URLSearchParams): DeliveryFilter {
  const choice = <One extends string>(name: string, all: readonly One[]): One | "" =>
    all.find((one) => one === params.get(name)) ?? "";
  const moment = (name: string): string => {
    const text = params.get(name) ?? "";
    return Number.isNaN(Date.parse(text)) ? "" : new Date(text).toISOString();
  };
  const webhook = params.get("webhook_id") ?? "";
  return {
    webhook: /^wh_\w+$/.test(webhook) ? webhook : "",
    type: choice("event_type", deliveredTypes),
    status: choice("status", deliveryStatuses),
    time: choice("time", times),
    from: moment("from"),
    to: moment("to"),
  };
}

export function paramsOf({ webhook, type, status, time, from, to }: DeliveryFilter): URLSearchParams {
  const range = time === "range" ? { from, to } : {};
  const all = Object.entries({ webhook_id: webhook, event_type: type, status, time, ...range });
  return new URLSearchParams(all.filter(([, value]) => value !== ""));
}

/** `now` must stay the same across pages, since a cursor belongs to one filter. */
export function queryOf({ webhook, type, status, time, from, to }: DeliveryFilter, now: number): DeliveriesFilter {
  const since = time === "" || time === "range" ? from : new Date(now - lengths[time]).toISOString();
  return {
    ...(webhook === "" ? {} : { webhook_id: [webhook] }),
    ...(type === "" ? {} : { event_type: [type] }),
    ...(status === "" ? {} : { status: [status] }),
    ...(time === "" || since === "" ? {} : { from: since }),
    ...(time === "range" && to !== "" ? { to } : {}),
  };
}

import { queryOptions } from "@tanstack/react-query";
import type { QueryOf, Schemas } from "../../../../../client/index.js";
import type { EVERY_EVENT } from "../../../../../core/webhooks/webhook.js";
import { DELIVERIES_KEPT_MS } from "../../../../../core/webhooks/delivery.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";

export type Webhook = Schemas["Webhook"];
export type Delivery = Schemas["WebhookDelivery"];
export type Attempt = NonNullable<Delivery["attempts"]>[number];
export type DeliveryReport = Schemas["DeliveryReport"];
export type EventType = Exclude<Webhook["events"][number], typeof EVERY_EVENT>;
export type DeliveriesFilter = Omit<QueryOf<"/webhook-deliveries">, "expand" | "limit" | "cursor" | "sort">;

const POLL_MS = 4_000;
const SOON_MS = 1_500;

/** All webhooks: a workspace has few. */
export const webhooksQuery = paged(
  keys.webhooks.list({}),
  (cursor, signal) => answered(api.GET("/webhooks", { params: { query: { sort: "created_at" as const, ...cursor } }, signal })),
  POLL_MS,
);

export function webhookQuery(id: string) {
  return queryOptions({
    queryKey: keys.webhooks.one(id),
    queryFn: ({ signal }) => answered(api.GET("/webhooks/{id}", { params: { path: { id } }, signal })),
    refetchInterval: POLL_MS,
  });
}

/** Newest first, with live updates. */
export function deliveriesQuery(filter: DeliveriesFilter) {
  const query = { ...filter, expand: ["webhook" as const] };
  return paged(
    keys.deliveries.list(query),
    (cursor, signal) => answered(api.GET("/webhook-deliveries", { params: { query: { ...query, ...cursor } }, signal })),
    POLL_MS,
  );
}

/** A delivery with its body and attempts, with live updates until it is completed. */
export function deliveryQuery(id: string) {
  return queryOptions({
    queryKey: keys.deliveries.one(id),
    queryFn: ({ signal }) =>
      answered(
        api.GET("/webhook-deliveries/{id}", { params: { path: { id }, query: { expand: ["webhook" as const] } }, signal }),
      ),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? SOON_MS : false),
  });
}

/** The delivery of a failing webhook that was tried last, with its attempts; null if the log no longer has one. */
export function latestFailureQuery(webhookId: string) {
  const query = { webhook_id: [webhookId], status: ["pending" as const, "failed" as const], limit: 50 };
  return queryOptions({
    queryKey: keys.deliveries.list({ latestFailure: webhookId }),
    queryFn: async ({ signal }): Promise<Delivery | null> => {
      const { data } = await answered(api.GET("/webhook-deliveries", { params: { query }, signal }));
      const tried = data.filter(({ attempt_count: count }) => count > 0);
      const [latest] = tried.sort((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at));
      if (!latest) return null;
      const path = { id: latest.id };
      return answered(api.GET("/webhook-deliveries/{id}", { params: { path }, signal }));
    },
    refetchInterval: POLL_MS,
  });
}

export const spans = ["day", "month"] as const;
export type Span = (typeof spans)[number];

/** Figures of the last day by hour, or of all days that are kept, for one webhook or all. */
export function reportQuery(span: Span, webhookId?: string) {
  return queryOptions({
    queryKey: keys.reports.list({ deliveries: span, webhookId }),
    queryFn: ({ signal }) => {
      const from = new Date(Date.now() - DELIVERIES_KEPT_MS).toISOString();
      const query = {
        ...(webhookId === undefined ? {} : { webhook_id: [webhookId] }),
        ...(span === "day" ? { interval: "hour" as const } : { interval: "day" as const, from }),
      };
      return answered(api.GET("/reports/deliveries", { params: { query }, signal }));
    },
    refetchInterval: 30_000,
  });
}

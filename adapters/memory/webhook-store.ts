import { lostRace } from "../../core/kernel/entity.js";
import { cancelledDelivery, newEndpoint } from "../../core/webhooks/queued-delivery.js";
import type { WebhookSecretStore, WebhookStore } from "../../core/webhooks/webhook-store.js";
import type { Webhook } from "../../core/webhooks/webhook.js";
import { isAny, isAtLeast } from "./matching.js";
import { pageByCreation } from "./paging.js";
import { findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { StoredWebhook, View } from "./workspace-data.js";

export function webhookStore({ webhooks, endpoints, deliveries, workspaces, workspaceId, due }: View): WebhookStore {
  const live = (): readonly StoredWebhook[] => webhooks.all().filter(({ deletedAt }) => deletedAt === null);
  return {
    async find(id) {
      const found = webhooks.get(id);
      return found?.deletedAt === null ? withoutDeletion(found) : null;
    },
    async findMany(ids) {
      const found = findRows(webhooks, ids);
      return found.filter(({ deletedAt }) => deletedAt === null).map(withoutDeletion);
    },
    async list({ statuses, updatedSince }, request) {
      const page = pageByCreation(
        live().filter(({ status, updatedAt }) => isAny(statuses, status) && isAtLeast(updatedSince, updatedAt)),
        request,
      );
      return { ...page, items: page.items.map(withoutDeletion) };
    },
    async count() {
      return live().length;
    },
    async insert(webhook) {
      requireRow(workspaces, workspaceId, "workspace");
      insertRow(webhooks, { ...webhook, deletedAt: null });
      insertRow(endpoints, newEndpoint(webhook.id));
    },
    async update(webhook) {
      if (webhooks.get(webhook.id)?.deletedAt !== null) throw lostRace("the webhook");
      updateRow(webhooks, { ...webhook, deletedAt: null }, "the webhook");
      due.add("deliveries");
    },
    async remove(webhook, now) {
      if (webhooks.get(webhook.id)?.deletedAt !== null) throw lostRace("the webhook");
      updateRow(webhooks, { ...webhook, version: webhook.version + 1, updatedAt: now, deletedAt: now }, "the webhook");
      for (const delivery of deliveries.all()) {
        if (delivery.webhookId === webhook.id && delivery.status === "pending") deliveries.put(cancelledDelivery(delivery, now));
      }
    },
    async failing() {
      const failing = live().flatMap(({ id }) => {
        const since = endpoints.get(id)?.failingSince ?? null;
        return since === null ? [] : [[id, since] as const];
      });
      return new Map(failing);
    },
  };
}

const ONLY = "secret";

/** Needs no locks: the transactions of a workspace run one after the other. */
export function webhookSecretStore({ secrets, workspaces, workspaceId }: View): WebhookSecretStore {
  const find = async () => {
    const found = secrets.get(ONLY);
    if (found === undefined) return null;
    const { id: _, ...secret } = found;
    return secret;
  };
  return {
    find,
    lock: find,
    async insert(secret) {
      requireRow(workspaces, workspaceId, "workspace");
      if (secrets.get(ONLY) !== undefined) throw lostRace("the webhook secret");
      insertRow(secrets, { id: ONLY, ...secret });
    },
    async update(secret) {
      updateRow(secrets, { id: ONLY, ...secret }, "the webhook secret");
    },
  };
}

function withoutDeletion({ deletedAt: _, ...webhook }: StoredWebhook): Webhook {
  return webhook;
}

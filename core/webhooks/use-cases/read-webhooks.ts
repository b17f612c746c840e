import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { WebhookId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { byCreation, type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { shownTo } from "../shown-types.js";
import type { Webhook } from "../webhook.js";
import type { WebhookFilter } from "../webhook-store.js";

/** A subscription, with the event types that the actor may read, and the state of its deliveries. */
export interface WatchedWebhook {
  /** The subscription. Its `events` are those that the actor may read. */
  readonly webhook: Webhook;
  /** The time of the first failure after the last success; null if the last delivery succeeded or there was none. */
  readonly failingSince: Instant | null;
}

export function watched(actor: Actor, webhook: Webhook, failing: ReadonlyMap<WebhookId, Instant>): WatchedWebhook {
  return { webhook: shownTo(actor, webhook), failingSince: failing.get(webhook.id) ?? null };
}

export function makeListWebhooks({ unitOfWork }: Needs<"webhooks">) {
  return async (actor: Actor, filter: WebhookFilter = {}, page: PageOptions = {}): Promise<Page<WatchedWebhook>> => {
    authorize(actor, "webhooks:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const { items, next } = await stores.webhooks.list(filter, pageRequest(byCreation, page));
      const failing = await stores.webhooks.failing();
      return { items: items.map((webhook) => watched(actor, webhook, failing)), next };
    });
  };
}

export function makeGetWebhook({ unitOfWork }: Needs<"webhooks">) {
  return async (actor: Actor, id: WebhookId): Promise<WatchedWebhook> => {
    authorize(actor, "webhooks:read");
    return unitOfWork.read(actor, async (stores) => {
      const webhook = await stores.webhooks.find(id);
      if (!webhook) throw notFound("webhook");
      return watched(actor, webhook, await stores.webhooks.failing());
    });
  };
}

/** Returns the subscriptions that exist. */
export function makeFindWebhooks({ unitOfWork }: Needs<"webhooks">) {
  return async (actor: Actor, ids: readonly WebhookId[]): Promise<readonly WatchedWebhook[]> => {
    authorize(actor, "webhooks:read");
    if (ids.length === 0) return [];
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const found = await stores.webhooks.findMany(ids);
      const failing = await stores.webhooks.failing();
      return found.map((webhook) => watched(actor, webhook, failing));
    });
  };
}

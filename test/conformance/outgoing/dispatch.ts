import type { DomainEvent } from "../../../core/events/domain-event.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { DeliveryId } from "../../../core/kernel/ids.js";
import type { Instant } from "../../../core/kernel/instant.js";
import type { ClaimedDelivery, ClaimRequest, FinishedAttempt } from "../../../core/ports/delivery-queue.js";
import type { Delivery, DeliveryAttempt } from "../../../core/webhooks/delivery.js";
import type { Webhook } from "../../../core/webhooks/webhook.js";
import type { WebhookSecret } from "../../../core/webhooks/webhook-secret.js";
import type { DeliveryFilter } from "../../../core/webhooks/webhook-store.js";
import { anEvent, newWorld, plus, type World } from "../fixtures.js";
import type { GroupedCase, Handle, Subject } from "../subject.js";
import { aSecret, aWebhook } from "./fixtures.js";

export const LEASE = 45_000;
export const everyDelivery: DeliveryFilter = { statuses: null, eventTypes: null, from: null, to: null };
export const firstPage = { limit: 200, sort: "createdAt", descending: false, after: null } as const;

/** A workspace with a webhook secret, whose events create deliveries. */
export interface Tenant extends World {
  readonly secret: WebhookSecret;
  subscribe(changes?: Partial<Webhook>): Promise<Webhook>;
  /** Records this many events, each in a separate unit of work. */
  happen(count?: number, changes?: Partial<DomainEvent>): Promise<readonly DomainEvent[]>;
  change(webhook: Webhook, changes: Partial<Webhook>): Promise<Webhook>;
  deliveries(filter?: Partial<DeliveryFilter>): Promise<readonly Delivery[]>;
  delivery(id: DeliveryId): Promise<Delivery | undefined>;
  attempts(id: DeliveryId): Promise<readonly DeliveryAttempt[]>;
}

/** The delivery queue of one case, limited to claims of its workspaces. */
export class Dispatch {
  readonly #tenants: Tenant[] = [];

  constructor(readonly subject: Subject) {}

  get now(): Instant {
    return this.subject.clock.now();
  }

  async tenant(): Promise<Tenant> {
    const tenant = await newTenant(this.subject);
    this.#tenants.push(tenant);
    return tenant;
  }

  async claim(request: Partial<ClaimRequest> = {}, handle: Handle = this.subject): Promise<readonly ClaimedDelivery[]> {
    const now = request.now ?? this.now;
    const claims = await handle.deliveryQueue.claim({ now, leasedUntil: plus(now, LEASE), limit: 200, slots: 1_000, ...request });
    return claims.filter(({ workspaceId }) => this.#tenants.some(({ scope }) => scope.workspaceId === workspaceId));
  }

  async record(...finished: readonly FinishedAttempt[]): Promise<void> {
    await this.subject.deliveryQueue.record(finished);
  }

  /** Cancels pending deliveries, so that no other case claims them. */
  async close(): Promise<void> {
    for (const tenant of this.#tenants) {
      await tenant.run(async (stores) => {
        const { items } = await stores.webhooks.list({}, firstPage);
        for (const webhook of items) await stores.webhooks.remove(webhook, tenant.clock.now());
      });
    }
  }
}

/** A case that leaves no due deliveries, even if it fails. */
export function dispatchCase(title: string, run: (dispatch: Dispatch) => Promise<void>): GroupedCase {
  return {
    title,
    async run(subject) {
      const dispatch = new Dispatch(subject);
      await run(dispatch).catch(async (error: unknown) => {
        await dispatch.close().catch(() => undefined);
        throw error;
      });
      await dispatch.close();
    },
  };
}

async function newTenant(subject: Subject): Promise<Tenant> {
  const world = await newWorld(subject);
  const secret = aSecret(world);
  await world.run((stores) => stores.webhookSecret.insert(secret));
  const deliveries: Tenant["deliveries"] = async (filter = {}) =>
    (await world.read((stores) => stores.deliveries.list({ ...everyDelivery, ...filter }, firstPage))).items;
  return {
    ...world,
    secret,
    async subscribe(changes = {}) {
      const webhook = aWebhook(world, changes);
      await world.run((stores) => stores.webhooks.insert(webhook));
      return webhook;
    },
    async happen(count = 1, changes = {}) {
      const events = Array.from({ length: count }, () => anEvent(world, changes));
      for (const event of events) await world.run((stores) => stores.events.record(event));
      return events;
    },
    async change(webhook, changes) {
      const next = nextVersion({ ...webhook, ...changes }, world.clock.now());
      await world.run((stores) => stores.webhooks.update(next));
      return next;
    },
    deliveries,
    delivery: async (id) => (await deliveries()).find((one) => one.id === id),
    attempts: (id) => world.read((stores) => stores.deliveries.attempts(id)),
  };
}

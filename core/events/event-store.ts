import type { DeliveryId, WebhookId } from "../kernel/ids.js";
import type { DomainEvent } from "./domain-event.js";

export interface EventStore {
  /**
   * Records an event in the transaction of the change that it tells of, with a delivery for each subscription that lists its type, and
   * where the store keeps an outbox, puts it there.
   */
  record(event: DomainEvent): Promise<void>;
  /**
   * Records an event that is delivered to one subscription, whatever that lists, and goes nowhere else. Answers the delivery. Throws
   * `lost_race` where the subscription is gone.
   */
  recordFor(webhookId: WebhookId, event: DomainEvent): Promise<DeliveryId>;
  /** The workspace's events in the order of their recording, oldest first; at most `limit` of them. */
  list(limit: number): Promise<readonly DomainEvent[]>;
}

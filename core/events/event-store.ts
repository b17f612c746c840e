import type { DeliveryId, WebhookId } from "../kernel/ids.js";
import type { DomainEvent } from "./domain-event.js";

/** The events of the workspace. */
export interface EventStore {
  /**
   * Records an event in the transaction of its change, with a delivery for each subscription that lists its type. If the store
   * keeps an outbox, also adds the event to it.
   */
  record(event: DomainEvent): Promise<void>;
  /**
   * Records an event for one subscription only, whatever types that lists. Returns the delivery. Throws `lost_race` if the
   * subscription no longer exists.
   */
  recordFor(webhookId: WebhookId, event: DomainEvent): Promise<DeliveryId>;
  /** Lists at most `limit` events of the workspace, oldest first. */
  list(limit: number): Promise<readonly DomainEvent[]>;
}

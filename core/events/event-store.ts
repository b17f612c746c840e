import type { DeliveryId, WebhookId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Page, PageRequest } from "../kernel/page.js";
import type { DeliveredType, DomainEvent } from "./domain-event.js";

/** Filters a list of events. */
export interface EventFilter {
  /** Of any of these types. */
  readonly types: readonly DeliveredType[];
  /** A half-open range of the time of the event. Null means no limit. */
  readonly from: Instant | null;
  /** The end of the range, which is not part of it. Null means no limit. */
  readonly to: Instant | null;
}

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
  /** Lists at most `limit` events of the workspace in the order of recording, oldest first. */
  list(limit: number): Promise<readonly DomainEvent[]>;
  /** Events that match the filter, in pages. They are sorted by {@link DomainEvent.occurredAt}, as the time of their creation. */
  page(filter: EventFilter, page: PageRequest): Promise<Page<DomainEvent>>;
}

import type { Author } from "../access/actor.js";
import type { Json } from "../kernel/errors.js";
import type { EventId } from "../kernel/ids.js";
import { type Instant, unixSeconds } from "../kernel/instant.js";
import { type ResourceEvent, resourceEvents } from "../kernel/resources.js";
import type { Clock } from "../ports/clock.js";
import type { IdSource } from "../ports/id-source.js";

/** The types that a subscription can list. A change with a type of its own emits only that type, not also `….updated`. */
export type EventType = ResourceEvent | "credit_note.created";
/** All values of {@link EventType}. */
export const eventTypes: readonly EventType[] = [...resourceEvents, "credit_note.created"];

/** The types of deliveries: includes pings, which no subscription lists. */
export type DeliveredType = EventType | "webhook.ping";
/** All values of {@link DeliveredType}. */
export const deliveredTypes: readonly DeliveredType[] = [...eventTypes, "webhook.ping"];

/** An event. `body` is the exact delivery payload, `{type, timestamp, data}`, serialized once. */
export interface DomainEvent {
  /** Receivers of webhooks recognize a repeated delivery by it. */
  readonly id: EventId;
  /** What happened, such as `invoice.paid`. */
  readonly type: DeliveredType;
  /** When the change was made. */
  readonly occurredAt: Instant;
  /** JSON in UTF-8, which is signed and sent byte for byte. */
  readonly body: string;
  /** Who did it. Null if the operator did, or a version that did not record it. */
  readonly author: Author | null;
}

/** `data` is the resource's current representation in the API; `timestamp` is converted to Unix seconds. */
export function domainEvent(
  ports: { clock: Clock; ids: IdSource },
  author: Author | null,
  type: DeliveredType,
  data: Json,
): DomainEvent {
  const occurredAt = ports.clock.now();
  return {
    id: ports.ids.next("evt"),
    type,
    occurredAt,
    body: JSON.stringify({ type, timestamp: unixSeconds(occurredAt), data }),
    author,
  };
}

import type { Json } from "../kernel/errors.js";
import type { EventId } from "../kernel/ids.js";
import { type Instant, unixSeconds } from "../kernel/instant.js";
import { type ResourceEvent, resourceEvents } from "../kernel/resources.js";
import type { Clock } from "../ports/clock.js";
import type { IdSource } from "../ports/id-source.js";

/** What a subscription can list. A change that has a type of its own emits only that type, never `….updated` too. */
export type EventType = ResourceEvent;
export const eventTypes: readonly EventType[] = resourceEvents;

/** What a delivery can tell of: also a ping, which no subscription lists. */
export type DeliveredType = EventType | "webhook.ping";
export const deliveredTypes: readonly DeliveredType[] = [...eventTypes, "webhook.ping"];

/** Something that happened. `body` is the exact delivery payload, `{type, timestamp, data}`, serialised once. */
export interface DomainEvent {
  readonly id: EventId;
  readonly type: DeliveredType;
  readonly occurredAt: Instant;
  readonly body: string;
}

/** `data` is the resource as the API shows it at this moment; `timestamp` becomes Unix seconds. */
export function domainEvent(ports: { clock: Clock; ids: IdSource }, type: DeliveredType, data: Json): DomainEvent {
  const occurredAt = ports.clock.now();
  return {
    id: ports.ids.next("evt"),
    type,
    occurredAt,
    body: JSON.stringify({ type, timestamp: unixSeconds(occurredAt), data }),
  };
}

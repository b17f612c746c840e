import type { DomainEvent } from "./domain-event.js";

export interface EventStore {
  /** Records an event in the transaction of the change that it tells of. */
  record(event: DomainEvent): Promise<void>;
  /** The workspace's events in the order of their recording, oldest first; at most `limit` of them. */
  list(limit: number): Promise<readonly DomainEvent[]>;
}

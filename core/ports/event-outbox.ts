import type { Instant } from "../kernel/instant.js";
import type { PublishedEvent } from "./message-bus.js";

/** A request for events that wait for publication. */
export interface OutboxRequest {
  /** The current time, from which leases that have ended are recognized. */
  readonly now: Instant;
  /** When the claims end if the events are not removed. */
  readonly leasedUntil: Instant;
  /** The maximum number of events. */
  readonly limit: number;
}

/** What identifies an event across workspaces. */
export type EventKey = Pick<PublishedEvent, "workspaceId" | "id">;

/**
 * Events of all workspaces that wait for publication. If the store keeps an outbox, recording an event adds it here in the same
 * transaction.
 */
export interface EventOutbox {
  /** Claims the oldest events that no other worker has claimed, until the lease ends or the claimer's process dies. */
  claim(request: OutboxRequest): Promise<readonly PublishedEvent[]>;
  /** Removes published events. */
  remove(events: readonly EventKey[]): Promise<void>;
  /** Releases claims; the events can be claimed again at once. */
  release(events: readonly EventKey[]): Promise<void>;
  /** The number of events, claimed or not. */
  waiting(): Promise<number>;
}

import type { EventId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { PublishedEvent } from "./message-bus.js";

export interface OutboxRequest {
  readonly now: Instant;
  readonly leasedUntil: Instant;
  /** At most this many. */
  readonly limit: number;
}

/** Events of all workspaces that are to be published. Where the store keeps an outbox, recording an event puts it here, in the same transaction. */
export interface EventOutbox {
  /** Claims the oldest events that no other worker holds, until the lease ends or the claimer dies. */
  claim(request: OutboxRequest): Promise<readonly PublishedEvent[]>;
  /** They were taken, and are never claimed again. */
  remove(ids: readonly EventId[]): Promise<void>;
  /** Gives them back; they can be claimed again at once. */
  release(ids: readonly EventId[]): Promise<void>;
  /** How many there are, claimed or not. */
  waiting(): Promise<number>;
}

import type { DomainEvent } from "../events/domain-event.js";
import type { EventId, WorkspaceId } from "../kernel/ids.js";

/** What to look for: due events and deliveries, or due mail. */
export type Hint = "deliveries" | "mail";

/** An event with its workspace. */
export interface PublishedEvent extends DomainEvent {
  /** The workspace in which it happened. */
  readonly workspaceId: WorkspaceId;
}

/**
 * Carries events to other systems of the operator, and hints between processes that write and processes that send. Events are
 * delivered at least once: the publisher retries until the bus confirms them. Hints may be lost, duplicated or reordered without
 * harm, because the store is polled every second.
 */
export interface MessageBus {
  /** Whether published events reach other systems. If so, storage must keep every event in its outbox until it is published. */
  readonly carriesEvents: boolean;
  /**
   * Returns the ids of the confirmed events, in any order; the others may or may not have arrived. An event without a subscriber
   * counts as confirmed. Throws `broker_unavailable` (unavailable) if no event can be published.
   */
  publish(events: readonly PublishedEvent[]): Promise<readonly EventId[]>;
  /** Never throws and never waits. */
  hint(hint: Hint): void;
  /**
   * Calls the listener for each hint until the returned function is called. Of several listeners, in this or other processes, at
   * least one receives a hint. A hint is acknowledged when the listener resolves.
   */
  onHint(listener: (hint: Hint) => Promise<void>): () => void;
  /** Null if healthy, otherwise a sentence for the operator that states the problem. */
  health(): string | null;
  /** Closes connections. Hints and events are no longer sent or received. */
  close(): Promise<void>;
}

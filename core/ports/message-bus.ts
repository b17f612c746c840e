import type { DomainEvent } from "../events/domain-event.js";
import type { EventId, WorkspaceId } from "../kernel/ids.js";

/** What somebody should look at: events and deliveries that are to go out, or mail that is. */
export type Hint = "deliveries" | "mail";

/** An event with the workspace that it happened in. */
export interface PublishedEvent extends DomainEvent {
  readonly workspaceId: WorkspaceId;
}

/**
 * Carries events to other systems of the operator, and hints between those who write and those who send. Events arrive at least once,
 * since whoever publishes does so until they are taken. Hints may be lost, doubled and reordered, and nothing is lost by it, since
 * the store is asked every second anyway.
 */
export interface MessageBus {
  /**
   * Answers the ids of those events that are certainly taken, in any order; the others may or may not have arrived. An event that nobody
   * listens for is taken. Throws `broker_unavailable` (unavailable) where none can be.
   */
  publish(events: readonly PublishedEvent[]): Promise<readonly EventId[]>;
  /** Never throws and never waits. */
  hint(hint: Hint): void;
  /**
   * Calls the listener for hints that arrive, until the answer is called; of several listeners, in this or other processes, at least one. A
   * hint is heard when the listener has resolved.
   */
  onHint(listener: (hint: Hint) => Promise<void>): () => void;
  /** Null while all is well, else a sentence for the operator that says what is not. */
  health(): string | null;
}

/** What somebody should look at: deliveries that are due, or mail that is. */
export type Hint = "deliveries" | "mail";

/**
 * Carries hints between those who write and those who send. It may lose, double and reorder them, and nothing is lost by it, since
 * the store is asked every second anyway.
 */
export interface MessageBus {
  /** Never throws and never waits. */
  hint(hint: Hint): void;
  /** Calls the listener for every hint that arrives, until the answer is called. */
  onHint(listener: (hint: Hint) => void): () => void;
}

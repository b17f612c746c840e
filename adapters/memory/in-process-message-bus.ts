import type { Hint, MessageBus } from "../../core/ports/message-bus.js";

/** Carries hints within one process. A listener is called after the one who hinted has gone on. */
export class InProcessMessageBus implements MessageBus {
  readonly #listeners = new Set<(hint: Hint) => void>();

  hint(hint: Hint): void {
    for (const listener of this.#listeners) queueMicrotask(() => listener(hint));
  }

  onHint(listener: (hint: Hint) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

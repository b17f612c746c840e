import type { EventId } from "../../core/kernel/ids.js";
import type { Hint, MessageBus, PublishedEvent } from "../../core/ports/message-bus.js";

/** Delivers hints and events within one process. Listeners are called asynchronously. */
export class InProcessMessageBus implements MessageBus {
  readonly carriesEvents = false;
  readonly #hintListeners = new Map<symbol, (hint: Hint) => Promise<void>>();
  readonly #eventListeners = new Map<symbol, (event: PublishedEvent) => void>();

  /** `onError` receives the errors of listeners, which do not affect other listeners. */
  constructor(private readonly onError: (error: unknown) => void = () => undefined) {}

  async publish(events: readonly PublishedEvent[]): Promise<readonly EventId[]> {
    for (const listener of this.#eventListeners.values()) {
      for (const event of events) void this.#notify(async () => listener(event));
    }
    return events.map(({ id }) => id);
  }

  /** Calls the listener for every published event. Returns a function that removes it. */
  onEvent(listener: (event: PublishedEvent) => void): () => void {
    const key = Symbol("listener");
    this.#eventListeners.set(key, listener);
    return () => void this.#eventListeners.delete(key);
  }

  hint(hint: Hint): void {
    for (const key of this.#hintListeners.keys()) void this.#notify(async () => this.#hintListeners.get(key)?.(hint));
  }

  onHint(listener: (hint: Hint) => Promise<void>): () => void {
    const key = Symbol("listener");
    this.#hintListeners.set(key, listener);
    return () => void this.#hintListeners.delete(key);
  }

  health(): null {
    return null;
  }

  async close(): Promise<void> {
    this.#hintListeners.clear();
    this.#eventListeners.clear();
  }

  async #notify(call: () => Promise<void> | undefined): Promise<void> {
    try {
      await Promise.resolve();
      await call();
    } catch (error) {
      this.onError(error);
    }
  }
}

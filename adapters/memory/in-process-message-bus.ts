import type { EventId } from "../../core/kernel/ids.js";
import type { Hint, MessageBus, PublishedEvent } from "../../core/ports/message-bus.js";

/** Carries hints and events within one process. A listener is called after the one who hinted or published has gone on. */
export class InProcessMessageBus implements MessageBus {
  readonly #hintListeners = new Map<symbol, (hint: Hint) => Promise<void>>();
  readonly #eventListeners = new Map<symbol, (event: PublishedEvent) => void>();

  /** `onError` hears what listeners throw or reject with, which keeps nobody else from hearing. */
  constructor(private readonly onError: (error: unknown) => void = () => undefined) {}

  async publish(events: readonly PublishedEvent[]): Promise<readonly EventId[]> {
    for (const listener of this.#eventListeners.values()) {
      for (const event of events) void this.#tell(async () => listener(event));
    }
    return events.map(({ id }) => id);
  }

  /** Calls the listener for every event that is published, until the answer is called. */
  onEvent(listener: (event: PublishedEvent) => void): () => void {
    const key = Symbol("listener");
    this.#eventListeners.set(key, listener);
    return () => void this.#eventListeners.delete(key);
  }

  hint(hint: Hint): void {
    for (const key of this.#hintListeners.keys()) void this.#tell(async () => this.#hintListeners.get(key)?.(hint));
  }

  onHint(listener: (hint: Hint) => Promise<void>): () => void {
    const key = Symbol("listener");
    this.#hintListeners.set(key, listener);
    return () => void this.#hintListeners.delete(key);
  }

  health(): null {
    return null;
  }

  async #tell(call: () => Promise<void> | undefined): Promise<void> {
    try {
      await Promise.resolve();
      await call();
    } catch (error) {
      this.onError(error);
    }
  }
}

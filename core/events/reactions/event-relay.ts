import type { EventId } from "../../kernel/ids.js";
import { isStintError } from "../../kernel/errors.js";
import { plusSeconds } from "../../kernel/instant.js";
import { WakeLoop } from "../../kernel/wake-loop.js";
import type { Clock } from "../../ports/clock.js";
import type { EventKey, EventOutbox } from "../../ports/event-outbox.js";
import type { MessageBus } from "../../ports/message-bus.js";

const BATCH = 200;
/** After this time, an event that no broker has confirmed is published again. */
export const EVENT_LEASE_SECONDS = 45;

/** Whom the relay informs. */
export interface RelayOptions {
  /** Called on failures of the store or the bus. The affected events are retried at the next wake. */
  readonly onError: (error: unknown) => void;
}

/**
 * Publishes the events of the outbox: claim → publish (without an open transaction) → remove. Events that were published but could
 * not be removed are removed at the next wake; if the process dies first, they are published again.
 */
export class EventRelay {
  readonly #work = new WakeLoop(() => this.#relay());
  /** Published, but not removed yet. */
  readonly #taken = new Map<EventId, EventKey>();
  #stopped = false;

  constructor(
    private readonly needs: { readonly eventOutbox: EventOutbox; readonly messageBus: MessageBus; readonly clock: Clock },
    private readonly options: RelayOptions,
  ) {}

  /** Resolves when no event waits, or none can be published now; never rejects. */
  wake(): Promise<void> {
    return this.#work.wake();
  }

  /** Resolves when nothing is being published. */
  async idle(): Promise<void> {
    await this.#work.running;
  }

  /** Starts no further batch. */
  stop(): void {
    this.#stopped = true;
  }

  async #relay(): Promise<void> {
    try {
      await this.#removeTaken();
      while (!this.#stopped && this.needs.messageBus.health() === null && (await this.#relayBatch()));
    } catch (error) {
      this.options.onError(error);
    }
  }

  /** Returns whether there may be more events. */
  async #relayBatch(): Promise<boolean> {
    const { eventOutbox, messageBus, clock } = this.needs;
    const now = clock.now();
    const events = await eventOutbox.claim({ now, leasedUntil: plusSeconds(now, EVENT_LEASE_SECONDS), limit: BATCH });
    if (events.length === 0) return false;
    const taken = await messageBus.publish(events).catch((error: unknown) => {
      if (!isStintError(error) || error.kind !== "unavailable") this.options.onError(error);
      return null;
    });
    const isWell = taken !== null && messageBus.health() === null;
    const ids = new Set(taken);
    for (const event of events) if (ids.has(event.id)) this.#taken.set(event.id, event);
    const left = events.filter(({ id }) => !this.#taken.has(id));
    await this.#removeTaken();
    // Events that a healthy bus does not confirm keep their lease, so that they neither return at every wake nor delay newer ones.
    if (!isWell) await eventOutbox.release(left);
    return isWell && events.length === BATCH;
  }

  async #removeTaken(): Promise<void> {
    const events = [...this.#taken.values()];
    if (events.length === 0) return;
    await this.needs.eventOutbox.remove(events);
    for (const { id } of events) this.#taken.delete(id);
  }
}

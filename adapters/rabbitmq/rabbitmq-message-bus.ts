import { type EventId, type Hint, type MessageBus, type PublishedEvent, StintError } from "../../core/index.js";
import { Coalescer } from "./coalescer.js";
import { HintListeners } from "./hint-listeners.js";
import { ReconnectingLink } from "./reconnecting-link.js";
import { eventMessage, hintMessage } from "./messages.js";
import { parseAmqpUrl } from "./rabbitmq-url.js";
import { type Topology, topologyOf } from "./topology.js";

/** All in milliseconds. */
export interface RabbitMqWaits {
  /** For opening a connection and declaring everything on it; defaults to 10,000. */
  readonly open: number;
  /** For the broker to confirm a message; defaults to 10,000. */
  readonly confirm: number;
  /** For messages in transit when the bus is closed; defaults to 5,000. */
  readonly close: number;
  /** After the first failure, doubled with each consecutive one; defaults to 250. */
  readonly shortestRetry: number;
  /** Defaults to 4,000, so that the bus recovers within 5 seconds. */
  readonly longestRetry: number;
}

/** Where the broker is, and whom the bus informs. */
export interface RabbitMqMessageBusOptions {
  /** `amqp://user:password@host:5672/virtual-host`, or `amqps://…`. */
  readonly url: string;
  /** The prefix of the exchange and queue names; defaults to `stint`. */
  readonly prefix?: string;
  /** Called once for each problem that `health()` reports, and for each listener that rejects, with its error. */
  readonly onProblem?: (sentence: string, error?: unknown) => void;
  /** Called when `health()` is null again after a reported problem. */
  readonly onRecovered?: () => void;
  /** Absent fields have their defaults. */
  readonly waits?: Partial<RabbitMqWaits>;
}

const WAITS: RabbitMqWaits = { open: 10_000, confirm: 10_000, close: 5_000, shortestRetry: 250, longestRetry: 4_000 };
const FAREWELL_MS = 1_000;
const HEARTBEAT_SECONDS = 10;

/**
 * Publishes events to a RabbitMQ topic exchange and sends hints over a queue. Reconnects automatically, and declares what it needs
 * each time. While disconnected, hints go to the listeners of this process.
 */
export class RabbitMqMessageBus implements MessageBus {
  readonly carriesEvents = true;

  readonly #listeners: HintListeners;
  readonly #link: ReconnectingLink;
  readonly #toBroker = new Coalescer(async (hint) => {
    const taken = await this.#link.usable?.send(hintMessage(hint, this.topology));
    if (taken !== true && !this.#closed) this.#toOwn.add(hint);
  });
  readonly #toOwn = new Coalescer(async (hint) => {
    await this.#listeners.notify(hint);
  });
  #closed = false;

  private constructor(
    private readonly topology: Topology,
    private readonly waits: RabbitMqWaits,
    { url, onProblem = () => undefined, onRecovered = () => undefined }: RabbitMqMessageBusOptions,
  ) {
    this.#listeners = new HintListeners((error) => onProblem("A hint listener failed.", error));
    this.#link = new ReconnectingLink({
      target: parseAmqpUrl(url),
      topology,
      openMs: waits.open,
      confirmMs: waits.confirm,
      closeMs: FAREWELL_MS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      shortestRetryMs: waits.shortestRetry,
      longestRetryMs: waits.longestRetry,
      notify: (hint) => this.#listeners.notify(hint),
      onLink: (link) => link.listen(this.#listeners.any),
      onProblem: (sentence) => onProblem(sentence),
      onRecovered,
    });
  }

  /** Returns immediately, even if the broker is unavailable. Throws an Error for an invalid URL or prefix. */
  static open(options: RabbitMqMessageBusOptions): RabbitMqMessageBus {
    return new RabbitMqMessageBus(topologyOf(options.prefix ?? "stint"), { ...WAITS, ...options.waits }, options);
  }

  async publish(events: readonly PublishedEvent[]): Promise<readonly EventId[]> {
    if (events.length === 0) return [];
    const link = this.#link.usable;
    if (!link) throw this.#unavailable();
    const taken: EventId[] = [];
    const sending: Promise<void>[] = [];
    for (const event of events) {
      const message = eventMessage(event, this.topology);
      if (!(await link.room(message.content.length))) break;
      sending.push(link.send(message).then((isTaken) => void (isTaken && taken.push(event.id))));
    }
    await Promise.all(sending);
    if (taken.length === 0 && !link.usable) throw this.#unavailable();
    return taken;
  }

  hint(hint: Hint): void {
    if (!this.#closed) this.#toBroker.add(hint);
  }

  onHint(listener: (hint: Hint) => Promise<void>): () => void {
    const remove = this.#listeners.add(listener);
    this.#follow();
    return () => {
      remove();
      this.#follow();
    };
  }

  health(): string | null {
    return this.#link.problem;
  }

  /**
   * Stops accepting messages, waits for a limited time until sent messages are confirmed and received hints are acknowledged, and
   * disconnects. Never rejects.
   */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#link.close(this.waits.close);
  }

  #follow(): void {
    this.#link.current?.listen(this.#listeners.any);
  }

  #unavailable(): StintError {
    return new StintError("unavailable", "broker_unavailable", this.health() ?? "RabbitMQ has not confirmed the events.");
  }
}

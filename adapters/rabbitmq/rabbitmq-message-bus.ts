import { type EventId, type Hint, type MessageBus, type PublishedEvent, StintError } from "../../core/index.js";
import { Coalesced } from "./coalesced.js";
import { HintListeners } from "./hint-listeners.js";
import { LastingLink } from "./lasting-link.js";
import { eventMessage, hintMessage } from "./messages.js";
import { parseAmqpUrl } from "./rabbitmq-url.js";
import { type Topology, topologyOf } from "./topology.js";

/** All in milliseconds. */
export interface RabbitMqWaits {
  /** Until a connection is open and everything declared on it; 10,000 unless told. */
  readonly open: number;
  /** Until the broker has confirmed a message; 10,000 unless told. */
  readonly confirm: number;
  /** For what is on its way when the bus is closed; 5,000 unless told. */
  readonly close: number;
  /** After the first failure, doubled with each in a row; 250 unless told. */
  readonly shortestRetry: number;
  /** 4,000 unless told, so that all is well again within 5 seconds. */
  readonly longestRetry: number;
}

export interface RabbitMqMessageBusOptions {
  /** `amqp://user:password@host:5672/virtual-host`, or `amqps://…`. */
  readonly url: string;
  /** What the names of the exchange and the queues begin with; `stint` unless told. */
  readonly prefix?: string;
  /** Hears, once while it lasts, each sentence that `health()` begins to answer, and of each listener that rejected, with its error. */
  readonly onProblem?: (sentence: string, error?: unknown) => void;
  /** Hears that `health()` is null again after a problem that was told. */
  readonly onRecovered?: () => void;
  readonly waits?: Partial<RabbitMqWaits>;
}

const WAITS: RabbitMqWaits = { open: 10_000, confirm: 10_000, close: 5_000, shortestRetry: 250, longestRetry: 4_000 };
const FAREWELL_MS = 1_000;
const HEARTBEAT_SECONDS = 10;

/**
 * Carries events to a topic exchange of RabbitMQ and hints over a queue. It connects by itself, again and again, and declares what it
 * needs each time. While it cannot, hints go to the listeners of this process.
 */
export class RabbitMqMessageBus implements MessageBus {
  readonly #listeners: HintListeners;
  readonly #link: LastingLink;
  readonly #toBroker = new Coalesced(async (hint) => {
    const taken = await this.#link.usable?.send(hintMessage(hint, this.topology));
    if (taken !== true && !this.#closed) this.#toOwn.add(hint);
  });
  readonly #toOwn = new Coalesced(async (hint) => {
    await this.#listeners.hear(hint);
  });
  #closed = false;

  private constructor(
    private readonly topology: Topology,
    private readonly waits: RabbitMqWaits,
    { url, onProblem = () => undefined, onRecovered = () => undefined }: RabbitMqMessageBusOptions,
  ) {
    this.#listeners = new HintListeners((error) => onProblem("A listener could not take a hint.", error));
    this.#link = new LastingLink({
      target: parseAmqpUrl(url),
      topology,
      openMs: waits.open,
      confirmMs: waits.confirm,
      farewellMs: FAREWELL_MS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      shortestRetryMs: waits.shortestRetry,
      longestRetryMs: waits.longestRetry,
      hear: (hint) => this.#listeners.hear(hint),
      onLink: (link) => link.listen(this.#listeners.any),
      onProblem: (sentence) => onProblem(sentence),
      onRecovered,
    });
  }

  /** Answers at once, whether or not there is a broker. Throws an Error of one sentence for a URL or a prefix that cannot be used. */
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
   * Takes nothing more, waits a bounded time until what is on its way is confirmed and what is being heard is acknowledged, and
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
    return new StintError("unavailable", "broker_unavailable", this.health() ?? "RabbitMQ has not taken the events.");
  }
}

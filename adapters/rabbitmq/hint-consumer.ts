import type { Channel, ConsumeMessage } from "amqplib";
import type { Hint } from "../../core/index.js";
import { hintOf } from "./messages.js";

/** The maximum number of unacknowledged hints in this process. */
export const PREFETCH = 4;

/**
 * Consumes hints from the queue while there are listeners. A hint that a listener accepts is acknowledged. One that no listener accepts
 * is requeued, and the queue counts its redeliveries. An invalid one is dead-lettered. Each message is acknowledged or rejected once, on
 * the channel that delivered it.
 */
export class HintConsumer {
  readonly #running = new Set<Promise<void>>();
  #wanted = false;
  #tag: string | null = null;
  #turn: Promise<void> = Promise.resolve();

  /**
   * `notify` returns whether a listener has accepted the hint, and never rejects. `onFailure` is called when the channel is no
   * longer usable.
   */
  constructor(
    private readonly channel: Channel,
    private readonly queue: string,
    private readonly notify: (hint: Hint) => Promise<boolean>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Starts or stops consuming; overlapping calls run one after another. */
  listen(wanted: boolean): void {
    this.#wanted = wanted;
    this.#turn = this.#turn.then(() => this.#follow()).catch(this.onFailure);
  }

  /**
   * Stops consuming, and resolves when all received hints are acknowledged or rejected and the broker has processed that. Never
   * rejects.
   */
  async stop(): Promise<void> {
    this.listen(false);
    await this.#turn;
    await Promise.all(this.#running);
    // The reply to any command proves that the broker has processed everything written before.
    await this.channel.checkQueue(this.queue).catch(this.onFailure);
  }

  async #follow(): Promise<void> {
    if (this.#wanted && this.#tag === null) {
      this.#tag = (await this.channel.consume(this.queue, (message) => this.#take(message))).consumerTag;
    } else if (!this.#wanted && this.#tag !== null) {
      const tag = this.#tag;
      this.#tag = null;
      await this.channel.cancel(tag);
    }
  }

  /** Never throws, because amqplib would close the connection. Null means that the broker has cancelled the consumer. */
  #take(message: ConsumeMessage | null): void {
    if (message === null) return this.onFailure(new Error(`the queue ${this.queue} was deleted`));
    const task = this.#settle(message).finally(() => this.#running.delete(task));
    this.#running.add(task);
  }

  async #settle(message: ConsumeMessage): Promise<void> {
    const hint = hintOf(message);
    const isAccepted = hint !== null && (await this.notify(hint));
    try {
      if (isAccepted) this.channel.ack(message);
      else this.channel.nack(message, false, hint !== null);
    } catch (error) {
      this.onFailure(error);
    }
  }
}

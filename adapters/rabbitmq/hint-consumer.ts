import type { Channel, ConsumeMessage } from "amqplib";
import type { Hint } from "../../core/index.js";
import { hintOf } from "./messages.js";

/** How many hints are given to this process before it has answered for one of them. */
export const PREFETCH = 4;

/**
 * Takes hints from the queue while somebody listens: arrived → heard → acknowledged, or not heard → back in the queue, which counts how
 * often; or not understood → dead. Each message is answered once, on the channel that it came by.
 */
export class HintConsumer {
  readonly #running = new Set<Promise<void>>();
  #wanted = false;
  #tag: string | null = null;
  #turn: Promise<void> = Promise.resolve();

  /** `hear` answers whether somebody has heard the hint and never rejects; `onFailure` hears that the channel is of no use any longer. */
  constructor(
    private readonly channel: Channel,
    private readonly queue: string,
    private readonly hear: (hint: Hint) => Promise<boolean>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Begins or ends consuming, one after the other however fast they are asked for. */
  listen(wanted: boolean): void {
    this.#wanted = wanted;
    this.#turn = this.#turn.then(() => this.#follow()).catch(this.onFailure);
  }

  /** Takes no more, and resolves when what was taken is answered for and the broker knows. Never rejects. */
  async stop(): Promise<void> {
    this.listen(false);
    await this.#turn;
    await Promise.all(this.#running);
    // An answer to whatever is asked on the channel says that what was written before it has arrived.
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

  /** Throws nothing, since amqplib would close the connection. Null says that the broker has ended the consumer. */
  #take(message: ConsumeMessage | null): void {
    if (message === null) return this.onFailure(new Error(`the queue ${this.queue} was deleted`));
    const task = this.#answer(message).finally(() => this.#running.delete(task));
    this.#running.add(task);
  }

  async #answer(message: ConsumeMessage): Promise<void> {
    const hint = hintOf(message);
    const heard = hint !== null && (await this.hear(hint));
    try {
      if (heard) this.channel.ack(message);
      else this.channel.nack(message, false, hint !== null);
    } catch (error) {
      this.onFailure(error);
    }
  }
}

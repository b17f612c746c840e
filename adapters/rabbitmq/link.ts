import type { Channel, ChannelModel, ConfirmChannel } from "amqplib";
import type { Hint } from "../../core/index.js";
import { Connection, type ConnectionSettings } from "./connection.js";
import { HintConsumer, PREFETCH } from "./hint-consumer.js";
import type { OutgoingMessage } from "./messages.js";
import { sentenceOf } from "./sentences.js";
import { declare, type Topology } from "./topology.js";
import { Unconfirmed } from "./unconfirmed.js";
import { within } from "./waiting.js";

export interface LinkSettings extends ConnectionSettings {
  readonly topology: Topology;
  /** Milliseconds until a message must be confirmed. */
  readonly confirmMs: number;
  /** Answers whether somebody has heard the hint; never rejects. */
  readonly hear: (hint: Hint) => Promise<boolean>;
  /** The broker takes no messages any longer, or takes them again. */
  readonly onFlow: () => void;
}

interface Opened {
  readonly model: ChannelModel;
  readonly publishing: ConfirmChannel;
  readonly consuming: Channel;
}

/**
 * One connection with its channels: open → ended, for good. Whatever fails on it ends all of it, so that there is one way to recover,
 * which is another link.
 */
export class Link {
  readonly #unconfirmed: Unconfirmed;
  readonly #consumer: HintConsumer;
  #blocked: string | null = null;
  #over = false;
  #farewell: Promise<void> = Promise.resolve();
  #end: (sentence: string) => void = () => undefined;
  /** Resolves with a sentence that says why. */
  readonly ended = new Promise<string>((resolve) => {
    this.#end = resolve;
  });

  private constructor(
    private readonly connection: Connection,
    { model, publishing, consuming }: Opened,
    private readonly settings: LinkSettings,
  ) {
    const { confirmMs, hear, topology, onFlow, target } = settings;
    const lose = (error: unknown): void => this.#lose(error);
    const silence = new Error(`it has not confirmed a message within ${confirmMs / 1000} seconds`);
    this.#unconfirmed = new Unconfirmed(publishing, confirmMs, () => lose(silence));
    this.#consumer = new HintConsumer(consuming, topology.hints, hear, lose);
    publishing.on("return", () => lose(new Error(`the queue ${topology.hints} is gone`)));
    model.on("blocked", (reason) => {
      this.#blocked = `RabbitMQ at ${target.address} takes no messages for now: ${reason}.`;
      this.#unconfirmed.pause();
      onFlow();
    });
    model.on("unblocked", () => {
      this.#blocked = null;
      this.#unconfirmed.resume();
      onFlow();
    });
    connection.opened(lose);
  }

  /** Rejects with an Error of one sentence. A signal that is aborted ends the attempt. */
  static async open(settings: LinkSettings, signal: AbortSignal): Promise<Link> {
    const connection = new Connection(settings, signal);
    try {
      const model = await connection.open();
      const publishing = connection.watch(await model.createConfirmChannel());
      const consuming = connection.watch(await model.createChannel());
      await declare(consuming, settings.topology);
      await consuming.prefetch(PREFETCH);
      return new Link(connection, { model, publishing, consuming }, settings);
    } catch (error) {
      const cause = connection.failure ?? error;
      await connection.hangUp();
      throw new Error(sentenceOf(cause, settings.target), { cause });
    }
  }

  /** Whether messages are taken; what is on its way when this becomes false may still arrive. */
  get usable(): boolean {
    return !this.#over && this.#blocked === null;
  }

  /** A sentence while the broker takes no messages. */
  get blocked(): string | null {
    return this.#blocked;
  }

  /** Waits until there is room for so many bytes; false where the link takes no more messages. */
  room(bytes: number): Promise<boolean> {
    return this.#unconfirmed.room(bytes);
  }

  /** Whether the broker has taken it; false says nothing. Never rejects. */
  async send(message: OutgoingMessage): Promise<boolean> {
    if (!this.usable) return false;
    try {
      return await this.#unconfirmed.send(message);
    } catch (error) {
      this.#lose(error);
      return false;
    }
  }

  listen(wanted: boolean): void {
    if (!this.#over) this.#consumer.listen(wanted);
  }

  /** Waits, but not for longer than `graceMs`, until what is on its way is confirmed and what is being heard is acknowledged. Never rejects. */
  async close(graceMs: number): Promise<void> {
    const done = Promise.all([this.#consumer.stop(), this.#unconfirmed.settled()]);
    // A broker that takes no messages reads no acknowledgements either.
    await within(this.usable ? graceMs : 0, Promise.race([done, this.ended]));
    this.#lose(new Error("it was closed"));
    await this.#farewell;
  }

  #lose(error: unknown): void {
    if (this.#over) return;
    this.#over = true;
    this.#unconfirmed.end();
    this.#farewell = this.connection.hangUp();
    this.#end(sentenceOf(error, this.settings.target));
  }
}

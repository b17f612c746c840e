import type { Channel, ChannelModel, ConfirmChannel } from "amqplib";
import type { Hint } from "../../core/index.js";
import { Connection, type ConnectionSettings } from "./connection.js";
import { HintConsumer, PREFETCH } from "./hint-consumer.js";
import type { OutgoingMessage } from "./messages.js";
import { connectionFailure } from "./connection-failure.js";
import { declare, type Topology } from "./topology.js";
import { Unconfirmed } from "./unconfirmed.js";
import { within } from "./waiting.js";

export interface LinkSettings extends ConnectionSettings {
  readonly topology: Topology;
  /** The time limit for confirming a message, in milliseconds. */
  readonly confirmMs: number;
  /** Returns whether a listener has accepted the hint; never rejects. */
  readonly notify: (hint: Hint) => Promise<boolean>;
  /** Called when the broker stops or resumes accepting messages. */
  readonly onFlow: () => void;
}

interface Opened {
  readonly model: ChannelModel;
  readonly publishing: ConfirmChannel;
  readonly consuming: Channel;
}

/** One connection with its channels: open → ended. Any failure ends the complete link, so there is one way to recover: a new link. */
export class Link {
  readonly #unconfirmed: Unconfirmed;
  readonly #consumer: HintConsumer;
  #blocked: string | null = null;
  #over = false;
  #farewell: Promise<void> = Promise.resolve();
  #end: (sentence: string) => void = () => undefined;
  /** Resolves with a sentence that states the reason. */
  readonly ended = new Promise<string>((resolve) => {
    this.#end = resolve;
  });

  private constructor(
    private readonly connection: Connection,
    { model, publishing, consuming }: Opened,
    private readonly settings: LinkSettings,
  ) {
    const { confirmMs, notify, topology, onFlow, target } = settings;
    const lose = (error: unknown): void => this.#lose(error);
    const silence = new Error(`it has not confirmed a message within ${confirmMs / 1000} seconds`);
    this.#unconfirmed = new Unconfirmed(publishing, confirmMs, () => lose(silence));
    this.#consumer = new HintConsumer(consuming, topology.hints, notify, lose);
    publishing.on("return", () => lose(new Error(`the queue ${topology.hints} no longer exists`)));
    model.on("blocked", (reason) => {
      this.#blocked = `RabbitMQ at ${target.address} does not accept messages at the moment: ${reason}.`;
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

  /** Rejects with an Error. Aborting the signal ends the attempt. */
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
      throw new Error(connectionFailure(cause, settings.target), { cause });
    }
  }

  /** Whether messages are accepted; messages sent before this becomes false may still arrive. */
  get usable(): boolean {
    return !this.#over && this.#blocked === null;
  }

  /** A sentence while the broker accepts no messages, otherwise null. */
  get blocked(): string | null {
    return this.#blocked;
  }

  /** Waits until there is room for this number of bytes; returns false if the link accepts no more messages. */
  room(bytes: number): Promise<boolean> {
    return this.#unconfirmed.room(bytes);
  }

  /** Returns whether the broker has confirmed the message; false means unknown. Never rejects. */
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

  /** Waits up to `graceMs` until sent messages are confirmed and received hints are acknowledged. Never rejects. */
  async close(graceMs: number): Promise<void> {
    const done = Promise.all([this.#consumer.stop(), this.#unconfirmed.settled()]);
    // A broker that accepts no messages does not read acknowledgements either.
    await within(this.usable ? graceMs : 0, Promise.race([done, this.ended]));
    this.#lose(new Error("it was closed"));
    await this.#farewell;
  }

  #lose(error: unknown): void {
    if (this.#over) return;
    this.#over = true;
    this.#unconfirmed.end();
    this.#farewell = this.connection.hangUp();
    this.#end(connectionFailure(error, this.settings.target));
  }
}

import type { Channel, ChannelModel } from "amqplib";
import type { RabbitMqTarget } from "./rabbitmq-url.js";
import { within } from "./waiting.js";

export interface ConnectionSettings {
  readonly target: RabbitMqTarget;
  /** The time limit for opening and declaring everything, in milliseconds. */
  readonly openMs: number;
  /** How long closing may take before the socket is destroyed, in milliseconds. */
  readonly closeMs: number;
  readonly heartbeatSeconds: number;
}

/** A socket with amqplib on it. Reports the first failure of the connection or any of its channels, and can always be disposed of. */
export class Connection {
  readonly #cut = new AbortController();
  readonly #deadline: NodeJS.Timeout;
  readonly #giveUp = (): void => this.#abandon(new Error("it was closed"));
  #model: ChannelModel | null = null;
  #failure: Error | null = null;
  #onFailure: (error: Error) => void = () => undefined;

  /** Aborting the signal ends the opening. */
  constructor(
    private readonly settings: ConnectionSettings,
    private readonly signal: AbortSignal,
  ) {
    const late = new Error(`it has not responded within ${settings.openMs / 1000} seconds`);
    this.#deadline = setTimeout(() => this.#abandon(late), settings.openMs);
    signal.addEventListener("abort", this.#giveUp);
    if (signal.aborted) this.#giveUp();
  }

  async open(): Promise<ChannelModel> {
    const { host: hostname, port, tls, user, password, virtualHost } = this.settings.target;
    const socket = {
      noDelay: true,
      keepAlive: true,
      clientProperties: { connection_name: "stint" },
      signal: this.#cut.signal,
    };
    const { default: amqplib } = await import("amqplib");
    const model = await amqplib.connect(
      {
        protocol: tls ? "amqps" : "amqp",
        hostname,
        port,
        username: user,
        password,
        vhost: encodeURIComponent(virtualHost),
        heartbeat: this.settings.heartbeatSeconds,
      },
      socket,
    );
    this.#model = model;
    model.on("error", (error) => this.#fail(error));
    model.on("close", (error) => this.#fail(error ?? new Error("it was closed")));
    model.on("handler-error", (error) => this.#fail(error));
    return model;
  }

  /** Returns the same channel; from now on its failures are the connection's. */
  watch<C extends Channel>(channel: C): C {
    channel.on("error", (error) => this.#fail(error));
    // A connection closes its channels before it reports why.
    channel.on("close", () => queueMicrotask(() => this.#fail(new Error("a channel was closed"))));
    channel.on("handler-error", (error) => this.#fail(error));
    return channel;
  }

  /** Ends the opening phase; throws a failure that occurred during it. */
  opened(onFailure: (error: Error) => void): void {
    this.#stopWaiting();
    if (this.#failure) throw this.#failure;
    this.#onFailure = onFailure;
  }

  /** The first failure, because later ones are only its consequences. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Closes the connection gracefully if the broker responds, and destroys the socket in any case. Never rejects. */
  async hangUp(): Promise<void> {
    this.#stopWaiting();
    const model = this.#model;
    if (model) {
      // Rejects if the connection is already closed, which is fine.
      const goodbye = model.close().catch(() => undefined);
      await within(this.settings.closeMs, goodbye);
    }
    this.#cut.abort();
  }

  #stopWaiting(): void {
    clearTimeout(this.#deadline);
    this.signal.removeEventListener("abort", this.#giveUp);
  }

  #abandon(error: Error): void {
    this.#fail(error);
    this.#cut.abort();
  }

  #fail(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    this.#onFailure(error);
  }
}

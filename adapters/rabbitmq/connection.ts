import amqplib, { type Channel, type ChannelModel } from "amqplib";
import type { RabbitMqTarget } from "./rabbitmq-url.js";
import { within } from "./waiting.js";

export interface ConnectionSettings {
  readonly target: RabbitMqTarget;
  /** Milliseconds until everything is open and declared. */
  readonly openMs: number;
  /** Milliseconds that a goodbye may take before the socket is destroyed. */
  readonly farewellMs: number;
  readonly heartbeatSeconds: number;
}

/** A socket with amqplib on it. Tells of the first failure of the connection or of any of its channels, and can always be got rid of. */
export class Connection {
  readonly #cut = new AbortController();
  readonly #deadline: NodeJS.Timeout;
  readonly #giveUp = (): void => this.#abandon(new Error("it was closed"));
  #model: ChannelModel | null = null;
  #failure: Error | null = null;
  #onFailure: (error: Error) => void = () => undefined;

  /** A signal that is aborted ends the opening. */
  constructor(
    private readonly settings: ConnectionSettings,
    private readonly signal: AbortSignal,
  ) {
    const late = new Error(`it has not answered within ${settings.openMs / 1000} seconds`);
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

  /** The same channel, whose failures are this connection's from now on. */
  watch<C extends Channel>(channel: C): C {
    channel.on("error", (error) => this.#fail(error));
    // A connection closes its channels before it says why it closes itself.
    channel.on("close", () => queueMicrotask(() => this.#fail(new Error("a channel was closed"))));
    channel.on("handler-error", (error) => this.#fail(error));
    return channel;
  }

  /** The opening is over; throws the failure that there was meanwhile. */
  opened(onFailure: (error: Error) => void): void {
    this.#stopWaiting();
    if (this.#failure) throw this.#failure;
    this.#onFailure = onFailure;
  }

  /** The first thing that went wrong; what follows from it says less. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Says goodbye where the other side listens, and destroys the socket in any case. Never rejects. */
  async hangUp(): Promise<void> {
    this.#stopWaiting();
    const model = this.#model;
    if (model) {
      // A connection that is closed already rejects, which is as good.
      const goodbye = model.close().catch(() => undefined);
      await within(this.settings.farewellMs, goodbye);
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

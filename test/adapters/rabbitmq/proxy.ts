import { once } from "node:events";
import { type AddressInfo, createServer, connect, type Server, type Socket } from "node:net";

/** A proxy between a bus and its broker that can drop data in either direction, or inject frames. */
export class Proxy {
  readonly #pairs = new Set<{ readonly client: Socket; readonly broker: Socket }>();
  /** The number of bytes that clients have sent. */
  sent = 0;
  /** The total number of connections. */
  opened = 0;
  #answering = true;
  /** Whether to forward data from clients. Other data is lost, so only {@link reset} repairs the connection. */
  listening = true;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on("connection", (client) => this.#join(client));
  }

  static async to(url: string): Promise<Proxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Proxy(server, new URL(url));
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Stops or resumes forwarding data from the broker. */
  answer(answering: boolean): void {
    this.#answering = answering;
    for (const { broker } of this.#pairs)
      if (answering) broker.resume();
      else broker.pause();
  }

  /** Sends bytes to the broker as the client, between two frames if the client is idle. */
  inject(bytes: Buffer): void {
    for (const { broker } of this.#pairs) broker.write(bytes);
  }

  /** Silently breaks every connection. */
  reset(): void {
    for (const { client } of this.#pairs) client.resetAndDestroy();
  }

  get open(): number {
    return this.#pairs.size;
  }

  async close(): Promise<void> {
    for (const { client } of this.#pairs) client.destroy();
    this.server.close();
    await once(this.server, "close");
  }

  #join(client: Socket): void {
    this.opened += 1;
    const broker = connect(Number(this.target.port), this.target.hostname);
    const pair = { client, broker };
    this.#pairs.add(pair);
    client.on("data", (piece: Buffer) => {
      this.sent += piece.length;
      if (this.listening) broker.write(piece);
    });
    broker.on("data", (piece: Buffer) => client.write(piece));
    if (!this.#answering) broker.pause();
    for (const [one, other] of [
      [client, broker],
      [broker, client],
    ] as const) {
      one.on("error", () => undefined);
      one.on("close", () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    }
  }
}

/** The frame by which a client acknowledges a message of a channel: AMQP 0-9-1, basic.ack. */
export function ackFrame(channel: number, deliveryTag: number): Buffer {
  const frame = Buffer.alloc(21);
  frame.writeUInt8(1, 0);
  frame.writeUInt16BE(channel, 1);
  frame.writeUInt32BE(13, 3);
  frame.writeUInt16BE(60, 7);
  frame.writeUInt16BE(80, 9);
  frame.writeBigUInt64BE(BigInt(deliveryTag), 11);
  frame.writeUInt8(0, 19);
  frame.writeUInt8(0xce, 20);
  return frame;
}

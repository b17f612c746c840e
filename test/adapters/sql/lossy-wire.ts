import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** What a lost connection no longer carries. */
export interface Loss {
  readonly requests: boolean;
  readonly replies: boolean;
}

export const losses: readonly (readonly [title: string, loss: Loss])[] = [
  ["in both directions", { requests: true, replies: true }],
  ["towards the server", { requests: true, replies: false }],
  ["towards the client", { requests: false, replies: true }],
];

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  loss: Loss;
}

const whole: Loss = { requests: false, replies: false };

/** A proxy to a PostgreSQL server that can lose connections without a sign, as a firewall or a NAT does: neither end sees that it closes. */
export class LossyWire {
  readonly #pairs = new Set<Pair>();
  /** What new connections do not carry. */
  #loss = whole;

  private constructor(
    private readonly proxy: Server,
    private readonly target: URL,
  ) {
    proxy.on("connection", (client) => this.#join(client));
  }

  static async to(url: string): Promise<LossyWire> {
    const proxy = createServer().listen(0, "127.0.0.1");
    await once(proxy, "listening");
    return new LossyWire(proxy, new URL(url));
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
    return url.href;
  }

  get open(): number {
    return this.#pairs.size;
  }

  /** Loses all open connections, for ever. New ones work. */
  lose(loss: Loss): void {
    for (const pair of this.#pairs) pair.loss = loss;
  }

  /** Loses all open connections and those to come. */
  cutOff(): void {
    this.#loss = { requests: true, replies: true };
    this.lose(this.#loss);
  }

  /** Lets new connections work again. */
  mend(): void {
    this.#loss = whole;
  }

  async close(): Promise<void> {
    for (const { client, server } of this.#pairs) {
      client.destroy();
      server.destroy();
    }
    this.proxy.close();
    await once(this.proxy, "close");
  }

  #join(client: Socket): void {
    const server = connect(Number(this.target.port || 5432), this.target.hostname);
    const pair: Pair = { client, server, loss: this.#loss };
    this.#pairs.add(pair);
    client.on("data", (bytes: Buffer) => {
      if (!pair.loss.requests) server.write(bytes);
    });
    server.on("data", (bytes: Buffer) => {
      if (!pair.loss.replies) client.write(bytes);
    });
    for (const socket of [client, server]) socket.on("error", () => undefined);
    client.on("close", () => {
      this.#pairs.delete(pair);
      if (!pair.loss.requests) server.destroy();
    });
    server.on("close", () => {
      if (!pair.loss.replies) client.destroy();
    });
  }
}

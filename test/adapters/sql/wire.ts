import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** What the maintenance of the storage sends, which happens at any time and belongs to no request. */
const MAINTENANCE = /maintenance\.|analyze \(skip_locked\)|set role|reset role/;

/** Enough of a message for the name of its statement, in bytes. */
const LOOKED_AT = 200;

/** A proxy to a PostgreSQL server that counts round trips, except those of maintenance. */
export class Wire {
  roundTrips = 0;
  /** The number of Parse messages of the extended protocol. */
  parses = 0;
  readonly #sockets = new Set<Socket>();
  #whole = true;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(target: string): Promise<Wire> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = new URL(target);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const wire = new Wire(server, url.href);
    server.on("connection", (client) => wire.#join(client, connect(Number(port || 5432), hostname)));
    return wire;
  }

  /** Closes every connection and accepts none until {@link mend}. */
  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  #join(client: Socket, upstream: Socket): void {
    if (!this.#whole) {
      client.destroy();
      upstream.destroy();
      return;
    }
    let listening = true;
    let started = false;
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    client.on("data", (bytes: Buffer) => {
      if (listening && !MAINTENANCE.test(bytes.toString("latin1", 0, LOOKED_AT))) this.roundTrips++;
      listening = false;
      if (started) this.parses += countParses(bytes);
      started = true;
      upstream.write(bytes);
    });
    upstream.on("data", (bytes: Buffer) => {
      listening = true;
      client.write(bytes);
    });
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  }
}

/** Every message except the first of a connection begins with a type byte and a length that includes itself. */
function countParses(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) if (bytes[at] === 0x50) count++;
  return count;
}

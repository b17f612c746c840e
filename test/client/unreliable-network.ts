import { once } from "node:events";
import { createServer, type IncomingMessage, request as httpRequest, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A response that does not come from the service. */
export interface Instead {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * What happens to a request: it is lost, its response is lost or cut off after half of its body, it gets no response at all, it gets one late, or
 * something else responds.
 */
export type Fate = "request lost" | "response lost" | "response cut off" | "no response" | Instead;

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
}

/** A server between a client and the service, which treats the next requests as told and passes on all others. */
export class UnreliableNetwork {
  readonly seen: Seen[] = [];
  #fates: (Fate | undefined)[] = [];

  private constructor(
    private readonly server: Server,
    private readonly service: string,
  ) {
    server.on("request", (incoming: IncomingMessage, outgoing: ServerResponse) => void this.#treat(incoming, outgoing));
  }

  static async before(service: string): Promise<UnreliableNetwork> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new UnreliableNetwork(server, service);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Treats the next requests so, in this order, passes on those without a fate, and forgets what it has seen. */
  next(...fates: readonly (Fate | undefined)[]): void {
    this.#fates = [...fates];
    this.seen.length = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  async #treat(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "", url: path = "", headers } = incoming;
    const body = await buffer(incoming);
    this.seen.push({ method, path, headers });
    const fate = this.#fates.shift();
    if (fate === "request lost") return void outgoing.destroy();
    if (fate === "no response") return;
    if (typeof fate === "object") return void outgoing.writeHead(fate.status, fate.headers).end(fate.body);
    const onward = httpRequest(this.service + path, { method, headers });
    onward.end(body);
    const [response] = (await once(onward, "response")) as [IncomingMessage];
    const content = await buffer(response);
    if (fate === "response lost") return void outgoing.destroy();
    outgoing.writeHead(response.statusCode ?? 0, response.headers);
    if (fate === undefined) return void outgoing.end(content);
    outgoing.write(content.subarray(0, content.length / 2), () => outgoing.destroy());
  }
}

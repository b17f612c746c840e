import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { until } from "./until.js";

export interface Received {
  readonly method: string;
  /** The path of the request, with a leading slash. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly payload: { readonly type: string; readonly timestamp: number; readonly data: Readonly<Record<string, unknown>> };
  readonly receivedAt: number;
}

/** An HTTP server that stores every complete request, and responds as specified, by default with 200. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  answer: (request: Received) => number | Promise<number> = () => 200;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        const payload = JSON.parse(body.toString("utf8")) as Received["payload"];
        const { method = "", url: path = "", headers } = request;
        const received = { method, path, headers, body, payload, receivedAt: Date.now() };
        this.received.push(received);
        response.writeHead(await this.answer(received)).end();
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await once(receiver.#server.listen(0, "127.0.0.1"), "listening");
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  /** The requests for the time entry with these notes, oldest first. */
  about(notes: string): readonly Received[] {
    return this.received.filter(({ payload }) => payload.data["notes"] === notes);
  }

  /** Waits for the `count`-th request with these notes. */
  async nth(count: number, notes: string): Promise<Received> {
    return until(`request ${count} about ${notes}`, () => this.about(notes)[count - 1]);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly raw: Buffer;
  readonly payload: { readonly type: string; readonly timestamp: number; readonly data: Record<string, unknown> };
}

/** What a subscriber writes: an HTTP server that answers at once and keeps what it gets. */
export class WebhookReceiver {
  readonly deliveries: Delivery[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(status: () => number = () => 200): Promise<WebhookReceiver> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const receiver = new WebhookReceiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    server.on("request", (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const raw = Buffer.concat(chunks);
        const payload = JSON.parse(raw.toString("utf8")) as Delivery["payload"];
        receiver.deliveries.push({ headers: request.headers, raw, payload });
        response.writeHead(status()).end();
      });
    });
    return receiver;
  }

  of(type: string): readonly Delivery[] {
    return this.deliveries.filter(({ payload }) => payload.type === type);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }
}

/** The specification's recipe, word for word: recompute over the payload with the secret, compare in constant time. */
export function verifySpecification({ headers, raw }: Delivery, secret: string): boolean {
  const expected = Buffer.from(createHmac("sha256", secret).update(raw).digest("hex"));
  const sent = Buffer.from(String(headers["x-service-signature"]));
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

/** The public library's own check of the `webhook-` headers; throws where they are wrong. */
export function verifyStandard({ headers, raw }: Delivery, secret: string): void {
  new Webhook(secret).verify(raw.toString("utf8"), headers as Record<string, string>);
}

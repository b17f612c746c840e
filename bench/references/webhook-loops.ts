import http from "node:http";
import { got } from "got";

/** The engine's concurrency. */
export const AT_ONCE = 128;

/** A typical delivery of one kilobyte. */
export const body = JSON.stringify({ type: "invoice.paid", timestamp: 1_790_000_000, data: { note: "x".repeat(950) } });

export const headers = {
  "Content-Type": "application/json",
  "User-Agent": "Stint-Webhooks/1",
  "X-Service-Signature": "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  "X-Service-Event": "invoice.paid",
  "X-Service-Delivery": "whd_01j9zzzzzzfxqvmzzzzzzzzzzz",
  "X-Service-Attempt": "1",
  "webhook-id": "evt_01j9zzzzzzfxqvmzzzzzzzzzzz",
  "webhook-timestamp": "1790000000",
  "webhook-signature": "v1,W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=",
};

/** A way to send POST requests over keep-alive connections. */
export interface Loop {
  readonly name: string;
  readonly send: () => Promise<void>;
  readonly close: () => void;
}

export function bareHttp(url: string): Loop {
  const agent = new http.Agent({ keepAlive: true });
  const send = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const length = Buffer.byteLength(body);
      const request = http.request(url, { method: "POST", agent, headers: { ...headers, "Content-Length": length } });
      request.on("error", reject);
      request.on("response", (response) => response.resume().on("end", resolve));
      request.end(body);
    });
  return { name: "node:http", send, close: () => agent.destroy() };
}

export function bareGot(url: string): Loop {
  const agent = { http: new http.Agent({ keepAlive: true }) };
  const send = async (): Promise<void> => void (await got.post(url, { body, headers, agent, retry: { limit: 0 } }));
  return { name: "got", send, close: () => agent.http.destroy() };
}

/** Sends this many requests, {@link AT_ONCE} at a time. */
export async function run({ send }: Pick<Loop, "send">, requests: number): Promise<void> {
  let left = requests;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await send();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

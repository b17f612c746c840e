import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that serves another server under a path prefix, which it removes from requests. */
export interface PrefixProxy {
  /** With the prefix. */
  readonly url: string;
  readonly origin: string;
  close(): void;
}

export async function startPrefixProxy(target: () => string, prefix: string): Promise<PrefixProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "";
    if (!path.startsWith(`${prefix}/`)) return void outgoing.writeHead(404).end();
    const { method, headers } = incoming;
    const onward = request(target() + path.slice(prefix.length), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const close = (): void => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: origin + prefix, origin, close };
}

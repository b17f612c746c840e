import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { GotWebhookSender } from "../../adapters/webhook-sender/index.js";
import { drip, flood } from "../adapters/webhook-sender/receivers.js";
import { until } from "../end-to-end/until.js";
import { loopback } from "../system-ports.js";
import { type Answer, type DeliveryScene, forEachStorage } from "./scene.js";

/** Sockets buffer a few megabytes that the sender does not read, of a gigabyte in total. */
const MOST_BYTES = 100 * 2 ** 20;
const LIMIT_MS = 15_000;
const zeros = Buffer.alloc(65_536);

/** The outcome of the only attempt for each path. */
async function results(scene: DeliveryScene): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const { attempts } of await scene.log()) {
    expect(attempts).to.have.length(1);
    const [attempt] = attempts;
    found[new URL(attempt?.url ?? "").pathname] = `${attempt?.response?.status ?? "-"} ${attempt?.error?.code ?? "-"}`;
    expect(attempt?.response?.body.length ?? 0).to.be.at.most(16_384);
  }
  return found;
}

forEachStorage("a hostile receiver", (start) => {
  it("that sends 1 GB, a gzip bomb or endless headers is cut off at the limits of the log", async () => {
    const attacks: Readonly<Record<string, ReturnType<typeof flood>>> = {
      "/gigabyte": flood("HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n", zeros),
      "/bomb": flood("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1073741824\r\n\r\n", zeros),
      "/headers": flood("HTTP/1.1 200 OK\r\n", Buffer.from(`X-More: ${"x".repeat(8_000)}\r\n`)),
    };
    let bytes = 0;
    let open = 0;
    const attack: Answer = ({ socket }, { path }) => {
      if (!socket) return;
      open += 1;
      socket.on("close", () => {
        open -= 1;
        bytes += socket.bytesWritten;
      });
      attacks[path]?.(socket, zeros);
    };
    const scene = await start(attack);
    for (const path of Object.keys(attacks)) await scene.subscribe(path);
    await scene.happen();
    await scene.settle();
    expect(scene.errors).to.deep.equal([]);
    expect(await results(scene)).to.deep.equal({
      "/gigabyte": "200 -",
      "/bomb": "200 -",
      "/headers": "- malformed_response",
    });
    await until("every connection to be closed", () => open === 0);
    expect(bytes).to.be.below(MOST_BYTES);
  });

  it("that responds slowly or not at all is ended by the time-out", async () => {
    const slowly = drip("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n", "x");
    const scene = await start(({ socket }, { path }) => {
      if (socket && path === "/drip") slowly(socket, zeros);
    }, 1_000);
    for (const path of ["/drip", "/silence"]) await scene.subscribe(path);
    await scene.happen();
    await scene.settle();
    expect(scene.errors).to.deep.equal([]);
    expect(await results(scene)).to.deep.equal({ "/drip": "200 -", "/silence": "- timeout" });
  });

  it(`that does not respond is ended after ${LIMIT_MS / 1_000} seconds by default`, async () => {
    const scene = await start(() => undefined);
    const sender = new GotWebhookSender({ allow: loopback });
    const timers = new Map<number | undefined, () => void>();
    const { setTimeout: original } = globalThis;
    globalThis.setTimeout = ((callback: () => void, ms?: number) => {
      timers.set(ms, callback);
      return original(() => undefined, 0);
    }) as typeof setTimeout;
    const sending = sender.send({ url: scene.url, headers: {}, body: "{}" });
    // The sender first loads got.
    while (!timers.has(LIMIT_MS)) await setImmediate();
    globalThis.setTimeout = original;
    await until("the request", () => scene.received.length === 1);
    timers.get(LIMIT_MS)?.();
    expect((await sending).error?.code).to.equal("timeout");
    sender.close();
  });
});

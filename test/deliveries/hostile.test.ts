import { expect } from "chai";
import { drip, flood } from "../adapters/webhook-sender/receivers.js";
import { onEmbedded } from "./scene.js";

const MIB = 1_048_576;

onEmbedded("a hostile receiver", (start) => {
  it("holds up nothing: drip, 1 GB, gzip bomb and endless headers are over in 15 s, in the log, and cost no memory", async function () {
    this.timeout(60_000);
    const scene = await start((response, { path }) => {
      const socket = response.socket;
      if (!socket) return;
      const zeros = Buffer.alloc(65_536);
      const attacks: Readonly<Record<string, () => void>> = {
        "/drip": () => drip("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n", "x")(socket, zeros),
        "/gigabyte": () => flood("HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n", zeros)(socket, zeros),
        "/bomb": () =>
          flood("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1073741824\r\n\r\n", zeros)(socket, zeros),
        "/headers": () => flood("HTTP/1.1 200 OK\r\n", Buffer.from(`X-More: ${"x".repeat(8_000)}\r\n`))(socket, zeros),
        "/silence": () => undefined,
      };
      attacks[path]?.();
    });
    for (const path of ["/drip", "/gigabyte", "/bomb", "/headers", "/silence"]) await scene.subscribe(path);
    await scene.happen();
    const before = process.memoryUsage().rss;
    await scene.settle();
    expect(scene.errors).to.deep.equal([]);
    const growth = (process.memoryUsage().rss - before) / MIB;
    process.stdout.write(`      grew by ${growth.toFixed(1)} MiB\n`);
    expect(growth).to.be.lessThan(50);
    const results = new Map<string, string>();
    for (const { attempts } of await scene.log()) {
      expect(attempts).to.have.length(1);
      const [attempt] = attempts;
      results.set(new URL(attempt?.url ?? "").pathname, `${attempt?.response?.status ?? "-"} ${attempt?.error?.code ?? "-"}`);
      expect(attempt?.durationMs, attempt?.url).to.be.lessThan(20_000);
      expect(attempt?.response?.body.length ?? 0).to.be.at.most(16_384);
    }
    expect(Object.fromEntries(results)).to.deep.equal({
      "/drip": "200 timeout",
      "/gigabyte": "200 -",
      "/bomb": "200 -",
      "/headers": "- malformed_response",
      "/silence": "- timeout",
    });
  });
});

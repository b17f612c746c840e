import { expect } from "chai";
import { open } from "../../../adapters/webhook-sender/opening.js";
import { dialThrough } from "../../../adapters/webhook-sender/proxy.js";
import { guardedLookup } from "../../../adapters/webhook-sender/address-guard.js";
import { CLOSED_PORT } from "../../closed-port.js";
import { authority, receiverCertificate, receiverKey } from "./certificates.js";
import { connectProxy } from "./proxies.js";
import { answering, closeAll, drip, flood, OK, post, receiver, resolving, sender, until, type Talk } from "./receivers.js";

const trusting = { trustedCertificates: authority, lookup: resolving(["127.0.0.1"]) };
const quick = { connectTimeoutMs: 300 };

describe("a proxy that fails", () => {
  afterEach(closeAll);

  async function outcome(talk: Talk, limits: { readonly connectTimeoutMs?: number } = {}) {
    const proxy = await receiver(talk);
    const one = sender({ ...trusting, ...limits, proxy: `http://user:hush@127.0.0.1:${proxy.port}` });
    const { error, response } = await one.send(post("https://receiver.test/", "secret body"));
    await until(() => proxy.open() === 0);
    expect(response).to.equal(null);
    expect(proxy.received().toString())
      .to.match(/^CONNECT 127\.0\.0\.1:443 HTTP\/1\.1\r\n/)
      .and.not.include("secret body");
    expect(error?.message).to.not.match(/hush|127\.0\.0\.1|\d{4}/);
    return error;
  }

  const failed = (message: string) => ({ code: "connection_failed", message });
  const answers: Readonly<Record<string, readonly [Talk, string]>> = {
    "wants other credentials": [
      answering("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n"),
      "The proxy rejected the credentials (407).",
    ],
    "forbids the target": [answering("HTTP/1.1 403 Forbidden\r\n\r\n"), "The proxy refused the connection (403)."],
    redirects: [answering("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n"), "The proxy refused the connection (302)."],
    "closes without a response": [(socket) => socket.end(), "The proxy closed the connection."],
    "closes within its headers": [(socket) => socket.end("HTTP/1.1 200 OK\r\nX-A: 1\r\n"), "The proxy closed the connection."],
    "says garbage": [answering("SSH-2.0-OpenSSH_9.6\r\n"), "The proxy's response is not valid HTTP/1.1."],
    "has headers without end": [
      flood("HTTP/1.1 200 OK\r\n", Buffer.from(`X-More: ${"x".repeat(1000)}\r\n`)),
      "The headers of the proxy's response exceed 16 KiB.",
    ],
    "speaks before it is spoken to": [answering("HTTP/1.1 200 OK\r\n\r\nhello"), "The proxy sent data before the request."],
  };
  for (const [what, [talk, message]] of Object.entries(answers)) {
    it(`and ${what} is reported, without its credentials`, async () => {
      expect(await outcome(talk)).to.deep.equal(failed(message));
    });
  }

  it("and hangs, or responds slowly, is a connect time-out", async () => {
    for (const talk of [() => undefined, drip("HTTP/1.1 200 OK\r\n", "X-Drip: 1\r\n")]) {
      expect(await outcome(talk, quick)).to.deep.equal({ code: "timeout", message: "No connection within 0.3 seconds." });
    }
  });

  it("and does not run cannot be reached", async () => {
    const { error } = await sender({ ...trusting, proxy: `http://127.0.0.1:${CLOSED_PORT}` }).send(
      post("https://receiver.test/"),
    );
    expect(error).to.deep.equal(failed("The proxy cannot be reached."));
  });

  it("and closes the tunnel is a reset connection, with and without TLS", async () => {
    for (const url of ["https://receiver.test/", "http://receiver.test/"]) {
      const proxy = await receiver((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n"));
      const { error } = await sender({ ...trusting, proxy: `http://127.0.0.1:${proxy.port}` }).send(post(url));
      expect(error?.code).to.equal("connection_reset");
      await until(() => proxy.open() === 0);
    }
  });

  it("and provides a tunnel in which TLS never completes is a connect time-out, and the tunnel is closed", async () => {
    const proxy = await connectProxy();
    const silent = await receiver(() => undefined);
    const one = sender({ ...trusting, ...quick, proxy: `http://127.0.0.1:${proxy.port}` });
    const { error } = await one.send(post(`https://receiver.test:${silent.port}/`));
    expect(error).to.deep.equal({ code: "timeout", message: "No connection within 0.3 seconds." });
    await until(() => silent.connections() === 1 && silent.open() === 0 && proxy.open() === 0);
  });

  it("receives no request if the resolver responds too late", async () => {
    const proxy = await connectProxy();
    let answer: (() => void) | undefined;
    const lookup = (_name: string, callback: (error: null, found: { address: string; family: number }[]) => void): void => {
      answer = () => callback(null, [{ address: "127.0.0.1", family: 4 }]);
    };
    const one = sender({ ...trusting, ...quick, lookup, proxy: `http://127.0.0.1:${proxy.port}` });
    expect((await one.send(post("https://slow.example/"))).error?.code).to.equal("timeout");
    answer?.();
    const next = sender({ ...trusting, proxy: `http://127.0.0.1:${proxy.port}` });
    await next.send(post("http://receiver.test:9/"));
    expect(proxy.asked.map(({ target }) => target)).to.deep.equal(["127.0.0.1:9"]);
  });
});

describe("a receiver with several addresses behind a proxy", () => {
  afterEach(closeAll);

  it("is reached at the next one if the proxy cannot reach the first, with its certificate verified", async () => {
    const proxy = await connectProxy();
    const { port } = await receiver(answering(OK), { tls: { key: receiverKey, cert: receiverCertificate } });
    const one = sender({ ...trusting, lookup: resolving(["127.0.0.2", "127.0.0.1"]), proxy: `http://127.0.0.1:${proxy.port}` });
    expect((await one.send(post(`https://receiver.test:${port}/`))).response?.status).to.equal(200);
    expect(proxy.asked.map(({ target }) => target)).to.deep.equal([`127.0.0.2:${port}`, `127.0.0.1:${port}`]);
  });

  it("is reached at the next one if the proxy does not respond for the first", async () => {
    const { port } = await receiver(answering(OK));
    const hanging = await receiver((socket, chunk) => {
      if (chunk.includes("CONNECT 127.0.0.1:")) socket.write("HTTP/1.1 200 OK\r\n\r\n");
    });
    const lookup = guardedLookup(resolving(["127.0.0.2", "127.0.0.1"]), () => true);
    const dial = dialThrough(`http://127.0.0.1:${hanging.port}`, 20);
    const error = await new Promise<Error | null>((resolve) => {
      open({ host: "two.example", port }, { admits: () => true, lookup, timeoutMs: 10_000, dial }, (failure, socket) => {
        socket?.destroy();
        resolve(failure);
      });
    });
    expect(error).to.equal(null);
    await until(() => hanging.open() === 0);
    expect(
      hanging
        .received()
        .toString()
        .match(/CONNECT \S+/g),
    ).to.deep.equal([`CONNECT 127.0.0.2:${port}`, `CONNECT 127.0.0.1:${port}`]);
  });

  it("is tried at up to four of them, and at one if the proxy itself fails", async () => {
    const lookup = resolving(["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"]);
    for (const [refusal, times] of [
      ["503 Service Unavailable", 4],
      ["407 Proxy Authentication Required", 1],
    ] as const) {
      const proxy = await connectProxy({ refusal: () => refusal });
      const one = sender({ ...trusting, lookup, proxy: `http://127.0.0.1:${proxy.port}` });
      expect((await one.send(post("https://many.example/"))).error?.message).to.include(refusal.slice(0, 3));
      expect(proxy.asked).to.have.length(times);
    }
  });

  it("is abandoned when the sender is closed", async () => {
    const hanging = await receiver(() => undefined);
    const one = sender({ ...trusting, proxy: `http://127.0.0.1:${hanging.port}` });
    const waiting = one.send(post("https://receiver.test/"));
    await until(() => hanging.received().length > 0);
    one.close();
    expect((await waiting).error).to.deep.equal({ code: "connection_failed", message: "The sender was stopped." });
    await until(() => hanging.open() === 0);
  });
});

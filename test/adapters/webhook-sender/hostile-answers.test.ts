import { expect } from "chai";
import { answering, closeAll, drip, flood, OK, post, receiver, sender, turns, until, type Talk } from "./receivers.js";
import type { GotWebhookSenderOptions } from "../../../adapters/webhook-sender/index.js";
import type { Socket } from "node:net";

const HEAD = "HTTP/1.1 200 OK\r\nX-Seen: 1\r\n";
/** For receivers that never complete their response. */
const quick = { totalTimeoutMs: 500 };
/** Leaves time for the first bytes from the receiver. */
const slower = { totalTimeoutMs: 1500 };

async function outcome(talk: Talk, limits: Partial<GotWebhookSenderOptions> = {}) {
  const { port, open } = await receiver(talk);
  const result = await sender(limits).send(post(`http://127.0.0.1:${port}/`));
  await until(() => open() === 0);
  return { code: result.error?.code, message: result.error?.message, ...result };
}

describe("a hostile receiver", () => {
  afterEach(closeAll);

  const malformed = {
    "no HTTP": answering("SSH-2.0-OpenSSH_9.6\r\n"),
    "HTTP/0.9": answering("<html>hello</html>"),
    garbage: answering(Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) % 256))),
    "headers without end": flood(HEAD, Buffer.from(`X-More: ${"x".repeat(1000)}\r\n`)),
    "one header without end": flood(`${HEAD}X-Long: `, Buffer.alloc(65_536, "x")),
    "a status line without end": flood("HTTP/1.1 200 ", Buffer.alloc(65_536, "x")),
    "an invalid content length": answering(`${HEAD}Content-Length: -1\r\n\r\n`),
    "two content lengths": answering(`${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`),
    "a length and chunks": answering(`${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    "endless interim responses": flood("", Buffer.from("HTTP/1.1 102 Processing\r\n\r\n".repeat(100))),
    "continue without end": flood("", Buffer.from("HTTP/1.1 100 Continue\r\n\r\n".repeat(100))),
    "another protocol": answering("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
  };
  for (const [what, talk] of Object.entries(malformed)) {
    it(`that responds with ${what} is a malformed response`, async () => {
      const { code, response } = await outcome(talk);
      expect({ code, response }).to.deep.equal({ code: "malformed_response", response: null });
    });
  }

  it("that sends malformed chunks is a malformed response with the part received", async () => {
    const { code, response } = await outcome(answering(`${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\nZZ\r\n`));
    expect(code).to.equal("malformed_response");
    expect(response?.status).to.equal(200);
  });

  const dropped = {
    "closes without a response": (socket: Socket) => socket.end(),
    "resets without a response": (socket: Socket) => socket.resetAndDestroy(),
    "closes within the headers": (socket: Socket) => socket.end(HEAD),
  };
  for (const [what, talk] of Object.entries(dropped)) {
    it(`that ${what} is a reset connection`, async () => {
      const { code, response } = await outcome(talk);
      expect({ code, response }).to.deep.equal({ code: "connection_reset", response: null });
    });
  }

  it("that closes before the body is complete is a reset connection with the part received", async () => {
    for (const head of [`${HEAD}Content-Length: 9\r\n\r\nabc`, `${HEAD}Transfer-Encoding: chunked\r\n\r\n9\r\nabc`]) {
      const { code, response } = await outcome((socket) => socket.end(head));
      expect({ code, status: response?.status, body: response?.body }).to.deep.equal({
        code: "connection_reset",
        status: 200,
        body: "abc",
      });
      expect(response?.headers).to.include({ "x-seen": "1" });
    }
  });

  it("that resets in the middle of the body is a reset connection with the status", async () => {
    const { code, response } = await outcome((socket) => {
      socket.write(`${HEAD}Content-Length: 9\r\n\r\nabc`, () => void turns(10).then(() => socket.resetAndDestroy()));
    });
    expect({ code, status: response?.status, body: response?.body }).to.deep.equal({
      code: "connection_reset",
      status: 200,
      body: "abc",
    });
  });

  it("that sends its body slowly is a time-out with the status and the part received", async () => {
    const { code, message, response } = await outcome(drip(`${HEAD}Content-Length: 9999\r\n\r\n`, "drip "), slower);
    expect({ code, message }).to.deep.equal({ code: "timeout", message: "No complete response within 1.5 seconds." });
    expect(response).to.deep.include({ status: 200 });
    expect(response?.body).to.match(/^(drip )+$/);
  });

  it("that sends headers, chunk extensions or trailers slowly, or nothing, is a time-out", async () => {
    expect(await outcome(drip(HEAD, "X-Drip: 1\r\n"), quick)).to.deep.include({ code: "timeout", response: null });
    expect(await outcome(() => undefined, quick)).to.deep.include({ code: "timeout", response: null });
    expect((await outcome(drip(`${HEAD}Transfer-Encoding: chunked\r\n\r\n1;`, "x"), quick)).code).to.equal("timeout");
    expect((await outcome(drip(`${HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\n`, "X-T: 1\r\n"), quick)).code).to.equal("timeout");
  });

  it("that sends endless chunk extensions or trailers is cut off", async () => {
    const chunked = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;
    const extensions = await outcome(flood(`${chunked}1;`, Buffer.alloc(65_536, "x")));
    const trailers = await outcome(flood(`${chunked}0\r\n`, Buffer.from(`X-T: ${"x".repeat(1000)}\r\n`)));
    for (const { code, response } of [extensions, trailers]) {
      expect({ code, status: response?.status }).to.deep.equal({ code: "malformed_response", status: 200 });
    }
  });

  it("that sends extra data does not affect the next response", async () => {
    const { port } = await receiver(answering(`${OK}${OK.replace("200", "500").replace("ok", "no")}`));
    const one = sender();
    for (let count = 0; count < 3; count += 1) {
      const { response } = await one.send(post(`http://127.0.0.1:${port}/`));
      expect(response).to.deep.include({ status: 200, body: "ok" });
    }
  });

  it("that responds without reading receives no more of the request, and keeps no connection", async () => {
    const body = "x".repeat(30_000_000);
    const talking: Socket[] = [];
    const { port, open, received } = await receiver((socket) => {
      if (talking.push(socket) > 1) return;
      socket.pause();
      socket.write(OK);
    });
    const { response } = await sender().send(post(`http://127.0.0.1:${port}/`, body));
    expect(response?.status).to.equal(200);
    for (const socket of talking) socket.resume();
    await until(() => open() === 0);
    expect(received().length).to.be.below(body.length);
  });
});

import { expect } from "chai";
import { answering, closeAll, OK, post, receiver, sender, until } from "./receivers.js";

describe("a sent webhook", () => {
  afterEach(closeAll);

  it("arrives byte for byte, with the given headers and only those that HTTP needs", async () => {
    const { port, received } = await receiver(answering(OK));
    const body = '{"client":"Müller & Söhne 🕰","note":"a\\nb"}';
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "Stint/1",
      "X-Stint-Signature": "v1=ab",
      "webhook-id": "evt_1",
    };
    const result = await sender().send({ url: `http://127.0.0.1:${port}/hook/%C3%A9?a=1&b=%20`, headers, body });
    expect(result.error).to.equal(null);
    expect(received().toString("utf8")).to.equal(
      [
        "POST /hook/%C3%A9?a=1&b=%20 HTTP/1.1",
        "Content-Type: application/json",
        "User-Agent: Stint/1",
        "X-Stint-Signature: v1=ab",
        "webhook-id: evt_1",
        `Content-Length: ${Buffer.byteLength(body)}`,
        `Host: 127.0.0.1:${port}`,
        "Connection: keep-alive",
        "",
        body,
      ].join("\r\n"),
    );
  });

  it("adds no headers of its own if the caller passes none", async () => {
    const { port, received } = await receiver(answering(OK));
    await sender().send({ url: `http://127.0.0.1:${port}/`, headers: {}, body: "" });
    expect(received().toString()).to.equal(
      `POST / HTTP/1.1\r\nContent-Length: 0\r\nHost: 127.0.0.1:${port}\r\nConnection: keep-alive\r\n\r\n`,
    );
  });

  it("sets Content-Length and Host itself, whatever the given headers say", async () => {
    const { port, received } = await receiver(answering(OK));
    const headers = { "content-length": "1", HOST: "inside.example" };
    await sender().send({ url: `http://127.0.0.1:${port}/`, headers, body: "four" });
    expect(received().toString()).to.match(/Content-Length: 4\r\nHost: 127\.0\.0\.1:\d+\r\n/);
    expect(received().toString()).to.not.match(/content-length: 1|inside\.example/);
  });

  it("arrives at paths that are not valid UTF-8", async () => {
    const { port, received } = await receiver(answering(OK));
    const result = await sender().send(post(`http://127.0.0.1:${port}/%ff%zz`));
    expect(result.response?.status).to.equal(200);
    expect(received().toString()).to.match(/^POST \/%ff%zz /);
  });

  for (const status of [200, 204, 301, 404, 410, 429, 500]) {
    it(`returns ${status} without an error`, async () => {
      const length = status === 204 ? "" : "Content-Length: 4\r\n";
      const { port } = await receiver(answering(`HTTP/1.1 ${status} X\r\n${length}Retry-After: 7\r\n\r\n${length && "text"}`));
      const result = await sender().send(post(`http://127.0.0.1:${port}/`));
      expect(result.error).to.equal(null);
      expect(result.response).to.deep.include({ status, body: status === 204 ? "" : "text" });
      expect(result.response?.headers).to.include({ "retry-after": "7" });
      expect(result.durationMs).to.satisfy(Number.isInteger).and.at.least(0);
    });
  }

  it("follows no redirect, but returns it", async () => {
    const elsewhere = await receiver(answering(OK));
    const location = `http://127.0.0.1:${elsewhere.port}/`;
    for (const status of [301, 302, 303, 307, 308]) {
      const { port } = await receiver(
        answering(`HTTP/1.1 ${status} Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`),
      );
      const { response, error } = await sender().send(post(`http://127.0.0.1:${port}/`));
      expect({ status: response?.status, error }).to.deep.equal({ status, error: null });
    }
    expect(elsewhere.connections()).to.equal(0);
  });

  it("reuses the previous connection", async () => {
    const { port, connections, received } = await receiver(answering(OK));
    const one = sender();
    for (const body of ["first", "second", "third"]) {
      expect((await one.send(post(`http://127.0.0.1:${port}/`, body))).error).to.equal(null);
    }
    expect(connections()).to.equal(1);
    expect(received().toString().match(/POST/g)).to.have.length(3);
  });

  it("closes all connections when the sender is closed", async () => {
    const { port, open } = await receiver(answering(OK));
    const one = sender();
    await one.send(post(`http://127.0.0.1:${port}/`));
    expect(open()).to.equal(1);
    one.close();
    await until(() => open() === 0);
  });
});

describe("the response to a webhook", () => {
  afterEach(closeAll);

  async function answerTo(answer: string | Buffer) {
    const { port } = await receiver(answering(answer));
    return sender().send(post(`http://127.0.0.1:${port}/`));
  }

  it("has lower-case header names, each once, and treats any name as a plain string", async () => {
    const lines = [
      "X-A: 1",
      "x-a: 2",
      "Set-Cookie: a=b",
      "set-cookie: c=d",
      "Age: 1",
      "Age: 2",
      "__proto__: p",
      "constructor: c",
    ];
    const { response } = await answerTo(`HTTP/1.1 200 OK\r\n${lines.join("\r\n")}\r\nContent-Length: 0\r\n\r\n`);
    expect(Object.entries(response?.headers ?? {})).to.deep.equal([
      ["x-a", "1, 2"],
      ["set-cookie", "a=b, c=d"],
      ["age", "1, 2"],
      ["__proto__", "p"],
      ["constructor", "c"],
      ["content-length", "0"],
    ]);
  });

  it("is limited to 16 KiB of headers in UTF-8, where bytes above 127 take two", async () => {
    const value = Buffer.alloc(15_000, 0xe9);
    const { response } = await answerTo(
      Buffer.concat([
        Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Long: "),
        value,
        Buffer.from("\r\nX-After: 1\r\n\r\n"),
      ]),
    );
    const size = Object.entries(response?.headers ?? {})
      .flat()
      .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(size).to.be.within(16_380, 16_384);
    expect(response?.headers["x-long"]).to.match(/^é+$/);
  });

  it("replaces invalid UTF-8 and NUL with U+FFFD", async () => {
    const body = Buffer.from([0x61, 0x00, 0xff, 0xed, 0xa0, 0x80, 0xc3, 0xa9]);
    const { response } = await answerTo(Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n`), body]));
    expect(response?.body).to.equal("a\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDé");
  });

  it("is read up to 16 KiB: exactly 16 KiB is complete, and the rest of a longer one is not awaited", async () => {
    const exactly = await answerTo(`HTTP/1.1 200 OK\r\nContent-Length: 16384\r\n\r\n${"x".repeat(16_384)}`);
    expect(exactly.response?.body).to.equal("x".repeat(16_384));
    expect(exactly.error).to.equal(null);
    const { port, open } = await receiver(answering(`HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n${"x".repeat(16_385)}`));
    const more = await sender().send(post(`http://127.0.0.1:${port}/`));
    expect(more.response?.body).to.equal("x".repeat(16_384));
    expect(more.error).to.equal(null);
    await until(() => open() === 0);
  });

  it("is not decompressed: a gzip bomb stays small", async () => {
    const { gzipSync } = await import("node:zlib");
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`;
    const { response, error } = await answerTo(Buffer.concat([Buffer.from(head), bomb]));
    expect(error).to.equal(null);
    expect(response?.body.startsWith("\u001f\uFFFD\b")).to.equal(true);
    expect(response?.body).to.have.length.at.most(16_384);
  });
});

import { expect } from "chai";
import { sendErrorCodes } from "../../../core/index.js";
import { CLOSED_PORT } from "../../closed-port.js";
import { answering, closeAll, OK, post, receiver, resolving, sender, until } from "./receivers.js";

const quick = { connectTimeoutMs: 200 };

describe("a receiver that cannot be reached", () => {
  afterEach(closeAll);

  it("refuses connections: connection_failed, with one address or several", async () => {
    for (const addresses of [["127.0.0.1"], ["127.0.0.1", "127.0.0.2", "::1"]]) {
      const { error } = await sender({ lookup: resolving(addresses) }).send(post(`http://gone.example:${CLOSED_PORT}/`));
      expect(error).to.deep.equal({ code: "connection_failed", message: "The connection was refused." });
    }
  });

  it("is reached at its second address if the first refuses", async () => {
    const { port } = await receiver(answering(OK));
    const { response } = await sender({ lookup: resolving(["::1", "127.0.0.1"]) }).send(post(`http://two.example:${port}/`));
    expect(response?.status).to.equal(200);
  });

  it("has no address: dns_error", async () => {
    for (const code of ["ENOTFOUND", "EAI_AGAIN", "EAI_FAIL"]) {
      const lookup = resolving([]);
      const failing = sender({
        lookup: (_name, callback) => callback(Object.assign(new Error(`getaddrinfo ${code} 10.9.8.7`), { code }), []),
      });
      for (const one of [sender({ lookup }), failing]) {
        const { error } = await one.send(post("https://nowhere.example/"));
        expect(error).to.deep.equal({ code: "dns_error", message: "The host name has no address." });
      }
    }
  });

  it("has a resolver that never responds: a connect time-out, also if the response is late", async () => {
    let answer: (() => void) | undefined;
    const { port, connections } = await receiver(answering(OK));
    const one = sender({
      ...quick,
      lookup: (_name, callback) => (answer = () => callback(null, [{ address: "127.0.0.1", family: 4 }])),
    });
    const { error } = await one.send(post(`http://slow.example:${port}/`));
    expect(error).to.deep.equal({ code: "timeout", message: "No connection within 0.2 seconds." });
    answer?.();
    expect(connections()).to.equal(0);
  });

  it("cannot be addressed: malformed URLs, other schemes and invalid headers also return a result", async () => {
    for (const url of [
      "",
      "x",
      "https://",
      "ftp://127.0.0.1/",
      "file:///etc/passwd",
      "unix:/run/x.sock:/",
      "http://unix/run/x.sock:/",
      "data:,x",
    ]) {
      const { response, error } = await sender().send(post(url));
      expect(error?.code, url).to.be.oneOf(["connection_failed", "dns_error"]);
      expect(response).to.equal(null);
    }
    const { port } = await receiver(answering(OK));
    for (const headers of [{ "X-A": "a\r\nX-B: b" }, { "X-A": "\0" }, { "bad name": "x" }, { "X-A": "😀" }, { "": "x" }]) {
      const { error } = await sender().send({ url: `http://127.0.0.1:${port}/`, headers, body: "" });
      expect(error?.code).to.equal("connection_failed");
    }
  });

  it("is reported with a code of the port and one sentence", async () => {
    const { error } = await sender({ lookup: resolving(["10.0.0.1"]) }).send(post("https://inside.example/"));
    expect(sendErrorCodes).to.include(error?.code);
    expect(error?.message).to.match(/^[A-Z][^.]*\.$/);
  });

  it("does not outlive the sender: closing ends pending and active connections", async () => {
    const { port, connections } = await receiver(() => undefined);
    const one = sender({ lookup: () => undefined });
    const opening = one.send(post(`http://slow.example:${port}/`));
    const waiting = one.send(post(`http://127.0.0.1:${port}/`));
    await until(() => connections() === 1);
    one.close();
    expect((await opening).error?.code).to.equal("connection_failed");
    expect((await waiting).error?.code).to.equal("connection_reset");
  });
});

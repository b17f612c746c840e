import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import type { HttpRequest } from "../../bench/loads/http-requests.js";
import { END, START, written } from "../../bench/loads/http-requests.js";
import { Load } from "../../bench/loads/load.js";
import { Cleanup } from "../../bench/scenes/cleanup.js";

describe("the load of the benchmark", () => {
  let cleanup: Cleanup;
  beforeEach(() => {
    cleanup = new Cleanup();
  });
  afterEach(() => cleanup.run());

  /** Serves the status that the path names, and collects what it receives. */
  async function served(): Promise<{ readonly port: number; readonly received: [IncomingMessage, string][] }> {
    const received: [IncomingMessage, string][] = [];
    const server = http.createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      request.on("end", () => {
        received.push([request, body]);
        const content = "x".repeat(100_000);
        response.writeHead(Number(request.url?.slice(1)), { "Content-Length": content.length }).end(content);
      });
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    cleanup.add(() => {
      server.closeAllConnections();
      server.close();
    });
    return { port: (server.address() as AddressInfo).port, received };
  }

  it("sends requests whose times no other request has, over the requested number of connections", async () => {
    const { port, received } = await served();
    const body = JSON.stringify({ start_time: START, end_time: END });
    const requests: readonly HttpRequest[] = [{ method: "POST", path: "/201", token: "secret", body, status: 201 }];
    const { count } = await new Load(cleanup).send({ port, connections: 3, seconds: 0.05, requests });
    expect(count).to.be.at.least(3).and.equal(received.length);
    expect(new Set(received.map(([{ socket }]) => socket)).size).to.equal(3);
    expect(new Set(received.map(([, content]) => content)).size).to.equal(count);
    for (const [{ headers }, content] of received) {
      expect(headers.authorization).to.equal("Bearer secret");
      const { start_time: start, end_time: end } = JSON.parse(content) as { start_time: string; end_time: string };
      expect(Date.parse(end) - Date.parse(start)).to.equal(60_000);
    }
  });

  it("fails for a status that it does not expect", async () => {
    const { port } = await served();
    const requests: readonly HttpRequest[] = [{ method: "GET", path: "/503", token: "secret" }];
    const error: unknown = await new Load(cleanup)
      .send({ port, connections: 1, seconds: 60, requests })
      .catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
    expect((error as Error).message).to.equal(`GET /503 at port ${port}: Status 503 instead of 200.`);
  });

  it("ends on request", async () => {
    const { port, received } = await served();
    const load = new Load(cleanup);
    const sending = load.send({ port, connections: 1, seconds: 3_600, requests: [{ method: "GET", path: "/200", token: "x" }] });
    while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    load.end();
    expect((await sending).count).to.be.at.least(1);
  });

  it("writes a request without a body without its headers", () => {
    const text = written({ method: "GET", path: "/200", token: "x" })(0).toString();
    expect(text)
      .to.match(/^GET \/200 HTTP\/1\.1\r\n/)
      .and.match(/\r\n\r\n$/);
    expect(text).to.not.contain("Content-Length");
  });
});

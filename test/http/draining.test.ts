import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect } from "chai";
import { drain } from "../../adapters/http/index.js";
import { serverOf } from "../../adapters/http/unparsed.js";
import { until } from "../end-to-end/until.js";

describe("a server that stops", () => {
  it("waits for requests that it has, and not for clients that do not send the rest of theirs", async () => {
    const responses: ServerResponse[] = [];
    const server = serverOf((_request, response) => void responses.push(response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const sockets: Socket[] = [];
    const send = async (text: string): Promise<{ received: string; isClosed: boolean }> => {
      const seen = { received: "", isClosed: false };
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      sockets.push(socket);
      socket.on("data", (chunk: Buffer) => (seen.received += chunk.toString()));
      socket.on("error", () => undefined).on("close", () => (seen.isClosed = true));
      await once(socket, "connect");
      socket.write(text);
      return seen;
    };
    const whole = await send("GET /whole HTTP/1.1\r\nHost: a\r\n\r\n");
    const body = await send("POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
    const head = await send("GET /head HTTP/1.1\r\nHo");
    const none = await send("");
    await until("requests", () => responses.length === 2);
    const drained = drain(server, 600_000, 1);
    try {
      await until("the ends of connections", () => body.isClosed && head.isClosed && none.isClosed);
      expect([whole.isClosed, body.received, head.received]).to.deep.equal([false, "", ""]);
      responses.find(({ req }) => req.url === "/whole")?.end("done");
      await drained;
      expect(whole.received).to.contain("200 OK").and.to.contain("done");
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it("closes every connection in the end", async () => {
    const server = serverOf(() => undefined);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(server, "request");
    const closed = once(socket, "close");
    await drain(server, 1);
    await closed;
  });
});

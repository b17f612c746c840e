import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { closers } from "./receivers.js";

/** A request to a proxy. */
export interface Asked {
  /** The authority after CONNECT. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

/** A proxy that supports only CONNECT. `closeAll` closes it at the end of the test. */
export interface ConnectProxy {
  readonly port: number;
  readonly asked: readonly Asked[];
  /** The number of connections so far. */
  readonly connections: () => number;
  /** The number of open connections. */
  readonly open: () => number;
}

export interface ProxyRules {
  /** The required `Proxy-Authorization`; without it the response is 407. */
  readonly authorization?: string;
  /** The response for a target instead of a connection, or null. */
  readonly refusal?: (target: string) => string | null;
  /** The bytes after its 200 response. */
  readonly early?: string;
}

export async function connectProxy({ authorization, refusal, early = "" }: ProxyRules = {}): Promise<ConnectProxy> {
  const asked: Asked[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  });
  server.on("connect", ({ url: target = "", headers }, client: Socket) => {
    asked.push({ target, headers });
    const wanted = authorization ?? headers["proxy-authorization"];
    const refused = headers["proxy-authorization"] === wanted ? refusal?.(target) : "407 Proxy Authentication Required";
    if (refused != null) client.end(`HTTP/1.1 ${refused}\r\nContent-Length: 0\r\n\r\n`);
    else join(client, target, early);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  });
  return { port: (server.address() as AddressInfo).port, asked, connections: () => connections, open: () => sockets.size };
}

function join(client: Socket, target: string, early: string): void {
  const [, host = "", port = ""] = /^\[?(.*?)\]?:(\d+)$/.exec(target) ?? [];
  const receiver = connect(Number(port), host);
  let joined = false;
  receiver.once("connect", () => {
    joined = true;
    client.write(`HTTP/1.1 200 Connection established\r\n\r\n${early}`);
    client.pipe(receiver).pipe(client);
  });
  receiver.on("error", () => (joined ? client.destroy() : client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n")));
  client.on("close", () => receiver.destroy());
  receiver.on("close", () => client.end());
}

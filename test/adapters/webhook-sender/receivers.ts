import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, type TlsOptions } from "node:tls";
import { AddressPolicy, GotWebhookSender, type GotWebhookSenderOptions } from "../../../adapters/webhook-sender/index.js";
import type { WebhookRequest } from "../../../core/index.js";

/** A TCP or TLS server that counts connections, stores received bytes, and responds with bytes. */
export interface Receiver {
  readonly port: number;
  /** The number of connections so far. */
  readonly connections: () => number;
  /** All bytes received over all connections. */
  readonly received: () => Buffer;
  /** The number of open connections. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

export type Talk = (socket: Socket, chunk: Buffer) => void;

/** Calls `talk` for each received chunk. `closeAll` closes it at the end of the test. */
export async function receiver(
  talk: Talk,
  { tls, host = "127.0.0.1" }: { tls?: TlsOptions; host?: string } = {},
): Promise<Receiver> {
  const chunks: Buffer[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const secured = (socket: Socket): void => {
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      talk(socket, chunk);
    });
  };
  const server: Server = tls === undefined ? createServer(secured) : createTlsServer(tls, secured);
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, host);
  await once(server, "listening");
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  };
  closers.push(close);
  const { port } = server.address() as AddressInfo;
  return { port, connections: () => connections, received: () => Buffer.concat(chunks), open: () => sockets.size, close };
}

/** The cleanups that `closeAll` runs. */
export const closers: (() => unknown)[] = [];

/** For `afterEach`: closes everything that the test opened. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0)) await close();
}

export const allowLoopback = AddressPolicy.parse(["127.0.0.0/8", "::1/128"]);
export const allowNothing = AddressPolicy.parse([]);

/** A sender with long time-outs, closed by `closeAll`. */
export function sender(options: Partial<GotWebhookSenderOptions> = {}): GotWebhookSender {
  const made = new GotWebhookSender({ allow: allowLoopback, connectTimeoutMs: 30_000, totalTimeoutMs: 40_000, ...options });
  closers.unshift(() => made.close());
  return made;
}

export function post(url: string, body = "{}"): WebhookRequest {
  return { url, headers: { "Content-Type": "application/json", "User-Agent": "Stint/0 (test)" }, body };
}

/** Responds once per request, after its headers, and keeps the connection open. */
export function answering(answer: string | Buffer): Talk {
  return (socket, chunk) => {
    if (chunk.includes("\r\n\r\n")) socket.write(answer);
  };
}

/** Writes repeatedly, as fast as the reader accepts it, until the connection closes. */
export function flood(first: string, again: Buffer): Talk {
  return (socket) => {
    const more = (): void => {
      while (socket.writable && socket.write(again)) continue;
    };
    socket.on("drain", more);
    socket.write(first);
    more();
  };
}

/** Writes endless pieces at an interval. */
export function drip(first: string, again: string): Talk {
  return (socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(again), 20);
    socket.on("close", () => clearInterval(timer));
  };
}

export const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

/** Waits for a number of event loop iterations, in each of which this process reads received data. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Resolves when the condition holds. Limited by the test's time-out. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

/** A lookup that returns the results in order, then repeats the last. */
export function resolving(...answers: (readonly string[])[]): NonNullable<GotWebhookSenderOptions["lookup"]> {
  let asked = 0;
  return (_name, callback) => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    callback(
      null,
      answer.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
}

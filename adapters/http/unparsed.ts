import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { MAX_HEADER_KIB } from "./header-limits.js";
import { HttpProblem, notAllowed, problemBody } from "./problem.js";

/** Responses to errors of Node's HTTP parser. Other errors are 400. */
const refusals: Readonly<Record<string, HttpProblem>> = {
  HPE_HEADER_OVERFLOW: new HttpProblem(431, "headers_too_large", `The request headers exceed ${MAX_HEADER_KIB} KiB.`),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, "request_timeout", "The request did not arrive in time."),
};
const malformed = new HttpProblem(400, "malformed_request", "The request is not valid HTTP/1.1 (RFC 9112).");

const tunnel = notAllowed(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Creates a server whose errors are problems, also those of Node's HTTP parser. */
export function serverOf(handle: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const options = { maxHeaderSize: MAX_HEADER_KIB * 1_024, requireHostHeader: false };
  const server = createServer(options, handle);
  // Without a listener, Node responds without a body.
  server.on("checkExpectation", handle);
  const pending = pendingOf(server);
  connections.set(server, pending);
  refuseUnparsed(server, pending);
  return server;
}

/** The responses of a connection that are not complete. */
type Pending = ReadonlyMap<Duplex, ReadonlySet<ServerResponse>>;

function pendingOf(server: Server): Pending {
  const pending = new Map<Duplex, Set<ServerResponse>>();
  server.on("connection", (socket: Duplex) => {
    pending.set(socket, new Set());
    socket.once("close", () => pending.delete(socket));
  });
  const handled = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const responses = pending.get(socket);
    responses?.add(response);
    response.once("close", () => responses?.delete(response));
  };
  server.on("request", handled).on("checkExpectation", handled);
  return pending;
}

const connections = new WeakMap<Server, Pending>();

/** How long clients may take to send the rest of their requests while a server stops. */
export const RECEIVE_MS = 5_000;
const CHECK_MS = 50;

/**
 * Stops accepting requests and lets those in progress finish. Connections on which no whole request has arrived are closed after `receiveMs` milliseconds, all
 * others after `graceMs`.
 */
export async function drain(server: Server, graceMs: number, receiveMs = RECEIVE_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), CHECK_MS);
  const receiving = setTimeout(() => closeReceiving(connections.get(server) ?? new Map()), receiveMs);
  const finishing = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  for (const timer of [receiving, finishing]) clearTimeout(timer);
}

function closeReceiving(pending: Pending): void {
  for (const [socket, responses] of pending) if ([...responses].every(({ req }) => !req.complete)) socket.destroy();
}

/** Responds to errors of Node's HTTP parser, and to requests for a tunnel, with a problem and closes the connection. */
function refuseUnparsed(server: Server, pending: Pending): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const responses = [...(pending.get(socket) ?? [])];
    // A client would read this response as one to an earlier request, or as part of one that is in progress.
    const isMisplaced = responses.length > 1 || responses.some(({ headersSent, req }) => headersSent || req.complete);
    if (!socket.writable || error.code === "ECONNRESET" || isMisplaced) return void socket.destroy();
    respond(socket, refusals[error.code ?? ""] ?? malformed);
  });
  server.on("connect", (_request, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    respond(socket, tunnel);
  });
}

function respond(socket: Duplex, problem: HttpProblem): void {
  const requestId = randomUUID();
  const body = JSON.stringify(problemBody(problem, requestId));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...Object.entries(problem.headers).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

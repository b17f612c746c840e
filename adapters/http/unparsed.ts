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
  refuseUnparsed(server);
  return server;
}

/** Responds to errors of Node's HTTP parser, and to requests for a tunnel, with a problem and closes the connection. */
function refuseUnparsed(server: Server): void {
  /** The responses that are not complete. */
  const pending = new WeakMap<Duplex, Set<ServerResponse>>();
  const handled = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const responses = pending.get(socket) ?? new Set();
    pending.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
  };
  server.on("request", handled).on("checkExpectation", handled);
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

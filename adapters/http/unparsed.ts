import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { MAX_HEADER_KIB } from "./header-limits.js";
import { HttpProblem, problemBody } from "./problem.js";

/** Responses to errors of Node's HTTP parser. Other errors are 400. */
const refusals: Readonly<Record<string, HttpProblem>> = {
  HPE_HEADER_OVERFLOW: new HttpProblem(431, "headers_too_large", `The request headers exceed ${MAX_HEADER_KIB} KiB.`),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, "request_timeout", "The request did not arrive in time."),
};
const malformed = new HttpProblem(400, "malformed_request", "The request is not valid HTTP/1.1 (RFC 9112).");

/** Responds to errors of Node's HTTP parser with a problem and closes the connection. */
export function refuseUnparsed(server: Server): void {
  const answering = new WeakSet<Duplex>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket);
    response.once("close", () => answering.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A client would read this response as part of one that is in progress.
    if (!socket.writable || error.code === "ECONNRESET" || answering.has(socket)) return void socket.destroy();
    const problem = refusals[error.code ?? ""] ?? malformed;
    const requestId = randomUUID();
    const body = JSON.stringify(problemBody(problem, requestId));
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      "Content-Type: application/problem+json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  });
}

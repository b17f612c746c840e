import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An endpoint that stores requests, and responds as the test specifies. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Request[];
  answerWith(status: number, body?: string): void;
}

/** Registers the hooks of the calling suite. Responds with 204 by default. */
export function useReceiver(): Receiver {
  let server: Server | undefined;
  let received: Request[] = [];
  let tests = 0;
  let answer = { status: 204, body: "" };
  const path = () => `/hook/${tests}`;
  before(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        // Deliveries of an earlier test go to that test's path.
        if (request.url === path()) received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
        response.writeHead(answer.status, { "X-Receiver": "test" }).end(answer.body);
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  beforeEach(() => {
    tests += 1;
    [received, answer] = [[], { status: 204, body: "" }];
  });
  after(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return {
    get url() {
      const { port } = server?.address() as AddressInfo;
      return `http://127.0.0.1:${port}${path()}`;
    },
    get received() {
      return received;
    },
    answerWith: (status, body = "") => {
      answer = { status, body };
    },
  };
}

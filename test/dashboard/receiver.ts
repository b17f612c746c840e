import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody's endpoint: it keeps what it gets, and answers what the test wants. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Request[];
  answerWith(status: number, body?: string): void;
}

/** For the suite that calls it; answers 204 until a test says otherwise. */
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
        // What an earlier test left to be sent goes to that test's path.
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

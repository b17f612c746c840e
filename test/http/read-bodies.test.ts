import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import express from "express";
import { createFetchHandler, createHttpHandler, type FetchHandler, type HttpLogger } from "../../adapters/http/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createUseCases, parseCurrency, parseDecimal, parseTimeZone, type UserActor } from "../../core/index.js";
import { documentRenderer } from "../system-ports.js";

const READ_BEFORE = "Other code of this program has read the body of the request before Stint.";
const json = { "Content-Type": "application/json" };
const logger: HttpLogger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

const newClient = (): Request =>
  new Request("http://host.example/billing/v1/clients", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ name: "Ada Ltd" }),
  });

describe("bodies that other code of the host reads", () => {
  let ada: UserActor;
  let ports: ReturnType<typeof memoryPorts>;

  beforeEach(async () => {
    ports = memoryPorts();
    const stint = createUseCases(ports);
    const place = { currency: parseCurrency("EUR"), timeZone: parseTimeZone("Europe/Berlin") };
    await stint.createWorkspace({ name: "Mine", ownerEmail: "ada@example.com", ...place });
    const [actor] = await stint.findActors("ada@example.com");
    if (!actor) throw new Error("The owner is not active.");
    ada = actor;
  });

  const fetchHandler = (authenticate: (request: Request) => Promise<unknown> = async () => undefined): FetchHandler =>
    createFetchHandler({
      ports,
      documentRenderer,
      prefix: "/billing",
      logger,
      authenticate: async (request) => {
        await authenticate(request);
        return ada;
      },
    });

  async function expectReadBefore(response: Response): Promise<void> {
    const problem = (await response.json()) as { readonly code: string; readonly detail: string };
    expect([response.status, problem.code]).to.deep.equal([500, "internal_error"]);
    expect(problem.detail).to.include(READ_BEFORE);
  }

  for (const [title, read] of [
    ["was read", (request: Request) => request.text()],
    ["has a reader", async (request: Request) => void request.body?.getReader()],
    [
      "was read in part",
      async (request: Request) => {
        const reader = request.body?.getReader();
        await reader?.read();
        reader?.releaseLock();
      },
    ],
  ] as const) {
    it(`responds with a problem if the body of a request of the Fetch API ${title} before`, async () => {
      const request = newClient();
      await read(request);
      await expectReadBefore(await fetchHandler()(request));
    });

    it(`responds with a problem if the body of a request of the Fetch API ${title} by the host's authentication`, async () => {
      await expectReadBefore(await fetchHandler(read)(newClient()));
    });
  }

  it("reads the body after the host has read a clone of the request, before or while it authenticates", async () => {
    const request = newClient();
    await request.clone().text();
    const response = await fetchHandler(async (asked) => asked.clone().text())(request);
    expect(response.status).to.equal(201);
  });

  it("responds with a problem to a body that breaks off", async () => {
    let pulls = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new TextEncoder().encode('{"name":'));
        else controller.error(new Error("The connection was lost."));
      },
    });
    const init = { method: "POST", headers: json, body, duplex: "half" };
    const request = new Request("http://host.example/billing/v1/clients", init);
    const response = await fetchHandler()(request);
    expect([response.status, ((await response.json()) as { readonly code: string }).code]).to.deep.equal([
      400,
      "incomplete_body",
    ]);
  });

  /** Express with a parser before Stint. */
  async function withParser(use: (call: (path: string, request: RequestInit) => Promise<Response>) => Promise<void>, own = {}) {
    const app = express();
    app.use(express.json(), async (request, _response, next) => {
      for await (const chunk of request) void chunk;
      next();
    });
    app.use("/billing", createHttpHandler({ ports, documentRenderer, prefix: "/billing", authenticate: () => ada, ...own }));
    const server = createServer(app as RequestListener).listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
      await use((path, request) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, request));
    } finally {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    }
  }

  it("responds with a problem if a parser of Express has read the body", () =>
    withParser(
      async (call) => {
        await expectReadBefore(await call("/billing/v1/clients", { method: "POST", headers: json, body: '{"name":"Ada Ltd"}' }));
      },
      { logger },
    ));

  it("serves requests without a body behind a parser", () =>
    withParser(async (call) => {
      const stint = createUseCases(ports);
      const { id: clientId } = await stint.createClient(ada, { name: "Ada Ltd" });
      const { invoice } = await stint.createInvoice(ada, {
        clientId,
        lines: [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }],
      });
      const issued = await call(`/billing/v1/invoices/${invoice.id}/issue`, { method: "POST" });
      expect([issued.status, ((await issued.json()) as { readonly id: string }).id]).to.deep.equal([200, invoice.id]);
    }));

  it("writes errors to the standard error output without a logger", async () => {
    const { write } = process.stderr;
    let written = "";
    process.stderr.write = (chunk: string | Uint8Array) => {
      written += String(chunk);
      return true;
    };
    try {
      await withParser(async (call) => {
        await call("/billing/v1/clients", { method: "POST", headers: json, body: '{"name":"Ada Ltd"}' });
      });
    } finally {
      process.stderr.write = write;
    }
    expect(written).to.include("request failed").and.to.include(READ_BEFORE);
  });
});

import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import express from "express";
import Fastify from "fastify";
import { Hono } from "hono";
import { createFetchHandler, createHttpHandler, type FetchHandler, type HttpHandler } from "../../adapters/http/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createUseCases, parseCurrency, parseTimeZone, type UserActor } from "../../core/index.js";
import { documentRenderer } from "../system-ports.js";

type Call = (path: string, request?: RequestInit) => Promise<Response>;

/** A program that serves the API under `/billing`, and its own pages elsewhere. */
interface Program {
  readonly title: string;
  open(host: Host): Promise<{ readonly call: Call; close(): Promise<void> }>;
}

interface Host {
  readonly node: () => HttpHandler;
  readonly fetch: () => FetchHandler;
}

async function listening(listener: RequestListener): Promise<{ readonly call: Call; close(): Promise<void> }> {
  const server: Server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    call: (path, request) => fetch(`http://127.0.0.1:${port}${path}`, request),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const OWN = "the host's page";
const FAILED = "the host's error";

const programs: readonly Program[] = [
  {
    title: "a server of Express, mounted at the prefix",
    open: async ({ node }) => {
      const app = express();
      app.use("/billing", node());
      app.use(express.json());
      app.use((_request, response) => void response.send(OWN));
      app.use(
        ((error: Error, _request, response, _next) =>
          void response.status(418).send(error.message)) as express.ErrorRequestHandler,
      );
      return listening(app);
    },
  },
  {
    title: "a server of Express, not mounted",
    open: async ({ node }) => {
      const app = express();
      app.use(node());
      app.use((_request, response) => void response.send(OWN));
      app.use(
        ((error: Error, _request, response, _next) =>
          void response.status(418).send(error.message)) as express.ErrorRequestHandler,
      );
      return listening(app);
    },
  },
  {
    title: "a server of Fastify",
    open: async ({ node }) => {
      const app = Fastify();
      const handle = node();
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser("*", (_request, _body, done) => done(null));
        scope.all("/billing/*", (request, reply) => {
          reply.hijack();
          handle(request.raw, reply.raw, (error) => {
            reply.raw.writeHead(error === undefined ? 200 : 418).end(error instanceof Error ? error.message : OWN);
          });
        });
      });
      app.get("/*", () => OWN);
      const url = await app.listen({ port: 0, host: "127.0.0.1" });
      return { call: (path, request) => fetch(url + path, request), close: () => app.close() };
    },
  },
  {
    title: "a server of node:http",
    open: ({ node }) => {
      const handle = node();
      return listening((request, response) =>
        handle(request, response, (error) => {
          response.writeHead(error === undefined ? 200 : 418).end(error instanceof Error ? error.message : OWN);
        }),
      );
    },
  },
  {
    title: "an application of Hono",
    open: async (host) => {
      const app = new Hono();
      const handle = host.fetch();
      app.all("/billing/v1/*", (context) => handle(context.req.raw));
      app.all("*", (context) => context.text(OWN));
      app.onError((error, context) => context.text(error.message, 418));
      return { call: async (path, request) => app.request(`http://host.example${path}`, request), close: async () => undefined };
    },
  },
];

const json = { "Content-Type": "application/json", Authorization: "Bearer ada", Cookie: "theme=dark" };

for (const { title, open } of programs)
  describe(`the API in ${title}`, () => {
    let ada: UserActor;
    let call: Call;
    let close: () => Promise<void>;

    beforeEach(async () => {
      const ports = memoryPorts();
      const stint = createUseCases(ports);
      const place = { currency: parseCurrency("EUR"), timeZone: parseTimeZone("Europe/Berlin") };
      await stint.createWorkspace({ name: "Mine", ownerEmail: "ada@example.com", ...place });
      const [actor] = await stint.findActors("ada@example.com");
      if (!actor) throw new Error("The owner is not active.");
      ada = actor;
      const actorOf = (name: string | null | undefined): UserActor | null => {
        if (name === "Bearer broken") throw new Error(FAILED);
        return name === "Bearer ada" ? ada : null;
      };
      const common = { ports, documentRenderer, prefix: "/billing" };
      ({ call, close } = await open({
        node: () => createHttpHandler({ ...common, authenticate: ({ headers }) => actorOf(headers.authorization) }),
        fetch: () => createFetchHandler({ ...common, authenticate: ({ headers }) => actorOf(headers.get("authorization")) }),
      }));
    });
    afterEach(() => close());

    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      call(path, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });

    it("creates, reads, changes and deletes, with bodies, queries and headers", async () => {
      const created = await post("/billing/v1/clients", { name: "Bücher & Co" }, { "Idempotency-Key": "once" });
      const client = (await created.json()) as { id: string; name: string };
      expect([created.status, client.name]).to.deep.equal([201, "Bücher & Co"]);
      expect(created.headers.get("location")).to.equal(`/billing/v1/clients/${client.id}`);
      const repeated = await post("/billing/v1/clients", { name: "Bücher & Co" }, { "Idempotency-Key": "once" });
      expect([repeated.headers.get("idempotency-replayed"), await repeated.json()]).to.deep.equal(["true", client]);
      await post("/billing/v1/clients", { name: "Other" });
      const list = await call("/billing/v1/clients?limit=1&sort=created_at", { headers: json });
      expect(list.headers.get("link")).to.match(/^<\/billing\/v1\/clients\?.*>; rel="next"/);
      expect(((await list.json()) as { data: unknown[] }).data).to.deep.equal([client]);
      const etag = created.headers.get("etag") ?? "";
      const unchanged = await call(`/billing/v1/clients/${client.id}`, { headers: { ...json, "If-None-Match": etag } });
      expect([unchanged.status, await unchanged.text()]).to.deep.equal([304, ""]);
      const changed = await call(`/billing/v1/clients/${client.id}`, {
        method: "PATCH",
        headers: { ...json, "If-Match": etag },
        body: JSON.stringify({ name: "Changed" }),
      });
      expect(((await changed.json()) as { name: string }).name).to.equal("Changed");
      const deleted = await call(`/billing/v1/clients/${client.id}`, { method: "DELETE", headers: json });
      expect([deleted.status, await deleted.text()]).to.deep.equal([204, ""]);
    });

    it("returns documents byte for byte, and only their headers for HEAD", async () => {
      const { id: clientId } = (await (await post("/billing/v1/clients", { name: "Ada" })).json()) as { id: string };
      const lines = [{ description: "Work", quantity: "1", unit_price: 1000 }];
      const { id } = (await (await post("/billing/v1/invoices", { client_id: clientId, lines })).json()) as { id: string };
      const pdf = await call(`/billing/v1/invoices/${id}/export`, { headers: { ...json, Accept: "application/pdf" } });
      const bytes = Buffer.from(await pdf.arrayBuffer());
      expect([pdf.status, pdf.headers.get("content-type")]).to.deep.equal([200, "application/pdf"]);
      expect(Number(pdf.headers.get("content-length"))).to.equal(bytes.length);
      const head = await call(`/billing/v1/clients/${clientId}`, { method: "HEAD", headers: json });
      expect([head.status, await head.text()]).to.deep.equal([200, ""]);
    });

    it("responds with problems to wrong requests, also to bodies that are too long", async () => {
      expect((await call("/billing/v1/me")).status).to.equal(401);
      expect((await call("/billing/v1/nothing", { headers: json })).status).to.equal(404);
      const invalid = await post("/billing/v1/clients", { name: "" });
      expect(invalid.headers.get("content-type")).to.equal("application/problem+json; charset=utf-8");
      expect(await invalid.json()).to.deep.include({ status: 422, code: "validation_failed" });
      const long = await post("/billing/v1/clients", { name: "a".repeat(2 * 1_048_576) });
      expect(long.status).to.equal(413);
    });

    it("leaves other paths and the errors of authentication to the host", async () => {
      for (const path of ["/", "/billing", "/billing/other", "/v1/me"]) {
        const own = await call(path);
        expect([own.status, await own.text()], path).to.deep.equal([200, OWN]);
      }
      const failed = await call("/billing/v1/me", { headers: { Authorization: "Bearer broken" } });
      expect([failed.status, await failed.text()]).to.deep.equal([418, FAILED]);
    });
  });

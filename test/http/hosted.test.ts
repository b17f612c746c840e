import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import Koa from "koa";
import { createHttpMiddleware, type HttpMiddlewareOptions } from "../../adapters/http/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type UserActor, createUseCases, parseCurrency, parseTimeZone, type UseCases } from "../../core/index.js";
import { until } from "../end-to-end/until.js";
import { documentRenderer } from "../system-ports.js";

interface Listed {
  readonly data: readonly object[];
}

type Options = Partial<HttpMiddlewareOptions<Koa.Context>>;

const json = { "Content-Type": "application/json" };

describe("the API in a host's Koa application", () => {
  let server: Server;
  let url: string;
  let stint: UseCases;
  let ada: UserActor;
  /** What the host's middleware saw after each request. */
  let seen: { readonly status: number; readonly path: string; readonly state: object; readonly length: number }[];
  let logged: { readonly fields: object; readonly message: string }[];

  async function start(options: Options = {}, use: (app: Koa) => void = () => undefined): Promise<void> {
    const ports = memoryPorts();
    stint = createUseCases(ports);
    await stint.createWorkspace({
      name: "Mine",
      ownerEmail: "ada@example.com",
      currency: parseCurrency("EUR"),
      timeZone: parseTimeZone("Europe/Berlin"),
    });
    const [actor] = await stint.findActors("ada@example.com");
    if (!actor) throw new Error("The owner is not active.");
    ada = actor;
    seen = [];
    logged = [];
    const keep = (fields: object, message: string): void => void logged.push({ fields, message });
    const app = new Koa();
    app.on("error", () => undefined);
    app.use(async (context, next) => {
      context.state["mine"] = "kept";
      try {
        await next();
      } catch (error) {
        context.status = 418;
        context.body = error instanceof Error ? error.message : "";
      }
      context.set("X-Host", "set after the request");
      seen.push({ status: context.status, path: context.path, state: context.state, length: context.length ?? 0 });
    });
    use(app);
    app.use(
      createHttpMiddleware<Koa.Context>({
        ports,
        documentRenderer,
        prefix: "/billing",
        authenticate: (context) => (context.get("X-User") === "ada" ? ada : null),
        logger: { debug: () => undefined, info: () => undefined, warn: keep, error: keep },
        ...options,
      }),
    );
    app.use((context) => {
      context.body = `the host's ${context.path}`;
    });
    const handle = app.callback();
    server = createServer((request, response) => void handle(request, response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });

  const call = (path: string, request: Omit<RequestInit, "headers"> & { readonly headers?: Record<string, string> } = {}) =>
    fetch(url + path, { ...request, headers: { "X-User": "ada", ...request.headers } });
  const post = (path: string, body: object) => call(path, { method: "POST", headers: json, body: JSON.stringify(body) });

  it("serves clients, invoices and PDFs below its prefix to the actor of the host", async () => {
    await start();
    const client = await post("/billing/v1/clients", { name: "Ada Ltd" });
    expect(client.status).to.equal(201);
    const { id } = (await client.json()) as { readonly id: string };
    expect(client.headers.get("location")).to.equal(`/billing/v1/clients/${id}`);
    const lines = [{ description: "Work", quantity: "2", unit_price: 9000 }];
    const draft = (await (await post("/billing/v1/invoices", { client_id: id, lines })).json()) as { readonly id: string };
    const pdf = await call(`/billing/v1/invoices/${draft.id}/export`);
    expect([pdf.status, pdf.headers.get("content-type")]).to.deep.equal([200, "application/pdf"]);
    expect((await stint.getClient(ada, id as never)).name).to.equal("Ada Ltd");
  });

  it("leaves other paths to the host", async () => {
    await start();
    for (const path of ["/", "/billing", "/billing/", "/billing/v10/clients", "/v1/clients", "/billings/v1/clients"])
      expect(await (await call(path)).text(), path).to.equal(`the host's ${path}`);
    expect((await call("/billing/v1/nothing")).status).to.equal(404);
  });

  it("lets middleware around it see and complete the response, with the host's own path and state", async () => {
    await start();
    const response = await call("/billing/v1/me");
    expect([response.status, response.headers.get("x-host")]).to.deep.equal([200, "set after the request"]);
    const text = await response.text();
    expect(seen).to.deep.equal([{ status: 200, path: "/billing/v1/me", state: { mine: "kept" }, length: text.length }]);
  });

  it("responds to requests without an actor with 401, and passes errors of the authentication to the host", async () => {
    await start({
      authenticate: (context) => {
        if (context.get("X-User") === "broken") throw new Error("The host's session store is down.");
        return null;
      },
    });
    const refused = await call("/billing/v1/me");
    expect([refused.status, ((await refused.json()) as { readonly code: string }).code]).to.deep.equal([401, "token_missing"]);
    const broken = await call("/billing/v1/me", { headers: { "X-User": "broken" } });
    expect([broken.status, await broken.text()]).to.deep.equal([418, "The host's session store is down."]);
  });

  it("authenticates with the host's own path and state", async () => {
    const asked: unknown[] = [];
    await start({
      authenticate: ({ path, state }) => {
        asked.push([path, state["mine"]]);
        return ada;
      },
    });
    expect((await call("/billing/v1/me")).status).to.equal(200);
    expect(asked).to.deep.equal([["/billing/v1/me", "kept"]]);
  });

  it("enforces the role of the actor", async () => {
    await start({ authenticate: () => ({ ...ada, role: "member" }) });
    const refused = await post("/billing/v1/clients", { name: "Ada Ltd" });
    expect([refused.status, ((await refused.json()) as { readonly code: string }).code]).to.deep.equal([403, "forbidden"]);
  });

  it("lets no automatic work act, even if the host's JavaScript names it", async () => {
    const actor = JSON.parse(JSON.stringify({ workspaceId: "ws_1", system: "imports" })) as UserActor;
    await start({ authenticate: () => actor });
    const refused = await call("/billing/v1/invoices");
    expect([refused.status, await refused.text()]).to.deep.equal([418, "Only a user can act in a request."]);
  });

  it("accepts the API tokens that the host looks up, until they are revoked", async () => {
    await start({
      authenticate: (context) => stint.authenticate(context.get("Authorization").replace("Bearer ", "")),
    });
    const { token, secret } = await stint.createToken(ada, { name: "Import" });
    const headers = { Authorization: `Bearer ${secret}` };
    expect((await call("/billing/v1/me", { headers })).status).to.equal(200);
    await stint.revokeToken(ada, token.id);
    expect((await call("/billing/v1/me", { headers })).status).to.equal(401);
  });

  it("links pages of lists below its prefix, and repeats requests under a key once", async () => {
    await start();
    const headers = { ...json, "Idempotency-Key": "one" };
    const send = () => call("/billing/v1/clients", { method: "POST", headers, body: '{"name":"Ada Ltd"}' });
    const [first, again] = [await (await send()).text(), await send()];
    expect([again.headers.get("idempotency-replayed"), await again.text()]).to.deep.equal(["true", first]);
    await post("/billing/v1/clients", { name: "Bob Ltd" });
    const page = await call("/billing/v1/clients?limit=1");
    const [, next = ""] = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "") ?? [];
    expect(next).to.match(/^\/billing\/v1\/clients\?/);
    expect(((await (await call(next)).json()) as { readonly data: readonly object[] }).data).to.have.length(1);
  });

  it("serves only the operations that the host offers, and describes only these", async () => {
    await start({ offers: ({ tag }) => ["Clients", "Invoices"].includes(tag) });
    expect((await call("/billing/v1/clients")).status).to.equal(200);
    expect((await call("/billing/v1/time-entries")).status).to.equal(404);
    const document = (await (await call("/billing/v1/openapi.json")).json()) as {
      readonly paths: object;
      readonly servers: readonly { readonly url: string }[];
      readonly tags: readonly { readonly name: string }[];
    };
    expect(Object.keys(document.paths)).to.include("/invoices/{id}/send").and.not.include("/time-entries");
    expect(document.servers[0]?.url).to.equal("/billing/v1");
    expect(document.tags.map(({ name }) => name)).to.not.include("Time entries");
  });

  it("never serves sign-in, sessions or the acceptance of invitations", async () => {
    await start();
    for (const [method, path] of [
      ["POST", "/session"],
      ["POST", "/sign-in-links"],
      ["DELETE", "/sessions"],
      ["POST", "/invitations/accept"],
    ] as const)
      expect((await call(`/billing/v1${path}`, { method })).status, path).to.equal(404);
  });

  it("reports a body that other middleware has read as an error of the host", async () => {
    await start({}, (app) =>
      app.use(async (context, next) => {
        for await (const chunk of context.req) void chunk;
        await next();
      }),
    );
    expect((await post("/billing/v1/clients", { name: "Ada Ltd" })).status).to.equal(500);
    expect(logged.map(({ fields }) => String((fields as { readonly err: unknown }).err)))
      .to.have.lengthOf(1)
      .and.to.have.nested.property("0")
      .that.includes("has read the body of the request before Stint");
  });

  it("compresses long responses and answers conditional and preflight requests", async () => {
    await start({ corsOrigins: ["https://app.example.com"] });
    const me = await call("/billing/v1/me");
    const unchanged = await call("/billing/v1/me", { headers: { "If-None-Match": me.headers.get("etag") ?? "" } });
    expect(unchanged.status).to.equal(304);
    expect((await call("/billing/v1/openapi.json")).headers.get("content-encoding")).to.equal("gzip");
    const origin = { Origin: "https://app.example.com", "Access-Control-Request-Method": "POST" };
    const preflight = await fetch(`${url}/billing/v1/clients`, { method: "OPTIONS", headers: origin });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).to.deep.equal([204, origin.Origin]);
  });

  it("records requests in the storage, and lists them", async () => {
    await start();
    const { headers } = await call("/billing/v1/clients?limit=1");
    const listed = async () =>
      (await (await call(`/billing/v1/requests?request_id=${headers.get("x-request-id")}`)).json()) as Listed;
    const [request] = await until("the request in the log", async () => {
      const { data } = await listed();
      return data.length > 0 && data;
    });
    expect(request).to.include({ path: "/v1/clients?limit=1", operation: "listClients", status: 200 });
  });

  it("serves no list of requests without a log", async () => {
    await start({ requestLog: null });
    expect((await call("/billing/v1/requests")).status).to.equal(404);
    expect((await call("/billing/v1/requests.csv")).status).to.equal(404);
    expect((await call("/billing/v1/clients")).status).to.equal(200);
    const { paths } = (await (await call("/billing/v1/openapi.json")).json()) as { paths: object };
    expect(Object.keys(paths)).to.include("/clients").and.not.include("/requests");
  });

  it("records requests in a log that the host passes, with the path below its prefix", async () => {
    const ids: string[] = [];
    await start({
      requestLog: {
        record: async (requests) => {
          for (const { userId, tokenId, path, requestId } of requests) ids.push(`${userId} ${tokenId} ${path} ${requestId}`);
        },
      },
    });
    const { headers } = await call("/billing/v1/clients?limit=1");
    await call("/billing/v1/clients", { headers: { "X-User": "nobody" } });
    await until("the request in the log", () => ids.length > 0);
    expect(ids).to.deep.equal([`${ada.userId} null /v1/clients?limit=1 ${headers.get("x-request-id")}`]);
  });

  it("also serves the API at the root", async () => {
    await start({ prefix: "" });
    const created = await post("/v1/clients", { name: "Ada Ltd" });
    expect(created.headers.get("location")).to.match(/^\/v1\/clients\/cli_/);
  });

  it("refuses a prefix that is not a path", async () => {
    await start();
    for (const prefix of ["billing", "/billing/", "/", "/a b", "https://example.com"])
      expect(
        () => createHttpMiddleware({ ports: memoryPorts(), documentRenderer, prefix, authenticate: () => null }),
        prefix,
      ).to.throw(TypeError);
  });
});

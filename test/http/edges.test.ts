import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { WebPage } from "../../adapters/http/pages/page.js";
import { parseInstant, type DocumentRenderer } from "../../core/index.js";
import { until } from "../end-to-end/until.js";
import { type Api, furnish, type Harness, startHarness, type TestWorkspace } from "./harness.js";
import { reasonOf } from "../reasons.js";

const application = (path: string): WebPage => ({
  path,
  below: true,
  type: "text/html; charset=utf-8",
  headers: {},
  body: async () => "<p>application</p>",
});

describe("edge cases of HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;

  before(async () => {
    harness = await startHarness(memoryPorts(), { pages: [application("/"), application("/clients")] });
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
  });
  after(() => harness.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  /** The response to raw bytes: the head, and the body as JSON. */
  const rawly = (
    text: string,
  ): Promise<{ readonly status: number; readonly head: string; readonly body: Record<string, unknown> }> =>
    new Promise((resolve, reject) => {
      let all = "";
      const socket = connect(Number(new URL(harness.url).port), "127.0.0.1", () => socket.write(text));
      socket.on("data", (chunk) => (all += chunk.toString()));
      socket.on("error", reject);
      socket.on("close", () => {
        const [head = "", body = ""] = all.split("\r\n\r\n");
        resolve({
          status: Number(head.split(" ")[1]),
          head,
          body: body === "" ? {} : (JSON.parse(body) as Record<string, unknown>),
        });
      });
    });

  it("rejects a target that is not a URL", async () => {
    const { status, body } = await rawly("GET http://[::1/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect([status, body["code"]]).to.deep.equal([400, "malformed_target"]);
  });

  for (const [what, bytes, status, code] of [
    ["control characters", "GET /v1/me HTTP/1.1\r\nHost: x\r\nX-A: a\u0001b\r\n\r\n", 400, "malformed_request"],
    ["a request that is not HTTP", "hello\r\n\r\n", 400, "malformed_request"],
    ["a request without Host", "GET /v1/me HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed_request"],
    [
      "an expectation that is not supported",
      "GET /v1/me HTTP/1.1\r\nHost: x\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n",
      417,
      "expectation_failed",
    ],
    ["a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n", 405, "method_not_allowed"],
    [
      "a transfer coding that is unknown",
      "POST /v1/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
      400,
      "malformed_request",
    ],
    [
      "two lengths",
      "POST /v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
      "malformed_request",
    ],
    ["headers of 20 KiB", `GET /v1/me HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_480)}\r\n\r\n`, 431, "headers_too_large"],
  ] as const) {
    it(`returns a problem document for ${what}`, async () => {
      const answer = await rawly(bytes);
      expect([answer.status, answer.body["status"], reasonOf(answer.body)]).to.deep.equal([status, status, code]);
      expect(answer.head).to.contain("Content-Type: application/problem+json");
      expect(answer.head).to.contain(`X-Request-Id: ${String(answer.body["request_id"])}`);
    });
  }

  for (const name of ["Idempotency-Key", "If-Match"]) {
    it(`rejects an empty ${name}, and changes nothing`, async () => {
      const [method, path, body] =
        name === "If-Match"
          ? (["PATCH", "/v1/workspace", { name: "New" }] as const)
          : (["POST", "/v1/clients", { name: "New" }] as const);
      for (const value of ["", "  "]) {
        const reply = await owner(path, { method, body, headers: { [name]: value } });
        expect([reply.status, reply.body["code"]]).to.deep.equal([400, "malformed_header"]);
      }
      expect((await owner("/v1/clients")).body["data"]).to.deep.equal([]);
      expect((await owner("/v1/workspace")).body["version"]).to.equal(1);
    });
  }

  it("reads up to 4 KiB without a token, and stops at the next byte", async () => {
    const email = (length: number) => `{"email":"${"a".repeat(length - 12)}"}`;
    expect((await harness.api(null)("/v1/sign-in-links", { raw: email(4_096) })).status).to.equal(422);
    const refused = await harness.api(null)("/v1/sign-in-links", { raw: email(4_097) });
    expect([refused.status, refused.body["code"]]).to.deep.equal([413, "body_too_large"]);
    const head = "POST /v1/sign-in-links HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const declared = await rawly(`${head}Content-Length: 900000\r\n\r\n`);
    expect([declared.status, declared.body["code"]], "before anything of it came").to.deep.equal([413, "body_too_large"]);
    const chunk = `1001\r\n${" ".repeat(4_097)}\r\n`;
    const streamed = await rawly(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
    expect([streamed.status, streamed.body["code"]], "without waiting for its end").to.deep.equal([413, "body_too_large"]);
  });

  it("returns the methods of a path for OPTIONS, with and without a token", async () => {
    for (const api of [owner, harness.api(null), harness.api("wrong")]) {
      const allow = async (path: string): Promise<unknown> => {
        const { status, headers, body } = await api(path, { method: "OPTIONS" });
        return [status, headers.get("allow")?.split(", ").sort().join(" "), body["code"]];
      };
      expect(await allow("/v1/clients")).to.deep.equal([204, "GET HEAD OPTIONS POST", undefined]);
      expect(await allow("/v1/invoices/inv_1/send")).to.deep.equal([204, "OPTIONS POST", undefined]);
      expect(await allow("/v1/sign-in-links")).to.deep.equal([204, "OPTIONS POST", undefined]);
      expect(await allow("/v1/openapi.json")).to.deep.equal([204, "GET HEAD OPTIONS", undefined]);
      expect(await allow("/healthz")).to.deep.equal([204, "GET HEAD OPTIONS", undefined]);
      expect(await allow("/clients")).to.deep.equal([204, "GET HEAD OPTIONS", undefined]);
      expect(await allow("/v1/nothing")).to.deep.equal([404, undefined, "not_found"]);
    }
  });

  it("serves the application only to clients that accept HTML, and under no path with an empty segment", async () => {
    const anybody = harness.api(null);
    for (const [path, accept] of [
      ["/clients", "application/json"],
      ["/", "application/json"],
      ["//v1/me", "*/*"],
      ["//clients", "text/html"],
      ["/clients//x", "text/html"],
    ] as const) {
      const reply = await anybody(path, { headers: { Accept: accept } });
      expect([reply.status, reply.body["code"]], path).to.deep.equal([404, "not_found"]);
    }
    const page = await fetch(`${harness.url}/clients/x`, { headers: { Accept: "text/html" } });
    expect([page.status, await page.text()]).to.deep.equal([200, "<p>application</p>"]);
    expect(page.headers.get("vary")?.split(", ")).to.include("Accept");
  });
});

describe("null for a field that is never null", () => {
  it('clears a text to "" and a list to [], when something is made and when it is changed', async () => {
    const harness = await startHarness(memoryPorts());
    try {
      const { tokens } = await harness.createWorkspace();
      const owner = harness.api(tokens.owner);
      const made = async (path: string, body: object) => {
        const reply = await owner(path, { body });
        expect(reply.status, path).to.equal(201);
        return reply.body;
      };
      const client = await made("/v1/clients", { name: "C", notes: null });
      const project = await made("/v1/projects", { name: "P", notes: "n" });
      const entry = await made("/v1/time-entries", { project_id: project["id"], duration_seconds: 60, notes: "n", tags: ["a"] });
      const line = { description: "x", quantity: "1", unit_price: 1, allowances: null, charges: null };
      const invoice = await made("/v1/invoices", { client_id: client["id"], notes: null, lines: [line] });
      expect([client["notes"], invoice["notes"]]).to.deep.equal(["", ""]);
      expect((invoice["lines"] as object[])[0]).to.deep.include({ allowances: [], charges: [] });
      const cleared = await owner(`/v1/time-entries/${String(entry["id"])}`, {
        method: "PATCH",
        body: { notes: null, tags: null },
      });
      expect([cleared.status, cleared.body["notes"], cleared.body["tags"]]).to.deep.equal([200, "", []]);
      const changed = await owner(`/v1/projects/${String(project["id"])}`, { method: "PATCH", body: { notes: null } });
      expect(changed.body["notes"]).to.equal("");
      expect((await owner(`/v1/projects/${String(project["id"])}`, { method: "PATCH", body: { name: null } })).status).to.equal(
        422,
      );
    } finally {
      await harness.close();
    }
  });
});

describe("a stored response", () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness(memoryPorts());
  });
  after(() => harness.close());

  it("is replayed only to callers who are still permitted", async () => {
    const { tokens, actors } = await harness.createWorkspace();
    const second = harness.api(tokens.admin);
    await harness.useCases.updateUser(actors.owner, actors.admin.userId, { role: "owner" });
    const headers = { "Idempotency-Key": "k" };
    const rotate = () => second("/v1/workspace/webhook-secret/rotate", { method: "POST", headers });
    const client = () => second("/v1/clients", { body: { name: "C" }, headers });
    const entry = () =>
      second("/v1/time-entries", {
        body: {
          project_id: project,
          user_id: actors.member.userId,
          start_time: "2026-03-02T08:00:00Z",
          end_time: "2026-03-02T09:00:00Z",
        },
        headers,
      });
    const { id: project } = await harness.useCases.createProject(actors.owner, { name: "P" });
    const statuses = async () => [(await rotate()).status, (await client()).status, (await entry()).status];
    const [secret, created] = [(await rotate()).body["secret"], (await client()).body["id"]];
    expect(await statuses()).to.deep.equal([200, 201, 201]);
    await harness.useCases.updateUser(actors.owner, actors.admin.userId, { role: "admin" });
    const refused = await rotate();
    expect([refused.status, refused.body["code"]]).to.deep.equal([403, "forbidden"]);
    expect(JSON.stringify(refused.body)).not.to.contain(String(secret));
    expect((await client()).body["id"]).to.equal(created);
    await harness.useCases.updateUser(actors.owner, actors.admin.userId, { role: "accountant" });
    expect(await statuses()).to.deep.equal([403, 201, 403]);
  });
});

describe("a request for a sign-in link", () => {
  it("is answered before the address is looked up", async () => {
    const ports = memoryPorts();
    let look: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => (look = resolve));
    const asked: string[] = [];
    const findMemberships = async (email: string) => {
      asked.push(email);
      await looked;
      return ports.directory.findMemberships(email);
    };
    const directory = new Proxy(ports.directory, {
      get: (target, name, receiver) => (name === "findMemberships" ? findMemberships : Reflect.get(target, name, receiver)),
    });
    const harness = await startHarness({ ...ports, directory });
    try {
      const body = JSON.stringify({ email: "somebody@example.com" });
      const headers = { "Content-Type": "application/json" };
      const reply = await fetch(`${harness.url}/v1/sign-in-links`, { method: "POST", headers, body });
      expect([reply.status, await reply.json()]).to.deep.equal([202, { email: "somebody@example.com" }]);
    } finally {
      look();
      await harness.close();
    }
    expect(asked).to.deep.equal(["somebody@example.com"]);
  });

  it("is handled some time later, whether or not the address is known, so that the next requests do not show it", async () => {
    const ports = memoryPorts();
    const asked: string[] = [];
    const findMemberships = (email: string) => {
      asked.push(email);
      return ports.directory.findMemberships(email);
    };
    const directory = new Proxy(ports.directory, {
      get: (target, name, receiver) => (name === "findMemberships" ? findMemberships : Reflect.get(target, name, receiver)),
    });
    const pauses: (() => void)[] = [];
    const pause = () => new Promise<void>((resolve) => void pauses.push(resolve));
    const harness = await startHarness({ ...ports, directory }, { pause });
    try {
      const { tokens, actors } = await harness.createWorkspace();
      const known = (await harness.useCases.getMe(actors.owner)).email;
      const headers = { Authorization: `Bearer ${tokens.owner}` };
      asked.splice(0);
      for (const email of [known, "nobody@example.com"]) {
        const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ email }) };
        expect((await fetch(`${harness.url}/v1/sign-in-links`, sent)).status).to.equal(202);
        expect((await fetch(`${harness.url}/v1/me`, { headers })).status).to.equal(200);
      }
      expect([asked, pauses.length]).to.deep.equal([[], 2]);
    } finally {
      for (const end of pauses) end();
      await harness.close();
    }
    expect(asked).to.have.length(2);
  });
});

describe("an export whose client disconnects", () => {
  it("is stopped, and is not an error", async () => {
    let asked: () => void = () => undefined;
    const exporting = new Promise<void>((resolve) => (asked = resolve));
    let stopped: (reason: unknown) => void = () => undefined;
    const reason = new Promise<unknown>((resolve) => (stopped = resolve));
    let answered: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (answered = resolve));
    const waiting: DocumentRenderer = {
      render: (_document, _format, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener("abort", () => {
            stopped(signal.reason);
            reject(signal.reason instanceof Error ? signal.reason : new Error("no reason"));
          });
          asked();
        }),
    };
    const harness = await startHarness(memoryPorts(), {
      documentRenderer: waiting,
      onResponse: ({ route = "" }) => void (route.endsWith("/export") && answered()),
    });
    try {
      const { tokens } = await harness.createWorkspace();
      const { invoice: id } = await furnish(harness.api(tokens.owner));
      const headers = { Authorization: `Bearer ${tokens.owner}` };
      const sending = request(`${harness.url}/v1/invoices/${id}/export`, { headers });
      sending.on("error", () => undefined);
      sending.end();
      await exporting;
      sending.destroy();
      expect(await reason).to.include({ status: 499, code: "client_gone" });
      await over;
      expect(harness.logged).to.deep.equal([]);
    } finally {
      await harness.close();
    }
  });
});

describe("a service under a base path", () => {
  it("includes it in Location, Link and the servers of its document", async () => {
    const harness = await startHarness(memoryPorts(), { basePath: "/at/stint" });
    try {
      const { tokens } = await harness.createWorkspace();
      const owner = harness.api(tokens.owner);
      const made = await owner("/v1/clients", { body: { name: "A" } });
      expect(made.headers.get("location")).to.equal(`/at/stint/v1/clients/${String(made.body["id"])}`);
      await owner("/v1/clients", { body: { name: "B" } });
      const list = await owner("/v1/clients?limit=1");
      const link = list.headers.get("link") ?? "";
      expect(link).to.match(/^<\/at\/stint\/v1\/clients\?limit=1&cursor=[^>]+>; rel="next"$/);
      const next = await owner(link.slice("</at/stint".length, link.indexOf(">")));
      expect([next.status, next.body["has_more"]]).to.deep.equal([200, false]);
      expect((await owner("/v1/openapi.json")).body["servers"]).to.deep.equal([
        { url: "/at/stint/v1", description: "This service" },
      ]);
    } finally {
      await harness.close();
    }
  });
});

describe("the rate limit of callers without a token", () => {
  it("counts by IPv4 address, in any notation, and by the /64 of an IPv6 address", async () => {
    const ports = memoryPorts({ clock: { now: () => parseInstant("2026-03-02T08:00:00Z") } });
    const rateLimit = { quota: ports.requestQuota, perMinute: 6, burst: 1 };
    const harness = await startHarness(ports, { trustedProxies: 1, rateLimit });
    try {
      const from = async (address: string) =>
        (await harness.api(null)("/v1/me", { headers: { "X-Forwarded-For": address } })).status;
      for (const [first, again, other] of [
        ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"],
        ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2"],
      ] as const)
        expect([await from(first), await from(again), await from(other)], first).to.deep.equal([401, 429, 401]);
    } finally {
      await harness.close();
    }
  });
});

describe("simultaneous bodies", () => {
  it("use at most 64 MiB together, and others return 503", async () => {
    const harness = await startHarness(memoryPorts());
    const sockets: Socket[] = [];
    try {
      const { tokens } = await harness.createWorkspace();
      const head = `POST /v1/clients HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.owner}\r\nContent-Type: application/json\r\n`;
      const { port } = new URL(harness.url);
      const answers = Array.from({ length: 70 }, () => {
        const socket = connect(Number(port), "127.0.0.1", () => {
          socket.write(`${head}Content-Length: 1048576\r\n\r\n`);
          socket.write(" ".repeat(1_000_000));
        });
        sockets.push(socket);
        return new Promise<string>((resolve) => {
          socket.once("data", (chunk) => resolve(chunk.toString()));
          socket.on("error", () => undefined);
        });
      });
      const first = await Promise.race(answers);
      expect(first)
        .to.match(/^HTTP\/1.1 503 /)
        .and.to.contain('"code":"overloaded"')
        .and.to.match(/Retry-After: 5/i);
      for (const socket of sockets) socket.destroy();
      const owner = harness.api(tokens.owner);
      await until("room for a body", async () => (await owner("/v1/clients", { body: { name: "C" } })).status === 201);
    } finally {
      for (const socket of sockets) socket.destroy();
      await harness.close();
    }
  });
});

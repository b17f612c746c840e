import { request as httpRequest } from "node:http";
import { expect } from "chai";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Role } from "../../core/index.js";
import { describedStatus } from "../described/every-response.js";
import { type Api, type Harness, type Reply, type Request, startHarness } from "./harness.js";
import { requireProblem } from "./problem-shape.js";
import { createScene, idsByPrefix, pathOf, type Scene } from "./storages.js";

/** Sends the body in chunks, without its length. */
function chunked(url: string, token: string, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
    const request = httpRequest(`${url}/v1/clients`, { method: "POST", headers }, (response) => {
      describedStatus(response, "POST", "/v1/clients").then(resolve, reject);
    });
    request.on("error", reject);
    for (let left = bytes; left > 0; left -= 65_536) request.write(" ".repeat(Math.min(left, 65_536)));
    request.end();
  });
}

/** Requests with two errors, adjacent in the order of checks, and the one that must be returned. */
function neighbours(ask: (role: Role | null, path: string, request?: Request) => Promise<Reply>, narrow: () => Promise<Api>) {
  const unknown = "/v1/clients/cli_01h455vb4pex5vsknk084sn02q";
  const plainText = { Accept: "text/plain" };
  const typed = { "Content-Type": "text/plain" };
  const archived = async () => {
    const { body } = await ask("owner", "/v1/projects", { body: { name: "Gone" } });
    await ask("owner", `/v1/projects/${body["id"] as string}`, { method: "PATCH", body: { status: "archived" } });
    return `/v1/projects/${body["id"] as string}/tasks`;
  };
  const wrong = { surprise: 1 };
  const ownersUser = async () => `/v1/users/${(await ask("owner", "/v1/me")).body["id"] as string}`;
  const nothingToBill = async () => {
    const { body } = await ask("owner", "/v1/clients", { body: { name: "Gone" } });
    await ask("owner", `/v1/clients/${body["id"] as string}`, { method: "PATCH", body: { status: "archived" } });
    return { client_id: body["id"], from_time: {} };
  };
  const order: readonly (readonly [title: string, status: number, ask: () => Promise<Reply>])[] = [
    ["401 before 404 of the path", 401, () => ask(null, "/v1/nonsense")],
    ["404 of the path before 405", 404, () => ask("owner", "/v1/nonsense", { method: "PUT" })],
    ["405 before 406", 405, () => ask("owner", "/v1/clients", { method: "PUT", headers: plainText })],
    ["406 before 415", 406, () => ask("owner", "/v1/clients", { raw: "x", headers: { ...plainText, ...typed } })],
    ["415 before 403", 415, () => ask("member", "/v1/clients", { raw: "x", headers: typed })],
    ["413 before 403", 413, () => ask("member", "/v1/clients", { raw: "x".repeat(2_097_152) })],
    ["400 of the body before 403", 400, () => ask("member", "/v1/clients", { raw: "{" })],
    ["400 of the query before 403", 400, () => ask("member", "/v1/clients?surprise=1")],
    ["403 before 404 of the id", 403, () => ask("member", unknown, { method: "PATCH", body: {} })],
    ["404 of the id before 422", 404, () => ask("owner", unknown, { method: "PATCH", body: { surprise: 1 } })],
    ["404 of the id before 422 of the query", 404, () => ask("owner", `${unknown}?apply_to=x`, { method: "PATCH", body: {} })],
    ["403 before 422", 403, () => ask("member", "/v1/clients", { body: { surprise: 1 } })],
    ["403 of an owner's user before 422", 403, async () => ask("admin", await ownersUser(), { method: "PATCH", body: wrong })],
    ["403 of a narrow token before 422", 403, async () => (await narrow())("/v1/me", { method: "PATCH", body: wrong })],
    ["422 of an invoice before 409", 422, async () => ask("owner", "/v1/invoices", { body: await nothingToBill() })],
    ["422 before 409", 422, async () => ask("owner", await archived(), { body: { name: "" } })],
    ["409 at last", 409, async () => ask("owner", await archived(), { body: { name: "x" } })],
  ];
  return order;
}

describe("rejections over HTTP", () => {
  let harness: Harness;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));
  const ask = async (role: Role | null, path: string, request: Request = {}) => {
    const reply = await (role ? scene.api(role) : harness.api(null))(path, request);
    if (reply.status >= 400) requireProblem(reply, path);
    return reply;
  };

  it("return 413 for 2 MiB sent in chunks", async () => {
    expect(await chunked(harness.url, scene.workspace.tokens.owner, 2_097_152)).to.equal(413);
  });

  it("return 405 for every unsupported method, and list the supported ones in Allow", async () => {
    for (const path of new Set(routes.map((route) => pathOf(route, idsByPrefix(scene))))) {
      const rows = routes.filter((route) => new RegExp(`^/v1${route.path.replace(/:id|:nestedId/g, "[^/]+")}$`).test(path));
      const allowed = new Set<string>(rows.map(({ method }) => method));
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !allowed.has(one))) {
        const reply = await ask("owner", path, { method });
        expect(reply.status, `${method} ${path}`).to.equal(405);
        const named = (reply.headers.get("allow") ?? "").split(", ").filter((one) => one !== "HEAD");
        expect(named.sort(), path).to.deep.equal([...allowed].sort());
      }
    }
  });

  it("report all errors of an invoice together, including an invalid client", async () => {
    const body = { client_id: "cli_01h455vb4pex5vsknk084sn02q", due_date: "2026-01-01", issue_date: "2026-02-01", lines: [] };
    const reply = await ask("owner", "/v1/invoices", { body });
    const pointers = (reply.body["errors"] as { pointer: string }[]).map(({ pointer }) => pointer);
    expect([reply.status, pointers.sort()]).to.deep.equal([422, ["/client_id", "/due_date"]]);
  });

  const narrow = async () => {
    const { body } = await ask("owner", "/v1/tokens", { body: { name: "Reads", scopes: ["read"] } });
    return harness.api(body["token"] as string);
  };
  for (const [title, status, send] of neighbours(ask, narrow)) {
    it(`have the right precedence: ${title}`, async () => {
      const reply = await send();
      expect(reply.status, JSON.stringify(reply.body)).to.equal(status);
    });
  }
});

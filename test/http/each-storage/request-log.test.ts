import { expect } from "chai";
import { Housekeeper } from "../../../core/housekeeping/reactions/housekeeper.js";
import { type LoggedRequest, plusMilliseconds, requestLimits, REQUESTS_KEPT_MS } from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "../harness.js";
import { forEachStorage } from "../storages.js";

type Item = Readonly<Record<string, unknown>>;

forEachStorage("the request log", (ports) => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let count = 0;

  before(async () => {
    harness = await startHarness(ports(), { requestLog: ports().requestLog });
  });
  beforeEach(async () => {
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
  });
  afterEach(() => expect(harness.logged).to.deep.equal([]));
  after(() => harness.close());

  /** Sends a request with a new `X-Request-Id`, and returns its id and reply. */
  async function sent(api: Api, path: string, request: Parameters<Api>[1] = {}) {
    const id = `request-${process.pid}-${++count}`;
    return { id, reply: await api(path, { ...request, headers: { "X-Request-Id": id, ...request?.headers } }) };
  }
  async function list(query: string, api = owner): Promise<readonly Item[]> {
    const { status, body } = await api(`/v1/requests?${query}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body["data"] as readonly Item[];
  }
  const found = async (id: string) => list(`request_id=${id}`);
  const newToken = async (body: object = {}) => {
    const made = await owner("/v1/tokens", { body: { name: "Test", ...body } });
    expect(made.status).to.equal(201);
    return { id: made.body["id"] as string, secret: made.body["token"] as string };
  };

  it("finds a request by its X-Request-Id, with what was sent and how it ended", async () => {
    const token = await newToken();
    const api = harness.api(token.secret);
    const agent = { "User-Agent": `test/1 ${"x".repeat(300)}` };
    const { id } = await sent(api, "/v1/clients?limit=2&name=k%C3%B6ln", { headers: agent });
    const items = await found(id);
    expect(items).to.have.length(1);
    const { id: own, created_at: at, duration_ms: duration, ...item } = items[0] ?? {};
    expect(item).to.deep.equal({
      request_id: id,
      token_id: token.id,
      user_id: workspace.actors.owner.userId,
      method: "GET",
      path: "/v1/clients?limit=2&name=k%C3%B6ln",
      user_agent: agent["User-Agent"].slice(0, requestLimits.userAgent),
      operation: "listClients",
      status: 200,
      code: null,
    });
    expect(own).to.match(/^req_/);
    expect(duration).to.be.a("number").that.is.at.least(0);
    expect(Math.abs(Date.parse(String(at)) - Date.now())).to.be.below(600_000);
  });

  it("contains requests that failed, with the code of their problem", async () => {
    const narrow = harness.api((await newToken({ scopes: ["projects:read"] })).secret);
    const member = harness.api(workspace.tokens.member);
    const long = `/v1/nothing?${"x".repeat(2_000)}`;
    const cases = [
      [owner, "/v1/clients", { body: {} }, 422, "validation_failed", "createClient"],
      [owner, "/v1/clients", { raw: "{" }, 400, "malformed_json", "createClient"],
      [owner, "/v1/clients/cli_01h455vb4pex5vsknk084sn02q", {}, 404, "not_found", "getClient"],
      [owner, "/v1/clients?limits=1", {}, 400, "validation_failed", "listClients"],
      [owner, long, {}, 404, "not_found", null],
      [owner, "/v1/clients", { method: "DELETE" }, 405, "method_not_allowed", null],
      [narrow, "/v1/clients", {}, 403, "forbidden", "listClients"],
      [member, "/v1/requests", {}, 403, "forbidden", "listRequests"],
    ] as const;
    for (const [api, path, request, status, code, operation] of cases) {
      const { id, reply } = await sent(api, path, request);
      expect(reply.status, path).to.equal(status);
      const items = await found(id);
      expect(items, path).to.have.length(1);
      expect(items[0], path).to.include({ status, code, operation, path: path.slice(0, requestLimits.path) });
    }
  });

  it("contains every request with the same X-Request-Id, those by a session, and HEAD", async () => {
    const email = (await owner("/v1/me")).body["email"] as string;
    const link = await harness.useCases.grantSignIn({ email, workspaceId: workspace.actors.owner.workspaceId });
    const headers = { "X-Request-Id": `twice-${process.pid}-${++count}`, "User-Agent": "" };
    const signedIn = await harness.api(null)("/v1/session", { body: { token: link.secret }, headers });
    expect(signedIn.status).to.be.oneOf([200, 201]);
    const cookie = String(signedIn.headers.get("set-cookie")).split(";", 1)[0] ?? "";
    await harness.api(null)("/v1/projects", { headers: { ...headers, Cookie: cookie } });
    await owner("/v1/projects", { method: "HEAD", headers });
    const items = await found(headers["X-Request-Id"]);
    expect(items.map(({ method }) => method)).to.deep.equal(["HEAD", "GET"]);
    const sessions = (await owner("/v1/tokens?kind=session")).body["data"] as readonly Item[];
    expect(sessions.map(({ id }) => id)).to.include(items[1]?.["token_id"]);
    expect(JSON.stringify(items)).to.not.contain(cookie.split("=")[1]);
  });

  it("contains no request without a caller, or whose token is no longer valid", async () => {
    const revoked = await newToken();
    const api = harness.api(revoked.secret);
    await sent(api, "/v1/me");
    await owner(`/v1/tokens/${revoked.id}`, { method: "DELETE" });
    const anonymous = harness.api(null);
    const requests = [
      await sent(api, "/v1/me"),
      await sent(anonymous, "/v1/me"),
      await sent(harness.api("stint_unknown"), "/v1/me"),
      await sent(anonymous, "/v1/session", { body: { token: "unknown" } }),
      await sent(anonymous, "/v1/openapi.json"),
      await sent(owner, "/v1/clients", { method: "OPTIONS" }),
    ];
    expect(requests.map(({ reply }) => reply.status).slice(0, 3)).to.deep.equal([401, 401, 401]);
    for (const { id } of requests) expect(await found(id), id).to.deep.equal([]);
  });

  it("shows nothing to other workspaces, and can be read by owners and admins with a scope", async () => {
    const { id } = await sent(owner, "/v1/clients");
    const other = await harness.createWorkspace();
    expect(await list(`request_id=${id}`, harness.api(other.tokens.owner))).to.deep.equal([]);
    const members = JSON.stringify(await list("limit=200", harness.api(other.tokens.admin)));
    for (const actor of Object.values(workspace.actors)) expect(members).to.not.contain(actor.userId);
    expect(await list(`request_id=${id}`, harness.api(workspace.tokens.admin))).to.have.length(1);
    const scoped = async (scope: string) => harness.api((await newToken({ scopes: [scope] })).secret)("/v1/requests");
    expect((await scoped("requests:read")).status).to.equal(200);
    expect((await scoped("read")).status).to.equal(200);
    expect((await scoped("tokens:read")).status).to.equal(403);
  });

  it("is filtered by token, status, class of statuses, method and time, and paged", async () => {
    const token = await newToken();
    const api = harness.api(token.secret);
    for (const request of [{}, { body: {} }, { body: { name: "Ada Ltd" } }, { method: "HEAD" }] as const)
      await api("/v1/clients", request);
    await api("/v1/nothing");
    const statuses = async (query: string) => (await list(`token_id=${token.id}&${query}`)).map(({ status }) => status);
    expect(await statuses("")).to.deep.equal([404, 200, 201, 422, 200]);
    expect(await statuses("sort=created_at")).to.deep.equal([200, 422, 201, 200, 404]);
    expect(await statuses("status=4xx")).to.deep.equal([404, 422]);
    expect(await statuses("status=422&status=2xx")).to.deep.equal([200, 201, 422, 200]);
    expect(await statuses("status=5xx")).to.deep.equal([]);
    expect(await statuses("method=POST")).to.deep.equal([201, 422]);
    expect(await statuses("method=POST&method=HEAD&status=2xx")).to.deep.equal([200, 201]);
    expect(await statuses(`to=${encodeURIComponent("2026-01-01")}`)).to.deep.equal([]);
    expect(await statuses("from=2026-01-01")).to.have.length(5);
    expect((await owner("/v1/requests?status=401")).status).to.equal(422);
    const first = await owner(`/v1/requests?token_id=${token.id}&limit=3`);
    const rest = await owner(`/v1/requests?token_id=${token.id}&limit=3&cursor=${String(first.body["next_cursor"])}`);
    const paged = [first, rest].flatMap(({ body }) => body["data"] as readonly Item[]);
    expect(paged).to.deep.equal(await list(`token_id=${token.id}`));
  });

  it("contains no secret of tokens and webhooks, not even one that a client puts in its URL", async () => {
    const token = await newToken();
    const secret = (await owner("/v1/workspace/webhook-secret")).body["secret"] as string;
    expect(secret).to.match(/^whsec_/);
    for (const text of [token.secret, secret]) {
      await owner(`/v1/clients?name=${encodeURIComponent(text)}`, { headers: { "User-Agent": `test ${text}` } });
      await owner(`/v1/tokens/${encodeURIComponent(text)}`);
      await owner(`/v1/me?token=${text}&limit=1`);
    }
    const items = JSON.stringify(await list("limit=200"));
    expect(items).to.contain("/v1/tokens/stint_…").and.to.contain("/v1/me?token=whsec_…&limit=1");
    for (const text of [token.secret, workspace.tokens.owner, secret, encodeURIComponent(secret)]) {
      expect(items).to.not.contain(text);
      expect(items).to.not.contain(text.slice(-20));
    }
  });

  it("is written about a second after the response, without a call that waits for it", async () => {
    const id = `later-${process.pid}-${++count}`;
    const headers = { Authorization: `Bearer ${workspace.tokens.owner}`, "X-Request-Id": id };
    expect((await fetch(`${harness.url}/v1/clients`, { headers })).status).to.equal(200);
    const read = () =>
      ports().unitOfWork.read({ workspaceId: workspace.actors.owner.workspaceId }, ({ requests }) =>
        requests.page({ requestIds: [id], from: null, to: null }, { limit: 1, sort: "createdAt", descending: true, after: null }),
      );
    const page = await until("the request in the log", async () => {
      const { items } = await read();
      return items.length > 0 && items;
    });
    expect(page.map(({ requestId }: LoggedRequest) => requestId)).to.deep.equal([id]);
  });

  it("keeps requests for 7 days", async () => {
    const { id } = await sent(owner, "/v1/clients");
    const wakeAfter = async (ms: number) => {
      const clock = { now: () => plusMilliseconds(ports().clock.now(), ms) };
      const onError = (error: unknown) => expect.fail(String(error));
      await new Housekeeper({ clock, housekeeping: ports().housekeeping }, { onError }).wake();
    };
    await wakeAfter(REQUESTS_KEPT_MS - 3_600_000);
    expect(await found(id)).to.have.length(1);
    await wakeAfter(REQUESTS_KEPT_MS);
    expect(await found(id)).to.have.length(0);
  });
});

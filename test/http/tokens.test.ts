import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Clock, Directory, Instant, UsedToken } from "../../core/index.js";
import { type Api, type Harness, startHarness, type TestWorkspace, type HarnessPorts } from "./harness.js";

/** Counts queries of the directory, and uses a fake clock. */
class Watched {
  lookups = 0;
  now = Date.now();
  readonly uses: (readonly UsedToken[])[] = [];
  readonly ports: HarnessPorts;

  constructor() {
    const clock: Clock = { now: () => this.now as Instant };
    const ports = memoryPorts({ clock });
    const directory: Directory = {
      findActor: (hash, now) => {
        this.lookups += 1;
        return ports.directory.findActor(hash, now);
      },
      workspaces: (page) => ports.directory.workspaces(page),
      findMemberships: (email) => ports.directory.findMemberships(email),
      isEmpty: () => ports.directory.isEmpty(),
      findInvitation: (hash, now) => ports.directory.findInvitation(hash, now),
      findSignInLink: (hash, now) => ports.directory.findSignInLink(hash, now),
      findDocumentLink: (hash, now) => ports.directory.findDocumentLink(hash, now),
      recordTokenUse: (uses) => {
        this.uses.push(uses);
        return ports.directory.recordTokenUse(uses);
      },
    };
    this.ports = { ...ports, directory };
  }
}

describe("tokens over HTTP", () => {
  let watched: Watched;
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;

  beforeEach(async () => {
    watched = new Watched();
    harness = await startHarness(watched.ports);
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    await owner("/v1/me");
    watched.lookups = 0;
  });
  afterEach(() => harness.close());

  async function freshToken(): Promise<{ readonly api: Api; readonly id: string; readonly revoke: () => Promise<unknown> }> {
    const { body } = await owner("/v1/tokens", { body: { name: "x" } });
    const api = harness.api(body["token"] as string);
    expect((await api("/v1/me")).status).to.equal(200);
    return { api, id: body["id"] as string, revoke: () => owner(`/v1/tokens/${body["id"] as string}`, { method: "DELETE" }) };
  }

  it("can be read individually and in their list, without a secret, and show which one is current", async () => {
    const made = await owner("/v1/tokens", { body: { name: "x" } });
    const id = made.body["id"] as string;
    expect([made.body["current"], made.headers.get("location")]).to.deep.equal([false, `/v1/tokens/${id}`]);
    const itself = harness.api(made.body["token"] as string);
    const [byItself, byOwner] = [await itself(`/v1/tokens/${id}`), await owner(`/v1/tokens/${id}`)];
    expect([byItself.status, byItself.body["current"], byOwner.body["current"]]).to.deep.equal([200, true, false]);
    expect(byItself.body).to.not.have.property("token");
    const listed = (await itself("/v1/tokens")).body["data"] as Record<string, unknown>[];
    expect(listed.filter(({ current }) => current).map((one) => one["id"])).to.deep.equal([id]);
    await owner(`/v1/tokens/${id}`, { method: "DELETE" });
    expect((await owner(`/v1/tokens/${id}`)).status).to.equal(404);
  });

  it("are looked up once, however often they are used", async () => {
    for (let i = 0; i < 20; i++) {
      watched.now += 10_000;
      expect((await owner("/v1/projects")).status).to.equal(200);
    }
    expect(watched.lookups).to.equal(0);
  });

  it("are rejected immediately after revocation if the request runs a unit of work", async () => {
    const { api, revoke } = await freshToken();
    expect(await revoke()).to.include({ status: 204 });
    for (const request of [{}, { body: { name: "x" } }]) {
      const reply = await api("/v1/projects", request);
      expect([reply.status, reply.body["code"]]).to.deep.equal([401, "invalid_token"]);
      expect(reply.headers.get("www-authenticate")).to.include('error="invalid_token"');
    }
  });

  it("are rejected within a second of revocation otherwise", async () => {
    const refusals: readonly [string, object][] = [
      ["/v1/nothing", {}],
      ["/v1/projects", { method: "PUT" }],
      ["/v1/projects", { headers: { Accept: "text/html" } }],
      ["/v1/projects", { raw: "{" }],
      ["/v1/projects?nonsense=1", {}],
      ["/v1/projects", { body: { name: 1 } }],
      ["/v1/projects/nonsense", {}],
    ];
    for (const [path, request] of refusals) {
      const { api, revoke } = await freshToken();
      await revoke();
      watched.now += 1_001;
      expect((await api(path, request)).status, path).to.equal(401);
    }
  });

  it("have the current role of their user", async () => {
    const member = harness.api(workspace.tokens.member);
    const path = `/v1/users/${workspace.actors.member.userId}`;
    expect((await member("/v1/projects", { body: { name: "x" } })).status).to.equal(403);
    await owner(path, { method: "PATCH", body: { role: "admin" } });
    watched.now += 1_001;
    expect((await member("/v1/projects", { body: { name: "x" } })).status).to.equal(201);
    await owner(path, { method: "PATCH", body: { role: "member" } });
    expect((await member("/v1/projects", { body: { name: "x" } })).status).to.equal(403);
    await owner(path, { method: "PATCH", body: { status: "deactivated" } });
    expect((await member("/v1/projects")).status).to.equal(401);
  });

  it("may be restricted, and never extended", async () => {
    const { body } = await owner("/v1/tokens", { body: { name: "reader", scopes: ["projects:read", "tokens:write"] } });
    const reader = harness.api(body["token"] as string);
    expect((await reader("/v1/projects")).status).to.equal(200);
    expect((await reader("/v1/projects", { body: { name: "x" } })).status).to.equal(403);
    expect((await reader("/v1/clients")).status).to.equal(403);
    expect((await reader("/v1/tokens", { body: { name: "y", scopes: null } })).status).to.equal(403);
    const same = await reader("/v1/tokens", { body: { name: "y" } });
    expect([same.status, same.body["scopes"]]).to.deep.equal([201, ["projects:read", "tokens:write"]]);
    const wrong = await owner("/v1/tokens", { body: { name: "z", scopes: ["everything"], expires_at: "2020-01-01T00:00:00Z" } });
    const errors = wrong.body["errors"] as { pointer: string; message: string }[];
    expect(errors.map(({ pointer }) => pointer)).to.have.members(["/scopes/0", "/expires_at"]);
    expect(errors.find(({ pointer }) => pointer === "/scopes/0")?.message)
      .to.contain("RESOURCE:read")
      .and.contain("webhooks");
  });

  it("show their secret once, and their last use after it is stored", async () => {
    const { id, api } = await freshToken();
    const listed = async () =>
      ((await owner("/v1/tokens")).body["data"] as Record<string, unknown>[]).find((one) => one["id"] === id);
    expect(await listed())
      .to.include({ last_used_at: null })
      .and.not.have.any.keys("token", "hash");
    for (let i = 0; i < 5; i++) await api("/v1/me");
    await harness.close();
    expect(watched.uses).to.have.length(1);
    expect(watched.uses[0]?.map(({ tokenId }) => String(tokenId))).to.include(id);
  });
});

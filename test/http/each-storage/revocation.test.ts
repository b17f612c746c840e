import { expect } from "chai";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { instant, type Role } from "../../../core/index.js";
import { type Harness, startHarness, type HarnessPorts } from "../harness.js";
import { createScene, onServer, type Scene } from "../storages.js";

/** Two servers on one store: changes through one apply to the other. `pass` advances the clock by more than a second. */
function acrossServers(open: () => Promise<readonly [HarnessPorts, HarnessPorts]>, pass: () => Promise<void>): void {
  let here: Harness;
  let there: Harness;
  const started: Harness[] = [];
  let scene: Scene;
  before(async () => {
    const [first, second] = await open();
    here = await startHarness(first);
    there = await startHarness(second);
    started.push(here, there);
  });
  beforeEach(async () => {
    scene = await createScene(here);
  });
  after(async () => {
    for (const one of started) await one.close();
  });
  afterEach(() => expect([...here.logged, ...there.logged]).to.deep.equal([]));

  /** A token that the other server has already used. */
  const warm = async (role: Role): Promise<{ readonly token: string; readonly id: string }> => {
    const { body } = await scene.api(role)("/v1/tokens", { body: { name: "Warm" } });
    const token = body["token"] as string;
    expect((await there.api(token)("/v1/me")).status).to.equal(200);
    return { token, id: body["id"] as string };
  };
  const update = async (role: Role, body: unknown) => {
    const reply = await scene.api("owner")(`/v1/users/${scene.workspace.actors[role].userId}`, { method: "PATCH", body });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
  };
  const revoke = async (id: string) =>
    expect((await scene.api("owner")(`/v1/tokens/${id}`, { method: "DELETE" })).status).to.equal(204);

  it("rejects a revoked token on the next request", async () => {
    const { token, id } = await warm("admin");
    await revoke(id);
    for (const path of ["/v1/projects", "/v1/me", `/v1/projects/${scene.ids.project}`]) {
      const reply = await there.api(token)(path);
      expect([reply.status, reply.body["code"]], path).to.deep.equal([401, "invalid_token"]);
    }
  });

  it("writes nothing for a revoked token", async () => {
    const { token, id } = await warm("admin");
    await revoke(id);
    expect((await there.api(token)("/v1/projects", { body: { name: "Late" } })).status).to.equal(401);
    expect(JSON.stringify((await scene.api("owner")("/v1/projects")).body)).not.to.contain("Late");
  });

  it("rejects a deactivated user on the next request, and accepts them again only with new tokens", async () => {
    const { token } = await warm("member");
    await update("member", { status: "deactivated" });
    expect((await there.api(token)("/v1/projects")).status).to.equal(401);
    await update("member", { status: "active" });
    expect((await there.api(token)("/v1/projects")).status).to.equal(401);
    const { email } = await here.useCases.getUser(scene.workspace.actors.owner, scene.workspace.actors.member.userId);
    const { secret } = await here.useCases.grantToken({
      email,
      name: "New",
      workspaceId: scene.workspace.actors.owner.workspaceId,
    });
    expect((await there.api(secret)("/v1/projects")).status).to.equal(200);
  });

  it("applies a reduced role on the next request", async () => {
    const { token } = await warm("admin");
    await update("admin", { role: "member" });
    expect((await there.api(token)("/v1/clients")).status).to.equal(403);
    expect((await there.api(token)("/v1/projects", { body: { name: "Late" } })).status).to.equal(403);
    expect((await there.api(token)("/v1/workspace")).body).not.to.include.keys("rate");
  });

  it("applies an extended role within a second", async () => {
    const { token } = await warm("member");
    await update("member", { role: "accountant" });
    await pass();
    const reply = await there.api(token)("/v1/clients");
    expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
  });

  const refusals: readonly (readonly [status: number, Role, path: string, body?: unknown])[] = [
    [403, "member", "/v1/clients"],
    [422, "owner", "/v1/clients", { surprise: 1 }],
    [422, "owner", "/v1/clients?limit=0"],
    [400, "owner", "/v1/clients?surprise=1"],
    [404, "owner", "/v1/clients/x"],
    [404, "owner", "/v1/nonsense"],
    [405, "owner", "/v1/clients"],
    [403, "member", "/v1/users", { email: "x@example.com" }],
  ];
  for (const [status, role, path, body] of refusals) {
    const request = { ...(body === undefined ? {} : { body }), ...(status === 405 ? { method: "PUT" } : {}) };
    it(`returns 401 and no longer ${status} to a revoked token for ${path} after a second`, async () => {
      const { token, id } = await warm(role);
      expect((await there.api(token)(path, request)).status).to.equal(status);
      await revoke(id);
      await pass();
      expect((await there.api(token)(path, request)).status).to.equal(401);
    });
  }

  it("returns 401 and no longer 403 to a deactivated user after a second", async () => {
    const { token } = await warm("member");
    await update("member", { status: "deactivated" });
    await pass();
    expect((await there.api(token)("/v1/clients")).status).to.equal(401);
  });
}

describe("revocation across two servers, in memory", () => {
  let now = Date.parse("2026-03-03T08:00:00Z");
  const ports = memoryPorts({ clock: { now: () => instant(now) } });
  acrossServers(
    () => Promise.resolve([ports, ports]),
    () => Promise.resolve(void (now += 1_001)),
  );
});

onServer("revocation across two servers", (ports, open) => {
  let ahead = 0;
  const moved = (from: HarnessPorts): HarnessPorts => ({ ...from, clock: { now: () => instant(Date.now() + ahead) } });
  acrossServers(
    async () => [moved(ports()), moved(await open())],
    () => Promise.resolve(void (ahead += 1_001)),
  );

  it("stores the last use of a token, at the latest when its server stops", () => writesLastUse(ports(), ports()));
});

describe("the last use of a token, in memory", () => {
  it("is stored at the latest when its server stops", async () => {
    const ports = memoryPorts();
    await writesLastUse(ports, ports);
  });
});

async function writesLastUse(first: HarnessPorts, second: HarnessPorts): Promise<void> {
  const here = await startHarness(first);
  const scene = await createScene(here);
  const there = await startHarness(second);
  const { body } = await scene.api("owner")("/v1/tokens", { body: { name: "Used" } });
  expect(body["last_used_at"]).to.equal(null);
  const before = Date.now();
  expect((await there.api(body["token"] as string)("/v1/me")).status).to.equal(200);
  await there.close();
  const { body: listed } = await scene.api("owner")("/v1/tokens?limit=200");
  const used = (listed["data"] as Record<string, unknown>[]).find(({ id }) => id === body["id"]);
  expect(Date.parse(used?.["last_used_at"] as string)).to.be.within(before, Date.now());
  expect(used?.["version"]).to.equal(body["version"]);
  await here.close();
}

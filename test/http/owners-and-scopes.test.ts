import { expect } from "chai";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Role } from "../../core/index.js";
import { type Api, type Harness, startHarness } from "./harness.js";
import { newUser, type Stage, stopAll } from "./permission-samples.js";
import { sampleFor } from "./samples.js";
import { createScene, required, type Scene } from "./storages.js";

describe("owners over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene;
  const change = (role: Role, body: unknown) =>
    scene.api(role)(`/v1/users/${scene.workspace.actors.owner.userId}`, { method: "PATCH", body });
  before(async () => {
    harness = await startHarness(memoryPorts());
  });
  beforeEach(async () => {
    scene = await createScene(required(harness));
  });
  after(() => harness?.close());

  for (const body of [{ role: "admin" }, { role: "member" }, { status: "deactivated" }]) {
    it(`rejects ${JSON.stringify(body)} for the last active owner with 409 last_owner`, async () => {
      await newUser(scene, "owner");
      const reply = await change("owner", body);
      expect([reply.status, reply.body["code"]]).to.deep.equal([409, "last_owner"]);
      expect((await change("admin", body)).status).to.equal(403);
    });
  }

  it("does not let an admin become an owner or make someone one", async () => {
    const admin = scene.workspace.actors.admin.userId;
    expect((await scene.api("admin")(`/v1/users/${admin}`, { method: "PATCH", body: { role: "owner" } })).status).to.equal(403);
    expect((await scene.api("admin")("/v1/users", { body: { email: "o@example.com", role: "owner" } })).status).to.equal(403);
  });

  it("lets an owner leave once another one is active", async () => {
    const made = await scene.api("owner")(`/v1/users/${scene.workspace.actors.admin.userId}`, {
      method: "PATCH",
      body: { role: "owner" },
    });
    expect(made.status).to.equal(200);
    expect((await change("owner", { role: "member" })).status).to.equal(200);
  });
});

describe("scopes over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene;
  const narrowed = async (scopes: readonly string[], role: Role = "owner"): Promise<Api> => {
    const { body } = await scene.api(role)("/v1/tokens", { body: { name: "Narrow", scopes } });
    return required(harness).api(body["token"] as string);
  };
  const asOwner = (): Stage => {
    const { owner, admin } = scene.workspace.actors;
    return { ...scene, role: "owner", self: owner.userId, other: admin.userId };
  };
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness?.close());

  const ofEveryToken = ["getMe", "getPreferences"];
  const within: readonly (readonly [scopes: readonly string[], allowed: (operation: string, reads: boolean) => boolean])[] = [
    // The webhook secret allows deliveries to be forged, so a read scope does not show it.
    [["read"], (operation, reads) => reads && operation !== "getWebhookSecret"],
    [["write"], () => true],
    [["projects:read"], (operation) => ["listProjects", "getProject", ...ofEveryToken].includes(operation)],
    [["clients:write"], (operation) => /Clients?$|^getCreditBalance$/.test(operation) || ofEveryToken.includes(operation)],
  ];
  for (const [scopes, allowed] of within) {
    it(`lets an owner's token with ${JSON.stringify(scopes)} do exactly that`, async () => {
      const api = await narrowed(scopes);
      for (const { operation, method } of routes.filter(({ open }) => !open)) {
        const { path, ...request } = await sampleFor(operation, asOwner());
        const reply = await api(`/v1${path}`, request);
        // An API token has no session to end; only callers who may end sessions learn that.
        const passes = reply.status < 300 || (operation === "signOut" && reply.status === 409);
        const reads = method === "GET" || ["validateInvoice", "inspectDocument", "previewReminder"].includes(operation);
        expect(passes, `${operation} ${reply.status}`).to.equal(allowed(operation, reads));
        if (!passes) expect(reply.status, operation).to.equal(403);
        await stopAll(asOwner());
      }
    });
  }

  it("gives a member's token nothing beyond the role, whatever its scopes", async () => {
    expect((await (await narrowed(["write"], "member"))("/v1/clients")).status).to.equal(403);
  });

  it("creates no token with wider scopes than the caller's", async () => {
    const api = await narrowed(["tokens:write", "projects:read"]);
    for (const scopes of [["read"], ["projects:write"], ["clients:read"], null]) {
      expect((await api("/v1/tokens", { body: { name: "Wide", scopes } })).status, JSON.stringify(scopes)).to.equal(403);
    }
    expect((await api("/v1/tokens", { body: { name: "Narrow", scopes: ["projects:read"] } })).status).to.equal(201);
    const inherited = await api("/v1/tokens", { body: { name: "Same" } });
    expect(inherited.body["scopes"]).to.deep.equal(["tokens:write", "projects:read"]);
  });

  it("rejects scopes without a meaning", async () => {
    const { status, body } = await scene.api("owner")("/v1/tokens", { body: { name: "x", scopes: ["everything"] } });
    expect([status, (body["errors"] as { pointer: string }[])[0]?.pointer]).to.deep.equal([422, "/scopes/0"]);
  });
});

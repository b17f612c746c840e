import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { made, work } from "./permission-samples.js";
import { createScene, type Scene } from "./storages.js";

const memberKeys = {
  user: ["id", "name", "role", "status"],
  workspace: ["currency", "locale", "mileage_rate", "mileage_unit", "name", "time_zone", "timer_limit_hours", "week_start"],
  project: [
    "archived_at",
    "billable",
    "billing_method",
    "client_id",
    "code",
    "color",
    "created_at",
    "external_id",
    "id",
    "metadata",
    "name",
    "notes",
    "status",
    "updated_at",
    "version",
  ],
  task: ["billable", "created_at", "external_id", "id", "metadata", "name", "project_id", "status", "updated_at", "version"],
};
const keys = (value: unknown) => Object.keys(value as object).sort();
const data = (reply: Reply) => reply.body["data"] as Record<string, unknown>[];

describe("the response to a member over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene;
  let member: Api;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
    member = scene.api("member");
    const body = { rate: 100, budget: { kind: "amount", amount: 5 } };
    await scene.api("owner")(`/v1/projects/${scene.ids.project}`, { method: "PATCH", body });
    await scene.api("owner")(`/v1/tasks/${scene.ids.task}`, { method: "PATCH", body: { rate: 7 } });
  });
  after(() => harness?.close());

  it("reduces colleagues to id, name, role and status", async () => {
    for (const user of data(await member("/v1/users"))) expect(keys(user)).to.deep.equal(memberKeys.user);
    expect(keys((await member(`/v1/users/${scene.ids.user}`)).body)).to.deep.equal(memberKeys.user);
  });

  it("shows members their own user in full", async () => {
    expect((await member("/v1/me")).body).to.include.keys("email", "time_zone");
  });

  it("reduces the workspace to what recording time requires", async () => {
    expect(keys((await member("/v1/workspace")).body)).to.deep.equal(memberKeys.workspace);
  });

  it("omits a project's rate and a budget that is an amount, also in lists", async () => {
    expect(keys((await member(`/v1/projects/${scene.ids.project}`)).body)).to.deep.equal(memberKeys.project);
    const listed = data(await member("/v1/projects")).find(({ id }) => id === scene.ids.project);
    expect(keys(listed)).to.deep.equal(memberKeys.project);
  });

  it("includes a budget of hours", async () => {
    const id = await made(scene, "/projects", { name: "Hours", budget: { kind: "hours", hours: "8" } });
    expect((await member(`/v1/projects/${id}`)).body["budget"]).to.deep.equal({ kind: "hours", hours: "8", period: "total" });
  });

  it("omits a task's rate, also in lists", async () => {
    expect(keys((await member(`/v1/tasks/${scene.ids.task}`)).body)).to.deep.equal(memberKeys.task);
    for (const task of data(await member(`/v1/projects/${scene.ids.project}/tasks`)))
      expect(keys(task)).to.deep.equal(memberKeys.task);
  });

  it("lists only a member's own entries and tokens, with the entry's rate", async () => {
    const own = await made(scene, "/time-entries", { project_id: scene.ids.project, ...work }, "member");
    const entries = data(await member("/v1/time-entries"));
    expect(entries.map(({ id }) => id)).to.deep.equal([own]);
    expect(entries[0]?.["rate"]).to.deep.equal({ amount: 100, currency: "EUR", source: "project" });
    const { userId } = scene.workspace.actors.member;
    for (const token of data(await member("/v1/tokens"))) expect(token["user_id"]).to.equal(userId);
  });

  it("shows accountants everyone's entries but only their own tokens", async () => {
    const accountant = scene.api("accountant");
    expect(data(await accountant("/v1/time-entries")).map(({ id }) => id)).to.include(scene.ids.entry);
    const { userId } = scene.workspace.actors.accountant;
    for (const token of data(await accountant("/v1/tokens"))) expect(token["user_id"]).to.equal(userId);
    expect(data(await scene.api("admin")("/v1/tokens")).map(({ id }) => id)).to.include(scene.ids.token);
  });
});

describe("the response to owners, admins and accountants over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
    await scene.api("owner")(`/v1/projects/${scene.ids.project}`, {
      method: "PATCH",
      body: { budget: { kind: "amount", amount: 5 } },
    });
  });
  after(() => harness?.close());

  for (const role of ["owner", "admin", "accountant"] as const) {
    it(`shows ${role} all fields of users and workspace, and every rate and amount`, async () => {
      const api = scene.api(role);
      for (const user of data(await api("/v1/users"))) expect(user).to.include.keys("email", "rate", "time_zone", "version");
      expect((await api(`/v1/users/${scene.ids.user}`)).body).to.include.keys("email", "rate", "version");
      expect((await api("/v1/workspace")).body).to.include.keys("id", "rate", "seller", "tax", "version");
      expect((await api(`/v1/projects/${scene.ids.project}`)).body).to.deep.include({
        rate: null,
        budget: { kind: "amount", amount: 5, period: "total" },
      });
      for (const project of data(await api("/v1/projects"))) expect(project).to.include.keys("rate", "budget");
      expect((await api(`/v1/tasks/${scene.ids.task}`)).body).to.include.keys("rate");
      for (const task of data(await api(`/v1/projects/${scene.ids.project}/tasks`))) expect(task).to.include.keys("rate");
      expect((await api(`/v1/time-entries/${scene.ids.entry}`)).body["rate"]).to.include({ amount: 6000, source: "client" });
    });
  }

  it("lists everyone's tokens to owners and admins", async () => {
    const everyone = Object.values(scene.workspace.actors).map(({ userId }) => userId);
    for (const role of ["owner", "admin"] as const) {
      expect(new Set(data(await scene.api(role)("/v1/tokens")).map((token) => token["user_id"]))).to.deep.equal(
        new Set(everyone),
      );
    }
  });
});

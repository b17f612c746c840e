import { expect } from "chai";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Role, roles } from "../../core/index.js";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { createScene, required, type Scene } from "./storages.js";

/** What each role is answered: owner, admin, accountant, member. Written from the contract, not from the code. */
const expected: Readonly<Record<string, readonly [owner: number, admin: number, accountant: number, member: number]>> = {
  getMe: [200, 200, 200, 200],
  updateMe: [200, 200, 200, 200],
  listUsers: [200, 200, 200, 200],
  getUser: [200, 200, 200, 200],
  inviteUser: [201, 201, 403, 403],
  updateUser: [200, 200, 403, 403],
  listProjects: [200, 200, 200, 200],
  getProject: [200, 200, 200, 200],
  createProject: [201, 201, 403, 403],
  updateProject: [200, 200, 403, 403],
  deleteProject: [204, 204, 403, 403],
  listTasks: [200, 200, 200, 200],
  listTasksOfAllProjects: [200, 200, 200, 200],
  getTask: [200, 200, 200, 200],
  createTask: [201, 201, 403, 403],
  updateTask: [200, 200, 403, 403],
  deleteTask: [204, 204, 403, 403],
  listTimeEntries: [200, 200, 200, 200],
  createTimeEntry: [201, 201, 201, 201],
  getTimeEntry: [200, 200, 200, 200],
  updateTimeEntry: [200, 200, 200, 200],
  deleteTimeEntry: [204, 204, 204, 204],
  stopTimeEntry: [200, 200, 200, 200],
  "createTimeEntry for another": [201, 201, 403, 403],
  "getTimeEntry of another": [200, 200, 200, 404],
  "updateTimeEntry of another": [200, 200, 403, 404],
  "deleteTimeEntry of another": [204, 204, 403, 404],
  "stopTimeEntry of another": [200, 200, 403, 404],
  "createTimeEntry with a rate": [201, 201, 403, 403],
  "updateTimeEntry with a rate": [200, 200, 403, 403],
  listClients: [200, 200, 200, 403],
  getClient: [200, 200, 200, 403],
  createClient: [201, 201, 201, 403],
  updateClient: [200, 200, 200, 403],
  deleteClient: [204, 204, 204, 403],
  listInvoices: [200, 200, 200, 403],
  deleteInvoice: [204, 204, 204, 403],
  getInvoice: [200, 200, 200, 403],
  createInvoice: [201, 201, 201, 403],
  previewInvoice: [200, 200, 200, 403],
  updateInvoice: [200, 200, 200, 403],
  "updateInvoice to open": [200, 200, 200, 403],
  recordPayment: [201, 201, 201, 403],
  getTimeReport: [200, 200, 200, 200],
  getInvoiceReport: [200, 200, 200, 403],
  getDeliveryReport: [200, 200, 403, 403],
  listTokens: [200, 200, 200, 200],
  getToken: [200, 200, 200, 200],
  "getToken of another": [200, 200, 404, 404],
  createToken: [201, 201, 201, 201],
  revokeToken: [204, 204, 204, 204],
  "revokeToken of another": [204, 204, 404, 404],
  listWebhooks: [200, 200, 403, 403],
  getWebhook: [200, 200, 403, 403],
  createWebhook: [201, 201, 403, 403],
  updateWebhook: [200, 200, 403, 403],
  deleteWebhook: [204, 204, 403, 403],
  getWebhookSecret: [200, 403, 403, 403],
  rotateWebhookSecret: [200, 403, 403, 403],
  listWebhookDeliveries: [200, 200, 403, 403],
  getWebhookDelivery: [200, 200, 403, 403],
  pingWebhook: [202, 202, 403, 403],
  recoverWebhookDeliveries: [202, 202, 403, 403],
  retryWebhookDelivery: [202, 202, 403, 403],
  sendInvoice: [202, 202, 202, 403],
  listInvoiceMessages: [200, 200, 200, 403],
  exportInvoice: [200, 200, 200, 403],
  resendInvitation: [200, 200, 403, 403],
  withdrawInvitation: [204, 204, 403, 403],
  "withdrawInvitation of an owner": [204, 403, 403, 403],
  listChanges: [200, 200, 200, 403],
  "resendInvitation of an owner": [200, 403, 403, 403],
  acceptInvitation: [200, 200, 200, 200],
  requestSignInLink: [202, 202, 202, 202],
  signIn: [200, 200, 200, 200],
  signOut: [409, 409, 409, 409],
  signOutEverywhere: [204, 204, 204, 204],
  getWorkspace: [200, 200, 200, 200],
  updateWorkspace: [200, 200, 403, 403],
  "inviteUser as an owner": [201, 403, 403, 403],
  "updateUser of an owner": [200, 403, 403, 403],
  "updateUser to owner": [200, 403, 403, 403],
  "updateUser to another role": [200, 200, 403, 403],
  "updateUser to deactivated": [200, 200, 403, 403],
};

interface Sample {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
}

interface Stage extends Scene {
  readonly role: Role;
  /** The user of the role. */
  readonly self: string;
  /** A colleague who is not the role's user. */
  readonly other: string;
}

let marks = 0;

async function made(stage: Scene, path: string, body: unknown, role: Role = "owner"): Promise<string> {
  const reply = await stage.api(role)(`/v1${path}`, { body });
  if (reply.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(reply.body)}`);
  return reply.body["id"] as string;
}

const patch = (path: string, body: unknown): Sample => ({ method: "PATCH", path, body });
const post = (path: string, body: unknown): Sample => ({ path, body });
const remove = (path: string): Sample => ({ method: "DELETE", path });
const read = (path: string): Sample => ({ path });

const work = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };
const entryOf = (stage: Stage, user: string) =>
  made(stage, "/time-entries", { project_id: stage.ids.project, user_id: user, ...work });
const timerOf = (stage: Stage, user: string) => made(stage, "/time-entries", { project_id: stage.ids.project, user_id: user });
const newUser = (stage: Scene, role: Role) => made(stage, "/users", { email: `fresh-${++marks}@example.com`, role });
const lines = [{ description: "Fixed", quantity: "1", unit_price: 100 }];
const hook = { url: "https://receiver.example.com/hook", events: ["invoice.paid"] };
const newInvoice = (stage: Scene) => made(stage, "/invoices", { client_id: stage.ids.client, lines });

async function openInvoice(stage: Stage): Promise<string> {
  const id = await newInvoice(stage);
  await stage.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
  return id;
}

/** A valid request for each row of the table, on fresh resources. */
const samples: Readonly<Record<string, (stage: Stage) => Sample | Promise<Sample>>> = {
  getMe: () => read("/me"),
  updateMe: () => patch("/me", { name: `Changed ${++marks}` }),
  listUsers: () => read("/users"),
  getUser: ({ ids }) => read(`/users/${ids.user}`),
  inviteUser: () => post("/users", { email: `fresh-${++marks}@example.com` }),
  updateUser: async (stage) => patch(`/users/${await newUser(stage, "member")}`, { name: "Changed" }),
  listProjects: () => read("/projects"),
  getProject: ({ ids }) => read(`/projects/${ids.project}`),
  createProject: () => post("/projects", { name: "New" }),
  updateProject: async (stage) => patch(`/projects/${await made(stage, "/projects", { name: "Old" })}`, { name: "Changed" }),
  deleteProject: async (stage) => remove(`/projects/${await made(stage, "/projects", { name: "Old" })}`),
  listTasks: ({ ids }) => read(`/projects/${ids.project}/tasks`),
  listTasksOfAllProjects: () => read("/tasks"),
  getTask: ({ ids }) => read(`/tasks/${ids.task}`),
  createTask: ({ ids }) => post(`/projects/${ids.project}/tasks`, { name: "New" }),
  updateTask: async (stage) =>
    patch(`/tasks/${await made(stage, `/projects/${stage.ids.project}/tasks`, { name: "Old" })}`, { name: "Changed" }),
  deleteTask: async (stage) => remove(`/tasks/${await made(stage, `/projects/${stage.ids.project}/tasks`, { name: "Old" })}`),
  listTimeEntries: () => read("/time-entries"),
  createTimeEntry: ({ ids }) => post("/time-entries", { project_id: ids.project, ...work }),
  getTimeEntry: async (stage) => read(`/time-entries/${await entryOf(stage, stage.self)}`),
  updateTimeEntry: async (stage) => patch(`/time-entries/${await entryOf(stage, stage.self)}`, { notes: "Changed" }),
  deleteTimeEntry: async (stage) => remove(`/time-entries/${await entryOf(stage, stage.self)}`),
  stopTimeEntry: async (stage) => post(`/time-entries/${await timerOf(stage, stage.self)}/stop`, {}),
  "createTimeEntry for another": ({ ids, other }) => post("/time-entries", { project_id: ids.project, user_id: other, ...work }),
  "getTimeEntry of another": async (stage) => read(`/time-entries/${await entryOf(stage, stage.other)}`),
  "updateTimeEntry of another": async (stage) =>
    patch(`/time-entries/${await entryOf(stage, stage.other)}`, { notes: "Changed" }),
  "deleteTimeEntry of another": async (stage) => remove(`/time-entries/${await entryOf(stage, stage.other)}`),
  "stopTimeEntry of another": async (stage) => post(`/time-entries/${await timerOf(stage, stage.other)}/stop`, {}),
  "createTimeEntry with a rate": ({ ids }) => post("/time-entries", { project_id: ids.project, ...work, rate: 5 }),
  "updateTimeEntry with a rate": async (stage) => patch(`/time-entries/${await entryOf(stage, stage.self)}`, { rate: 5 }),
  listClients: () => read("/clients"),
  getClient: ({ ids }) => read(`/clients/${ids.client}`),
  createClient: () => post("/clients", { name: "New" }),
  updateClient: async (stage) => patch(`/clients/${await made(stage, "/clients", { name: "Old" })}`, { name: "Changed" }),
  deleteClient: async (stage) => remove(`/clients/${await made(stage, "/clients", { name: "Old" })}`),
  listInvoices: () => read("/invoices"),
  deleteInvoice: async (stage) => remove(`/invoices/${await newInvoice(stage)}`),
  getInvoice: ({ ids }) => read(`/invoices/${ids.invoice}`),
  createInvoice: ({ ids }) => post("/invoices", { client_id: ids.client, lines }),
  previewInvoice: ({ ids }) => post("/invoices/preview", { client_id: ids.client, lines }),
  updateInvoice: async (stage) => patch(`/invoices/${await newInvoice(stage)}`, { notes: "Changed" }),
  "updateInvoice to open": async (stage) => patch(`/invoices/${await newInvoice(stage)}`, { status: "open" }),
  recordPayment: async (stage) => post(`/invoices/${await openInvoice(stage)}/payments`, { amount: 1, paid_on: "2026-03-03" }),
  getTimeReport: () => read("/reports/time?group_by=user&group_by=day"),
  getInvoiceReport: () => read("/reports/invoices"),
  getDeliveryReport: () => read("/reports/deliveries"),
  listTokens: () => read("/tokens"),
  getToken: async (stage) => read(`/tokens/${await made(stage, "/tokens", { name: "Mine" }, stage.role)}`),
  "getToken of another": async (stage) =>
    read(`/tokens/${await made(stage, "/tokens", { name: "Theirs" }, stage.role === "admin" ? "owner" : "admin")}`),
  createToken: () => post("/tokens", { name: "New" }),
  revokeToken: async (stage) => remove(`/tokens/${await made(stage, "/tokens", { name: "Mine" }, stage.role)}`),
  "revokeToken of another": async (stage) =>
    remove(`/tokens/${await made(stage, "/tokens", { name: "Theirs" }, stage.role === "admin" ? "owner" : "admin")}`),
  listWebhooks: () => read("/webhooks"),
  getWebhook: ({ ids }) => read(`/webhooks/${ids.webhook}`),
  createWebhook: () => post("/webhooks", hook),
  updateWebhook: ({ ids }) => patch(`/webhooks/${ids.webhook}`, { description: `Changed ${++marks}` }),
  deleteWebhook: async (stage) => remove(`/webhooks/${await made(stage, "/webhooks", hook)}`),
  getWebhookSecret: () => read("/workspace/webhook-secret"),
  rotateWebhookSecret: () => post("/workspace/webhook-secret/rotate", {}),
  listWebhookDeliveries: () => read("/webhook-deliveries"),
  getWebhookDelivery: ({ ids }) => read(`/webhook-deliveries/${ids.delivery}`),
  pingWebhook: ({ ids }) => post(`/webhooks/${ids.webhook}/ping`, {}),
  recoverWebhookDeliveries: ({ ids }) => post(`/webhooks/${ids.webhook}/recover`, { since: "2026-03-01T00:00:00Z" }),
  retryWebhookDelivery: ({ ids }) => post(`/webhook-deliveries/${ids.delivery}/retry`, {}),
  sendInvoice: async (stage) => post(`/invoices/${await newInvoice(stage)}/send`, {}),
  listInvoiceMessages: ({ ids }) => read(`/invoices/${ids.invoice}/messages`),
  exportInvoice: ({ ids }) => read(`/invoices/${ids.invoice}/export`),
  resendInvitation: async (stage) => post(`/users/${await newUser(stage, "member")}/resend-invitation`, {}),
  "resendInvitation of an owner": async (stage) => post(`/users/${await newUser(stage, "owner")}/resend-invitation`, {}),
  withdrawInvitation: async (stage) => remove(`/users/${await newUser(stage, "member")}`),
  "withdrawInvitation of an owner": async (stage) => remove(`/users/${await newUser(stage, "owner")}`),
  listChanges: () => read("/changes"),
  acceptInvitation: async (stage) => post("/invitations/accept", { token: await stage.invitation() }),
  requestSignInLink: () => post("/sign-in-links", { email: "ada@example.com" }),
  signIn: async (stage) => post("/session", { token: await stage.signInLink() }),
  signOut: () => remove("/session"),
  signOutEverywhere: () => remove("/sessions"),
  getWorkspace: () => read("/workspace"),
  updateWorkspace: () => patch("/workspace", { payment_terms_days: ++marks % 3650 }),
  "inviteUser as an owner": () => post("/users", { email: `fresh-${++marks}@example.com`, role: "owner" }),
  "updateUser of an owner": async (stage) => patch(`/users/${await newUser(stage, "owner")}`, { name: "Changed" }),
  "updateUser to owner": async (stage) => patch(`/users/${await newUser(stage, "member")}`, { role: "owner" }),
  "updateUser to another role": async (stage) => patch(`/users/${await newUser(stage, "member")}`, { role: "accountant" }),
  "updateUser to deactivated": async (stage) => patch(`/users/${await newUser(stage, "member")}`, { status: "deactivated" }),
};

describe("permissions over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene | undefined;
  const stage = (role: Role): Stage => {
    const { actors } = required(scene).workspace;
    return { ...required(scene), role, self: actors[role].userId, other: actors[role === "admin" ? "owner" : "admin"].userId };
  };
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness?.close());

  it("covers every operation of the route table, and no other", () => {
    const covered = new Set(Object.keys(expected).map((row) => row.split(" ")[0]));
    expect([...covered].sort()).to.deep.equal(routes.map(({ operation }) => operation).sort());
    expect(Object.keys(samples).sort()).to.deep.equal(Object.keys(expected).sort());
  });

  for (const [row, statuses] of Object.entries(expected)) {
    for (const [index, role] of (["owner", "admin", "accountant", "member"] as const).entries()) {
      it(`${row} answers ${role} ${statuses[index]}`, async () => {
        const sample = samples[row];
        if (!sample) throw new Error(`There is no sample for ${row}.`);
        const { path, ...request } = await sample(stage(role));
        const reply = await stage(role).api(role)(`/v1${path}`, request);
        expect(reply.status, JSON.stringify(reply.body)).to.equal(statuses[index]);
        if (reply.status === 403) expect(reply.body["code"]).to.equal("forbidden");
        if (reply.status === 404) expect(reply.body["code"]).to.equal("not_found");
        if (row.startsWith("stopTimeEntry") && reply.status >= 400) await stopAll(stage(role));
      });
    }
  }

  for (const [row, [status = 0]] of Object.entries(expected)) {
    const [operation = ""] = row.split(" ");
    const route = routes.find((one) => one.operation === operation);
    if (!route || route.open || !["POST", "PATCH"].includes(route.method) || status >= 300) continue;
    it(`${row} has one effect and one answer under an Idempotency-Key`, async () => {
      const { path, ...request } = await required(samples[row])(stage("owner"));
      const ask = () => stage("owner").api("owner")(`/v1${path}`, { ...request, headers: { "Idempotency-Key": `once-${row}` } });
      const [first, again] = [await ask(), await ask()];
      expect([first.status, again.status]).to.deep.equal([status, status]);
      expect([first, again].map(({ headers }) => headers.get("idempotency-replayed"))).to.deep.equal([null, "true"]);
      expect(again.body).to.deep.equal(first.body);
      if (row.startsWith("stopTimeEntry") || operation === "createTimeEntry") await stopAll(stage("owner"));
    });
  }

  it("leaves no role out", () => expect([...roles].sort()).to.deep.equal(["accountant", "admin", "member", "owner"]));
});

async function stopAll(stage: Stage): Promise<void> {
  const { body } = await stage.api("owner")("/v1/time-entries?limit=200");
  for (const entry of body["data"] as { id: string; status: string }[]) {
    if (entry.status === "running") await stage.api("owner")(`/v1/time-entries/${entry.id}/stop`, { method: "POST" });
  }
}

const memberKeys = {
  user: ["id", "name", "role", "status"],
  workspace: ["currency", "locale", "name", "time_zone", "week_start"],
  project: [
    "archived_at",
    "billable",
    "client_id",
    "code",
    "color",
    "created_at",
    "id",
    "name",
    "notes",
    "status",
    "updated_at",
    "version",
  ],
  task: ["billable", "created_at", "id", "name", "project_id", "status", "updated_at", "version"],
};
const keys = (value: unknown) => Object.keys(value as object).sort();
const data = (reply: Reply) => reply.body["data"] as Record<string, unknown>[];

describe("what a member is shown over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene;
  let member: Api;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
    member = scene.api("member");
    const body = { rate: 100, budget: { kind: "amount", value: 5 } };
    await scene.api("owner")(`/v1/projects/${scene.ids.project}`, { method: "PATCH", body });
    await scene.api("owner")(`/v1/tasks/${scene.ids.task}`, { method: "PATCH", body: { rate: 7 } });
  });
  after(() => harness?.close());

  it("shortens colleagues to id, name, role and status", async () => {
    for (const user of data(await member("/v1/users"))) expect(keys(user)).to.deep.equal(memberKeys.user);
    expect(keys((await member(`/v1/users/${scene.ids.user}`)).body)).to.deep.equal(memberKeys.user);
  });

  it("shows members their own user in full", async () => {
    expect((await member("/v1/me")).body).to.include.keys("email", "time_zone");
  });

  it("shortens the workspace to five fields", async () => {
    expect(keys((await member("/v1/workspace")).body)).to.deep.equal(memberKeys.workspace);
  });

  it("hides a project's rate and a budget that is an amount, in lists as well", async () => {
    expect(keys((await member(`/v1/projects/${scene.ids.project}`)).body)).to.deep.equal(memberKeys.project);
    for (const project of data(await member("/v1/projects"))) expect(keys(project)).to.deep.equal(memberKeys.project);
  });

  it("shows a budget of hours", async () => {
    const id = await made(scene, "/projects", { name: "Hours", budget: { kind: "hours", value: 8 } });
    expect((await member(`/v1/projects/${id}`)).body["budget"]).to.deep.equal({ kind: "hours", value: 8 });
  });

  it("hides a task's rate, in lists as well", async () => {
    expect(keys((await member(`/v1/tasks/${scene.ids.task}`)).body)).to.deep.equal(memberKeys.task);
    for (const task of data(await member(`/v1/projects/${scene.ids.project}/tasks`)))
      expect(keys(task)).to.deep.equal(memberKeys.task);
  });

  it("lists a member's own entries and tokens only, with the entry's rate", async () => {
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

describe("what owners, admins and accountants are shown over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
    await scene.api("owner")(`/v1/projects/${scene.ids.project}`, {
      method: "PATCH",
      body: { budget: { kind: "amount", value: 5 } },
    });
  });
  after(() => harness?.close());

  for (const role of ["owner", "admin", "accountant"] as const) {
    it(`gives ${role} all of users and workspace, and every rate and amount`, async () => {
      const api = scene.api(role);
      for (const user of data(await api("/v1/users"))) expect(user).to.include.keys("email", "rate", "time_zone", "version");
      expect((await api(`/v1/users/${scene.ids.user}`)).body).to.include.keys("email", "rate", "version");
      expect((await api("/v1/workspace")).body).to.include.keys("id", "rate", "seller", "tax", "version");
      expect((await api(`/v1/projects/${scene.ids.project}`)).body).to.deep.include({
        rate: null,
        budget: { kind: "amount", value: 5 },
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

describe("owners over HTTP", () => {
  let harness: Harness | undefined;
  let scene: Scene;
  const change = (role: Role, body: unknown) =>
    scene.api(role)(`/v1/users/${scene.workspace.actors.owner.userId}`, { method: "PATCH", body });
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  after(() => harness?.close());

  for (const body of [{ role: "admin" }, { role: "member" }, { status: "deactivated" }]) {
    it(`refuses the last active owner ${JSON.stringify(body)} with 409 last_owner`, async () => {
      await newUser(scene, "owner");
      const reply = await change("owner", body);
      expect([reply.status, reply.body["code"]]).to.deep.equal([409, "last_owner"]);
      expect((await change("admin", body)).status).to.equal(403);
    });
  }

  it("lets an admin neither become an owner nor make one", async () => {
    const admin = scene.workspace.actors.admin.userId;
    expect((await scene.api("admin")(`/v1/users/${admin}`, { method: "PATCH", body: { role: "owner" } })).status).to.equal(403);
    expect((await scene.api("admin")("/v1/users", { body: { email: "o@example.com", role: "owner" } })).status).to.equal(403);
  });

  it("lets an owner go once another one is active", async () => {
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

  const within: readonly (readonly [scopes: readonly string[], allowed: (operation: string, reads: boolean) => boolean])[] = [
    // Whoever has the webhook secret can forge deliveries, so that reading alone does not show it.
    [["read"], (operation, reads) => reads && operation !== "getWebhookSecret"],
    [["write"], () => true],
    [["projects:read"], (operation) => ["listProjects", "getProject", "getMe"].includes(operation)],
    [["clients:write"], (operation) => /Clients?$/.test(operation) || operation === "getMe"],
  ];
  for (const [scopes, allowed] of within) {
    it(`lets an owner's token with ${JSON.stringify(scopes)} do just that`, async () => {
      const api = await narrowed(scopes);
      for (const { operation, method } of routes.filter(({ open }) => !open)) {
        const { path, ...request } = await required(samples[operation])(asOwner());
        const reply = await api(`/v1${path}`, request);
        // An API token has no session to end, which only those are told who might end one.
        const passes = reply.status < 300 || (operation === "signOut" && reply.status === 409);
        expect(passes, `${operation} ${reply.status}`).to.equal(allowed(operation, method === "GET"));
        if (!passes) expect(reply.status, operation).to.equal(403);
        await stopAll(asOwner());
      }
    });
  }

  it("gives a member's token nothing beyond the role, whatever its scopes", async () => {
    expect((await (await narrowed(["write"], "member"))("/v1/clients")).status).to.equal(403);
  });

  it("makes no token with wider scopes than the caller's", async () => {
    const api = await narrowed(["tokens:write", "projects:read"]);
    for (const scopes of [["read"], ["projects:write"], ["clients:read"], null]) {
      expect((await api("/v1/tokens", { body: { name: "Wide", scopes } })).status, JSON.stringify(scopes)).to.equal(403);
    }
    expect((await api("/v1/tokens", { body: { name: "Narrow", scopes: ["projects:read"] } })).status).to.equal(201);
    const inherited = await api("/v1/tokens", { body: { name: "Same" } });
    expect(inherited.body["scopes"]).to.deep.equal(["tokens:write", "projects:read"]);
  });

  it("takes no scope that means nothing", async () => {
    const { status, body } = await scene.api("owner")("/v1/tokens", { body: { name: "x", scopes: ["everything"] } });
    expect([status, (body["errors"] as { pointer: string }[])[0]?.pointer]).to.deep.equal([422, "/scopes/0"]);
  });
});

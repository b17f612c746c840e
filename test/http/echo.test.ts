import type { TSchema } from "@sinclair/typebox";
import { expect } from "chai";
import { expense, milestone, quoteOf, recurringOf } from "./permission-samples.js";
import type { Route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Role, WorkspaceId } from "../../core/index.js";
import { changeBy } from "./changes.js";
import { type Harness, type Reply, startHarness } from "./harness.js";
import { createScene, idsByPrefix, pathUnderV1, required, type Scene } from "./storages.js";

interface Case {
  readonly title: string;
  readonly operation: string;
  readonly role?: Role;
  /** A resource that can no longer be changed, but sent back unchanged. */
  readonly settled?: boolean;
  /** Path of the resource under /v1. */
  readonly make: (scene: Scene) => string | Promise<string>;
}

async function made(scene: Scene, path: string, body: unknown, role: Role = "owner"): Promise<string> {
  const reply = await scene.api(role)(`/v1${path}`, { body });
  if (reply.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(reply.body)}`);
  return `${path}/${reply.body["id"] as string}`;
}

async function changed(scene: Scene, path: string, body: unknown): Promise<string> {
  const reply = await scene.api("owner")(`/v1${path}`, { method: "PATCH", body });
  if (reply.status !== 200) throw new Error(`PATCH ${path}: ${JSON.stringify(reply.body)}`);
  return path;
}

const start_time = "2026-03-03T08:00:00Z";
const end_time = "2026-03-03T09:30:00Z";
const tax = { category: "S", rate: "19" };
const address = { line1: "1 Street", city: "Berlin", country: "DE" };
const lines = [
  { description: "Fixed", quantity: "1.5", unit_price: 999, unit: "HUR", allowances: [{ amount: 5, reason: "kind" }], tax },
  {
    description: "Other",
    quantity: "3",
    unit_price: 1,
    charges: [{ amount: 7 }],
    tax: { category: "Z" },
    period: { start: "2026-03-01", end: "2026-03-31" },
  },
];
const invoice = (scene: Scene, more: object = {}) =>
  made(scene, "/invoices", { client_id: scene.ids.client, lines, discount: { percent: "10" }, ...more });
const entry = ({ ids }: Scene, more: object = {}) => ({
  project_id: ids.project,
  start_time,
  end_time,
  tags: ["a", "b"],
  ...more,
});

async function billedEntry(scene: Scene): Promise<string> {
  const path = await made(scene, "/time-entries", entry(scene));
  await made(scene, "/invoices", { client_id: scene.ids.client, from_time: {} });
  return path;
}

const written: readonly Case[] = [
  { title: "a client", operation: "updateClient", make: ({ ids }) => `/clients/${ids.client}` },
  {
    title: "a client with everything",
    operation: "updateClient",
    role: "accountant",
    make: (scene) => made(scene, "/clients", { name: "x", address, tax, currency: "JPY", rate: 5, email: "a@example.com" }),
  },
  { title: "a project", operation: "updateProject", make: ({ ids }) => `/projects/${ids.project}` },
  {
    title: "a project with a budget",
    operation: "updateProject",
    role: "admin",
    make: (scene) =>
      made(scene, "/projects", {
        name: "x",
        code: "X",
        color: "#ff0000",
        rate: 5,
        budget: { kind: "amount", amount: 9, period: "month" },
      }),
  },
  {
    title: "an archived project",
    operation: "updateProject",
    make: async (scene) => changed(scene, await made(scene, "/projects", { name: "x" }), { status: "archived" }),
  },
  { title: "a task", operation: "updateTask", make: ({ ids }) => `/tasks/${ids.task}` },
  { title: "an active user", operation: "updateUser", make: ({ workspace }) => `/users/${workspace.actors.member.userId}` },
  { title: "an invited user", operation: "updateUser", role: "admin", make: ({ ids }) => `/users/${ids.user}` },
  { title: "the last owner", operation: "updateUser", make: ({ workspace }) => `/users/${workspace.actors.owner.userId}` },
  { title: "the workspace", operation: "updateWorkspace", make: () => "/workspace" },
  {
    title: "a workspace with everything",
    operation: "updateWorkspace",
    role: "admin",
    make: (scene) => changed(scene, "/workspace", { rate: 5, tax, seller: { legal_name: "x", address } }),
  },
  { title: "an entry", operation: "updateTimeEntry", make: ({ ids }) => `/time-entries/${ids.entry}` },
  {
    title: "an entry with its own rate",
    operation: "updateTimeEntry",
    make: (scene) => made(scene, "/time-entries", entry(scene, { rate: 77 })),
  },
  {
    title: "a member's entry with a rate",
    operation: "updateTimeEntry",
    role: "member",
    make: (scene) => made(scene, "/time-entries", entry(scene), "member"),
  },
  {
    title: "an accountant's entry with a rate",
    operation: "updateTimeEntry",
    role: "accountant",
    make: (scene) => made(scene, "/time-entries", entry(scene), "accountant"),
  },
  {
    title: "a member's entry with its own rate",
    operation: "updateTimeEntry",
    role: "member",
    make: (scene) => made(scene, "/time-entries", entry(scene, { user_id: scene.workspace.actors.member.userId, rate: 77 })),
  },
  {
    title: "a running entry",
    operation: "updateTimeEntry",
    role: "member",
    make: (scene) => made(scene, "/time-entries", { project_id: scene.ids.project }, "member"),
  },
  {
    title: "a running entry with its own rate",
    operation: "updateTimeEntry",
    make: (scene) => made(scene, "/time-entries", { project_id: scene.ids.project, rate: 77 }),
  },
  {
    title: "an entry without any rate",
    operation: "updateTimeEntry",
    make: async (scene) =>
      made(scene, "/time-entries", entry(scene, { project_id: (await made(scene, "/projects", { name: "x" })).split("/")[2] })),
  },
  { title: "a billed entry", operation: "updateTimeEntry", settled: true, make: billedEntry },
  { title: "a draft with lines", operation: "updateInvoice", make: (scene) => invoice(scene) },
  {
    title: "a draft with an amount off",
    operation: "updateInvoice",
    role: "accountant",
    make: (scene) =>
      invoice(scene, { discount: { amount: 3 }, period: { start: "2026-03-01", end: "2026-03-31" }, purchase_order: "PO" }),
  },
  {
    title: "a draft of time",
    operation: "updateInvoice",
    make: (scene) => made(scene, "/invoices", { client_id: scene.ids.client, from_time: { group_by: "entry" } }),
  },
  {
    title: "a quote",
    operation: "updateQuote",
    make: (scene) =>
      made(scene, "/quotes", {
        ...{ client_id: scene.ids.client, valid_until: "2090-03-31", discount: { percent: "5" }, notes: "Soon" },
        lines: [{ description: "Website", quantity: "1", unit_price: 100 }],
      }),
  },
  {
    title: "an open quote",
    operation: "updateQuote",
    settled: true,
    make: (scene) => quoteOf(scene, "issue"),
  },
  {
    title: "a recurring invoice",
    operation: "updateRecurringInvoice",
    make: (scene) => made(scene, "/recurring-invoices", { ...recurringOf(scene.ids.client), interval: 2, notes: "{month}" }),
  },
  {
    title: "a recurring invoice with a retainer",
    operation: "updateRecurringInvoice",
    make: (scene) =>
      made(scene, "/recurring-invoices", {
        ...{ ...recurringOf(scene.ids.client), period: "preceding", lines: [] },
        retainer: { amount: 150_000, included_hours: "10.5", project_ids: [], rate: 12_000, roll_over: { max_hours: "5" } },
      }),
  },
  {
    title: "an expense",
    operation: "updateExpense",
    make: (scene) => made(scene, "/expenses", { ...expense, project_id: scene.ids.project, tax_rate: "19", markup: "5" }),
  },
  {
    title: "an accountant's mileage",
    operation: "updateExpense",
    role: "accountant",
    make: (scene) =>
      made(
        scene,
        "/expenses",
        { date: "2026-03-02", category: "Car", kind: "mileage", distance: "120.5", rate: "0.30" },
        "accountant",
      ),
  },
  {
    title: "a billed expense",
    operation: "updateExpense",
    settled: true,
    make: async (scene) => {
      const path = await made(scene, "/expenses", { ...expense, client_id: scene.ids.client });
      await made(scene, "/invoices", { client_id: scene.ids.client, from_expenses: {} });
      return path;
    },
  },
  {
    title: "a draft of expenses",
    operation: "updateInvoice",
    make: async (scene) => {
      await made(scene, "/expenses", { ...expense, client_id: scene.ids.client });
      return made(scene, "/invoices", { client_id: scene.ids.client, from_expenses: {} });
    },
  },
  {
    title: "a milestone",
    operation: "updateMilestone",
    make: (scene) =>
      made(scene, "/milestones", { ...milestone, project_id: scene.ids.project, tax: { category: "S", rate: "19" } }),
  },
  {
    title: "an invoiced milestone",
    operation: "updateMilestone",
    settled: true,
    make: async (scene) => {
      const path = await made(scene, "/milestones", { ...milestone, project_id: scene.ids.project });
      await scene.api("owner")(`/v1${path}/complete`, { body: {} });
      await made(scene, "/invoices", { client_id: scene.ids.client, from_milestones: {} });
      return path;
    },
  },
  {
    title: "a draft of milestones",
    operation: "updateInvoice",
    make: async (scene) => {
      const path = await made(scene, "/milestones", { ...milestone, project_id: scene.ids.project });
      await scene.api("owner")(`/v1${path}/complete`, { body: {} });
      return made(scene, "/invoices", { client_id: scene.ids.client, from_milestones: {} });
    },
  },
  {
    title: "an open invoice",
    operation: "updateInvoice",
    settled: true,
    make: async (scene) => changed(scene, await invoice(scene), { status: "open" }),
  },
  {
    title: "an owner's own user",
    operation: "updateMe",
    make: () => "/me",
  },
  {
    title: "a member's own user",
    operation: "updateMe",
    role: "member",
    make: () => "/me",
  },
  {
    title: "a webhook",
    operation: "updateWebhook",
    make: (scene) => `/webhooks/${scene.ids.webhook}`,
  },
  {
    title: "a paid invoice",
    operation: "updateInvoice",
    settled: true,
    make: async (scene) => changed(scene, await invoice(scene), { status: "paid" }),
  },
  {
    title: "a void invoice",
    operation: "updateInvoice",
    settled: true,
    make: async (scene) => changed(scene, await invoice(scene), { status: "void" }),
  },
];

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === "string") return `${value}x`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return [...(value as unknown[]), {}];
  return value === null ? "x" : { ...(value as object), surprise: 1 };
}

const changing = routes.filter(({ method }) => method === "PATCH");

/** Of operations without a case above: the resource that the example creates. */
const derived = changing
  .filter(({ operation }) => written.every((one) => one.operation !== operation))
  .map((route): Case => {
    const make = (scene: Scene): string => pathUnderV1(route, idsByPrefix(scene));
    return { title: `the resource of ${route.operation}`, operation: route.operation, make };
  });

const cases = [...written, ...derived];

const routeOf = (operation: string): Route => required(routes.find((route) => route.operation === operation));
const writable = (operation: string): string[] =>
  Object.keys((routeOf(operation).body as TSchema & { properties: object }).properties);
const errors = (reply: Reply) => reply.body["errors"] as { pointer: string; code: string }[];

describe("sending back what was read", () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness(memoryPorts());
  });
  after(() => harness.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const events = (scene: Scene) =>
    harness.ports.unitOfWork.read({ workspaceId: scene.workspace.id as WorkspaceId }, (stores) => stores.events.list(1_000));
  const start = async ({ role = "owner", make }: Case) => {
    const scene = await createScene(harness);
    const path = `/v1${await make(scene)}`;
    const read = async () => (await scene.api(role)(path)).body;
    const patch = (body: unknown) => scene.api(role)(path, { method: "PATCH", body });
    return { scene, read, patch, stored: await read() };
  };

  it("covers everything that can be changed", () => {
    const operations = changing.map(({ operation }) => operation);
    expect([...new Set(cases.map(({ operation }) => operation))].sort()).to.deep.equal(operations.sort());
  });

  for (const one of cases) {
    it(`leaves ${one.title} unchanged, without an event`, async () => {
      const { scene, read, patch, stored } = await start(one);
      const before = await events(scene);
      const reply = await patch(stored);
      expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
      expect(reply.body).to.deep.equal(stored);
      expect(await read()).to.deep.equal(stored);
      expect(await events(scene)).to.deep.equal(before);
    });

    it(`${one.settled ? "rejects" : "accepts"} a change to one field of ${one.title} when all fields are sent back`, async () => {
      const { read, patch, stored } = await start(one);
      const change = changeBy(routeOf(one.operation));
      const reply = await patch({ ...stored, ...change });
      expect(reply.status, JSON.stringify(reply.body)).to.equal(one.settled ? 409 : 200);
      const { updated_at: _, ...rest } = await read();
      const { updated_at: __, ...expected } = one.settled
        ? stored
        : { ...stored, ...change, ...("version" in stored ? { version: (stored["version"] as number) + 1 } : {}) };
      expect(rest).to.deep.equal(expected);
    });

    it(`rejects another value for each read-only field of ${one.title}, and names it`, async () => {
      const { read, patch, stored } = await start(one);
      const fields = Object.keys(stored).filter((field) => !writable(one.operation).includes(field));
      // Preferences are no resource.
      if (one.operation !== "updatePreferences") expect(fields).to.include.members(["id", "created_at", "updated_at", "version"]);
      for (const field of fields) {
        const reply = await patch({ ...stored, [field]: another(stored[field]) });
        const found = errors(reply).map(({ pointer, code }) => `${code} ${pointer}`);
        expect([reply.status, found], field).to.deep.equal([422, [`read_only /${field}`]]);
      }
      expect(await read()).to.deep.equal(stored);
    });
  }

  it("treats times in another notation as equal", async () => {
    const { patch, stored } = await start(required(cases.find(({ title }) => title === "an entry")));
    const reply = await patch({ ...stored, start_time: "2026-03-02T09:00:00+01:00", end_time: "2026-03-02T10:00:00.0+01:00" });
    expect([reply.status, reply.body]).to.deep.equal([200, stored]);
  });

  it("rejects a line's net that differs from the stored one", async () => {
    const { patch, stored } = await start(required(cases.find(({ title }) => title === "a draft with lines")));
    const [first, ...others] = stored["lines"] as Record<string, unknown>[];
    const reply = await patch({ ...stored, lines: [{ ...first, net: 1 }, ...others] });
    expect([reply.status, errors(reply)[0]?.pointer, errors(reply)[0]?.code]).to.deep.equal([422, "/lines/0/net", "read_only"]);
  });

  it("rejects another resource's rate object, and changes nothing", async () => {
    const { read, patch, stored } = await start(required(cases.find(({ role }) => role === "member")));
    const reply = await patch({ ...stored, rate: { ...(stored["rate"] as object), amount: 1 } });
    expect([reply.status, errors(reply)[0]?.pointer.split("/")[1]]).to.deep.equal([422, "rate"]);
    expect(await read()).to.deep.equal(stored);
  });
});

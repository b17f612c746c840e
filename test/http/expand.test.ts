import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import type { Role } from "../../core/index.js";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "./harness.js";
import { createScene, inMemory, idsByPrefix, pathOf, type Scene } from "./storages.js";
import { reasonOf } from "../reasons.js";

type Item = Readonly<Record<string, unknown>>;
const items = (reply: Reply): Item[] => reply.body["data"] as Item[];

/** The path of a referenced resource. */
const single: Readonly<Record<string, string>> = {
  project: "projects",
  task: "tasks",
  user: "users",
  client: "clients",
  invoice: "invoices",
  webhook: "webhooks",
};

const expanding = routes.filter(({ expand }) => expand !== undefined);

async function billed(scene: Scene): Promise<void> {
  const reply = await scene.api("owner")("/v1/invoices", { body: { client_id: scene.ids.client, from_time: {} } });
  expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
}

/** A scene with a billed entry and one of a project without a client. */
async function prepared(harness: Harness): Promise<{ readonly scene: Scene; readonly owner: Api }> {
  const scene = await createScene(harness);
  const owner = scene.api("owner");
  await billed(scene);
  const free = (await owner("/v1/projects", { body: { name: "Internal" } })).body["id"];
  await owner("/v1/time-entries", {
    body: { project_id: free, start_time: "2026-03-05T08:00:00Z", end_time: "2026-03-05T09:00:00Z" },
  });
  return { scene, owner };
}

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  before(async () => {
    harness = await startHarness(ports());
    ({ scene, owner } = await prepared(harness));
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  /** The referenced resource as GET shows it; an invoice without its lines. */
  const alone = async (api: Api, name: string, id: unknown): Promise<unknown> => {
    if (typeof id !== "string") return null;
    const { lines: _, ...body } = (await api(`/v1/${single[name]}/${id}`)).body;
    return body;
  };

  for (const route of expanding) {
    it(`${route.operation} returns references as full objects, as GET shows them`, async () => {
      const path = pathOf(route, idsByPrefix(scene));
      const names = route.expand ?? [];
      const query = names.map((name) => `expand=${name}`).join("&");
      const [plain, whole] = [await owner(path), await owner(`${path}?${query}`)];
      expect(whole.status, JSON.stringify(whole.body)).to.equal(200);
      const pairs = route.sorts ? items(plain).map((item, at) => [item, items(whole)[at] ?? {}]) : [[plain.body, whole.body]];
      expect(pairs.length).to.be.greaterThan(0);
      for (const [before = {}, after = {}] of pairs) {
        const added = Object.fromEntries(names.map((name) => [name, after[name]]));
        expect(after).to.deep.equal({ ...before, ...added });
        for (const name of names) {
          expect(before).not.to.have.property(name);
          const project =
            name === "client" && !("client_id" in before) ? await alone(owner, "project", before["project_id"]) : before;
          expect(added[name], name).to.deep.equal(await alone(owner, name, (project as Item)[`${name}_id`]));
        }
      }
    });
  }

  it("is null if there is no reference, or its resource was deleted", async () => {
    const { scene, owner } = await prepared(harness);
    const [internal, other] = items(await owner("/v1/time-entries?expand=client&expand=task&expand=invoice&sort=-start_time"));
    expect(internal).to.include({ client: null, task: null, invoice: null });
    expect(other?.["client"]).to.include({ id: scene.ids.client });
    expect(other?.["invoice"]).to.include({ client_id: scene.ids.client }).and.not.have.property("lines");
    const hook = (
      await owner("/v1/webhooks", { body: { url: "https://receiver.example.com/2", events: ["time_entry.created"] } })
    ).body["id"];
    await owner("/v1/time-entries", {
      body: { project_id: scene.ids.project, start_time: "2026-03-06T08:00:00Z", end_time: "2026-03-06T09:00:00Z" },
    });
    expect((await owner(`/v1/webhooks/${String(hook)}`, { method: "DELETE" })).status).to.equal(204);
    const [gone] = items(await owner(`/v1/webhook-deliveries?webhook_id=${String(hook)}&expand=webhook`));
    expect(gone).to.include({ webhook_id: hook, webhook: null });
  });

  it("does not affect cursors", async () => {
    const first = await owner("/v1/time-entries?limit=1&expand=project");
    const cursor = first.body["next_cursor"] as string;
    expect(first.headers.get("link")).to.include("expand=project");
    expect((await owner(`/v1/time-entries?limit=1&cursor=${cursor}`)).status).to.equal(200);
    expect((await owner(`/v1/time-entries?limit=1&expand=user&cursor=${cursor}`)).status).to.equal(200);
  });
}

inMemory("expand over HTTP", define);

describe("the permissions of expand over HTTP", () => {
  let harness: Harness;
  let scene: Scene;
  let entry: string;
  before(async () => {
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
    const body = { project_id: scene.ids.project, user_id: scene.workspace.actors.member.userId };
    const times = { start_time: "2026-03-05T08:00:00Z", end_time: "2026-03-05T09:00:00Z" };
    entry = (await scene.api("owner")("/v1/time-entries", { body: { ...body, ...times } })).body["id"] as string;
    const budget = { budget: { kind: "amount", amount: 5 }, rate: 7 };
    await scene.api("owner")(`/v1/projects/${scene.ids.project}`, { method: "PATCH", body: budget });
  });
  after(() => harness.close());

  const codes = async (role: Role, path: string): Promise<unknown[]> => {
    const { status, body } = await scene.api(role)(`/v1${path}`);
    return [status, reasonOf(body)];
  };

  it("show members no more of users and projects than GET does", async () => {
    const member = scene.api("member");
    const { body } = await member(`/v1/time-entries/${entry}?expand=user&expand=project`);
    expect(Object.keys(body["user"] as object)).to.have.members(["id", "name", "role", "status"]);
    expect(body["project"]).not.to.have.any.keys("rate", "budget");
    const [listed] = items(await member("/v1/time-entries?expand=user&expand=project"));
    expect(listed?.["user"]).to.deep.equal(body["user"]);
    expect(listed?.["project"]).to.deep.equal(body["project"]);
    const [task] = items(await member("/v1/tasks?expand=project"));
    expect(task?.["project"]).to.deep.equal(body["project"]);
  });

  it("do not allow members clients and invoices, even if there is nothing to show", async () => {
    for (const path of [
      `/time-entries/${entry}?expand=client`,
      "/time-entries?expand=invoice",
      "/time-entries?expand=project&expand=client&project_id=prj_01h455vb4pex5vsknk084sn02q",
      "/projects?expand=client",
      `/projects/${scene.ids.project}?expand=client`,
    ])
      expect(await codes("member", path), path).to.deep.equal([403, "forbidden"]);
    expect(await codes("member", `/time-entries/${scene.ids.entry}?expand=client`)).to.deep.equal([403, "forbidden"]);
    expect(await codes("member", `/time-entries/${scene.ids.entry}?expand=user`)).to.deep.equal([404, "not_found"]);
    expect(await codes("accountant", `/time-entries/${entry}?expand=client&expand=invoice`)).to.deep.equal([200, undefined]);
  });

  it("do not allow references outside a token's scopes", async () => {
    const made = await scene.api("owner")("/v1/tokens", {
      body: { name: "narrow", scopes: ["time_entries:read", "users:read"] },
    });
    const narrow = harness.api(made.body["token"] as string);
    expect((await narrow("/v1/time-entries?expand=user")).status).to.equal(200);
    for (const name of ["project", "client", "task", "invoice"])
      expect((await narrow(`/v1/time-entries?expand=${name}`)).status, name).to.equal(403);
  });

  it("return 404 before errors of the query", async () => {
    expect(await codes("owner", "/time-entries/te_01h455vb4pex5vsknk084sn02q?expand=nonsense")).to.deep.equal([404, "not_found"]);
    expect(await codes("owner", `/time-entries/${entry}?expand=nonsense`)).to.deep.equal([422, "not_allowed"]);
    expect(await codes("owner", `/clients/${scene.ids.client}?expand=project`)).to.deep.equal([400, "unknown_parameter"]);
  });

  it("give a response with references its own ETag, and accept either for If-Match", async () => {
    const owner = scene.api("owner");
    const path = `/v1/projects/${scene.ids.project}`;
    const [plain, whole] = [await owner(path), await owner(`${path}?expand=client`)];
    const [one, other] = [plain.headers.get("etag") ?? "", whole.headers.get("etag") ?? ""];
    expect(one).not.to.equal(other);
    expect((await owner(`${path}?expand=client`, { headers: { "If-None-Match": other } })).status).to.equal(304);
    expect((await owner(`${path}?expand=client`, { headers: { "If-None-Match": one } })).status).to.equal(200);
    const changed = await owner(path, { method: "PATCH", body: { notes: "n" }, headers: { "If-Match": other } });
    expect(changed.status).to.equal(200);
  });

  it("never appear in events", async () => {
    const { body } = await scene.api("owner")(`/v1/webhook-deliveries/${scene.ids.delivery}`);
    const { data } = JSON.parse(body["body"] as string) as { data: object };
    expect(data).not.to.have.any.keys("project", "task", "user", "client", "invoice");
  });
});

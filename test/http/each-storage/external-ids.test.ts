import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

interface Kind {
  /** The list, where resources of the kind are. */
  readonly list: string;
  /** Where one is created. */
  readonly create: string;
  /** A body that creates another one each time. */
  readonly body: () => object;
}

let count = 0;

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  let kinds: Readonly<Record<"client" | "project" | "task" | "entry" | "invoice" | "user", Kind>>;

  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
    owner = scene.api("owner");
    const { client, project } = scene.ids;
    kinds = {
      client: { list: "/v1/clients", create: "/v1/clients", body: () => ({ name: "Globex" }) },
      project: { list: "/v1/projects", create: "/v1/projects", body: () => ({ name: "Website" }) },
      task: { list: "/v1/tasks", create: `/v1/projects/${project}/tasks`, body: () => ({ name: "Design" }) },
      entry: {
        list: "/v1/time-entries",
        create: "/v1/time-entries",
        body: () => ({ project_id: project, start_time: "2026-02-02T08:00:00Z", end_time: "2026-02-02T09:00:00Z" }),
      },
      invoice: {
        list: "/v1/invoices",
        create: "/v1/invoices",
        body: () => ({ client_id: client, lines: [{ description: "Work", quantity: "1", unit_price: 1000 }] }),
      },
      user: { list: "/v1/users", create: "/v1/users", body: () => ({ email: `external${++count}@example.com` }) },
    };
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const post = (path: string, body: unknown): Promise<Reply> => owner(path, { method: "POST", body });
  const patch = (path: string, body: unknown): Promise<Reply> => owner(path, { method: "PATCH", body });
  const create = async ({ create: path, body }: Kind, more: object = {}): Promise<string> => {
    const reply = await post(path, { ...body(), ...more });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return String(reply.body["id"]);
  };
  const listed = async ({ list }: Kind, query: string) =>
    ((await owner(`${list}?${query}`)).body["data"] as { readonly id: string }[]).map(({ id }) => id);
  const problem = ({ status, body }: Reply) => [status, body["code"], body["id"]];
  const errors = ({ body }: Reply) =>
    (body["errors"] as { pointer: string; code: string }[]).map((e) => `${e.pointer} ${e.code}`);

  it("gives each kind of resource an external id, which only one of the kind has", async () => {
    for (const kind of Object.values(kinds)) {
      const first = await create(kind, { external_id: "crm-1" });
      expect(problem(await post(kind.create, { ...kind.body(), external_id: "crm-1" }))).to.deep.equal([
        409,
        "external_id_taken",
        first,
      ]);
      const second = await create(kind);
      expect((await owner(`${kind.list}/${second}`)).body).to.deep.include({ external_id: null, metadata: {} });
      expect(problem(await patch(`${kind.list}/${second}`, { external_id: "crm-1" }))).to.deep.equal([
        409,
        "external_id_taken",
        first,
      ]);
      expect((await patch(`${kind.list}/${first}`, { external_id: "crm-1" })).status).to.equal(200);
      expect((await patch(`${kind.list}/${first}`, { external_id: null })).body["external_id"]).to.equal(null);
      expect((await patch(`${kind.list}/${second}`, { external_id: "crm-1" })).body["external_id"]).to.equal("crm-1");
      expect(await listed(kind, "external_id=crm-1&external_id=crm-2")).to.deep.equal([second]);
      expect(await listed(kind, "external_id=CRM-1")).to.deep.equal([]);
    }
  });

  it("merges metadata, removes pairs that are null, and finds resources by all of several pairs", async () => {
    for (const kind of Object.values(kinds)) {
      const id = await create(kind, { metadata: { orderNo: "1", "a/b": "x", gone: null } });
      const path = `${kind.list}/${id}`;
      expect((await owner(path)).body["metadata"]).to.deep.equal({ orderNo: "1", "a/b": "x" });
      const version = Number((await owner(path)).body["version"] ?? 1);
      expect((await patch(path, { metadata: { orderNo: "2", "ü[1]": "y" } })).body).to.deep.include({
        metadata: { orderNo: "2", "a/b": "x", "ü[1]": "y" },
        version: version + 1,
      });
      expect((await patch(path, { metadata: { "a/b": null, missing: null } })).body["metadata"]).to.deep.equal({
        orderNo: "2",
        "ü[1]": "y",
      });
      expect((await patch(path, { metadata: { orderNo: "2" } })).body["version"], "nothing changes").to.equal(version + 2);
      expect(await listed(kind, "metadata[orderNo]=2")).to.deep.equal([id]);
      expect(await listed(kind, `metadata[orderNo]=2&${encodeURIComponent("metadata[ü[1]]")}=y`)).to.deep.equal([id]);
      expect(await listed(kind, "metadata[orderNo]=2&metadata[a/b]=x")).to.deep.equal([]);
    }
  });

  it("refuses values beyond the limits, with pointers to their keys", async () => {
    for (const kind of Object.values(kinds)) {
      const long = { external_id: "x".repeat(201), metadata: { camelCase: "x".repeat(501), ["k".repeat(41)]: "", "a/b": 1 } };
      const refused = await post(kind.create, { ...kind.body(), ...long });
      expect(refused.status).to.equal(422);
      expect(errors(refused)).to.have.members([
        "/external_id too_long",
        "/metadata/camelCase too_long",
        "/metadata/a~1b wrong_type",
      ]);
      const key = "K".repeat(41);
      expect(errors(await post(kind.create, { ...kind.body(), metadata: { [key]: "" } }))).to.deep.equal([
        `/metadata/${key} too_long`,
      ]);
      const pairs = (from: number, to: number) =>
        Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`k${from + index}`, "v"]));
      expect(errors(await post(kind.create, { ...kind.body(), metadata: pairs(0, 51) }))).to.deep.equal(["/metadata too_many"]);
      const id = await create(kind, { metadata: pairs(0, 50) });
      expect(errors(await patch(`${kind.list}/${id}`, { metadata: pairs(50, 51) }))).to.deep.equal(["/metadata too_many"]);
      const moved = await patch(`${kind.list}/${id}`, { metadata: { k0: null, ...pairs(50, 51) } });
      expect([moved.status, Object.keys(moved.body["metadata"] as object).length]).to.deep.equal([200, 50]);
    }
  });

  it("changes neither the content of an issued invoice nor what was billed", async () => {
    const { client, project } = scene.ids;
    await patch(`/v1/projects/${project}`, { client_id: client, rate: 10_000, billable: true });
    const entry = await create(kinds.entry);
    const draft = await post("/v1/invoices", { client_id: client, from_time: {} });
    expect(draft.status, JSON.stringify(draft.body)).to.equal(201);
    const invoice = String(draft.body["id"]);
    expect(
      (await patch(`/v1/invoices/${invoice}`, { status: "open", external_id: "erp-1", metadata: { a: "1" } })).status,
    ).to.equal(200);
    const changed = await patch(`/v1/invoices/${invoice}`, { external_id: "erp-2", metadata: { b: "2" } });
    expect([changed.status, changed.body["external_id"], changed.body["metadata"]]).to.deep.equal([
      200,
      "erp-2",
      { a: "1", b: "2" },
    ]);
    const both = await patch(`/v1/invoices/${invoice}`, { external_id: "erp-3", notes: "Another text" });
    expect(problem(both).slice(0, 2)).to.deep.equal([409, "invoice_not_draft"]);
    const billed = await patch(`/v1/time-entries/${entry}`, { external_id: "jira-1", metadata: { a: "1" } });
    expect([billed.status, billed.body["status"], billed.body["external_id"]]).to.deep.equal([200, "billed", "jira-1"]);
    expect(problem(await patch(`/v1/time-entries/${entry}`, { external_id: "jira-2", notes: "x" })).slice(0, 2)).to.deep.equal([
      409,
      "time_entry_billed",
    ]);
    const note = await post(`/v1/invoices/${invoice}/credit-notes`, {
      reason: "Twice",
      external_id: "erp-9",
      metadata: { c: "3" },
    });
    expect([note.status, note.body["external_id"], note.body["metadata"]]).to.deep.equal([201, "erp-9", { c: "3" }]);
    expect((await patch(`/v1/invoices/${String(note.body["id"])}`, { external_id: null })).body["external_id"]).to.equal(null);
    const audit = await owner("/v1/reports/audit");
    expect(audit.body["findings"], JSON.stringify(audit.body)).to.deep.equal([]);
  });

  it("shows members neither of a user, and lets them filter users by neither", async () => {
    const member = scene.api("member");
    const id = await create(kinds.user, { external_id: "hr-1", metadata: { a: "1" } });
    const seen = (await member(`/v1/users/${id}`)).body;
    expect([seen["external_id"], seen["metadata"]]).to.deep.equal([undefined, undefined]);
    for (const query of ["external_id=hr-1", "metadata[a]=1"]) expect((await member(`/v1/users?${query}`)).status).to.equal(403);
    expect((await member(`/v1/users/${id}`, { method: "PATCH", body: { external_id: "x" } })).status).to.equal(403);
  });

  it("has both in lists as CSV, in events, in the change feed, and in the filters of many entries", async () => {
    const id = await create(kinds.client, { external_id: "crm-1", metadata: { b: "2", a: "1" } });
    const { workspaceId } = scene.workspace.actors.owner;
    const events = await harness.ports.unitOfWork.read({ workspaceId }, (stores) => stores.events.list(1_000));
    const created = events.map(({ body }) => JSON.parse(body) as { readonly data: Record<string, unknown> });
    expect(created.find(({ data }) => data["id"] === id)?.data).to.deep.include({
      external_id: "crm-1",
      metadata: { a: "1", b: "2" },
    });
    const changes = (await owner("/v1/changes?type=client&limit=200")).body["data"] as {
      readonly data: Record<string, unknown> | null;
    }[];
    expect(changes.find(({ data }) => data?.["id"] === id)?.data).to.deep.include({
      external_id: "crm-1",
      metadata: { a: "1", b: "2" },
    });
    const token = scene.workspace.tokens.owner;
    const csv = await fetch(`${harness.url}/v1/clients.csv?external_id=crm-1`, { headers: { authorization: `Bearer ${token}` } });
    expect(await csv.text()).to.include('"crm-1","{""a"":""1"",""b"":""2""}"');
    const entries = [
      await create(kinds.entry, { metadata: { run: "7" } }),
      await create(kinds.entry, { metadata: { run: "8" } }),
    ];
    const deleted = await post("/v1/time-entries/bulk-delete", { filter: { metadata: { run: "7" } } });
    expect((deleted.body["results"] as { readonly id: string }[]).map((one) => one.id)).to.deep.equal(entries.slice(0, 1));
  });
}

forEachStorage("external ids and metadata", define);

import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

/** Ids with what paths, queries and JSON treat in a special way. */
const ids = ["crm-1", "a/b:c?d#e%2F&f", "ext:x", "日本 ü", 'q"\\', "cli_01kjq4v8v1e2b9q0d0x5t3m7ha", "x".repeat(200)];
const ext = (id: string): string => `ext:${id}`;
const inPath = (id: string): string => encodeURIComponent(ext(id));

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;

  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const post = (path: string, body: unknown, headers = {}): Promise<Reply> => owner(path, { method: "POST", body, headers });
  const made = async (path: string, body: object): Promise<string> => {
    const reply = await post(path, body);
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return String(reply.body["id"]);
  };
  const errors = ({ status, body }: Reply) => [
    status,
    ...(body["errors"] as { pointer: string; code: string }[]).map((e) => `${e.pointer} ${e.code}`),
  ];
  const work = { start_time: "2026-02-02T08:00:00Z", end_time: "2026-02-02T09:00:00Z" };

  it("stand for the id in a path, in any spelling that a URL has, with conditions and dry runs", async () => {
    for (const external of ids) {
      const id = await made("/v1/clients", { name: "Globex", external_id: external });
      const path = `/v1/clients/${inPath(external)}`;
      const read = await owner(path);
      expect([read.status, read.body["id"]], external).to.deep.equal([200, id]);
      const etag = String(read.headers.get("etag"));
      const change = (headers: Record<string, string>, query = "") =>
        owner(path + query, { method: "PATCH", body: { name: "Ada" }, headers });
      expect((await change({ "If-Match": '"no"' })).status).to.equal(412);
      expect((await change({ "If-Match": etag }, "?dry_run=true")).body).to.include({ id, name: "Ada", version: 2 });
      expect((await change({ "If-Match": etag })).body).to.include({ id, name: "Ada", version: 2 });
      expect((await owner(path, { method: "DELETE" })).status).to.equal(204);
      expect((await owner(path)).status).to.equal(404);
    }
  });

  it("find only resources of the kind and the workspace, and are 404 in a path otherwise", async () => {
    const other = await createScene(harness);
    await other.api("owner")("/v1/clients", { method: "POST", body: { name: "Other", external_id: "theirs" } });
    await made("/v1/projects", { name: "Website", external_id: "crm-1" });
    for (const path of [
      "/v1/clients/ext:crm-1",
      "/v1/clients/ext:theirs",
      "/v1/clients/ext:",
      "/v1/clients/ext:%00",
      "/v1/tasks/ext:crm-1",
    ])
      expect((await owner(path)).status, path).to.equal(404);
    expect((await owner("/v1/projects/ext:crm-1")).status).to.equal(200);
    expect((await owner("/v1/clients/EXT:crm-1")).status).to.equal(404);
    expect((await scene.api("member")("/v1/invoices/ext:crm-1")).status, "without the permission").to.equal(403);
  });

  it("stand for ids in bodies, at every depth, and in batches", async () => {
    const client = await made("/v1/clients", { name: "Globex", external_id: "c" });
    const project = await made("/v1/projects", { name: "Website", client_id: ext("c"), external_id: "p", rate: 9_000 });
    expect((await owner(`/v1/projects/${project}`)).body["client_id"]).to.equal(client);
    const task = await made("/v1/projects/ext:p/tasks", { name: "Design", external_id: "t" });
    await owner(`/v1/users/${scene.ids.user}`, { method: "PATCH", body: { external_id: "u" } });
    const entry = { project_id: ext("p"), task_id: ext("t"), user_id: ext("u"), ...work };
    const batch = await post("/v1/time-entries/batch", {
      entries: [entry, { ...entry, external_id: "e" }, { ...entry, project_id: ext("no") }],
      mode: "each",
    });
    const results = batch.body["results"] as readonly {
      status: number;
      data: Record<string, unknown>;
      problem: { errors: object[] } | null;
    }[];
    expect(results.map(({ status }) => status)).to.deep.equal([201, 201, 422]);
    expect(results[1]?.data).to.include({ project_id: project, task_id: task, user_id: scene.ids.user, external_id: "e" });
    expect(JSON.stringify(results[2]?.problem)).to.include(`"pointer":"/project_id","code":"unknown_reference"`);
    const invoice = await post("/v1/invoices", {
      client_id: ext("c"),
      from_time: { project_ids: [ext("p")], task_ids: [ext("t")] },
    });
    expect([invoice.status, invoice.body["client_id"]], JSON.stringify(invoice.body)).to.deep.equal([201, client]);
    const updated = await post("/v1/time-entries/bulk-update", { ids: [ext("e")], changes: { metadata: { a: "1" } } });
    expect((updated.body["results"] as { status: number }[]).map(({ status }) => status)).to.deep.equal([200]);
    const filtered = await post("/v1/time-entries/bulk-update", {
      filter: { task_id: [ext("t")] },
      changes: { metadata: { b: "1" } },
    });
    expect((filtered.body["results"] as { status: number }[]).map(({ status }) => status)).to.deep.equal([200, 200]);
  });

  it("are unknown references in bodies and filters if no resource has them", async () => {
    const unknown = "unknown_reference";
    expect(errors(await post("/v1/projects", { name: "P", client_id: ext("no") }))).to.deep.equal([422, `/client_id ${unknown}`]);
    expect(errors(await post("/v1/projects", { name: "P", client_id: ext("x".repeat(200)) }))).to.deep.equal([
      422,
      `/client_id ${unknown}`,
    ]);
    const entries = [
      { project_id: scene.ids.project, ...work },
      { project_id: ext("no"), ...work },
    ];
    expect(errors(await post("/v1/time-entries/batch", { entries }))).to.deep.equal([422, `/entries/1/project_id ${unknown}`]);
    const filter = { project_id: [ext("no")] };
    expect(errors(await post("/v1/time-entries/bulk-delete", { filter }))).to.deep.equal([422, `/filter/project_id ${unknown}`]);
    expect(errors(await owner("/v1/time-entries?client_id=ext:no"))).to.deep.equal([422, `/client_id ${unknown}`]);
    expect(errors(await owner("/v1/reminders?client_id=ext:%00"))[0]).to.equal(422);
    expect(errors(await owner("/v1/time-entries?client_id=no"))).to.deep.equal([422, "/client_id id_malformed"]);
  });

  it("filter lists and reports, whose next pages are the same list", async () => {
    const client = await made("/v1/clients", { name: "Globex", external_id: "a/b" });
    for (const name of ["P1", "P2", "P3"]) await made("/v1/projects", { name, client_id: client });
    const query = `client_id=${inPath("a/b")}&limit=2&sort=name`;
    const first = await owner(`/v1/projects?${query}`);
    const names = (reply: Reply) => (reply.body["data"] as { name: string }[]).map(({ name }) => name);
    expect(names(first)).to.deep.equal(["P1", "P2"]);
    const cursor = String(first.body["next_cursor"]);
    expect(names(await owner(`/v1/projects?${query}&cursor=${cursor}`))).to.deep.equal(["P3"]);
    const [, link = ""] = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? [];
    expect(names(await owner(link.replace(/^https?:\/\/[^/]+/, "")))).to.deep.equal(["P3"]);
    expect((await owner(`/v1/clients/${inPath("a/b")}/credit-balance`)).status).to.equal(200);
  });

  it("repeat the first response of a key, whoever has the external id by then", async () => {
    const first = await made("/v1/clients", { name: "Globex", external_id: "crm-1" });
    const headers = { "Idempotency-Key": "once" };
    const body = { name: "Website", client_id: ext("crm-1") };
    const created = await post("/v1/projects", body, headers);
    expect(created.body["client_id"]).to.equal(first);
    await owner("/v1/clients/ext:crm-1", { method: "PATCH", body: { external_id: null } });
    const again = await post("/v1/projects", body, headers);
    expect([again.status, again.body["id"], again.headers.get("idempotency-replayed")]).to.deep.equal([
      201,
      created.body["id"],
      "true",
    ]);
  });
}

forEachStorage("external ids in place of ids", define);

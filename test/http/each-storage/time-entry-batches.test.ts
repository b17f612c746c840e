import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

interface Row {
  readonly id?: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly problem: { readonly code: string; readonly errors: readonly { pointer: string; code: string }[] } | null;
}

const day = (n: number, hour: number): string => new Date(Date.UTC(2026, 0, 1 + n, hour)).toISOString();

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  let project: string;

  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
    owner = scene.api("owner");
    const created = await owner("/v1/projects", { method: "POST", body: { name: "Batches", client_id: scene.ids.client } });
    project = String(created.body["id"]);
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const entry = (n: number, more: object = {}) => ({
    project_id: project,
    start_time: day(n, 8),
    end_time: day(n, 9),
    ...more,
  });
  const post = (path: string, body: unknown, api = owner, headers: Record<string, string> = {}): Promise<Reply> =>
    api(`/v1/time-entries/${path}`, { method: "POST", body, headers });
  const results = ({ body }: Reply): readonly Row[] => body["results"] as readonly Row[];
  const statuses = (reply: Reply) => results(reply).map(({ status }) => status);
  const errors = ({ body }: Reply) =>
    (body["errors"] as { pointer: string; code: string }[]).map((e) => `${e.pointer} ${e.code}`);
  const create = async (count: number, more: object = {}): Promise<readonly string[]> => {
    const reply = await post("batch", { entries: Array.from({ length: count }, (_, n) => entry(n % 300, more)) });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
    return results(reply).map(({ data }) => String(data?.["id"]));
  };
  const events = async () => {
    const { workspaceId } = scene.workspace.actors.owner;
    const stored = await harness.ports.unitOfWork.read({ workspaceId }, (stores) => stores.events.list(10_000));
    return stored.map(({ type }) => type as string);
  };
  const listed = async (query: string) =>
    (await owner(`/v1/time-entries?limit=200&${query}`)).body["data"] as Readonly<Record<string, unknown>>[];

  it("creates entries in their order, each as a request of its own would", async () => {
    const before = (await events()).length;
    const reply = await post("batch", {
      entries: [
        entry(0),
        entry(1, { tags: ["On-Site"], notes: "b" }),
        entry(2, { tags: ["on-site"], end_time: null, duration_seconds: 60 }),
      ],
    });
    expect(statuses(reply)).to.deep.equal([201, 201, 201]);
    const rows = results(reply).map(({ data }) => data);
    expect(rows.map((row) => row?.["start_time"])).to.deep.equal([day(0, 8), day(1, 8), day(2, 8)]);
    expect(rows.map((row) => row?.["tags"])).to.deep.equal([[], ["On-Site"], ["On-Site"]]);
    const alone = await owner("/v1/time-entries", { method: "POST", body: entry(3) });
    const { id: _, start_time: __, end_time: ___, created_at: ____, updated_at: _____, ...first } = rows[0] ?? {};
    expect(alone.body).to.deep.include(first);
    expect((await events()).slice(before)).to.deep.equal(Array.from({ length: 4 }, () => "time_entry.created"));
  });

  it("stores nothing if one of all is refused, and names each that is, conflicts too", async () => {
    const before = (await events()).length;
    await owner(`/v1/projects/${project}`, { method: "PATCH", body: { status: "archived" } });
    const other = (await owner("/v1/projects", { method: "POST", body: { name: "Other", client_id: scene.ids.client } })).body[
      "id"
    ];
    const reply = await post("batch", {
      entries: [entry(0, { project_id: other }), entry(1), entry(2, { project_id: other, end_time: day(1, 9) })],
    });
    expect(reply.status).to.equal(422);
    expect(errors(reply)).to.deep.equal(["/entries/1 project_archived", "/entries/2/end_time end_before_start"]);
    expect(await listed(`project_id=${String(other)}`)).to.deep.equal([]);
    expect((await events()).slice(before)).to.not.include("time_entry.created");
  });

  it("stores those of each that are not refused, and says why the others are, whatever is wrong with them", async () => {
    const entries = [
      entry(0),
      { start_time: 5 },
      entry(2, { task_id: "task_none" }),
      7,
      entry(4),
      entry(5, { end_time: day(4, 1) }),
    ];
    const reply = await post("batch", { entries, mode: "each" });
    expect([reply.status, ...statuses(reply)]).to.deep.equal([200, 201, 422, 422, 422, 201, 422]);
    const problems = results(reply).map(({ problem }) =>
      (problem?.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`),
    );
    expect(problems[1]).to.include("/project_id required");
    expect([problems[0], problems[2], problems[5]]).to.deep.equal([
      [],
      ["/task_id unknown_reference"],
      ["/end_time end_before_start"],
    ]);
    expect(await listed(`project_id=${project}`)).to.have.length(2);
    expect(statuses(await post("batch", { entries: [7], mode: "each" }))).to.deep.equal([422]);
  });

  it("leaves nothing of an entry that is refused, not even its tags", async () => {
    await owner("/v1/workspace", { method: "PATCH", body: { overlap_policy: "reject" } });
    const entries = [entry(0, { tags: ["kept"] }), entry(0, { tags: ["lost"] }), entry(1)];
    expect(statuses(await post("batch", { entries, mode: "each" }))).to.deep.equal([201, 409, 201]);
    const names = (await owner("/v1/tags")).body["tags"] as { name: string }[];
    expect(names.map(({ name }) => name))
      .to.include("kept")
      .and.not.include("lost");
  });

  it("starts one timer at most, and knows of it in the entries after it", async () => {
    const timer = { project_id: project, start_time: new Date(Date.now() - 60_000).toISOString() };
    const reply = await post("batch", { entries: [timer, timer, entry(0)], mode: "each" });
    expect(statuses(reply)).to.deep.equal([201, 409, 201]);
    expect(results(reply)[1]?.problem?.code).to.equal("timer_running");
    const [id = ""] = results(reply).map(({ data }) => String(data?.["id"]));
    const stopped = await post("bulk-update", { ids: [id], changes: { end_time: new Date().toISOString() } });
    expect(results(stopped)[0]?.data).to.include({ status: "recorded" });
  });

  it("creates 1,000 entries, refuses 1,001 and none, and has one effect for one Idempotency-Key", async () => {
    const entries = Array.from({ length: 1_000 }, (_, n) => entry(n % 300));
    const key = { "Idempotency-Key": `batch-${scene.workspace.id}` };
    const [first, second] = [await post("batch", { entries }, owner, key), await post("batch", { entries }, owner, key)];
    expect([results(first).length, second.body]).to.deep.equal([1_000, first.body]);
    expect((await events()).filter((type) => type === "time_entry.created")).to.have.length.of.at.least(1_000);
    expect(errors(await post("batch", { entries: [...entries, entry(0)] }))).to.deep.equal(["/entries too_many"]);
    expect(errors(await post("batch", { entries: [] }))).to.deep.equal(["/entries too_few"]);
    expect(errors(await post("batch", { entries: [], mode: "each" }))).to.deep.equal(["/entries too_few"]);
  });

  it("changes the entries with the ids, or those that match a filter as in the list", async () => {
    const ids = await create(3, { tags: ["x"] });
    const reply = await post("bulk-update", { ids: ids.slice(1), changes: { billable: false } });
    expect(results(reply).map(({ id, status, data }) => [id, status, data?.["billable"]])).to.deep.equal([
      [ids[1], 200, false],
      [ids[2], 200, false],
    ]);
    const filter = { project_id: [project], tag: ["X"], billable: false, from: day(2, 0).slice(0, 10), to: day(9, 0) };
    const filtered = await post("bulk-update", { filter, changes: { notes: "moved" } });
    expect(results(filtered).map(({ id, data }) => [id, data?.["notes"]])).to.deep.equal([[ids[2], "moved"]]);
    expect(results(await post("bulk-update", { filter: { tag: ["none"] }, changes: { notes: "" } }))).to.deep.equal([]);
  });

  it("says once what is wrong with the changes of all entries", async () => {
    const ids = await create(3);
    const reply = await post("bulk-update", { ids, changes: { task_id: "task_01kjq4v8v1e2b9q0d0x5t3m7ha" } });
    expect([reply.status, errors(reply)]).to.deep.equal([422, ["/changes/task_id unknown_reference"]]);
  });

  it("shows a change by a filter in a dry run, and makes none", async () => {
    const ids = await create(2);
    const body = { filter: { project_id: [project] } };
    const shown = await post("bulk-delete?dry_run=true", body);
    expect(results(shown).map(({ id, status }) => [id, status])).to.deep.equal(ids.map((id) => [id, 204]));
    expect(await listed(`project_id=${project}`)).to.have.length(2);
    expect(statuses(await post("bulk-delete", body))).to.deep.equal([204, 204]);
    expect(await listed(`project_id=${project}`)).to.deep.equal([]);
    expect(await events()).to.include("time_entry.deleted");
  });

  it("refuses billed, missing and repeated entries by id, and those of others", async () => {
    const [billed = "", free = ""] = await create(2);
    const invoice = { client_id: scene.ids.client, from_time: { project_ids: [project], to: day(1, 0) } };
    expect((await owner("/v1/invoices", { method: "POST", body: invoice })).status).to.equal(201);
    const ids = [billed, "te_01kjq4v8v1e2b9q0d0x5t3m7ha", free];
    const all = await post("bulk-delete", { ids });
    expect([all.status, errors(all)]).to.deep.equal([422, ["/ids/0 time_entry_billed", "/ids/1 not_found"]]);
    expect(statuses(await post("bulk-delete", { ids, mode: "each" }))).to.deep.equal([409, 404, 204]);
    expect(errors(await post("bulk-delete", { ids: [billed, billed] }))).to.deep.equal(["/ids/1 not_unique"]);
    const member = await post("bulk-update", { ids: [billed], changes: { notes: "x" }, mode: "each" }, scene.api("member"));
    expect(statuses(member)).to.deep.equal([404]);
    const accountant = await post(
      "bulk-update",
      { ids: [billed], changes: { notes: "x" }, mode: "each" },
      scene.api("accountant"),
    );
    expect(statuses(accountant)).to.deep.equal([403]);
  });

  it("takes ids or a filter, and neither both, none, an empty filter, nor one of the list of others", async () => {
    const changes = { notes: "x" };
    const [id = ""] = await create(1);
    for (const selection of [{}, { ids: [id], filter: { tag: ["x"] } }])
      expect(errors(await post("bulk-update", { ...selection, changes }))).to.deep.equal(["/ids exactly_one"]);
    expect(errors(await post("bulk-update", { ids: [], changes }))).to.deep.equal(["/ids too_few"]);
    expect((await post("bulk-update", { filter: {}, changes })).status).to.equal(422);
    expect(errors(await post("bulk-update", { filter: { user_id: ["x"] }, changes }))).to.deep.equal([
      "/filter/user_id id_malformed",
    ]);
    const reversed = { from: day(2, 0), to: day(1, 0) };
    expect(errors(await post("bulk-update", { filter: reversed, changes }))[0]).to.include("range_reversed");
  });

  it("refuses a filter that matches more than 1,000 entries, and changes none", async () => {
    await create(1_000);
    await owner("/v1/time-entries", { method: "POST", body: entry(5) });
    const filter = { project_id: [project] };
    expect(errors(await post("bulk-delete", { filter }))).to.deep.equal(["/filter too_many"]);
    expect(await listed(`project_id=${project}`)).to.have.length(200);
  });

  it("keeps every entry that is deleted, to be restored", async () => {
    const [id = ""] = await create(1);
    await post("bulk-delete", { ids: [id] });
    expect((await owner(`/v1/time-entries/${id}/restore`, { method: "POST" })).status).to.equal(200);
  });

  it("lets one of two simultaneous deletions of the same entries delete them", async () => {
    const ids = await create(20);
    const replies = await Promise.all([0, 1, 2].map(() => post("bulk-delete", { ids, mode: "each" })));
    expect(
      replies
        .map(statuses)
        .flat()
        .filter((status) => status === 204),
    ).to.have.length(20);
    expect((await events()).filter((type) => type === "time_entry.deleted")).to.have.length(20);
  });
}

forEachStorage("time entries in batches", define);

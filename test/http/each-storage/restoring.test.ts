import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

type Entry = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

const times = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  let member: Api;

  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    scene = await createScene(harness);
    [owner, member] = [scene.api("owner"), scene.api("member")];
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const make = async (api: Api, path: string, body: unknown) => (await api(`/v1${path}`, { body })).body as unknown as Entry;
  const change = async (api: Api, path: string, body: unknown) =>
    (await api(`/v1${path}`, { method: "PATCH", body })).body as unknown as Entry;
  const restore = (id: string, body: object = {}) => member(`/v1/time-entries/${id}/restore`, { body });
  const record = async () => {
    const project = await make(owner, "/projects", { name: "Project", rate: 5_000 });
    const texts = { notes: "№ 1", tags: ["a", "“b”"], billable: false };
    return make(member, "/time-entries", { project_id: project.id, ...times, ...texts });
  };

  it("brings back a deleted entry of an archived project as it was, and tells the followers of changes", async () => {
    const entry = await record();
    await change(owner, `/projects/${String(entry["project_id"])}`, { rate: 10_000, status: "archived" });
    await member(`/v1/time-entries/${entry.id}`, { method: "DELETE" });
    const { status, body } = await restore(entry.id);
    expect([status, body]).to.deep.equal([200, { ...entry, version: 3, updated_at: body["updated_at"] }]);
    expect((await restore(entry.id)).body, "again").to.deep.equal(body);
    expect((await member(`/v1/time-entries/${entry.id}`)).body).to.deep.equal(body);
    const { body: feed } = await owner("/v1/changes?type=time_entry&limit=200");
    const changes = (feed["data"] as Entry[]).filter(({ id }) => id === entry.id);
    expect(changes.map(({ action, version, data }) => [action, version, data])).to.deep.equal([
      ["created", 1, entry],
      ["deleted", 2, null],
      ["created", 3, body],
    ]);
  });

  it("takes back the last change of an entry, with its rate", async () => {
    const entry = await record();
    const other = await make(owner, "/projects", { name: "Other", rate: 10_000 });
    const moved = await change(member, `/time-entries/${entry.id}`, { project_id: other.id, tags: [] });
    expect(moved["rate"]).to.include({ amount: 10_000 });
    const { status, body } = await restore(entry.id, { version: entry.version });
    expect([status, body]).to.deep.equal([200, { ...entry, version: 3, updated_at: body["updated_at"] }]);
    await change(member, `/time-entries/${entry.id}`, { notes: "later" });
    const late = await restore(entry.id, { version: moved.version });
    expect([late.status, late.body["code"]]).to.deep.equal([409, "not_restorable"]);
  });

  it("takes back a change only of the version that If-Match names, and brings back no entry under a condition", async () => {
    const { id } = await record();
    const path = `/v1/time-entries/${id}`;
    await change(member, `/time-entries/${id}`, { notes: "changed" });
    const restoreIf = (condition: string) =>
      member(`${path}/restore`, { body: { version: 1 }, headers: { "If-Match": condition } });
    const stale = await restoreIf('"1.x"');
    expect([stale.status, stale.body["code"], stale.body["current_version"]]).to.deep.equal([412, "precondition_failed", 2]);
    const restored = await restoreIf('"2.x"');
    expect([restored.status, restored.body["notes"], restored.body["version"]]).to.deep.equal([200, "№ 1", 3]);
    expect(restored.headers.get("etag")).to.equal((await member(path)).headers.get("etag"));
    await member(path, { method: "DELETE" });
    for (const condition of ['"3.x"', "*"]) {
      const { status, body } = await restoreIf(condition);
      expect([status, body["code"], body["current_version"]], condition).to.deep.equal([412, "precondition_failed", null]);
    }
    expect((await member(path)).status).to.equal(404);
    expect((await restore(id)).status).to.equal(200);
  });

  it("restores a deleted entry once, for any number of simultaneous requests", async () => {
    const { id } = await record();
    await member(`/v1/time-entries/${id}`, { method: "DELETE" });
    const replies = await Promise.all(Array.from({ length: 5 }, () => restore(id)));
    expect(replies.map(({ status, body }) => [status, body["version"]])).to.deep.equal(replies.map(() => [200, 3]));
  });

  it("finds nothing of another workspace, and names what was deleted in the meantime", async () => {
    const entry = await record();
    await member(`/v1/time-entries/${entry.id}`, { method: "DELETE" });
    const other = (await createScene(harness)).api("owner");
    const foreign = await other(`/v1/time-entries/${entry.id}/restore`, { body: {} });
    expect([foreign.status, foreign.body["code"]]).to.deep.equal([404, "not_found"]);
    await owner(`/v1/projects/${String(entry["project_id"])}`, { method: "DELETE" });
    const { status, body } = await restore(entry.id);
    expect([status, body["code"], body["resource"]]).to.deep.equal([409, "reference_deleted", "project"]);
  });
}

forEachStorage("restoring a time entry over HTTP", define);

import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

type Body = Readonly<Record<string, unknown>>;

const times = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T09:00:00Z" };

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

  const record = async (tags: readonly string[], api: Api = owner): Promise<Body> => {
    const reply = await api("/v1/time-entries", { body: { project_id: scene.ids.project, ...times, tags } });
    expect(reply.status).to.equal(201);
    return reply.body;
  };
  const rename = async (from: readonly string[], to: string): Promise<Body> => {
    const reply = await owner("/v1/tags/rename", { body: { from, to } });
    expect(reply.status).to.equal(200);
    return reply.body;
  };
  const found = async (tag: string) =>
    ((await owner(`/v1/time-entries?tag=${encodeURIComponent(tag)}`)).body["data"] as Body[]).map(({ id }) => id);

  it("renames tags of all entries of the workspace, and is in the change feed", async () => {
    const other = (await createScene(harness)).api("owner");
    const elsewhere = await other("/v1/projects", { body: { name: "Elsewhere" } });
    const there = await other("/v1/time-entries", { body: { project_id: elsewhere.body["id"], ...times, tags: ["Old"] } });
    const entries = [await record(["Old", 'o"ther']), await record(["OLD"], scene.api("member"))];
    expect(await rename(["old"], "New \\ 'one'")).to.deep.equal({ name: "New \\ 'one'", entries: 2 });
    expect(await found("new \\ 'ONE'")).to.have.members(entries.map(({ id }) => id));
    expect(await found("old")).to.deep.equal([]);
    expect((await owner(`/v1/time-entries/${String(entries[0]?.["id"])}`)).body).to.deep.include({
      tags: ["New \\ 'one'", 'o"ther'],
      version: 2,
    });
    expect((await other(`/v1/time-entries/${String(there.body["id"])}`)).body).to.deep.include({ tags: ["Old"], version: 1 });
    const changes = ((await owner("/v1/changes?type=time_entry&limit=200")).body["data"] as Body[]).filter(
      ({ version }) => version === 2,
    );
    expect(changes.map(({ id, action }) => [id, action])).to.have.deep.members(entries.map(({ id }) => [id, "updated"]));
  });

  it("records no entry with a tag that was renamed to another spelling meanwhile", async () => {
    await record(["urgent"]);
    await record(["urgent"]);
    expect(await rename(["urgent"], "Urgent")).to.deep.equal({ name: "Urgent", entries: 2 });
    expect((await record(["urgent"]))["tags"]).to.deep.equal(["Urgent"]);
    const [tag] = (await owner("/v1/tags")).body["tags"] as Body[];
    expect(tag).to.deep.equal({ name: "Urgent", entries: 3 });
  });

  it("repeats a request with the same idempotency key without a second change", async () => {
    const entry = await record(["one"]);
    const headers = { "idempotency-key": "rename-1" };
    const body = { from: ["one"], to: "two" };
    const replies = [await owner("/v1/tags/rename", { body, headers }), await owner("/v1/tags/rename", { body, headers })].map(
      (reply) => reply.body,
    );
    expect(replies).to.deep.equal([
      { name: "two", entries: 1 },
      { name: "two", entries: 1 },
    ]);
    expect((await owner(`/v1/time-entries/${String(entry["id"])}`)).body["version"]).to.equal(2);
  });
}

forEachStorage("renaming tags over HTTP", define);

import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;

  before(async () => {
    harness = await startHarness(ports());
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const train = { description: "Train", amount: 8_990, spent_on: "2026-03-02" };

  it("creates, lists, changes and deletes a purchase, and reports each in the change feed and as CSV", async () => {
    const created = await owner("/v1/purchases", { body: { project_id: scene.ids.project, ...train } });
    expect(created.status).to.equal(201);
    expect(created.body).to.include({ ...train, project_id: scene.ids.project, billable: true, version: 1 });
    const id = created.body["id"] as string;
    const path = `/v1/purchases/${id}`;
    expect((await owner(path, { method: "PATCH", body: { amount: 9_000 } })).body).to.include({ amount: 9_000, version: 2 });
    const listed = (await owner(`/v1/purchases?project_id=${scene.ids.project}`)).body["data"] as { id: string }[];
    expect(listed.map(({ id }) => id)).to.include(id);
    const csv = (await owner("/v1/purchases.csv")).body["file"] as Buffer;
    expect(csv.toString()).to.contain(`"Train",9000,"2026-03-02"`);
    expect((await owner(path, { method: "DELETE" })).status).to.equal(204);
    const changes = (await owner("/v1/changes?type=purchase")).body["data"] as { id: string; action: string }[];
    expect(changes.filter((change) => change.id === id).map(({ action }) => action)).to.deep.equal([
      "created",
      "updated",
      "deleted",
    ]);
  });

  it("refuses an amount below 1, an empty description and a project that does not exist", async () => {
    const body = { project_id: "prj_01h455vb4pex5vsknk084sn02q", description: " ", amount: 1, spent_on: "2026-03-02" };
    const refused = await owner("/v1/purchases", { body });
    expect(refused.status).to.equal(422);
    const errors = refused.body["errors"] as { pointer: string; code: string }[];
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).to.have.members([
      "/description too_short",
      "/project_id unknown_reference",
    ]);
    expect((await owner("/v1/purchases", { body: { ...body, amount: 0 } })).status).to.equal(422);
  });
}

forEachStorage("purchases", define);

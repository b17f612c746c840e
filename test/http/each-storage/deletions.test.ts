import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

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

  const make = async (path: string, body: unknown): Promise<string> => (await owner(path, { body })).body["id"] as string;
  const remove = (path: string, headers: Record<string, string> = {}) => owner(path, { method: "DELETE", headers });

  it("remove a task, then its project, then its client, and nothing that is in use", async () => {
    const client = await make("/v1/clients", { name: "Client" });
    const project = await make("/v1/projects", { name: "Project", client_id: client });
    const task = await make(`/v1/projects/${project}/tasks`, { name: "Task" });
    const paths = [`/v1/tasks/${task}`, `/v1/projects/${project}`, `/v1/clients/${client}`];
    for (const path of paths.slice(1)) {
      const { status, body } = await remove(path);
      expect([status, body["code"]], path).to.deep.equal([409, "in_use"]);
    }
    expect((await remove(`/v1/tasks/${scene.ids.task}`)).status, "an entry refers to it").to.equal(409);
    for (const path of paths) {
      expect((await remove(path, { "If-Match": '"9.x"' })).status).to.equal(412);
      expect((await remove(path)).status, path).to.equal(204);
      expect((await owner(path)).status, path).to.equal(404);
      expect((await remove(path)).status, path).to.equal(404);
    }
    expect((await owner(`/v1/projects/${scene.ids.project}/tasks`)).body["data"]).to.have.length(1);
  });

  it("remove a draft and release its time, but no issued invoice", async () => {
    const bill = { client_id: scene.ids.client, from_time: { project_ids: [scene.ids.project] } };
    const draft = await make("/v1/invoices", bill);
    const entry = `/v1/time-entries/${scene.ids.entry}`;
    expect((await owner(entry)).body["status"]).to.equal("billed");
    expect((await remove(`/v1/invoices/${draft}`)).status).to.equal(204);
    expect((await owner(entry)).body).to.include({ status: "recorded", invoice_id: null });
    const again = await make("/v1/invoices", bill);
    await owner(`/v1/invoices/${again}`, { method: "PATCH", body: { status: "open" } });
    const { status, body } = await remove(`/v1/invoices/${again}`);
    expect([status, body["code"], body["current_status"]]).to.deep.equal([409, "invoice_not_draft", "open"]);
    expect((await owner(`/v1/invoices/${again}`)).body["number"]).to.be.a("string");
  });

  it("withdraw an invitation with its link and its mail, but remove no user who accepted one", async () => {
    const token = await scene.invitation();
    const { body: users } = await owner("/v1/users?limit=1");
    const [{ id, status }] = users["data"] as [{ id: string; status: string }];
    expect(status).to.equal("invited");
    expect((await remove(`/v1/users/${id}`)).status).to.equal(204);
    expect((await owner(`/v1/users/${id}`)).status).to.equal(404);
    expect((await harness.api(null)("/v1/invitations/accept", { body: { token } })).status).to.be.within(400, 499);
    expect((await owner(`/v1/users/${id}/resend-invitation`, { method: "POST" })).status).to.equal(404);
    const active = await remove(`/v1/users/${scene.workspace.actors.member.userId}`);
    expect([active.status, active.body["code"]]).to.deep.equal([409, "not_invited"]);
  });

  it("allow another invitation to the address of a withdrawn one", async () => {
    const user = await make("/v1/users", { email: "again@example.com" });
    expect((await owner("/v1/users", { body: { email: "again@example.com" } })).status).to.equal(409);
    await remove(`/v1/users/${user}`);
    expect((await owner("/v1/users", { body: { email: "again@example.com" } })).status).to.equal(201);
  });
}

forEachStorage("a deletion over HTTP", define);

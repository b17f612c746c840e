import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage } from "../storages.js";

type Item = Readonly<Record<string, unknown>> & { readonly id: string };

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let owner: Api;
  let client: string;
  let project: string;

  before(async () => {
    harness = await startHarness(ports());
    owner = (await createScene(harness)).api("owner");
  });
  beforeEach(async () => {
    client = (await owner("/v1/clients", { body: { name: "Client" } })).body["id"] as string;
    project = (await owner("/v1/projects", { body: { name: "Website", client_id: client } })).body["id"] as string;
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const plan = async (changes: object = {}): Promise<Item> => {
    const reply = await owner("/v1/milestones", { body: { project_id: project, name: "Design", amount: 250_000, ...changes } });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return reply.body as Item;
  };
  const act = (id: string, action: string) => owner(`/v1/milestones/${id}/${action}`, { body: {} });
  const bill = (from_milestones: object = {}) => owner("/v1/invoices", { body: { client_id: client, from_milestones } });
  const listed = async (query = "") => (await owner(`/v1/milestones?client_id=${client}&${query}`)).body["data"] as Item[];

  it("creates, lists, changes and deletes milestones, and reports each in the change feed and as CSV", async () => {
    const unplanned = await plan();
    expect(unplanned).to.include({ currency: "EUR", status: "open", completed_at: null, due_date: null, tax: null });
    const milestone = await plan({ name: "Launch", due_date: "2026-04-30" });
    expect((await listed()).map(({ id }) => id)).to.have.members([milestone.id, unplanned.id]);
    expect((await listed("sort=due_date")).map(({ id }) => id)).to.deep.equal([milestone.id, unplanned.id]);
    const [first] = await listed("sort=-due_date&limit=1");
    expect(first?.id).to.equal(unplanned.id);
    const path = `/v1/milestones/${milestone.id}`;
    expect((await owner(path, { method: "PATCH", body: { amount: 119 } })).body).to.include({ amount: 119, version: 2 });
    expect(((await owner("/v1/milestones.csv")).body["file"] as Buffer).toString()).to.contain('"Launch"');
    const expanded = await owner(`${path}?expand=project`);
    expect((expanded.body["project"] as Item).id).to.equal(project);
    expect((await owner(path, { method: "DELETE" })).status).to.equal(204);
    const changes = (await owner("/v1/changes?type=milestone&limit=200")).body["data"] as { id: string; action: string }[];
    expect(changes.filter(({ id }) => id === milestone.id).map(({ action }) => action)).to.deep.equal([
      "created",
      "updated",
      "deleted",
    ]);
  });

  it("bills each completed milestone once, whoever asks at the same time, and releases it with its invoice", async () => {
    const done = [await plan(), await plan({ name: "Launch" })];
    await plan({ name: "Open" });
    for (const { id } of done) expect((await act(id, "complete")).body).to.include({ status: "completed", version: 2 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => bill()));
    const [made, ...others] = replies.filter(({ status }) => status === 201);
    expect(others).to.deep.equal([]);
    expect(replies.filter(({ status }) => status === 422).map(({ body }) => body["code"])).to.deep.equal(
      Array.from({ length: 7 }, () => "nothing_to_bill"),
    );
    const invoice = made?.body as Item;
    expect(invoice["subtotal"]).to.equal(500_000);
    expect((await listed(`invoice_id=${invoice.id}&status=invoiced`)).map(({ id }) => id).sort()).to.deep.equal(
      done.map(({ id }) => id).sort(),
    );
    const [first] = done;
    expect((await act(first?.id ?? "", "reopen")).body["code"]).to.equal("milestone_invoiced");
    expect((await owner(`/v1/invoices/${invoice.id}/void`, { body: {} })).status).to.equal(200);
    expect(await listed("status=completed")).to.have.length(2);
    expect((await bill({ milestone_ids: [first?.id] })).body["subtotal"]).to.equal(250_000);
    const again = await bill({ milestone_ids: [first?.id] });
    expect(again.body["errors"]).to.deep.include.members([
      {
        pointer: "/from_milestones/milestone_ids/0",
        code: "milestone_not_billable",
        message: "Only a completed milestone that no invoice bills can be billed, of a project of the client that is selected.",
      },
    ]);
  });

  it("refuses milestones in another currency, and names them", async () => {
    const { id } = await plan({ currency: "USD" });
    await act(id, "complete");
    expect((await bill()).body).to.deep.include({ code: "currency_mismatch", milestone_ids: [id], count: 1 });
  });
}

forEachStorage("milestones", define);

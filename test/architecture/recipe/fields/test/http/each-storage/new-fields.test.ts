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

  const codesOf = (body: Record<string, unknown>) =>
    (body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);

  it("stores, shows, changes, exports and refuses the new text of a client", async () => {
    const created = await owner("/v1/clients", { body: { name: "Ada Ltd", account_number: "10001" } });
    expect(created.body).to.include({ name: "Ada Ltd", account_number: "10001" });
    const path = `/v1/clients/${String(created.body["id"])}`;
    expect((await owner(path)).body).to.include({ account_number: "10001" });
    expect((await owner(path, { method: "PATCH", body: { account_number: null } })).body).to.include({ account_number: null });
    const feed = (await owner("/v1/changes?type=client")).body["data"] as { data: Record<string, unknown> | null }[];
    expect(feed.map(({ data }) => data?.["account_number"])).to.include(null);
    expect(String((await owner("/v1/clients.csv")).body["file"])).to.contain("account_number");
    const refused = await owner(path, { method: "PATCH", body: { account_number: "1".repeat(51) } });
    expect(codesOf(refused.body)).to.deep.equal(["/account_number too_long"]);
  });

  it("stores, shows, prints and refuses the new text of an invoice's line, which an issued invoice keeps", async () => {
    const line = { description: "Lamp", quantity: "1", unit_price: 1_000, article_number: "L-1" };
    const created = await owner("/v1/invoices", { body: { client_id: scene.ids.client, lines: [line] } });
    const shown = ({ body }: { readonly body: Record<string, unknown> }) =>
      (body["lines"] as Record<string, unknown>[]).map((one) => one["article_number"]);
    expect(shown(created)).to.deep.equal(["L-1"]);
    const path = `/v1/invoices/${String(created.body["id"])}`;
    const patched = await owner(path, { method: "PATCH", body: { lines: [{ ...line, article_number: "L-2" }] } });
    expect(shown(patched)).to.deep.equal(["L-2"]);
    const opened = await owner(path, { method: "PATCH", body: { status: "open" } });
    expect([opened.status, shown(opened)]).to.deep.equal([200, ["L-2"]]);
    expect((await owner(`${path}/export`)).status).to.equal(200);
    const refused = await owner("/v1/invoices", {
      body: { client_id: scene.ids.client, lines: [{ ...line, article_number: "" }] },
    });
    expect(codesOf(refused.body)).to.deep.equal(["/lines/0/article_number too_short"]);
    expect((await owner("/v1/reports/audit")).body).to.deep.include({ findings: [] });
  });
}

forEachStorage("new fields", define);

import { expect } from "chai";
import { type Api, type Harness, type HarnessPorts, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

type Item = Readonly<Record<string, unknown>> & { readonly id: string };

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;
  let client: string;

  before(async () => {
    harness = await startHarness(ports());
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  beforeEach(async () => {
    client = (await owner("/v1/clients", { body: { name: "Client" } })).body["id"] as string;
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const spend = async (changes: object = {}): Promise<Item> => {
    const body = { date: "2026-03-02", category: "Travel", amount: 4_760, tax_rate: "19", client_id: client, ...changes };
    const reply = await owner("/v1/expenses", { body });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return reply.body as Item;
  };
  const bill = () => owner("/v1/invoices", { body: { client_id: client, from_expenses: {} } });
  const listed = async (query: string) => (await owner(`/v1/expenses?client_id=${client}&${query}`)).body["data"] as Item[];

  it("creates, lists, sums, changes and deletes expenses, and reports each in the change feed and as CSV", async () => {
    const expense = await spend({ description: "Train" });
    expect(expense).to.include({ amount: 4_760, net: 4_000, currency: "EUR", billable: true, markup: "0", status: "unbilled" });
    const mileage = { kind: "mileage", amount: undefined, tax_rate: null, distance: "120.5", distance_unit: "km", rate: "0.30" };
    expect(await spend({ ...mileage, date: "2026-03-01" })).to.include({
      amount: 3_615,
      net: 3_615,
      distance: "120.5",
      rate: "0.3",
    });
    expect((await listed("sort=date")).map(({ date }) => date)).to.deep.equal(["2026-03-01", "2026-03-02"]);
    expect((await listed("from=2026-03-02&to=2026-03-03&billable=true&status=unbilled")).map(({ id }) => id)).to.deep.equal([
      expense.id,
    ]);
    const [first] = await listed("sort=-date&limit=1");
    expect(first?.id).to.equal(expense.id);
    expect((await owner(`/v1/reports/expenses?client_id=${client}`)).body["totals"]).to.deep.equal([
      { currency: "EUR", count: 2, amount: 8_375, net: 7_615 },
    ]);
    const path = `/v1/expenses/${expense.id}`;
    expect((await owner(path, { method: "PATCH", body: { amount: 119 } })).body).to.include({
      amount: 119,
      net: 100,
      version: 2,
    });
    expect(((await owner("/v1/expenses.csv")).body["file"] as Buffer).toString()).to.contain('"Train"');
    expect((await owner(path, { method: "DELETE" })).status).to.equal(204);
    const changes = (await owner("/v1/changes?type=expense&limit=200")).body["data"] as { id: string; action: string }[];
    expect(changes.filter(({ id }) => id === expense.id).map(({ action }) => action)).to.deep.equal([
      "created",
      "updated",
      "deleted",
    ]);
  });

  it("keeps a receipt as it was uploaded, and offers it as a download that browsers do not interpret", async () => {
    const { id } = await spend();
    const path = `/v1/expenses/${id}/receipt`;
    const upload = (type: string, raw: Uint8Array<ArrayBuffer>) =>
      owner(path, { method: "PUT", raw, headers: { "Content-Type": type } });
    const pdf = new Uint8Array(2_000_000).map((_, index) => index * 7);
    pdf.set(new TextEncoder().encode("%PDF-1.7\n"));
    expect((await owner(path)).status).to.equal(404);
    expect((await upload("image/png", pdf)).body["code"]).to.equal("validation_failed");
    expect((await upload("text/html", pdf)).status).to.equal(415);
    expect((await upload("application/pdf", new Uint8Array(10 * 1_024 * 1_024 + 1))).status).to.equal(413);
    const stored = await upload("application/pdf", pdf);
    expect(stored.body).to.deep.include({ receipt: { media_type: "application/pdf", size: 2_000_000 }, version: 2 });
    const read = await owner(path);
    expect(Buffer.compare(read.body["file"] as Buffer, pdf)).to.equal(0);
    expect(read.headers.get("Content-Type")).to.equal("application/pdf");
    expect(read.headers.get("Content-Disposition")).to.match(/^attachment; filename="receipt-exp_\w+\.pdf"/);
    expect(read.headers.get("X-Content-Type-Options")).to.equal("nosniff");
    expect((await scene.api("member")(path)).status).to.equal(404);
    expect((await owner(path, { method: "DELETE" })).status).to.equal(204);
    expect((await owner(path)).status).to.equal(404);
  });

  it("bills each expense once, whoever asks at the same time, and releases it with its invoice", async () => {
    for (const category of ["Travel", "Meals", "Hotel"]) await spend({ category, markup: "10" });
    const replies = await Promise.all(Array.from({ length: 8 }, bill));
    const [made, ...others] = replies.filter(({ status }) => status === 201);
    expect(others).to.deep.equal([]);
    expect(replies.filter(({ status }) => status === 422).map(({ body }) => body["code"])).to.deep.equal(
      Array.from({ length: 7 }, () => "nothing_to_bill"),
    );
    const invoice = made?.body as Item;
    expect(invoice["subtotal"]).to.equal(13_200);
    expect((await listed("status=billed")).map((one) => one["invoice_id"])).to.deep.equal([invoice.id, invoice.id, invoice.id]);
    expect((await owner(`/v1/expenses?invoice_id=${invoice.id}`)).body["data"]).to.have.length(3);
    const [first] = await listed("status=billed");
    const change = (body: object) => owner(`/v1/expenses/${first?.id}`, { method: "PATCH", body });
    expect((await change({ amount: 1 })).body["code"]).to.equal("expense_billed");
    expect((await change({ reimbursable: true, reimbursed_on: "2026-04-01" })).status).to.equal(200);
    expect((await bill()).body["code"]).to.equal("nothing_to_bill");
    expect((await owner(`/v1/invoices/${invoice.id}/void`, { body: {} })).status).to.equal(200);
    expect(await listed("status=billed")).to.deep.equal([]);
    expect((await bill()).body["subtotal"]).to.equal(13_200);
  });

  it("refuses expenses in another currency without a conversion, and names them", async () => {
    const { id } = await spend({ currency: "USD", tax_rate: null });
    const refused = await bill();
    expect(refused.body).to.deep.include({ code: "currency_mismatch", expense_ids: [id], count: 1 });
    await owner(`/v1/expenses/${id}`, { method: "PATCH", body: { conversion: { net: 4_400, currency: "EUR" } } });
    expect((await bill()).body["subtotal"]).to.equal(4_400);
  });
}

forEachStorage("expenses", define);

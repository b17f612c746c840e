import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, type Harness, startHarness } from "./harness.js";

const lines = [{ description: "Work", quantity: "1", unit_price: 1_000 }];

describe("later changes of an invoice over HTTP", () => {
  let harness: Harness;
  let owner: Api;
  let client: string;
  before(async () => void (harness = await startHarness(memoryPorts())));
  after(() => harness.close());
  beforeEach(async () => {
    const { tokens } = await harness.createWorkspace();
    owner = harness.api(tokens.owner);
    client = await made("/clients", { name: "Ada" });
  });

  const made = async (path: string, body: object) => (await owner(`/v1${path}`, { body })).body["id"] as string;
  const patch = (id: string, body: object) => owner(`/v1/invoices/${id}`, { method: "PATCH", body });
  const codes = (body: Record<string, unknown>) =>
    (body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);

  it("bill a draft to another client, which exists and has its currency", async () => {
    const other = await made("/clients", { name: "Grace" });
    const dollars = await made("/clients", { name: "Dollars", currency: "USD" });
    const id = await made("/invoices", { client_id: client, lines });
    expect((await patch(id, { client_id: other })).body).to.include({ client_id: other, version: 2 });
    expect((await patch(id, { client_id: other })).body, "the same client").to.include({ version: 2 });
    const refused = await patch(id, { client_id: dollars });
    expect([refused.status, codes(refused.body)]).to.deep.equal([422, ["/client_id client_in_other_currency"]]);
    const unknown = await patch(id, { client_id: `${other.slice(0, -1)}${other.endsWith("1") ? "2" : "1"}` });
    expect([unknown.status, codes(unknown.body)]).to.deep.equal([422, ["/client_id unknown_reference"]]);
    await patch(id, { status: "open" });
    expect((await patch(id, { client_id: client })).body).to.include({ status: 409, code: "invoice_not_draft" });
    expect((await patch(id, { client_id: other })).status, "sent back").to.equal(200);
  });

  it("postpone the due date of an open invoice, which lists and the change feed show", async () => {
    const content = { client_id: client, lines, issue_date: "2026-01-01", due_date: "2026-01-31" };
    const id = await made("/invoices", content);
    await patch(id, { status: "open" });
    expect((await owner(`/v1/invoices?overdue=true`)).body["data"]).to.have.length(1);
    const { body } = await patch(id, { due_date: "2999-01-31" });
    expect(body).to.include({ due_date: "2999-01-31", overdue: false });
    const [change] = body["due_date_changes"] as Record<string, unknown>[];
    expect(change).to.include({ from: "2026-01-31", to: "2999-01-31" });
    expect((await owner(`/v1/invoices?overdue=true`)).body["data"]).to.deep.equal([]);
    expect((await owner(`/v1/invoices?due_date_from=2999-01-31`)).body["data"]).to.have.length(1);
    const refused = await patch(id, { due_date: "2025-12-31" });
    expect([refused.status, codes(refused.body)]).to.deep.equal([422, ["/due_date due_before_issue"]]);
    expect((await patch(id, { due_date: null })).body).to.include({ status: 409, code: "invoice_not_draft" });
  });

  it("settle an invoice on which nothing is due when it is issued, and a negative one by refunds", async () => {
    const free = await made("/invoices", { client_id: client, lines, discount: { percent: "100" } });
    expect((await patch(free, { status: "open" })).body).to.include({ status: "paid", amount_due: 0, overdue: false });
    const negative = await made("/invoices", { client_id: client, lines: [{ ...lines[0], quantity: "-1" }] });
    expect((await patch(negative, { status: "open" })).body).to.include({ status: "open", amount_refundable: 1_000 });
    const refund = (amount: number) => owner(`/v1/invoices/${negative}/payments`, { body: { kind: "refund", amount } });
    expect((await refund(1_001)).body).to.include({ status: 409, code: "amount_paid_negative" });
    expect((await refund(1_000)).body).to.include({ status: "paid", amount_paid: -1_000, amount_refundable: 0 });
  });
});

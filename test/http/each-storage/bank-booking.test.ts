import { expect } from "chai";
import { type Api, type Harness, type Reply, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

type Json = Record<string, unknown>;

forEachStorage("booking bank transactions", (ports) => {
  let harness: Harness;
  let api: Api;
  let client: string;
  let days = 0;

  before(async () => {
    harness = await startHarness(ports());
  });
  beforeEach(async () => {
    api = harness.api((await harness.createWorkspace()).tokens.owner);
    client = String((await api("/v1/clients", { body: { name: "Ada Ltd" } })).body["id"]);
  });
  after(() => harness?.close());

  const get = async (path: string): Promise<Json> => (await api(`/v1${path}`)).body;
  const post = (path: string, body: object = {}): Promise<Reply> => api(`/v1${path}`, { body });

  /** An issued invoice of 100.00, or of another amount. */
  async function invoice(price = 10_000, terms: object = {}): Promise<Json> {
    const lines = [
      { description: "Work", quantity: "1", unit_price: price, tax: { category: "O", rate: "0", exemption_reason: "x" } },
    ];
    const { body } = await post("/invoices", { client_id: client, lines, ...terms });
    const issued = await post(`/invoices/${String(body["id"])}/issue`, { issue_date: "2026-03-01" });
    expect(issued.status, JSON.stringify(issued.body)).to.equal(200);
    return issued.body;
  }

  /** Imports a transaction of the workspace, and returns it. */
  async function transaction(amount: string, text: string, mark = "C"): Promise<Json> {
    days += 1;
    const sum = mark === "C" ? `C260305EUR${amount}` : `D260305EUR${amount}`;
    const lines = [
      ":20:X",
      ":25:DE02120300000000202051",
      `:28C:${days}`,
      ":60F:C260301EUR0,",
      `:61:2603050305${mark}${amount}NTRFNONREF//B${days}`,
    ];
    const raw = new TextEncoder().encode([...lines, `:86:${text}`, `:62F:${sum}`, "-", ""].join("\n"));
    const { body } = await api("/v1/bank-statements", { raw, headers: { "Content-Type": "text/plain" } });
    const [statement] = body["statements"] as Json[];
    const { data } = await get(`/bank-transactions?statement_id=${String(statement?.["id"])}`);
    return (data as Json[])[0] ?? {};
  }

  const pathOf = ({ id }: Json): string => `/bank-transactions/${String(id)}`;
  const paying = ({ id }: Json, amount: number, discount = 0) => ({ invoice_id: id, amount, discount });
  const codesOf = ({ body }: Reply) =>
    (body["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);

  it("proposes the invoice whose number and amount agree, and books it as a payment of that day", async () => {
    const due = await invoice();
    const found = await transaction("100,00", `Invoice ${String(due["number"])}`);
    expect(found["status"]).to.equal("proposed");
    const [proposal] = found["proposals"] as Json[];
    expect(proposal).to.deep.equal({ allocations: [paying(due, 10_000)], reasons: ["number", "amount"], confidence: "exact" });
    const booked = await post(`${pathOf(found)}/book`, { allocations: proposal?.["allocations"] });
    expect([booked.status, booked.body["status"], booked.body["proposals"], booked.body["client_id"]]).to.deep.equal([
      200,
      "booked",
      [],
      client,
    ]);
    const paid = await get(`/invoices/${String(due["id"])}`);
    const [payment] = paid["payments"] as Json[];
    expect([paid["status"], payment?.["paid_on"], payment?.["reference"], payment?.["amount"]]).to.deep.equal([
      "paid",
      "2026-03-05",
      `B${days}`,
      10_000,
    ]);
    expect((booked.body["bookings"] as Json[]).map(({ payment_id }) => payment_id)).to.deep.equal([payment?.["id"]]);
    const again = await post(`${pathOf(found)}/book`, { allocations: proposal?.["allocations"] });
    expect([again.status, again.body["code"]]).to.deep.equal([409, "transaction_booked"]);
  });

  it("books once if it is asked several times at once", async () => {
    const [first, second] = [await invoice(), await invoice()];
    const found = await transaction("100,00", "Thanks");
    const ask = (due: Json) => post(`${pathOf(found)}/book`, { allocations: [paying(due, 10_000)] });
    const replies = await Promise.all([ask(first), ask(second), ask(first), ask(second)]);
    expect(replies.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409]);
    const statuses = await Promise.all([first, second].map(async ({ id }) => (await get(`/invoices/${String(id)}`))["status"]));
    expect([...statuses].sort()).to.deep.equal(["open", "paid"]);
  });

  it("records a discount that was taken, and reverses everything when it is unbooked", async () => {
    const due = await invoice(10_000, { early_payment_discount: { percent: "2", days: 10 } });
    const found = await transaction("98,00", String(due["number"]));
    expect((found["proposals"] as Json[])[0]?.["allocations"]).to.deep.equal([paying(due, 9_800, 200)]);
    await post(`${pathOf(found)}/book`, { allocations: [paying(due, 9_800, 200)] });
    expect((await get(`/invoices/${String(due["id"])}`))["status"]).to.equal("paid");
    const { body } = await get(`/invoices/${String(due["id"])}`).then(({ payments }) =>
      post(`/invoices/${String(due["id"])}/payments/${String((payments as Json[])[0]?.["id"])}/reverse`),
    );
    expect(body["code"]).to.equal("payment_of_bank_transaction");
    const unbooked = await post(`${pathOf(found)}/unbook`);
    expect([unbooked.status, unbooked.body["status"], unbooked.body["bookings"]]).to.deep.equal([200, "proposed", []]);
    const open = await get(`/invoices/${String(due["id"])}`);
    expect([open["status"], open["amount_due"], (open["payments"] as Json[]).length]).to.deep.equal(["open", 10_000, 4]);
    expect((await post(`${pathOf(found)}/unbook`)).body["code"]).to.equal("transaction_not_booked");
  });

  it("keeps what was paid in excess as credit, pays another invoice from it, and gives it back", async () => {
    const [due, next] = [await invoice(), await invoice(3_000)];
    const found = await transaction("150,00", String(due["number"]));
    const refused = await post(`${pathOf(found)}/book`, { allocations: [paying(due, 10_000)] });
    expect([refused.status, codesOf(refused)]).to.deep.equal([422, ["/allocations rest_left"]]);
    await post(`${pathOf(found)}/book`, { allocations: [paying(due, 10_000)], keep_rest_as_credit: true });
    const balance = async () => ((await get(`/clients/${client}/credit-balance`))["balances"] as Json[])[0]?.["balance"];
    expect(await balance()).to.equal(5_000);
    const paid = await post(`/invoices/${String(next["id"])}/apply-credit`);
    expect([paid.status, paid.body["status"], await balance()]).to.deep.equal([201, "paid", 2_000]);
    const stuck = await post(`${pathOf(found)}/unbook`);
    expect([stuck.status, stuck.body["code"], stuck.body["balance"]]).to.deep.equal([409, "credit_balance_exceeded", 2_000]);
    const [payment] = paid.body["payments"] as Json[];
    await post(`/invoices/${String(next["id"])}/payments/${String(payment?.["id"])}/reverse`);
    expect(await balance()).to.equal(5_000);
    expect((await post(`${pathOf(found)}/unbook`)).status).to.equal(200);
    const { rows } = await get(`/clients/${client}/credit-balance`);
    expect((rows as Json[]).map(({ kind, amount, balance: after }) => [kind, amount, after])).to.deep.equal([
      ["withdrawn", -5_000, 0],
      ["returned", 3_000, 5_000],
      ["used", -3_000, 2_000],
      ["received", 5_000, 5_000],
    ]);
  });

  it("never uses more credit than there is, however many ask at once", async () => {
    const found = await transaction("50,00", "Advance");
    const booked = await post(`${pathOf(found)}/book`, { allocations: [], keep_rest_as_credit: true, client_id: client });
    expect(booked.status, JSON.stringify(booked.body)).to.equal(200);
    const due = await Promise.all([1, 2, 3, 4].map(() => invoice(4_000)));
    const replies = await Promise.all(due.map(({ id }) => post(`/invoices/${String(id)}/apply-credit`, { amount: 3_000 })));
    expect(replies.map(({ status }) => status).sort()).to.deep.equal([201, 409, 409, 409]);
    expect(((await get(`/clients/${client}/credit-balance`))["balances"] as Json[])[0]?.["balance"]).to.equal(2_000);
  });

  it("leaves an invoice open that is paid in part, and refuses more than is due, other currencies and unknown invoices", async () => {
    const due = await invoice();
    const found = await transaction("40,00", String(due["number"]));
    const book = (allocations: readonly object[]) => post(`${pathOf(found)}/book`, { allocations });
    expect(codesOf(await book([paying(due, 10_001)]))).to.deep.equal([
      "/allocations/0/amount amount_exceeds_due",
      "/allocations amount_exceeds_transaction",
    ]);
    expect(codesOf(await book([paying(due, 2_000), paying(due, 2_000)]))).to.deep.equal(["/allocations/1/invoice_id not_unique"]);
    expect(codesOf(await book([paying({ id: "inv_01kn000000e00000000000000a" }, 4_000)]))).to.include(
      "/allocations/0/invoice_id unknown_reference",
    );
    expect(codesOf(await book([]))).to.deep.equal(["/allocations rest_left", "/client_id required"]);
    expect((await book([paying(due, 4_000)])).status).to.equal(200);
    const open = await get(`/invoices/${String(due["id"])}`);
    expect([open["status"], open["amount_due"]]).to.deep.equal(["open", 6_000]);
  });

  it("books a refund of a credit note from a debit", async () => {
    const due = await invoice();
    await post(`/invoices/${String(due["id"])}/payments`, { amount: 10_000, paid_on: "2026-03-02" });
    await post(`/invoices/${String(due["id"])}/credit-notes`, { reason: "Returned" });
    const { credit_notes: notes } = await get(`/invoices/${String(due["id"])}`);
    const found = await transaction("100,00", `Refund ${String((notes as Json[])[0]?.["number"])}`, "D");
    const [proposal] = found["proposals"] as Json[];
    expect(proposal).to.deep.include({ reasons: ["number", "amount", "refund"], confidence: "exact" });
    expect((await post(`${pathOf(found)}/book`, { allocations: proposal?.["allocations"] })).status).to.equal(200);
    expect((await get(`/invoices/${String(due["id"])}`))["amount_paid"]).to.equal(0);
  });

  it("books a returned payment as a refund, after which the amount is due again", async () => {
    const due = await invoice();
    await post(`${pathOf(await transaction("100,00", "Debit"))}/book`, { allocations: [paying(due, 10_000)] });
    const returned = await transaction("100,00", "Returned", "D");
    expect((await post(`${pathOf(returned)}/book`, { allocations: [paying(due, 10_000)] })).status).to.equal(200);
    const open = await get(`/invoices/${String(due["id"])}`);
    expect([open["status"], open["amount_due"]]).to.deep.equal(["open", 10_000]);
  });

  it("books what agrees exactly while it imports, once the workspace says so", async () => {
    await api("/v1/workspace", { method: "PATCH", body: { book_exact_payments: true } });
    const [due, other] = [await invoice(), await invoice(7_700)];
    expect((await transaction("100,00", `Invoice ${String(due["number"])}`))["status"]).to.equal("booked");
    expect((await get(`/invoices/${String(due["id"])}`))["status"]).to.equal("paid");
    expect((await transaction("77,00", "no number"))["status"]).to.equal("proposed");
    expect((await transaction("76,00", String(other["number"])))["status"]).to.equal("proposed");
    expect((await transaction("100,00", `Invoice ${String(due["number"])}`))["status"]).to.equal("unmatched");
  });

  it("books the first of two equal payments of a file, and proposes nothing for the second, whose invoice is paid by then", async () => {
    await api("/v1/workspace", { method: "PATCH", body: { book_exact_payments: true } });
    const due = await invoice();
    const entry = [":61:2603050305C100,00NTRFNONREF", `:86:Invoice ${String(due["number"])}`];
    const lines = [":20:X", ":25:DE02120300000000202051", ":28C:1", ":60F:C260301EUR0,", ...entry, ...entry];
    const raw = new TextEncoder().encode([...lines, ":62F:C260305EUR200,", "-", ""].join("\n"));
    await api("/v1/bank-statements", { raw, headers: { "Content-Type": "text/plain" } });
    const { data } = await get("/bank-transactions");
    const states = (data as Json[]).map(({ status, proposals }) => [status, (proposals as Json[]).length]);
    expect(states.sort()).to.deep.equal([
      ["booked", 0],
      ["unmatched", 0],
    ]);
    expect((await get(`/invoices/${String(due["id"])}`))["status"]).to.equal("paid");
  });

  it("matches again with the invoices that were issued since, also what was ignored", async () => {
    const found = await transaction("100,00", "INV-2026-0001");
    expect(found["status"]).to.equal("unmatched");
    await post(`${pathOf(found)}/ignore`);
    const due = await invoice();
    const { body } = await post(`${pathOf(found)}/match`);
    expect([body["status"], due["number"]]).to.deep.equal(["proposed", "INV-2026-0001"]);
    expect((await post(`${pathOf(found)}/match`)).body).to.deep.equal(body);
  });
});

import { expect } from "chai";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { inMemory } from "./storages.js";
import { reasonOf } from "../reasons.js";

const tax = { category: "S", rate: "19" };
const line = (unitPrice: number) => ({ description: "Work", quantity: "1", unit_price: unitPrice, tax });

interface Shown {
  readonly id: string;
  readonly number: string | null;
  readonly type: string;
  readonly status: string;
  readonly deducted_by: { readonly invoice_id: string; readonly number: string | null } | null;
  readonly deposits: readonly {
    readonly invoice_id: string;
    readonly number: string;
    readonly net: number;
    readonly tax_total: number;
  }[];
  readonly prepaid_amount: number;
  readonly amount_due: number;
}

const shown = ({ body }: Reply): Shown => JSON.parse(JSON.stringify(body));
const refusal = ({ status, body }: Reply) => [status, reasonOf(body), ...pointersOf(body["errors"])];
const pointersOf = (errors: unknown): readonly unknown[] =>
  Array.isArray(errors) ? errors.map((error: { readonly pointer?: string }) => error.pointer) : [];

inMemory("deposits", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  let client: string;
  before(async () => {
    harness = await startHarness(ports());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    client = shown(await owner("/v1/clients", { body: { name: "Client", email: "to@example.com" } })).id;
  });
  after(() => harness?.close());

  const create = (body: object) => owner("/v1/invoices", { body: { client_id: client, ...body } });
  const patch = (id: string, body: object) => owner(`/v1/invoices/${id}`, { method: "PATCH", body });
  const find = async (id: string) => shown(await owner(`/v1/invoices/${id}`));

  /** A paid deposit of 100.00 plus 19.00. */
  async function deposit(): Promise<string> {
    const { id } = shown(await create({ type: "deposit", lines: [line(10_000)] }));
    expect(shown(await patch(id, { status: "paid" }))).to.include({ type: "deposit", status: "paid" });
    return id;
  }
  const final = (...ids: readonly string[]) => create({ lines: [line(20_000)], deposits: ids.map((id) => ({ invoice_id: id })) });

  it("are listed by type, and deducted with their tax by an invoice that they name in turn", async () => {
    const id = await deposit();
    const invoice = shown(await final(id));
    expect(invoice).to.include({ prepaid_amount: 11_900, amount_due: 11_900 });
    expect(invoice.deposits[0]).to.include({ invoice_id: id, net: 10_000, tax_total: 1_900 });
    expect((await find(id)).deducted_by).to.deep.equal({ invoice_id: invoice.id, number: null });
    const { number } = shown(await patch(invoice.id, { status: "open" }));
    expect((await find(id)).deducted_by).to.deep.equal({ invoice_id: invoice.id, number });
    const listed = (await owner("/v1/invoices?type=deposit")).body["data"];
    expect(Array.isArray(listed) && listed.every((one: Shown) => one.type === "deposit") && listed.length).to.equal(1);
    expect((await owner(`/v1/invoices/${invoice.id}/export`)).status).to.equal(200);
    expect((await owner("/v1/reports/audit")).body["findings"]).to.deep.equal([]);
  });

  it("are deducted by one of two invoices that are created at once, with 409 for the other", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [first, second] = [await deposit(), await deposit()];
      const replies = await Promise.all([final(first), final(first), final(second, first)]);
      const winners = replies.filter(({ status }) => status === 201);
      const losers = replies.filter(({ status }) => status !== 201);
      expect(winners).to.have.length(1);
      expect(losers.map(refusal)).to.deep.equal(losers.map(() => [409, "deposit_already_deducted"]));
      const [winner] = winners.map(shown);
      expect((await find(first)).deducted_by?.invoice_id).to.equal(winner?.id);
      expect(losers[0]?.body).to.include({ invoice_id: winner?.id, number: null });
    }
  });

  it("are either deducted or refunded, if both are tried at once", async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await deposit();
      const refund = owner(`/v1/invoices/${id}/payments`, { body: { kind: "refund", amount: 1 } });
      const [created, refunded] = await Promise.all([final(id), refund]);
      const codes = [created, refunded].map(({ status, body }) => (status === 201 ? "ok" : body["code"]));
      expect(["ok deposit_deducted", "deposit_not_paid ok"]).to.include(codes.join(" "));
      const { status, deducted_by: by } = await find(id);
      expect([status, by !== null]).to.deep.equal(created.status === 201 ? ["paid", true] : ["open", false]);
    }
  });

  it("are refused with the pointer of what is wrong", async () => {
    const id = await deposit();
    expect(refusal(await create({ type: "deposit", from_time: {} }))).to.deep.equal([422, "not_for_deposits", "/from_time"]);
    expect(refusal(await create({ type: "credit_note", lines: [line(1)] }))).to.deep.equal([422, "not_allowed", "/type"]);
    const small = { lines: [line(1)], deposits: [{ invoice_id: id }] };
    expect(refusal(await create(small))).to.deep.equal([422, "deposit_exceeds_total", "/deposits/0"]);
    const plain = shown(await create({ lines: [line(1)] }));
    expect(refusal(await final(plain.id))).to.deep.equal([422, "not_a_deposit", "/deposits/0/invoice_id"]);
    expect(refusal(await final("inv_unknown"))).to.deep.equal([422, "unknown_reference", "/deposits/0/invoice_id"]);
    const preview = await owner("/v1/invoices/preview", { body: { client_id: client, ...small } });
    expect(refusal(preview)).to.deep.equal([422, "deposit_exceeds_total", "/deposits/0"]);
  });

  it("cannot be voided, credited, reversed or refunded while deducted, and can be after they are released", async () => {
    const id = await deposit();
    const { id: by } = shown(await final(id));
    const tries = (): readonly Promise<Reply>[] => [
      patch(id, { status: "void" }),
      owner(`/v1/invoices/${id}/credit-notes`, { body: { reason: "Wrong" } }),
      owner(`/v1/invoices/${id}/payments`, { body: { kind: "refund", amount: 11_900 } }),
    ];
    for (const reply of await Promise.all(tries())) {
      expect(refusal(reply)).to.deep.equal([409, "deposit_deducted"]);
      expect(reply.body).to.include({ invoice_id: by, number: null });
    }
    expect(shown(await patch(by, { deposits: [] }))).to.include({ prepaid_amount: 0 });
    expect((await find(id)).deducted_by).to.equal(null);
    expect((await patch(by, { deposits: [{ invoice_id: id }] })).status).to.equal(200);
    expect((await owner(`/v1/invoices/${by}`, { method: "DELETE" })).status).to.equal(204);
    expect((await tries()[2])?.status).to.equal(201);
  });

  it("appear in the change feed with the invoice that deducts them", async () => {
    const start = (await owner("/v1/changes?start=end")).body["next_cursor"];
    const id = await deposit();
    const { id: by } = shown(await final(id));
    const changes = (await owner(`/v1/changes?limit=200&type=invoice&cursor=${String(start)}`)).body["data"];
    const last = (Array.isArray(changes) ? changes : []).filter((one: { readonly id: string }) => one.id === id).at(-1);
    expect(last?.data.deducted_by).to.deep.equal({ invoice_id: by, number: null });
  });
});

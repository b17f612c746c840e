import { expect } from "chai";
import { type Api, type Harness, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";
import { reasonOf } from "../../reasons.js";

const irpf = { name: "IRPF", rate: "15" };
const tax = { category: "S", rate: "21" };
const line = (unitPrice: number) => ({ description: "Work", quantity: "1", unit_price: unitPrice, tax });

interface Shown {
  readonly id: string;
  readonly withholding: typeof irpf | null;
  readonly withheld_total: number;
  readonly payable_amount: number;
  readonly amount_due: number;
  readonly prepaid_amount: number;
}

forEachStorage("a tax that the buyer withholds", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  before(async () => {
    harness = await startHarness(ports());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    await owner("/v1/workspace", { method: "PATCH", body: { withholding: irpf } });
  });
  after(() => harness?.close());

  const show = (body: object): Shown => JSON.parse(JSON.stringify(body));
  const clientWith = async (withholding: object | null = null): Promise<string> =>
    show((await owner("/v1/clients", { body: { name: "Client", withholding } })).body).id;
  const create = async (body: object): Promise<Shown> => {
    const created = await owner("/v1/invoices", { body });
    expect(created.status, JSON.stringify(created.body)).to.equal(201);
    return show(created.body);
  };
  const patch = async (id: string, body: object) => show((await owner(`/v1/invoices/${id}`, { method: "PATCH", body })).body);

  it("is that of the request, else of the client, else of the workspace", async () => {
    const usual = await create({ client_id: await clientWith(), lines: [line(100_000)] });
    expect(usual).to.deep.include({ withholding: irpf, withheld_total: 15_000, payable_amount: 106_000, amount_due: 106_000 });
    expect(usual.prepaid_amount).to.equal(15_000);
    const lower = await create({ client_id: await clientWith({ ...irpf, rate: "7" }), lines: [line(100_000)] });
    expect(lower).to.include({ withheld_total: 7_000, payable_amount: 114_000 });
    const foreign = await create({ client_id: await clientWith({ ...irpf, rate: "0" }), lines: [line(100_000)] });
    expect(foreign).to.include({ withheld_total: 0, payable_amount: 121_000 });
    const none = await create({ client_id: await clientWith(), withholding: null, lines: [line(100_000)] });
    expect(none).to.deep.include({ withholding: null, withheld_total: 0, payable_amount: 121_000 });
  });

  it("changes with a draft, and with its client", async () => {
    const { id } = await create({ client_id: await clientWith(), lines: [line(100_000)] });
    expect(await patch(id, { lines: [line(200_000)] })).to.include({ withheld_total: 30_000, payable_amount: 212_000 });
    expect(await patch(id, { withholding: { name: "IRPF", rate: "7" } })).to.include({ withheld_total: 14_000 });
    expect(await patch(id, { withholding: null })).to.include({ withheld_total: 0, payable_amount: 242_000 });
    expect(await patch(id, { withholding: irpf, client_id: await clientWith({ ...irpf, rate: "7" }) })).to.include({
      withheld_total: 30_000,
    });
    const other = await create({ client_id: await clientWith(), lines: [line(100_000)] });
    expect(await patch(other.id, { client_id: await clientWith({ ...irpf, rate: "7" }) })).to.include({ withheld_total: 7_000 });
  });

  it("is withheld once of a deposit and the invoice that deducts it, and credited with them", async () => {
    const client_id = await clientWith();
    const deposit = await create({ type: "deposit", client_id, lines: [line(50_000)] });
    expect(await patch(deposit.id, { status: "paid" })).to.include({
      withheld_total: 7_500,
      payable_amount: 53_000,
      amount_due: 0,
    });
    const final = await create({ client_id, lines: [line(100_000)], deposits: [{ invoice_id: deposit.id }] });
    expect(final).to.include({ withheld_total: 7_500, payable_amount: 53_000, prepaid_amount: 68_000 });
    await patch(final.id, { status: "open" });
    const part = { reason: "Returned", lines: [{ line: 0, net: 40_000 }] };
    const first = show((await owner(`/v1/invoices/${final.id}/credit-notes`, { body: part })).body);
    expect(first).to.include({ withheld_total: 6_000, payable_amount: 42_400 });
    const rest = show((await owner(`/v1/invoices/${final.id}/credit-notes`, { body: { reason: "Returned" } })).body);
    expect(rest).to.include({ withheld_total: 1_500, payable_amount: 10_600 });
    expect(show((await owner(`/v1/invoices/${final.id}`)).body).amount_due).to.equal(0);
    const { body } = await owner("/v1/reports/audit");
    expect(body).to.deep.include({ findings: [] });
  });

  it("is refused with a rate out of range or without a name", async () => {
    const client_id = await clientWith();
    for (const [withholding, pointer, code] of [
      [{ name: "IRPF", rate: "100.01" }, "/withholding/rate", "out_of_range"],
      [{ name: "IRPF", rate: "-1" }, "/withholding/rate", "out_of_range"],
      [{ name: "", rate: "15" }, "/withholding/name", "too_short"],
      [{ name: "x".repeat(61), rate: "15" }, "/withholding/name", "too_long"],
      [{ rate: "15" }, "/withholding/name", "required"],
    ] as const)
      for (const [path, method, body] of [
        ["/v1/invoices", "POST", { client_id, lines: [line(1)] }],
        ["/v1/workspace", "PATCH", {}],
        [`/v1/clients/${client_id}`, "PATCH", {}],
      ] as const) {
        const refused = await owner(path, { method, body: { ...body, withholding } });
        expect([refused.status, reasonOf(refused.body)], path).to.deep.equal([422, code]);
        expect(refused.body["errors"]).to.have.nested.property("0.pointer", pointer);
      }
  });
});

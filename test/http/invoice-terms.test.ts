import { expect } from "chai";
import { type Api, type Harness, type Reply, startHarness } from "./harness.js";
import { inMemory } from "./storages.js";

const tax = { category: "S", rate: "19" };
const line = { description: "Work", quantity: "1", unit_price: 10_000, tax };

const problems = ({ status, body }: Reply) => [
  status,
  ...((body["errors"] as { pointer: string; code: string }[] | undefined) ?? []).map(({ pointer, code }) => `${pointer} ${code}`),
];

inMemory("terms of an invoice", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  let client: string;
  before(async () => {
    harness = await startHarness(ports());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    client = await clientIn("EUR");
  });
  after(() => harness?.close());

  async function clientIn(currency: string): Promise<string> {
    return (await owner("/v1/clients", { body: { name: currency, currency } })).body["id"] as string;
  }

  async function draft(terms: object): Promise<Record<string, unknown> & { path: string }> {
    const created = await owner("/v1/invoices", { body: { client_id: client, lines: [line], ...terms } });
    expect(created.status, JSON.stringify(created.body)).to.equal(201);
    const path = `/v1/invoices/${created.body["id"] as string}`;
    const { body } = await owner(path);
    expect(body).to.deep.equal(created.body);
    return { ...body, path };
  }

  const patch = (path: string, body: object) => owner(path, { method: "PATCH", body });
  const refused = async (terms: object) =>
    problems(await owner("/v1/invoices", { body: { client_id: client, lines: [line], ...terms } }));

  it("have defaults that change no figure of an invoice without them", async () => {
    expect(await draft({})).to.deep.include({
      prices: "net",
      allowances: [],
      charges: [],
      payable_rounding: null,
      tax_currency: null,
      subtotal: 10_000,
      allowance_total: 0,
      charge_total: 0,
      tax_total: 1_900,
      tax_total_in_tax_currency: null,
      total: 11_900,
      prepaid_amount: 0,
      rounding_amount: 0,
      payable_amount: 11_900,
      amount_due: 11_900,
    });
  });

  it("are those of the new client of a draft, where they were those of the former one", async () => {
    const usual = (days: number, note: string) => ({
      ...{ buyer_reference: note, invoice_notes: note, withholding: { name: note, rate: "15" } },
      early_payment_discount: { percent: "2", days },
    });
    const clientWith = async (terms: object) => (await owner("/v1/clients", { body: { name: "Client", ...terms } })).body["id"];
    const [former, next] = [await clientWith(usual(10, "Former")), await clientWith(usual(20, "Next"))];
    const { path } = await draft({ client_id: former });
    const { invoice_notes: notes, ...terms } = usual(20, "Next");
    expect((await patch(path, { client_id: next })).body).to.deep.include({ ...terms, notes, client_id: next });
    expect((await patch(path, { client_id: former, buyer_reference: "Own" })).body).to.deep.include({
      ...{ buyer_reference: "Own", notes: "Former" },
    });
    expect((await patch(path, { client_id: next })).body).to.deep.include({ buyer_reference: "Own", notes: "Next" });
  });

  it("include allowances and charges with a tax of their own or the default, in the preview too", async () => {
    const terms = {
      tax: { category: "S", rate: "7" },
      allowances: [{ amount: 1_000, reason: "Damage", tax }],
      charges: [{ amount: 500 }],
    };
    const invoice = await draft(terms);
    const seven = { category: "S", rate: "7", exemption_reason: null, exemption_code: null, components: null };
    expect(invoice).to.deep.include({
      allowances: [{ amount: 1_000, reason: "Damage", net: 1_000, tax: { ...seven, rate: "19" } }],
      charges: [{ amount: 500, reason: null, net: 500, tax: seven }],
      tax_breakdown: [
        { ...seven, taxable_amount: 500, tax_amount: 35 },
        { ...seven, rate: "19", taxable_amount: 9_000, tax_amount: 1_710 },
      ],
      total: 11_245,
    });
    const preview = await owner("/v1/invoices/preview", { body: { client_id: client, lines: [line], ...terms } });
    for (const name of ["allowances", "charges", "tax_breakdown", "total", "payable_amount"]) {
      expect(preview.body[name], name).to.deep.equal(invoice[name]);
    }
  });

  it("are replaced, cleared and taxed again by PATCH, and otherwise kept", async () => {
    const { path } = await draft({ allowances: [{ amount: 1_000, tax }], charges: [{ amount: 500, tax }] });
    const renamed = await patch(path, { notes: "Thanks" });
    expect(renamed.body).to.include({ allowance_total: 1_000, charge_total: 500, total: 11_305 });
    const exempt = await patch(path, { tax: { category: "E", exemption_code: "VATEX-EU-132-1I" } });
    expect(exempt.body).to.include({ tax_total: 0, total: 9_500 });
    expect((exempt.body["tax_breakdown"] as { exemption_code: string }[]).map((group) => group.exemption_code)).to.deep.equal([
      "VATEX-EU-132-1I",
    ]);
    const cleared = await patch(path, { allowances: null, charges: [{ amount: 100, tax: { category: "E" } }] });
    expect(cleared.body).to.deep.include({ allowances: [], allowance_total: 0, charge_total: 100, total: 10_100 });
    const net = (amount: number) => patch(path, { charges: [{ ...(cleared.body["charges"] as object[])[0], net: amount }] });
    expect(problems(await net(101))).to.deep.equal([422, "/charges/0/net read_only"]);
    expect((await net(100)).body).to.deep.equal(cleared.body);
  });

  it("round the payable amount, which a payment settles", async () => {
    const { path, ...invoice } = await draft({ lines: [{ ...line, unit_price: 8_423 }], payable_rounding: { increment: 5 } });
    expect(invoice).to.deep.include({ total: 10_023, rounding_amount: 2, payable_amount: 10_025, amount_due: 10_025 });
    await patch(path, { status: "open" });
    expect(problems(await owner(`${path}/payments`, { body: { amount: 10_026 } }))).to.deep.equal([
      422,
      "/amount amount_exceeds_due",
    ]);
    const paid = await owner(`${path}/payments`, { body: { amount: 10_025 } });
    expect(paid.body).to.include({ status: "paid", amount_paid: 10_025, amount_due: 0 });
    const given = await draft({ payable_rounding: { amount: -50 }, prepaid_amount: 1_900 });
    expect((await patch(given.path, { status: "paid" })).body).to.include({ payable_amount: 9_950, amount_paid: 9_950 });
  });

  it("count the tax of split payment as prepaid, until another amount is entered", async () => {
    const split = { category: "B", rate: "22" };
    const { path, ...invoice } = await draft({ lines: [{ ...line, tax: split }] });
    expect(invoice).to.include({ total: 12_200, prepaid_amount: 2_200, payable_amount: 10_000 });
    const same = await patch(path, { prepaid_amount: 2_200, lines: [{ ...line, unit_price: 20_000, tax: split }] });
    expect(same.body).to.include({ prepaid_amount: 4_400, payable_amount: 20_000 });
    expect((await patch(path, { prepaid_amount: 0 })).body).to.include({ prepaid_amount: 0, payable_amount: 24_400 });
    expect((await patch(path, { prepaid_amount: null })).body).to.include({ prepaid_amount: 4_400 });
  });

  it("include tax in gross prices, and show gross and net amounts of a line", async () => {
    const { path, ...invoice } = await draft({
      prices: "gross",
      lines: [{ ...line, quantity: "3", unit_price: 999 }],
      charges: [{ amount: 119, tax }],
    });
    expect(invoice).to.deep.include({ subtotal: 2_518, charge_total: 100, tax_total: 498, total: 3_116 });
    expect((invoice["lines"] as { net: number; gross: number }[]).map(({ net, gross }) => [net, gross])).to.deep.equal([
      [2_518, 2_997],
    ]);
    expect((await patch(path, { lines: invoice["lines"], charges: invoice["charges"] })).body).to.include({ version: 1 });
    const wrong = (invoice["lines"] as object[]).map((stored) => ({ ...stored, gross: 2_998 }));
    expect(problems(await patch(path, { lines: wrong }))).to.deep.equal([422, "/lines/0/gross read_only"]);
    const net = await patch(path, { prices: "net" });
    expect(net.body).to.include({ subtotal: 2_997, total: 3_708 });
    expect((net.body["lines"] as { gross: number | null }[])[0]?.gross).to.equal(null);
  });

  it("show the tax in the seller's currency", async () => {
    const { path, ...invoice } = await draft({ tax_currency: { currency: "JPY", exchange_rate: "160.5" } });
    expect(invoice).to.deep.include({
      tax_currency: { currency: "JPY", exchange_rate: "160.5" },
      tax_total_in_tax_currency: 3_050,
    });
    const changed = await patch(path, { tax_currency: { currency: "KWD", exchange_rate: "0.335" } });
    expect(changed.body).to.include({ tax_total_in_tax_currency: 6_365 });
    expect((await patch(path, { tax_currency: null })).body).to.include({ tax_total_in_tax_currency: null });
  });

  it("are rejected with their pointers", async () => {
    expect(await refused({ tax_currency: { currency: "EUR", exchange_rate: "1" } })).to.deep.equal([
      422,
      "/tax_currency/currency tax_currency_same",
    ]);
    expect(await refused({ tax_currency: { currency: "CZK", exchange_rate: "0" } })).to.deep.equal([
      422,
      "/tax_currency/exchange_rate out_of_range",
    ]);
    expect(await refused({ payable_rounding: { amount: 100 } })).to.deep.equal([422, "/payable_rounding/amount out_of_range"]);
    expect(await refused({ payable_rounding: { increment: 0 } })).to.deep.equal([
      422,
      "/payable_rounding/increment out_of_range",
    ]);
    expect(await refused({ payable_rounding: {} })).to.deep.equal([422, "/payable_rounding exactly_one"]);
    expect(await refused({ prepaid_amount: -1 })).to.deep.equal([422, "/prepaid_amount prepaid_sign"]);
    expect(await refused({ allowances: [{ amount: -1, tax }] })).to.deep.equal([422, "/allowances/0/amount amount_sign"]);
    expect(await refused({ charges: [{ amount: 1, tax: { category: "B", rate: "22" } }] })).to.deep.equal([
      422,
      "/charges/0/tax tax_category_mix",
    ]);
    expect(await refused({ charges: [{ amount: 1, reason: "", tax: { category: "S" } }] })).to.deep.equal([
      422,
      "/charges/0/reason too_short",
    ]);
    const code = (category: string, exemption_code: string) =>
      refused({ charges: [{ amount: 1, tax: { category, exemption_code } }] });
    expect(await code("E", "VATEX-EU-999")).to.deep.equal([422, "/charges/0/tax/exemption_code exemption_code_unknown"]);
    expect(await code("AE", "VATEX-EU-G")).to.deep.equal([422, "/charges/0/tax/exemption_code exemption_code_of_other_category"]);
    expect(await refused({ tax: { category: "S" }, allowances: [{ amount: 1 }] })).to.deep.equal([
      422,
      "/tax/rate tax_rate_out_of_range",
    ]);
  });

  it("work in currencies with 0, 2, 3 and 4 decimals", async () => {
    for (const [currency, unit] of [
      ["JPY", 1],
      ["EUR", 100],
      ["KWD", 1_000],
      ["CLF", 10_000],
    ] as const) {
      const id = await clientIn(currency);
      const terms = { charges: [{ amount: 7, tax }], tax_currency: { currency: "USD", exchange_rate: "2" } };
      const body = { client_id: id, lines: [{ ...line, unit_price: unit * 100 }], ...terms };
      const { body: invoice } = await owner("/v1/invoices", { body });
      const taxTotal = Math.round((unit * 100 + 7) * 0.19);
      expect(invoice, currency).to.include({ currency, total: unit * 100 + 7 + taxTotal });
      expect(invoice["tax_total_in_tax_currency"], currency).to.equal(Math.round((taxTotal * 200) / unit));
      const rounding = (amount: number) => ({ body: { ...body, payable_rounding: { amount } } });
      expect((await owner("/v1/invoices", rounding(unit - 1))).status, currency).to.equal(201);
      expect((await owner("/v1/invoices", rounding(unit))).status, currency).to.equal(422);
    }
  });
});

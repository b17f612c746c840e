import { expect } from "chai";
import Papa from "papaparse";
import { type Api, type Harness, startHarness } from "../harness.js";
import { forEachStorage } from "../storages.js";

const components = [
  { name: "GST", rate: "5", compound: false },
  { name: "QST", rate: "9.975", compound: false },
];
const requested = { category: "S", components };
const whole = { category: "S", rate: "14.975", exemption_reason: null, exemption_code: null, components };
const work = (unitPrice: number, more: object = {}) => ({ description: "Work", quantity: "1", unit_price: unitPrice, ...more });

interface Group {
  readonly taxable_amount: number;
  readonly tax_amount: number;
  readonly components: readonly { readonly name: string; readonly tax_amount: number }[] | null;
}
interface Shown {
  readonly id: string;
  readonly number: string;
  readonly total: number;
  readonly lines: readonly { readonly tax: object }[];
  readonly tax_breakdown: readonly Group[];
  readonly remaining_tax_breakdown: readonly Group[];
  readonly tax_total: number;
}
const show = (body: object): Shown => JSON.parse(JSON.stringify(body)) as Shown;
const amountsOf = (groups: readonly Group[]) =>
  groups.map((group) => [group.taxable_amount, group.tax_amount, ...(group.components ?? []).map((one) => one.tax_amount)]);

forEachStorage("two taxes on a line", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  let token: string;
  let client: string;
  before(async () => {
    harness = await startHarness(ports());
    token = (await harness.createWorkspace()).tokens.owner;
    owner = harness.api(token);
    client = await clientWith(null);
  });
  after(() => harness?.close());

  const ok = async (path: string, body: object, method = "POST") => {
    const reply = await owner(`/v1${path}`, { method, body });
    expect(reply.status, JSON.stringify(reply.body)).to.be.oneOf([200, 201]);
    return show(reply.body);
  };
  const clientWith = async (tax: object | null): Promise<string> => (await ok("/clients", { name: "Client", tax })).id;
  const create = (body: object) => ok("/invoices", { client_id: client, ...body });
  const issued = async (body: object) => ok(`/invoices/${(await create(body)).id}/issue`, {});
  const problems = async (path: string, body: object): Promise<readonly string[]> => {
    const { status, body: problem } = await owner(`/v1${path}`, { body });
    expect(status).to.equal(422);
    return (problem["errors"] as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`);
  };

  it("are those of the line, else of the request, else of the client, else of the workspace", async () => {
    const taxOf = async (body: object): Promise<object | undefined> => (await create(body)).lines[0]?.tax;
    expect(await taxOf({ lines: [work(100, { tax: requested })] })).to.deep.equal(whole);
    expect(await taxOf({ tax: requested, lines: [work(100)] })).to.deep.equal(whole);
    expect(await taxOf({ client_id: await clientWith(requested), lines: [work(100)] })).to.deep.equal(whole);
    await ok("/workspace", { tax: { ...requested, rate: "14.975" } }, "PATCH");
    const { body: workspace } = await owner("/v1/workspace");
    expect(workspace["tax"]).to.deep.equal(whole);
    expect(await taxOf({ lines: [work(100)] })).to.deep.equal(whole);
    await ok("/workspace", { tax: workspace["tax"] }, "PATCH");
    expect((await owner("/v1/workspace")).body["version"], "sent back").to.equal(workspace["version"]);
    await ok("/workspace", { tax: null }, "PATCH");
  });

  it("are each rounded on its own, and shown with their amounts", async () => {
    const invoice = await issued({ tax: requested, lines: [work(10_000)] });
    expect([invoice.tax_total, invoice.total]).to.deep.equal([1_498, 11_498]);
    const group = { ...whole, taxable_amount: 10_000, tax_amount: 1_498 };
    const taxed = [
      { ...components[0], tax_amount: 500 },
      { ...components[1], tax_amount: 998 },
    ];
    expect(invoice.tax_breakdown).to.deep.equal([{ ...group, components: taxed }]);
    expect(show((await owner(`/v1/invoices/${invoice.id}`)).body).tax_breakdown, "as stored").to.deep.equal(
      invoice.tax_breakdown,
    );
    const { body: explained } = await owner(`/v1/invoices/${invoice.id}/explain`);
    const [step] = explained["tax_groups"] as { exact_tax: object | null; components: { exact_tax: object }[] }[];
    expect(step?.exact_tax).to.equal(null);
    expect(step?.components.map((one) => one.exact_tax)).to.deep.equal([
      { numerator: "50000", denominator: "100" },
      { numerator: "99750", denominator: "100" },
    ]);
  });

  it("are previewed as they are billed", async () => {
    const body = {
      client_id: client,
      tax: requested,
      prices: "gross",
      lines: [work(11_498), work(1, { tax: { category: "Z" } })],
    };
    const { body: preview } = await owner("/v1/invoices/preview", { body });
    const drafted = await create(body);
    expect(preview["tax_breakdown"]).to.deep.equal(drafted.tax_breakdown);
    expect(amountsOf(drafted.tax_breakdown)).to.deep.equal([
      [10_000, 1_498, 500, 998],
      [1, 0],
    ]);
  });

  it("change with a draft, also to one tax and back", async () => {
    const { id } = await create({ tax: requested, lines: [work(10_000)] });
    const path = `/invoices/${id}`;
    expect((await ok(path, { tax: { category: "S", rate: "5" } }, "PATCH")).tax_total).to.equal(500);
    const compound = { category: "S", components: [components[0], { name: "QST", rate: "9.5", compound: true }] };
    expect(amountsOf((await ok(path, { tax: compound }, "PATCH")).tax_breakdown)).to.deep.equal([[10_000, 1_498, 500, 998]]);
    expect((await ok(path, { tax: requested }, "PATCH")).lines[0]?.tax).to.deep.equal(whole);
  });

  it("are credited in parts that add up to the invoice, tax by tax", async () => {
    const { id, tax_breakdown: billed } = await issued({ tax: requested, lines: [work(1_001), work(333)] });
    const notes: Shown[] = [];
    for (const lines of [
      [{ line: 0, net: 333 }],
      [
        { line: 0, net: 334 },
        { line: 1, net: 1 },
      ],
      undefined,
    ])
      notes.push(await ok(`/invoices/${id}/credit-notes`, { reason: "Wrong", ...(lines && { lines }) }));
    const parts = notes.flatMap((note) => amountsOf(note.tax_breakdown));
    expect(parts).to.have.length(3);
    const total = parts.reduce((sums, part) => sums.map((sum, at) => sum + (part[at] ?? NaN)));
    expect([total]).to.deep.equal(amountsOf(billed));
    const [, second] = notes;
    const { status, body } = await owner(`/v1/invoices/${second?.id}/explain`);
    expect([status, (body["tax_groups"] as Group[])[0]?.components?.map(({ tax_amount: tax }) => tax)]).to.deep.equal([
      200,
      second?.tax_breakdown[0]?.components?.map(({ tax_amount: tax }) => tax),
    ]);
  });

  it("remain after a deposit, tax by tax", async () => {
    const deposit = await issued({ type: "deposit", tax: requested, lines: [work(3_333)] });
    await ok(`/invoices/${deposit.id}/pay`, {});
    const final = await issued({ tax: requested, lines: [work(10_000)], deposits: [{ invoice_id: deposit.id }] });
    expect(amountsOf(deposit.tax_breakdown)).to.deep.equal([[3_333, 499, 167, 332]]);
    expect(amountsOf(final.remaining_tax_breakdown)).to.deep.equal([[6_667, 999, 333, 666]]);
  });

  it("have a row each in the file for accountants, and columns that add up", async () => {
    const { number } = await issued({ tax: requested, lines: [work(10_000)] });
    const headers = { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${harness?.url}/v1/exports/invoices.csv?locale=en-CA`, { headers })).text();
    const { data: rows } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
    const own = rows.filter((row) => row["Number"] === number);
    expect(
      own.map((row) => ["Name of the tax", "Tax rate (%)", "Net", "Tax", "Gross", "Amount due"].map((column) => row[column])),
    ).to.deep.equal([
      ["GST", "5", "100.00", "5.00", "105.00", "114.98"],
      ["QST", "9.975", "0.00", "9.98", "9.98", "0.00"],
    ]);
  });

  it("are refused with another rate, another number of taxes, or outside of category S", async () => {
    const refused = (tax: object) => problems("/invoices", { client_id: client, tax, lines: [work(1)] });
    expect(await refused({ ...requested, rate: "15" })).to.deep.equal(["/tax/rate tax_rate_not_sum"]);
    expect(await refused({ ...requested, category: "Z" })).to.deep.equal(["/tax/components tax_components_not_allowed"]);
    expect(await refused({ category: "S", components: components.slice(1) })).to.deep.equal(["/tax/components too_few"]);
    expect(await refused({ category: "S", components: [...components, ...components] })).to.deep.equal([
      "/tax/components too_many",
    ]);
    const second = { name: "gst", rate: "9.0000001", compound: false };
    expect((await refused({ category: "S", components: [components[0], second] }))[0]).to.match(/^\/tax\/components\/1\/rate /);
    const inexact = { name: "QST", rate: "9.9001", compound: true };
    expect(await refused({ category: "S", components: [{ ...components[0], rate: "5.0001" }, inexact] })).to.deep.equal([
      "/tax/components tax_rate_not_exact",
    ]);
    expect(await problems("/clients", { name: "Client", tax: { ...requested, rate: "0" } })).to.deep.equal([
      "/tax/rate tax_rate_not_sum",
    ]);
  });

  it("are not stated by electronic invoices, which have one rate for each line", async () => {
    const { id } = await issued({ tax: requested, lines: [work(10_000)] });
    for (const format of ["ubl", "cii", "facturx", "xrechnung", "peppol"]) {
      const { status, body } = await owner(`/v1/invoices/${id}/export?format=${format}`);
      expect([status, body["code"]], format).to.deep.equal([422, "not_ready_to_export"]);
      expect((body["findings"] as { rule: string }[]).map(({ rule }) => rule)).to.include("several_taxes");
    }
    const { body } = await owner(`/v1/invoices/${id}/validate`, { body: { profile: "issue" } });
    expect((body["findings"] as { rule: string }[]).map(({ rule }) => rule)).not.to.include("several_taxes");
  });

  it("pass the audit of the stored figures", async () => {
    const { status, body } = await owner("/v1/reports/audit");
    expect([status, body["findings"]]).to.deep.equal([200, []]);
  });
});

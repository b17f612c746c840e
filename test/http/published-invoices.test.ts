import { expect } from "chai";
import { type Published, published, requestFor } from "./published.js";
import { type Api, type Harness, startHarness } from "./harness.js";
import { inMemory, required } from "./storages.js";

/** The figures of a response, in the form of the file. */
function figuresOf(invoice: Record<string, unknown>): unknown {
  const number = (name: string) => invoice[name] as number;
  const lines = invoice["lines"] as { net: number }[];
  const groups = invoice["tax_breakdown"] as { category: string; rate: string; taxable_amount: number; tax_amount: number }[];
  const exclusive = number("subtotal") - number("allowance_total") + number("charge_total");
  return {
    nets: lines.map(({ net }) => net),
    groups: groups.map(({ category, rate, taxable_amount, tax_amount }) => [`${category} ${rate}`, taxable_amount, tax_amount]),
    totals: [
      ...[number("subtotal"), number("allowance_total"), number("charge_total"), exclusive, number("tax_total")],
      ...[number("total"), number("prepaid_amount"), number("rounding_amount"), number("payable_amount")],
    ],
  };
}

inMemory("published invoices", (ports) => {
  let harness: Harness | undefined;
  let owner: Api;
  const clients = new Map<string, string>();
  before(async () => {
    harness = await startHarness(ports());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
    for (const currency of new Set(published.map((invoice) => invoice.currency))) {
      clients.set(currency, (await owner("/v1/clients", { body: { name: currency, currency } })).body["id"] as string);
    }
  });
  after(() => harness?.close());

  it("are at least 100, with allowances, charges, prepaid amounts, roundings and negative totals", () => {
    expect(published.length).to.be.at.least(100);
    expect(new Set(published.map((invoice) => JSON.stringify({ ...invoice, source: "" })))).to.have.length(published.length);
    const count = (has: (invoice: Published) => boolean) => published.filter(has).length;
    expect(count(({ allowances }) => allowances !== undefined)).to.be.greaterThan(10);
    expect(count(({ charges }) => charges !== undefined)).to.be.greaterThan(10);
    expect(count(({ totals }) => totals[6] !== 0)).to.be.greaterThan(3);
    expect(count(({ totals }) => totals[7] !== 0)).to.be.greaterThan(0);
    expect(count(({ totals }) => (totals[5] ?? 0) < 0)).to.be.greaterThan(2);
  });

  for (const invoice of published) {
    it(`have the published figures: ${invoice.source}`, async () => {
      const created = await owner("/v1/invoices", { body: requestFor(invoice, required(clients.get(invoice.currency))) });
      expect(created.status, JSON.stringify(created.body)).to.equal(201);
      const { body } = await owner(`/v1/invoices/${created.body["id"] as string}`);
      const { groups, totals } = invoice;
      expect(figuresOf(body)).to.deep.equal({ nets: invoice.lines.map(({ net }) => net), groups, totals });
    });
  }
});

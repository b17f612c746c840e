import { expect } from "chai";
import { type CreditValues, emptyCredit, previewOf } from "../../../adapters/dashboard/src/features/invoices/credit-values.js";
import { isCreditable } from "../../../adapters/dashboard/src/features/invoices/settlements.js";
import type { Schemas } from "../../../client/index.js";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { type Api, type Harness, startHarness } from "../../http/harness.js";

type Invoice = Schemas["Invoice"];

describe("the form of credit notes", () => {
  let harness: Harness | undefined;
  let api: Api;
  let client: string;
  before(async () => {
    harness = await startHarness(memoryPorts());
    api = harness.api((await harness.createWorkspace()).tokens.owner);
    client = (await sent<{ id: string }>("/clients", { name: "Globex" })).id;
  });
  after(() => harness?.close());

  async function sent<Resource>(path: string, body: object, method = "POST"): Promise<Resource> {
    const reply = await api(`/v1${path}`, { method, body });
    expect(reply.status, JSON.stringify(reply.body)).to.be.oneOf([200, 201]);
    return reply.body as Resource;
  }
  const anInvoice = async (status: string, content: object) => {
    const { id } = await sent<Invoice>("/invoices", { client_id: client, ...content });
    return sent<Invoice>(`/invoices/${id}`, { status }, "PATCH");
  };
  const found = async ({ id }: Pick<Invoice, "id">) => (await api(`/v1/invoices/${id}`)).body as unknown as Invoice;
  const credited = (invoice: Invoice, body: object = {}) =>
    sent<Invoice>(`/invoices/${invoice.id}/credit-notes`, { reason: "Wrong", ...body });
  const line = (price: number, category = "S", rate = "19") => ({
    ...{ description: "Work", quantity: "1", unit_price: price },
    tax: { category, rate },
  });
  /** An invoice of two lines that deducts a deposit of 119.00. */
  const deducting = async () => {
    const deposit = await anInvoice("paid", { type: "deposit", lines: [line(10_000)] });
    return anInvoice("open", { lines: [line(50_000), line(50_000)], deposits: [{ invoice_id: deposit.id }] });
  };
  const ofLine = (invoice: Invoice, index: number, how: CreditValues["lines"][number]): CreditValues => {
    const values = emptyCredit(invoice);
    return { ...values, scope: "lines", lines: values.lines.map((one, at) => (at === index ? how : one)) };
  };

  it("allows a part of an invoice with split payment that the service allows", async () => {
    const invoice = await anInvoice("open", { lines: [line(10_000, "B", "22")] });
    const values = ofLine(invoice, 0, { how: "net", quantity: "", net: "90.00" });
    const { total } = await credited(invoice, { lines: [{ line: 0, net: 9_000 }] });
    expect(previewOf(values, invoice)).to.deep.equal({ total });
  });

  it("shows the total of the credit note of everything, or of everything that is left, also with deposits", async () => {
    const [all, parts] = [await deducting(), await deducting()];
    expect(previewOf(emptyCredit(all), all)).to.deep.equal({ total: (await credited(all)).total });
    await credited(parts, { lines: [{ line: 0 }] });
    const rest = await found(parts);
    expect(previewOf(emptyCredit(rest), rest)).to.deep.equal({ total: (await credited(rest)).total });
  });

  it("is offered until every line of the invoice is credited, also with deposits", async () => {
    const invoice = await deducting();
    expect(isCreditable(invoice)).to.equal(true);
    await credited(invoice, { lines: [{ line: 0 }] });
    expect(isCreditable(await found(invoice))).to.equal(true);
    await credited(invoice);
    expect(isCreditable(await found(invoice))).to.equal(false);
  });
});

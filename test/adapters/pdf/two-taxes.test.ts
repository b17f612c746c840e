import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type InvoiceId, parseLocalDate } from "../../../core/index.js";
import { twoTaxes } from "../../arbitraries/money.js";
import { fixedLine, issued, tax } from "./documents.js";
import { squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();
const textOf = async (...change: Parameters<typeof issued>): Promise<string> =>
  squeezed(await renderer.render(issued(...change), "pdf"));
const qst = twoTaxes(["GST", "5"], ["QST", "9.975"]);
const line = (unitPrice: bigint, own = qst) => fixedLine({ unitPrice, tax: own });

describe("the PDF of an invoice with two taxes on a line", () => {
  it("has a row for each of them, with its rate, its base and its amount", async () => {
    const text = await textOf({ lines: [line(10_000n), line(5_000n, tax("S", "5"))] });
    expect(text).to.contain("VAT 5% on 50.00 2.50 GST 5% on 100.00 5.00 QST 9.975% on 100.00 9.98 Total EUR 167.48");
    expect(text, "the rate of the line").to.contain("14.975%");
  });

  it("shows the base of a compound tax with the tax before it", async () => {
    const text = await textOf({ lines: [line(10_000n, twoTaxes(["GST", "5"], ["QST", "9.5"], true))] });
    expect(text).to.contain("GST 5% on 100.00 5.00 QST 9.5% on 105.00 9.98 Total EUR 114.98");
  });

  it("shows what gross prices include", async () => {
    const text = await textOf({ lines: [line(11_498n)], terms: { prices: "gross" } });
    expect(text).to.match(/Total EUR 114\.98 .*GST 5%.* 5\.00 .*QST 9\.975%.* 9\.98/);
  });

  it("names both where deposits are deducted", async () => {
    const { taxBreakdown, total } = issued({ lines: [line(10_000n)] }).invoice;
    const reference = { invoiceId: "inv_2" as InvoiceId, number: "INV-2026-0007", issueDate: parseLocalDate("2026-01-10") };
    const text = await textOf({ lines: [line(30_000n)], terms: { deposits: [{ ...reference, taxBreakdown, total }] } });
    expect(text).to.contain("Remaining GST 5% + QST 9.975% 200.00 29.95 229.95");
  });
});

import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import type { InvoiceDocument, PrintedLetter } from "../../../core/index.js";
import { issued } from "./documents.js";
import { printedPages, scanned, squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();

const letter: PrintedLetter = {
  title: "Second payment reminder",
  facts: [
    ["Invoice", "INV-2026-0042"],
    ["Date", "May 7, 2026"],
  ],
  text: "Hello Ada,\n\nplease pay. — Ünï",
  claims: [
    ["Amount due", "EUR 1,000.00"],
    ["Late payment fee", "EUR 5.00"],
    ["Total to pay", "EUR 1,005.00"],
  ],
};
const document = (printed: PrintedLetter = letter): InvoiceDocument => {
  const { invoice, ...rest } = issued({ invoice: { paymentCode: "epc_qr" } });
  return { ...rest, invoice: { ...invoice, total: 100_500n }, letter: printed };
};

describe("a printed letter about an invoice", () => {
  it("has its own title, facts, text and claims, and none of the lines", async () => {
    const text = await squeezed(await renderer.render(document(), "pdf"));
    for (const part of ["Second payment", "Invoice INV-2026-0042", "Date May 7, 2026", "Hello Ada, please pay. — Ünï"])
      expect(text).to.contain(part);
    expect(text).to.contain("Amount due EUR 1,000.00 Late payment fee EUR 5.00 Total to pay EUR 1,005.00");
    expect(text).to.contain("Nordlicht Software GmbH").and.contain("Acme Widgets Ltd");
    expect(text).to.not.contain("Payable by").and.not.contain("Unit price");
  });

  it("states how to pay what it claims, with the code that banking apps scan", async () => {
    const pdf = await renderer.render(document(), "pdf");
    expect(await squeezed(pdf)).to.contain("DE89 3704 0044 0532 0130 00");
    expect(await scanned(pdf)).to.contain("\nEUR1005.00\n");
  });

  it("breaks across pages if its text is long, and has the same bytes each time", async () => {
    const long = { ...letter, text: `Please pay.\n${"Please pay. ".repeat(800)}` };
    const first = await renderer.render(document(long), "pdf");
    expect((await printedPages(first)).length).to.be.greaterThan(1);
    expect(Buffer.from(await renderer.render(document(long), "pdf")).equals(first)).to.equal(true);
  });
});

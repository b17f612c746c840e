import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type DeductedDeposit, type InvoiceId, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { fixedLine, issued, tax, timeLine } from "./documents.js";
import { facts, squeezed } from "./poppler.js";
import { allOf, structureOf, textOf as said } from "./structure.js";

const renderer = new PdfkitRenderer();
const textOf = async (...change: Parameters<typeof issued>): Promise<string> =>
  squeezed(await renderer.render(issued(...change), "pdf"));

/** A deposit of 1,000.00 at 19 % and, if wanted, 200.00 at 7 %. */
function deducted(number: string, reduced = 0n): DeductedDeposit {
  const lines = [
    fixedLine({ unitPrice: 100_000n }),
    ...(reduced > 0n ? [fixedLine({ unitPrice: reduced, tax: tax("S", "7") })] : []),
  ];
  const { taxBreakdown, total } = issued({ lines }).invoice;
  return { invoiceId: "inv_2" as InvoiceId, number, issueDate: parseLocalDate("2026-01-10"), taxBreakdown, total };
}

const lines = [timeLine(), fixedLine({ tax: tax("S", "7"), unitPrice: 31_003n })];
const final = (...deposits: readonly DeductedDeposit[]) => ({ lines, terms: { deposits } });

describe("the PDF of a deposit", () => {
  const titles = { en: "Deposit invoice", de: "Anzahlungsrechnung", fr: "Facture d’acompte", es: "Factura de anticipo" };
  for (const [locale, title] of Object.entries(titles)) {
    it(`is called ${title} in ${locale}, on the page and in its metadata`, async () => {
      const pdf = await renderer.render(issued({ type: "deposit", lines: [fixedLine()] }, { locale }), "pdf");
      expect(await squeezed(pdf)).to.contain(title);
      expect((await facts(pdf))["Title"]).to.equal(`${title} INV-2026-0042`);
    });
  }
});

describe("the PDF of an invoice that deducts deposits", () => {
  it("shows each deposit with net, tax and gross by rate, and what remains, so that every column adds up", async () => {
    const text = await textOf(final(deducted("INV-2026-0007", 20_000n)));
    expect(text).to.contain("Total EUR 2,116.73 Less deposits -1,404.00 Amount payable EUR 712.73");
    expect(text).to.contain("Total VAT 7% 310.03 21.70 331.73 VAT 19% 1,500.00 285.00 1,785.00");
    expect(text).to.contain("INV-2026-0007 of Jan 10, 2026 VAT 7% -200.00 -14.00 -214.00 VAT 19% -1,000.00 -190.00 -1,190.00");
    expect(text).to.contain("Remaining VAT 7% 110.03 7.70 117.73 VAT 19% 500.00 95.00 595.00");
    expect(text).to.not.contain("Prepaid");
  });

  it("has a table whose names are headers of all their rows", async () => {
    const pdf = await renderer.render(issued(final(deducted("INV-2026-0007", 20_000n))), "pdf");
    const table = allOf(await structureOf(pdf), "Table").at(-1);
    const rows = table?.children.map(({ children }) => children.map(({ type, attributes }) => [type, ...attributes].join(" ")));
    const column = "TH /Scope /Column";
    const [first, next] = [
      ["TH /Scope /Row /RowSpan 2", "TD", "TD", "TD", "TD"],
      ["TD", "TD", "TD", "TD"],
    ];
    expect(rows).to.deep.equal([[`${column} /ColSpan 2`, column, column, column], first, next, first, next, first, next]);
    expect(table?.children[3]?.children.map(said)).to.deep.equal([
      ...["INV-2026-0007 of Jan 10, 2026", "VAT 7%", "-200.00", "-14.00", "-214.00"],
    ]);
  });

  it("shows what the buyer withholds, of what the deposits from which tax was withheld leave", async () => {
    const withholding = { name: "IRPF", rate: parseDecimal("15") };
    const withheld = { ...deducted("INV-2026-0007"), withheldTotal: 15_000n };
    const others = { ...deducted("INV-2026-0008"), withheldTotal: 0n };
    const net = "Total EUR 2,116.73 Less deposits -1,190.00";
    expect(await textOf({ lines, terms: { withholding, deposits: [withheld] } })).to.contain(
      `${net} IRPF 15% on 810.03 -121.50 Amount payable EUR 805.23`,
    );
    expect(await textOf({ lines, terms: { withholding, deposits: [others] } })).to.contain(
      `${net} IRPF 15% on 1,810.03 -271.50 Amount payable EUR 655.23`,
    );
  });

  it("shows an entered prepaid amount apart from the deposits", async () => {
    const text = await textOf({ lines, terms: { deposits: [deducted("INV-2026-0007")], prepaidAmount: 10_000n } });
    expect(text).to.contain("Less deposits -1,190.00 Prepaid -100.00 Amount payable EUR 826.73");
  });

  it("is in the language of the document", async () => {
    const expected = {
      de: ["Abzüglich Anzahlungen", "Abgezogene Anzahlungen", "INV-2026-0007 vom 10.01.2026 USt. 19 %", "Verbleibend USt. 7 %"],
      fr: ["Acomptes déduits", "INV-2026-0007 du 10 janv. 2026 TVA 19 %", "Restant TVA 7 %"],
      es: ["Anticipos deducidos", "INV-2026-0007 del 10 ene 2026 IVA 19 %", "Restante IVA 7 %"],
    };
    for (const locale of ["de", "fr", "es"] as const) {
      const text = await textOf(final(deducted("INV-2026-0007")), { locale });
      for (const words of expected[locale]) expect(text).to.contain(words);
    }
  });

  it("breaks a table of many deposits between them, and repeats its head", async () => {
    const many = Array.from({ length: 40 }, (_, index) => deducted(`INV-2026-${String(index + 100)}`));
    const big = [timeLine({ unitPrice: 500_000n })];
    const text = await textOf({ lines: big, terms: { deposits: many } });
    expect(text.split("Deducted deposits")).to.have.length.greaterThan(2);
    for (const { number } of many) expect(text).to.contain(`${number} of Jan 10, 2026`);
  });
});

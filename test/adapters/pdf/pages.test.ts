import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { page, type Paper, paperIn } from "../../../adapters/pdf/style.js";
import { type InvoiceDocument, type LineInput, parseDecimal } from "../../../core/index.js";
import { buyer, draft, fixedLine, issued, manyLines, seller, tax } from "./documents.js";
import { drawnPages, facts, printedPages, words } from "./poppler.js";

const renderer = new PdfkitRenderer();
const pagesOf = async (document: InvoiceDocument): Promise<readonly string[]> =>
  printedPages(await renderer.render(document, "pdf"));

/** The stamp, which is drawn first on each page, letter by letter. */
async function stampsOf(pdf: Uint8Array): Promise<readonly string[]> {
  return (await drawnPages(pdf)).map((text) => /^(?:\p{L}\s+)*/u.exec(text)?.[0].replace(/\s/g, "") ?? "");
}

async function expectInsideMargins(document: InvoiceDocument, { footer }: Paper = paperIn("DE")): Promise<void> {
  for (const { left, right, top, bottom, text } of await words(await renderer.render(document, "pdf"))) {
    expect(left, text).to.be.at.least(page.left - 1);
    expect(right, text).to.be.at.most(page.right + 1);
    expect(top, text).to.be.at.least(0);
    expect(bottom, text).to.be.at.most(footer + 25);
  }
}

describe("the pages of an invoice", () => {
  it("are A4, and a short invoice has one", async () => {
    const { Pages, "Page size": size } = await facts(await renderer.render(issued(), "pdf"));
    expect([Pages, size]).to.deep.equal(["1", "595.28 x 841.89 pts (A4)"]);
  });

  it("are US Letter if the seller is in the United States or in Canada", async () => {
    for (const [country, size] of [
      ["US", "612 x 792 pts (letter)"],
      ["CA", "612 x 792 pts (letter)"],
      ["MX", "595.28 x 841.89 pts (A4)"],
    ] as const) {
      const address = { line1: "1 Main St", line2: null, city: "Springfield", postalCode: "62701", region: "IL", country };
      const document = issued({ lines: manyLines(60) }, { seller: { ...seller, address } });
      const { "Page size": found } = await facts(await renderer.render(document, "pdf"));
      expect(found).to.equal(size);
      await expectInsideMargins(document, paperIn(country));
    }
  });

  it("all show the seller, the number, the page number, and the table header while the table continues", async () => {
    const pages = await pagesOf(issued({ lines: manyLines(100) }));
    expect(pages).to.have.length.above(3);
    pages.forEach((text, index) => {
      expect(text).to.contain(`Page ${index + 1} of ${pages.length}`);
      expect(text).to.contain("Nordlicht Software GmbH · INV-2026-0042");
      if (text.includes("Item no.")) expect(text).to.match(/Description +Quantity +Unit price +VAT +Net EUR/);
    });
    const items = pages.join("").match(/Item no\. \d+/g);
    expect(items).to.deep.equal(Array.from({ length: 100 }, (_, index) => `Item no. ${index + 1}`));
  });

  it("keep the totals together, below at least one line of the table", async () => {
    const taxes = ["5", "7", "9", "10", "13", "19"].map((rate) => fixedLine({ tax: tax("S", rate) }));
    for (let count = 1; count <= 30; count += 1) {
      const pages = await pagesOf(issued({ lines: [...taxes, ...manyLines(count)] }));
      const [withSubtotal, ...others] = pages.filter((text) => /Subtotal|VAT \d+% on|Total +EUR/.test(text));
      expect(others, `${count} lines`).to.deep.equal([]);
      expect(withSubtotal, `${count} lines`).to.contain(`Item no. ${count} `);
    }
  });

  it("break the totals only if they do not fit on one page", async () => {
    const lines = Array.from({ length: 90 }, (_, index) => fixedLine({ tax: tax("S", String(index + 1)) }));
    const text = (await pagesOf(issued({ lines }))).join("");
    for (let rate = 1; rate <= 90; rate += 1) expect(text).to.contain(`VAT ${rate}% on`);
    await expectInsideMargins(issued({ lines }));
  });

  it("let long descriptions and long notes continue on the next page", async () => {
    const description = Array.from({ length: 120 }, (_, index) => `row${index}`).join("\n");
    const notes = Array.from({ length: 1600 }, (_, index) => `n${index}`).join(" ");
    const pages = await pagesOf(issued({ lines: [fixedLine({ description })], invoice: { notes } }));
    const found = pages.join(" ").split(/\s+/);
    expect(found.filter((word) => /^row\d/.test(word))).to.deep.equal(description.split("\n"));
    expect(found.filter((word) => /^n\d/.test(word))).to.deep.equal(notes.split(" "));
  });

  it("keep words of any length inside the margins", async () => {
    const word = "W".repeat(200);
    const address = { line1: word, line2: word, city: word, postalCode: word, region: word, country: "US" };
    const wide: LineInput = fixedLine({
      description: `${word} ${"i".repeat(500)}`,
      unit: "WWW",
      quantity: parseDecimal("-999999999.999999"),
      baseQuantity: parseDecimal("999999999999.999999"),
      unitPrice: 999_999_999_999_999n,
      allowances: [{ amount: -1n, reason: word }],
    });
    await expectInsideMargins(issued({ lines: [wide, fixedLine({ unitPrice: 900_000_000_000_000n, tax: tax("S", "11") })] }));
    await expectInsideMargins(
      issued(
        {
          invoice: {
            number: "W".repeat(100),
            purchaseOrder: "W".repeat(100),
            contractReference: "W".repeat(100),
            projectReference: "W".repeat(100),
            buyerReference: "W".repeat(100),
            notes: word,
          },
        },
        {
          sellerName: word,
          seller: { ...seller, address, taxId: "W".repeat(50), email: `${"w".repeat(60)}@${"w".repeat(60)}.example` },
          buyer: { ...buyer, legalName: word, address, taxId: "W".repeat(50) },
        },
      ),
    );
    await expectInsideMargins(issued({}, { sellerName: word, locale: "de" }));
  });

  const marked: readonly (readonly [InvoiceDocument, string])[] = [
    [draft({ lines: manyLines(30) }), "DRAFT"],
    [draft({ lines: manyLines(30) }, { locale: "de" }), "ENTWURF"],
    [issued({ lines: manyLines(30) }, { mark: "void" }), "VOID"],
    [issued({ lines: manyLines(30) }, { mark: "void", locale: "fr" }), "ANNULÉE"],
  ];
  for (const [document, word] of marked) {
    it(`are all stamped ${word}, and state it in the footer`, async () => {
      const pdf = await renderer.render(document, "pdf");
      const feet = (await printedPages(pdf)).map((text) => text.trimEnd().split("\n").at(-1));
      expect(feet).to.have.length(2);
      for (const foot of feet) expect(foot).to.contain(` · ${word} `);
      expect(await stampsOf(pdf)).to.deep.equal([word, word]);
    });
  }

  it("otherwise have no stamp", async () => {
    const pdf = await renderer.render(issued(), "pdf");
    expect((await printedPages(pdf)).join("")).to.not.match(/draft|void/i);
    expect(await stampsOf(pdf)).to.deep.equal([""]);
  });

  it("are rendered for 5,000 lines without blocking the process", async () => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 0);
    const pdf = await renderer.render(issued({ lines: manyLines(5000) }), "pdf").finally(() => clearInterval(clock));
    expect(turns).to.be.above(10);
    const text = (await printedPages(pdf)).join("");
    expect(text.match(/Item no\. \d+ of/g)).to.have.length(5000);
    expect(text).to.contain("Item no. 5000 of");
  });
});

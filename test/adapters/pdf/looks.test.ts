import { expect } from "chai";
import { Palette } from "../../../adapters/pdf/palette.js";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { colors } from "../../../adapters/pdf/style.js";
import { issued, manyLines } from "./documents.js";
import { pixelAt, printedPages, words } from "./poppler.js";

const renderer = new PdfkitRenderer();

describe("the look of a document", () => {
  it("has the accent color of the workspace in titles and lines, darkened if it is too light to read", async () => {
    const pdf = await renderer.render(issued({}, { accentColor: "#b00020" }), "pdf");
    const title =
      (await words(pdf)).find(({ text, bottom, top }) => text === "Invoice" && bottom - top > 20) ??
      expect.fail("There is no title.");
    // The stem of the I.
    expect(await pixelAt(pdf, { x: title.left + 3, y: (title.top + title.bottom) / 2 })).to.equal("#b00020");
    expect(new Palette("#b00020").of(colors.accent)).to.equal("#b00020");
    expect(new Palette(null).of(colors.accent)).to.equal("#14606f");
    const [light = 0] = [new Palette("#ffee00").of(colors.accent)].map((color) => parseInt(color.slice(1, 3), 16));
    expect(light).to.be.within(100, 160);
    expect(new Palette("#ffffff").of(colors.accent)).to.equal("#737373");
    expect(new Palette("#ffee00").of(colors.text)).to.equal(colors.text);
  });

  it("has the seller's footer at the bottom of every page, above which the text ends", async () => {
    const footer = "Nordlicht Software GmbH · HRB 12345\nNordbank, BIC BYLADEM1001";
    const pages = await printedPages(await renderer.render(issued({ lines: manyLines(80) }, { footer }), "pdf"));
    expect(pages).to.have.length.above(2);
    for (const page of pages) {
      expect(page).to.match(/HRB 12345\s+Nordbank, BIC BYLADEM1001\s+Nordlicht Software GmbH · INV-2026-0042\s+Page/);
      expect(page.trim().split("\n").at(-3)).to.contain("HRB 12345");
    }
  });

  it("prints a footer of many lines as few", async () => {
    const footer = Array.from({ length: 40 }, (_, index) => `Line ${index}`).join("\n");
    const pdf = await renderer.render(issued({ lines: manyLines(80) }, { footer }), "pdf");
    for (const page of await printedPages(pdf))
      expect(page.replace(/\s+/g, " ")).to.contain("Line 0 · Line 1 ·").and.contain("· Line 39");
    for (const { bottom } of await words(pdf)) expect(bottom).to.be.lessThan(820);
  });
});

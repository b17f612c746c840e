import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { expect } from "chai";
import { create, type Font } from "fontkit";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { styles } from "../../../adapters/pdf/style.js";
import type { InvoiceDocument } from "../../../core/index.js";
import { root } from "../../repository.js";
import { draft, fixedLine, issued } from "./documents.js";
import { facts, fontsOf, words, xmp } from "./poppler.js";

const hashOf = async (document: InvoiceDocument): Promise<string> =>
  createHash("sha256")
    .update(await new PdfkitRenderer().render(document, "pdf"))
    .digest("hex");

const idOf = async (document: InvoiceDocument): Promise<string | undefined> =>
  /\/ID \[<([0-9a-f]{32})> <\1>\]/.exec(Buffer.from(await new PdfkitRenderer().render(document, "pdf")).toString("latin1"))?.[1];

describe("the file of a printed invoice", () => {
  it("has the same bytes for the same document, now, later, and in another process", async () => {
    const first = await hashOf(issued());
    expect(await hashOf(issued())).to.equal(first);
    const script = join(root, "dist/test/adapters/pdf/render-process.js");
    const elsewhere = await promisify(execFile)(process.execPath, [script], {
      env: { ...process.env, TZ: "America/Los_Angeles", LANG: "ar_EG.UTF-8", LC_ALL: "ar_EG.UTF-8" },
    });
    expect(elsewhere.stdout).to.equal(first);
  });

  it("has the same bytes whatever was printed before or at the same time", async () => {
    const first = await hashOf(issued());
    const others = ["x\u0302 i\u0307\u0301 j\u0301 ﬁ ffi", "\u00a0\u202f\u2011", "i\u0331 ą́ Вв Ξ"].map((description) =>
      hashOf(issued({ lines: [fixedLine({ description })] })),
    );
    expect(await Promise.all([...others, hashOf(issued())])).to.include(first);
    expect(await hashOf(issued())).to.equal(first);
  });

  it("has an ID that distinguishes any two documents", async () => {
    const ids = [await idOf(draft()), await idOf(draft({ lines: [fixedLine()] })), await idOf(issued())];
    expect(new Set(ids)).to.have.property("size", 3);
    expect(ids).to.not.include(undefined);
  });

  it("embeds a subset of each font, with text that can be copied", async () => {
    const fonts = await fontsOf(await new PdfkitRenderer().render(draft(), "pdf"));
    expect(fonts).to.have.length(2);
    for (const { name, embedded, subset, unicode } of fonts) {
      expect(name).to.match(/^[A-Z]{6}\+NotoSans-/);
      expect([embedded, subset, unicode], name).to.deep.equal([true, true, true]);
    }
  });

  it("has lines as wide as fontkit makes them, with the same space between letters", async () => {
    const texts = ["AVATAR", "Ty“Va”", "ffi—1,234.56€", "Łódź", "Ώρες"];
    const pdf = await new PdfkitRenderer().render(issued({ invoice: { notes: texts.join("\n") } }), "pdf");
    const font = create(
      brotliDecompressSync(readFileSync(fileURLToPath(import.meta.resolve("#built/fonts/noto-sans.ttf.br")))),
    ) as Font;
    const printed = await words(pdf);
    for (const text of texts) {
      const { left, right } = printed.find((word) => word.text === text) ?? expect.fail(`${text} is missing.`);
      const { advanceWidth } = font.layout(text);
      expect(right - left, text).to.be.closeTo((advanceWidth / font.unitsPerEm) * styles.body.size, 0.02);
    }
  });

  it("contains its title, author and creation date, also for a name with an ampersand", async () => {
    const pdf = await new PdfkitRenderer().render(issued({}, { sellerName: "Müller & <Söhne>", locale: "de" }), "pdf");
    const { Title, Author, Producer, CreationDate, ModDate, "PDF version": version } = await facts(pdf);
    expect([Title, Author, Producer, version]).to.deep.equal(["Rechnung INV-2026-0042", "Müller & <Söhne>", "Stint", "1.7"]);
    expect(new Date(CreationDate ?? "").getTime()).to.equal(Date.UTC(2026, 2, 1, 9, 30));
    expect(ModDate).to.equal(CreationDate);
    expect(await xmp(pdf))
      .to.contain("Müller &amp; &lt;Söhne&gt;")
      .and.contain("<xmp:CreateDate>2026-03-01T09:30:00Z<");
    expect(Buffer.from(pdf).toString("latin1")).to.contain("/Lang (de)");
  });
});

import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import type { InvoiceDocument } from "../../../core/index.js";
import { withElectronicInvoices } from "../../../adapters/electronic-invoices/index.js";
import { svg } from "../../logos.js";
import { draft, fixedLine, issued, manyLines, seller, tax, timeLine } from "./documents.js";
import { facts, words } from "./poppler.js";
import { allOf, alternatives, type Read, streamsOf, structureOf, tagsOfPainting, textOf } from "./structure.js";

const renderer = new PdfkitRenderer();
const render = (document: InvoiceDocument) => renderer.render(document, "pdf");

const swissAddress = { ...{ line1: "Marktgasse 1", line2: null, city: "Bern", postalCode: "3011" }, region: null, country: "CH" };
const swissBill = (locale: string) =>
  issued(
    { currency: "CHF", invoice: { paymentCode: "swiss_qr_bill", paymentReference: "210000000003139471430009017" } },
    { seller: { ...seller, address: swissAddress, iban: "CH6431961000004421557" }, locale },
  );
const epc = (rest: Partial<InvoiceDocument> = {}) =>
  issued(
    { lines: manyLines(70), invoice: { paymentCode: "epc_qr" } },
    { logo: { mediaType: "image/svg+xml", content: svg() }, footer: "HRB 12345\nNordbank", ...rest },
  );

const documents: Readonly<Record<string, InvoiceDocument>> = {
  "an invoice": issued(),
  "one of several pages with a logo, a code and a footer": epc(),
  "a draft": draft({ lines: manyLines(40) }),
  "a marked copy": issued({}, { mark: "void" }),
  "a Swiss invoice": swissBill("fr-CH"),
  "one with texts in other scripts": issued({ lines: [fixedLine({ description: "שלום 漢字 😀 ไทย" })] }),
};

describe("the structure of a document", () => {
  for (const [name, document] of Object.entries(documents))
    it(`has all that is painted in one element or in an artifact: ${name}`, async () => {
      const pdf = await render(document);
      const tags = tagsOfPainting(pdf);
      expect(tags).to.have.length.above(20);
      for (const open of tags) expect(open).to.have.length(1);
      for (const [open = ""] of tags) expect(open).to.match(/^(?:P|H[12]|Lbl|LBody|T[HD]|Figure|Artifact)$/);
      const { Tagged, Suspects } = await facts(pdf);
      expect([Tagged, Suspects]).to.deep.equal(["yes", "no"]);
      const raw = Buffer.from(pdf).toString("latin1");
      expect(raw)
        .to.match(/\/DisplayDocTitle true/)
        .and.match(/\/Marked true/);
      expect(raw.match(/\/StructParents \d+/g)).to.deep.equal(streamsOf(pdf).pages.map((_, page) => `/StructParents ${page}`));
    });

  it("has every content of every page once in the tree, and in the tree of parents", async () => {
    const pdf = await render(epc());
    const { pages, objects } = streamsOf(pdf);
    const marked = pages.flatMap((page) => page.match(/\/MCID \d+/g) ?? []).length;
    const [, tree = ""] = /<<\/Nums \[(.*)\]>>/.exec(objects) ?? [];
    expect(tree.match(/\d+ 0 R/g)).to.have.length(marked);
    const [root] = await structureOf(pdf);
    const texts = allOf(root ? [root] : [], "P", "H1", "H2", "Lbl", "LBody", "TH", "TD")
      .flatMap(textOf)
      .join(" ");
    for (let item = 1; item <= 70; item += 1) expect(texts.split(`Item no. ${item} of`)).to.have.length(2);
  });

  it("is read in the order of the pages: parties, title, lines, totals, payment, notes, footer", async () => {
    const [root] = await structureOf(await render(epc()));
    const text = textOf(root ?? expect.fail("There is no structure."));
    const places = [
      ...["Nordlicht Software GmbH", "Acme Widgets Ltd", "Invoice number INV-2026-0042", "Amount due EUR", "Item no. 1 of"],
      ...["Item no. 70 of", "Subtotal", "Total EUR", "Payment details", "IBAN", "Scan to pay", "Thank you", "HRB 12345"],
    ].map((words) => text.indexOf(words));
    expect(places).to.not.include(-1);
    expect(places).to.deep.equal([...places].sort((a, b) => a - b));
    expect(text).to.not.match(/Page \d of/);
    expect(allOf([root as Read], "H1").map(textOf)).to.deep.equal(["Invoice"]);
    expect(allOf([root as Read], "H2").map(textOf)).to.deep.equal(["Payment details", "Notes"]);
  });

  it("has one table of the lines, whatever pages it is on, with a header once and a row for each line", async () => {
    const pdf = await render(issued({ lines: [...manyLines(70), timeLine(), fixedLine({ unit: "XZZ", tax: tax("AE", "0") })] }));
    const [table, totals, ...others] = allOf(await structureOf(pdf), "Table");
    expect(others).to.deep.equal([]);
    const [head, ...rows] = table?.children ?? [];
    expect(head?.children.map(({ type, attributes }) => [type, ...attributes])).to.deep.equal(
      Array.from({ length: 6 }, () => ["TH", "/Scope /Column"]),
    );
    expect(head?.children.map(textOf)).to.deep.equal(["#", "Description", "Quantity", "Unit price", "VAT", "Net EUR"]);
    expect(rows).to.have.length(72);
    for (const row of rows) expect(row.children.map(({ type }) => type)).to.deep.equal(Array.from({ length: 6 }, () => "TD"));
    expect(rows[70]?.children.map(textOf)).to.deep.equal([
      ...["71", "Development Feb 1, 2026 – Feb 28, 2026", "12:30 h", "120.00 /h", "19%", "1,500.00"],
    ]);
    expect(rows[71]?.children[4]?.children.map(textOf)).to.deep.equal(["0%", "reverse", "charge"]);
    for (const row of totals?.children ?? [])
      expect(row.children.map(({ type, attributes }) => [type, ...attributes])).to.deep.equal([["TH", "/Scope /Row"], ["TD"]]);
    expect(totals?.children.map(textOf)).to.have.length(4);
  });

  it("keeps a row that breaks across pages in its cells", async () => {
    const description = Array.from({ length: 120 }, (_, index) => `row${index}`).join("\n");
    const pdf = await render(issued({ lines: [fixedLine({ description })] }));
    const [table] = allOf(await structureOf(pdf), "Table");
    expect(table?.children).to.have.length(2);
    expect(table?.children[1]?.children[1]?.children.map(textOf)).to.deep.equal(description.split("\n"));
  });

  it("does not have what is laid out but not printed", async () => {
    const [root] = await structureOf(await render(issued({ lines: manyLines(15) })));
    expect(textOf(root as Read).split("Thank you")).to.have.length(2);
    expect(allOf([root as Read], "H2").map(textOf)).to.deep.equal(["Payment details", "Notes"]);
  });

  it("says once that a document is a draft or void", async () => {
    const drafted = textOf((await structureOf(await render(draft({ lines: manyLines(40) }))))[0] as Read);
    expect(drafted.match(/DRAFT/g)).to.have.length(1);
    const voided = textOf((await structureOf(await render(issued({ lines: manyLines(40) }, { mark: "void" }))))[0] as Read);
    expect(voided.match(/VOID/g)).to.have.length(1);
  });

  it("describes logos and codes in the language of the document", async () => {
    const expected = {
      en: ["Logo of Nordlicht Software GmbH", "QR code with the payment details for banking apps"],
      de: ["Logo von Nordlicht Software GmbH", "QR-Code mit den Zahlungsangaben für Banking-Apps"],
      fr: ["Logo de Nordlicht Software GmbH", "QR code des informations de paiement pour les applications bancaires"],
      es: ["Logotipo de Nordlicht Software GmbH", "Código QR con los datos de pago para aplicaciones bancarias"],
    };
    for (const [locale, texts] of Object.entries(expected)) {
      const pdf = await render(epc({ locale }));
      expect(alternatives(pdf)).to.have.members(texts);
      expect(Buffer.from(pdf).toString("latin1")).to.contain(`/Lang (${locale})`);
    }
  });

  it("places a figure where it is printed", async () => {
    const pdf = await render(epc());
    const box = /\/BBox\[([^\]]+)\]/.exec(
      streamsOf(pdf)
        .objects.split("\n")
        .find((one) => one.includes("/Alt") && one.includes("Pg")) ?? "",
    );
    expect(box).to.not.equal(null);
    const caption = (await words(pdf)).find(({ text }) => text === "Scan") ?? expect.fail("There is no caption.");
    const boxes = Array.from(streamsOf(pdf).objects.matchAll(/\/BBox\[([^\]]+)\]/g), ([, corners = ""]) =>
      corners.split(" ").map(Number),
    );
    const code = boxes.find(([left = 0]) => Math.abs(left - caption.left) < 3) ?? expect.fail("There is no code.");
    expect(code[2]).to.be.closeTo((code[0] ?? 0) + 82, 0.02);
    expect(841.89 - (code[1] ?? 0)).to.be.within(caption.top - 8, caption.top + 2);
  });

  it("has a Swiss QR-bill in its own language", async () => {
    const pdf = await render(swissBill("it-CH"));
    expect(Buffer.from(pdf).toString("latin1")).to.contain("/Lang (en)");
    expect(streamsOf(pdf).objects.match(/\/Lang\(\w+\)/g)).to.deep.equal(["/Lang(it)"]);
    const [root] = await structureOf(pdf);
    const bill = root?.children.at(-1)?.type === "Sect" ? root.children.at(-1) : allOf([root as Read], "Sect").at(-1);
    expect(allOf([bill as Read], "H2").map(textOf)).to.deep.equal(["Ricevuta", "Sezione pagamento"]);
    expect(alternatives(pdf)).to.deep.equal(["Swiss QR Code"]);
    for (const one of allOf([bill as Read], "P")) expect(textOf(one)).to.not.equal("");
  });

  it("is that of the PDF in a Factur-X, which remains a PDF/A-3b", async () => {
    const both = withElectronicInvoices(renderer);
    const [plain, hybrid] = [await both.render(issued(), "pdf"), await both.render(issued(), "facturx")];
    expect(await structureOf(hybrid)).to.deep.equal(await structureOf(plain));
    expect((await facts(hybrid))["Tagged"]).to.equal("yes");
  });

  it("is small: at most 230 bytes for each line of an invoice", async () => {
    const [few, many] = [await render(issued({ lines: manyLines(100) })), await render(issued({ lines: manyLines(1100) }))];
    expect((many.length - few.length) / 1000).to.be.below(230);
    expect(
      Buffer.from(many)
        .toString("latin1")
        .match(/ 0 obj/g)?.length,
    ).to.be.below(300);
  });
});

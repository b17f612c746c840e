import { expect } from "chai";
import fc from "fast-check";
import { xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { withElectronicInvoices } from "../../../adapters/electronic-invoices/index.js";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type DocumentFormat, type InvoiceDocument, StintError } from "../../../core/index.js";
import { embeddedFiles, facts, fontsOf, words, xmp } from "../pdf/poppler.js";
import { documentRenderer } from "../../system-ports.js";
import { drafts, issuedDocuments } from "./generated.js";
import { at, parsed } from "./reading.js";

async function aDocument(): Promise<InvoiceDocument> {
  const [draft] = fc.sample(drafts, { numRuns: 1, seed: 5 });
  const [document] = draft ? await issuedDocuments(draft) : [];
  if (!document) throw new Error("The draft of this seed can be issued.");
  return document;
}

describe("a Factur-X invoice", () => {
  let document: InvoiceDocument;
  let bytes: Uint8Array;
  let raw: string;

  before(async () => {
    document = await aDocument();
    bytes = await documentRenderer.render(document, "facturx");
    raw = Buffer.from(bytes).toString("latin1");
  });

  it("embeds the Cross Industry Invoice as the alternative of what it prints", async () => {
    expect(await embeddedFiles(bytes)).to.deep.equal({ "factur-x.xml": xmlFormats.cii(document) });
    expect(raw).to.match(/\/AFRelationship \/Alternative/);
    expect(raw).to.match(/\/Type \/EmbeddedFile[\s\S]{0,200}\/Subtype \/text#2Fxml/);
    expect(raw).to.match(/\/AF \[\d+ 0 R\]/);
    const pdf = await documentRenderer.render(document, "pdf");
    expect(await words(bytes)).to.deep.equal(await words(pdf));
    expect(await embeddedFiles(pdf)).to.deep.equal({});
  });

  it("has the metadata of PDF/A-3b and of Factur-X, with the extension schema that describes them", async () => {
    const metadata = parsed(await xmp(bytes));
    const descriptions = at(metadata, "x:xmpmeta", "rdf:RDF", "rdf:Description") as readonly Record<string, unknown>[];
    const valueOf = (name: string) => descriptions.map((one) => one[name]).find((value) => value !== undefined);
    expect([valueOf("pdfaid:part"), valueOf("pdfaid:conformance")]).to.deep.equal(["3", "B"]);
    expect([valueOf("fx:DocumentType"), valueOf("fx:DocumentFileName")]).to.deep.equal(["INVOICE", "factur-x.xml"]);
    expect([valueOf("fx:Version"), valueOf("fx:ConformanceLevel")]).to.deep.equal(["1.0", "EN 16931"]);
    const schema = at(valueOf("pdfaExtension:schemas"), "rdf:Bag", "rdf:li");
    expect(at(schema, "pdfaSchema:namespaceURI")).to.equal("urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#");
    const described = at(schema, "pdfaSchema:property", "rdf:Seq", "rdf:li") as readonly Record<string, unknown>[];
    expect(described.map((one) => one["pdfaProperty:name"])).to.have.members([
      ...["DocumentFileName", "DocumentType", "Version", "ConformanceLevel"],
    ]);
    expect(JSON.stringify(valueOf("dc:title"))).to.include((await facts(bytes))["Title"]);
    expect(valueOf("xmp:CreateDate")).to.equal("2026-03-02T08:00:00Z");
    expect(raw).to.include("/CreationDate (D:20260302080000Z)");
  });

  it("has a color profile, only embedded fonts, and nothing that PDF/A forbids", async () => {
    expect(raw).to.match(/\/OutputIntents \[\d+ 0 R\]/);
    expect(raw).to.match(/\/S \/GTS_PDFA1/);
    const fonts = await fontsOf(bytes);
    expect(fonts).to.not.deep.equal([]);
    for (const font of fonts) expect(font, JSON.stringify(font)).to.include({ embedded: true, unicode: true });
    expect(raw.match(/\/CIDToGIDMap \/Identity/g)).to.have.length(fonts.length);
    expect(raw).to.match(/\/ID \[</);
    expect(raw).to.not.match(/\/Encrypt|\/JavaScript|\/LZWDecode|\/Launch|\/Standard\b/);
  });

  it("has the same bytes each time", async () => {
    expect(Buffer.from(await documentRenderer.render(document, "facturx")).equals(Buffer.from(bytes))).to.equal(true);
  });

  it("is refused by the renderer of PDFs without its XML, as are formats that are no PDF", async () => {
    const { render } = new PdfkitRenderer();
    for (const format of ["facturx", "ubl"] as const) {
      const error = await render(document, format as "facturx").catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(StintError).and.include({ kind: "invalid", code: "format_not_available" });
      expect(String(error)).to.include(format).and.include("withElectronicInvoices");
    }
  });

  it("is rendered by the renderer of PDFs, which gets the XML", async () => {
    const asked: [DocumentFormat, string | undefined][] = [];
    const { render } = withElectronicInvoices({
      render: async ({ embedded }, format) => {
        asked.push([format, embedded?.name]);
        return new Uint8Array(1);
      },
    });
    await render(document, "facturx");
    await render(document, "pdf");
    expect(asked).to.deep.equal([
      ["facturx", "factur-x.xml"],
      ["pdf", undefined],
    ]);
  });
});

import { deflateSync } from "node:zlib";
import { PDF, PdfArray, PdfDict, PdfName, PdfString } from "@libpdf/core";
import { expect } from "chai";
import { ElectronicInvoiceReader, type ReadingLimits } from "../../../adapters/electronic-invoices/index.js";
import { ciiInvoice } from "../../../adapters/electronic-invoices/cii.js";
import { ublInvoice } from "../../../adapters/electronic-invoices/ubl.js";
import { writeXml } from "../../../adapters/electronic-invoices/writer.js";
import { isStintError } from "../../../core/index.js";
import { asInvoice, validTerms } from "./stated-terms.js";

const bytes = (text: string) => new TextEncoder().encode(text);
const cii = bytes(writeXml(ciiInvoice, asInvoice(validTerms)));
const ubl = bytes(writeXml(ublInvoice, asInvoice(validTerms)));
const MIB = 1_048_576;
const plain = { repeated: [], otherCurrency: [], embedded: 1 };
const ofCii = { root: "cross_industry_invoice", ...plain };

/** An attached file: the key of the name tree, and whether the catalogue lists it with a relation. */
interface Attached {
  readonly key: string;
  readonly name: string;
  readonly content: Uint8Array;
  readonly relation?: string;
  /** Whether only a page lists it, not the catalogue. */
  readonly isOfPage?: true;
}

/** A PDF whose catalogue lists the files that have a relation among its associated files. */
async function pdfWithAssociated(files: readonly Attached[]): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage();
  for (const { key, content } of files) pdf.addAttachment(key, content);
  const tree = new Map(pdf.context.catalog.getEmbeddedFilesTree()?.entries() ?? []);
  const associated = new PdfArray();
  for (const { key, name, relation, isOfPage } of files) {
    const file = tree.get(key);
    if (!(file instanceof PdfDict)) throw new Error(`No file ${key}.`);
    for (const entry of ["F", "UF"]) file.set(entry, PdfString.fromString(name));
    if (relation === undefined) continue;
    file.set("AFRelationship", PdfName.of(relation));
    if (isOfPage !== true) associated.push(pdf.context.register(file));
  }
  pdf.getCatalog().set("AF", associated);
  return pdf.save();
}

async function pdfWith(files: Readonly<Record<string, Uint8Array>>, password?: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage();
  for (const [name, content] of Object.entries(files)) pdf.addAttachment(name, content);
  if (password !== undefined) pdf.setProtection({ userPassword: password, ownerPassword: password });
  return pdf.save();
}

/** A PDF with an attached file whose stream is the given data, which is said to be compressed with deflate. */
function pdfWithStream(data: Buffer): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let size = 0;
  const add = (part: Buffer | string): void => {
    const buffer = Buffer.from(part as string);
    parts.push(buffer);
    size += buffer.length;
  };
  add("%PDF-1.7\n");
  const objects: readonly (readonly (Buffer | string)[])[] = [
    ["<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(factur-x.xml) 3 0 R] >> >> >>"],
    ["<< /Type /Pages /Kids [] /Count 0 >>"],
    ["<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 4 0 R >> >>"],
    [`<< /Type /EmbeddedFile /Filter /FlateDecode /Length ${data.length} >>\nstream\n`, data, "\nendstream"],
  ];
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    add(`${index + 1} 0 obj\n`);
    object.forEach(add);
    add("\nendobj\n");
  }
  const at = size;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(`xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const reasonOf = (content: Uint8Array, limits?: Partial<ReadingLimits>): Promise<unknown> =>
  new ElectronicInvoiceReader(limits).read(content).catch((error: unknown) => error);

async function expectUnreadable(content: Uint8Array, message: RegExp, limits?: Partial<ReadingLimits>): Promise<void> {
  const error = await reasonOf(content, limits);
  if (!isStintError(error)) throw error;
  expect([error.kind, error.code]).to.deep.equal(["invalid", "document_unreadable"]);
  expect(error.message).to.match(message);
}

describe("an electronic invoice that is read in a process of its own", function () {
  this.timeout(60_000);

  it("is UBL, CII, or one that a PDF embeds under any of the usual names", async () => {
    const reader = new ElectronicInvoiceReader();
    expect(await reader.read(ubl)).to.deep.equal({
      format: "ubl",
      terms: validTerms,
      unread: [],
      form: { root: "invoice", ...plain },
    });
    expect((await reader.read(cii)).format).to.equal("cii");
    for (const name of ["factur-x.xml", "ZUGFeRD-invoice.xml", "xrechnung.xml", "invoice.xml"]) {
      const pdf = await pdfWith({ "other.xml": bytes("<other/>"), [name]: cii });
      expect(await reader.read(pdf), name).to.deep.equal({ format: "facturx", terms: validTerms, unread: [], form: ofCii });
    }
  });

  it("is the one that the catalogue of the PDF names, whatever else is attached, and tells how many there are", async () => {
    const reader = new ElectronicInvoiceReader();
    const other = bytes(writeXml(ciiInvoice, asInvoice({ ...validTerms, "BT-1": "OTHER" })));
    const numberIn = async (files: readonly Attached[]) => {
      const { terms, form } = await reader.read(await pdfWithAssociated(files));
      return [terms["BT-1"], form.embedded];
    };
    const foreign: Attached = { key: "a", name: "factur-x.xml", content: other };
    const own: Attached = { key: "b", name: "factur-x.xml", content: cii, relation: "Alternative" };
    expect(await numberIn([foreign, own])).to.deep.equal(["R-1", 2]);
    expect(await numberIn([own])).to.deep.equal(["R-1", 1]);
    const ofPage: Attached = { ...foreign, relation: "Alternative", isOfPage: true };
    expect(await numberIn([ofPage, own])).to.deep.equal(["R-1", 2]);
    for (const relation of ["Data", "Source"]) expect(await numberIn([foreign, { ...own, relation }])).to.deep.equal(["R-1", 2]);
    expect(await numberIn([{ ...foreign, relation: "Supplement" }, own]), "a relation of attachments").to.deep.equal(["R-1", 2]);
    expect(await numberIn([foreign, { ...own, name: "invoice.xml" }]), "under any name").to.deep.equal(["R-1", 2]);
    const order: Attached = { key: "c", name: "order.xml", content: bytes("<order/>"), relation: "Data" };
    expect(await numberIn([order, { ...own, relation: "Supplement" }]), "another document").to.deep.equal(["R-1", 1]);
  });

  it("is not found in a PDF without one, or with several under other names", async () => {
    await expectUnreadable(await pdfWith({}), /embeds no electronic invoice/);
    await expectUnreadable(await pdfWith({ "a.xml": bytes("<a/>"), "b.txt": cii }), /embeds no electronic invoice/);
    await expectUnreadable(await pdfWith({ "a.xml": cii, "b.xml": cii }), /several electronic invoices/);
  });

  it("is not read from a PDF that is truncated or encrypted with a password", async () => {
    const pdf = await pdfWith({ "factur-x.xml": cii });
    await expectUnreadable(pdf.subarray(0, 100), /^The PDF (?:cannot be read|embeds no)/);
    await expectUnreadable(bytes("%PDF-1.7"), /^The PDF cannot be read/);
    await expectUnreadable(await pdfWith({ "factur-x.xml": cii }, "secret"), /password/);
  });

  it("names the place of what is not well-formed, also in a PDF", async () => {
    await expectUnreadable(bytes("<a>\n<b></a>"), /^Line 2, column/);
    await expectUnreadable(await pdfWith({ "factur-x.xml": bytes("<a>\n<b></a>") }), /^Line 2, column/);
  });

  it("does not use more memory than permitted when it is decompressed, and leaves none behind", async () => {
    const bomb = pdfWithStream(deflateSync(Buffer.alloc(1_500 * MIB)));
    expect(bomb.length).to.be.below(10 * MIB);
    const before = process.memoryUsage.rss();
    for (let count = 0; count < 3; count++) await expectUnreadable(bomb, /too much memory/, { growthMib: 200 });
    expect((process.memoryUsage.rss() - before) / MIB).to.be.below(100);
  });

  it("does not use more of the heap than permitted", async () => {
    const many = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${"<a b='1'/>".repeat(150_000)}</Invoice>`;
    await expectUnreadable(bytes(many), /too much memory/, { heapMib: 16 });
  });

  it("does not take longer than permitted", async () => {
    await expectUnreadable(ubl, /takes more than 0.001 seconds/, { ms: 1 });
  });

  it("lets the process do other work meanwhile, and stops when its reader leaves", async () => {
    const abort = new AbortController();
    const long = bytes(`<a>${"<b/>".repeat(190_000)}</a>`);
    const reading = new ElectronicInvoiceReader().read(long, abort.signal).catch((error: unknown) => error);
    await new Promise((resolve) => setImmediate(resolve));
    const left = new Error("left");
    abort.abort(left);
    expect(await reading).to.equal(left);
    expect(await new ElectronicInvoiceReader().read(ubl, abort.signal).catch((error: unknown) => error)).to.equal(left);
  });

  it("waits for its turn, as long as not too many wait", async () => {
    const reader = new ElectronicInvoiceReader({ atOnce: 1, waiting: 2 });
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => reader.read(ubl)));
    expect(all.map(({ status }) => status)).to.deep.equal(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    const [, , , last] = all;
    expect(last).to.have.nested.property("reason.code", "overloaded");
    expect(last).to.have.nested.property("reason.kind", "unavailable");
    expect((await reader.read(ubl)).format, "after the others").to.equal("ubl");
  });
});

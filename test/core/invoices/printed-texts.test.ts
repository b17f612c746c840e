import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  createUseCases,
  type InvoiceDocument,
  type InvoiceId,
  makeExportInvoice,
  parseDecimal,
  type Tax,
} from "../../../core/index.js";
import { makeExportInvoicePreview } from "../../../core/invoices/reactions/invoice-document.js";
import { documentFileName } from "../../../core/billing/document-format.js";
import { codeOf, createWorld, type World } from "../world.js";
import { refusal } from "../issues.js";

const HAN = /\p{sc=Han}/gu;
/** A tax with an exemption that is printed. */
const exempt = (exemptionReason: string): Tax => ({
  category: "E",
  rate: parseDecimal("0"),
  exemptionReason,
  exemptionCode: null,
  components: null,
});

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client", email: "to@example.com" })).id;
});

/** Use cases whose fonts have no Chinese characters. */
function printing() {
  const unprintable = async (texts: readonly string[]) =>
    texts.map((text) => ({ characters: [...new Set(text.match(HAN))], packages: ["han", "more-han"] }));
  return createUseCases({ ...world.ports, printing: { ...world.ports.printing, unprintable } });
}

const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
const create = async (command: Partial<CreateInvoice> = {}) =>
  (await world.useCases.createInvoice(world.owner, { clientId, lines, ...command })).invoice.id;
const address = { line1: "1 Main Street", line2: "Floor 2", city: "Berlin", postalCode: "10115", region: "BE", country: "DE" };

describe("text that no font can print", () => {
  const glyphsMissing = async (id: InvoiceId, use = printing()) =>
    (await use.validateInvoice(world.owner, id)).findings.filter(({ rule }) => rule === "glyph_missing");

  it("is found in every printed field of an invoice", async () => {
    const { useCases, owner } = world;
    const reason = "Reason";
    const part = { amount: 1n, reason, tax: exempt(reason) };
    const line = { description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n, tax: exempt(reason) };
    const seller = { legalName: "World Ltd", taxId: "12/345/67890", vatId: "DE136695976", taxNumber: "37/123/45678" };
    const account = { iban: "DE02120300000000202051", bic: "BYLADEM1001", email: "from@example.com", phone: "+49 30 123456" };
    const register = { register: "HRB 12345", directors: "Grace Hopper" };
    await useCases.updateWorkspace(owner, { seller: { ...seller, ...account, ...register, address } });
    await useCases.updateClient(owner, clientId, { legalName: "Client Ltd", address, taxId: "DE136695976" });
    const id = await create({
      lines: [{ ...line, allowances: [{ amount: 1n, reason }], charges: [{ amount: 1n, reason }] }],
      ...{
        allowances: [part],
        charges: [part],
        notes: "Notes",
        purchaseOrder: "PO",
        contractReference: "C",
        projectReference: "C",
        buyerReference: "Ref",
      },
    });
    await useCases.updateInvoice(owner, id, { status: "open" });
    const nothing = async (texts: readonly string[]) =>
      texts.map((text) => ({ characters: text === "" ? [] : [text.charAt(0)], packages: [] }));
    const use = createUseCases({ ...world.ports, printing: { ...world.ports.printing, unprintable: nothing } });
    const of = (party: string, ...fields: readonly string[]) => fields.map((field) => `${party}.${field}`);
    const place = Object.keys(address).map((field) => `address.${field}`);
    const paths = (await glyphsMissing(id, use)).map(({ path }) => path.join("."));
    expect(paths).to.have.members([
      ...["number", "notes", "purchaseOrder", "contractReference", "projectReference", "buyerReference", "paymentReference"],
      ...of("lines.0", "description", "unit", "allowances.0.reason", "charges.0.reason", "tax.exemptionReason"),
      ...of("allowances.0", "reason", "tax.exemptionReason"),
      ...of("charges.0", "reason", "tax.exemptionReason"),
      ...of("seller", ...Object.keys({ ...seller, ...account, ...register }), ...place),
      ...of("buyer", "name", "legalName", "email", "taxId", "locale", ...place),
    ]);
  });

  it("is a warning of the draft, the preview, the issued invoice and the credit note, and refuses nothing", async () => {
    const { owner } = world;
    const use = printing();
    await use.updateClient(owner, clientId, { legalName: "漢字" });
    const command = { clientId, lines: [{ ...lines[0], description: "字 字" } as never] };
    const warnings = (await use.previewInvoice(owner, command)).warnings.filter(({ rule }) => rule === "glyph_missing");
    const expected = [
      {
        ...{ rule: "glyph_missing", severity: "warning", path: ["lines", 0, "description"] },
        message: "No installed font has 字 (U+5B57). The document shows a box instead.",
        fix: "Install the npm package han or more-han where the service runs, or replace the characters.",
      },
      {
        ...{ rule: "glyph_missing", severity: "warning", path: ["buyer", "legalName"] },
        message: "No installed font has 漢 (U+6F22), 字 (U+5B57). The document shows a box instead.",
        fix: "Install the npm package han or more-han where the service runs, or replace the characters.",
      },
    ];
    expect(warnings).to.deep.equal(expected);
    const id = (await use.createInvoice(owner, command)).invoice.id;
    expect(await glyphsMissing(id)).to.deep.equal(expected);
    await use.updateInvoice(owner, id, { status: "open" });
    expect(await glyphsMissing(id)).to.deep.equal(expected);
    const { invoice: creditNote } = await use.createCreditNote(owner, id, { reason: "字" });
    expect((await glyphsMissing(creditNote.id)).map(({ path }) => path.join("."))).to.include("reason");
  });

  it("is named by code point if it cannot be seen, at most 20 characters of it, and without a package nothing can be installed", async () => {
    const characters = ["\u0007", "\u0301", "😀", ...Array.from({ length: 30 }, (_, n) => String.fromCodePoint(0x4e00 + n))];
    const unprintable = async (texts: readonly string[]) =>
      texts.map((text) => ({ characters: text === "Work" ? characters : [], packages: [] }));
    const use = createUseCases({ ...world.ports, printing: { ...world.ports.printing, unprintable } });
    const [found] = await glyphsMissing(await create(), use);
    expect(found?.message).to.match(/^No installed font has U\+0007, U\+0301, 😀 \(U\+1F600\), 一 /);
    expect(found?.message.split(", ")).to.have.length(20);
    expect(found?.fix).to.equal("Replace the characters.");
  });
});

describe("what is printed", () => {
  /** The documents that were rendered, and how often entries were locked. */
  let documents: InvoiceDocument[];
  const needs = () => {
    documents = [];
    const render = async (document: InvoiceDocument) => {
      documents.push(document);
      return new TextEncoder().encode(document.invoice.status);
    };
    return { ...world.ports, documentRenderer: { render } };
  };
  const printed = async (id: InvoiceId, copy?: "void" | "paid") => {
    await makeExportInvoice(needs())(world.owner, id, { copy });
    const [document] = documents;
    return document ?? expect.fail("It was not rendered.");
  };

  it("is the current seller and client for a draft, and the copies of the invoice once it is issued", async () => {
    const { useCases, owner } = world;
    const id = await create();
    const draft = await printed(id);
    expect(draft).to.include({ sellerName: "World", locale: "en", mark: "draft", createdAt: draft.invoice.updatedAt });
    expect(draft.buyer).to.include({ name: "Client", email: "to@example.com" });
    await useCases.updateWorkspace(owner, { seller: { legalName: "World Ltd" }, locale: "de" });
    const { invoice } = await useCases.updateInvoice(owner, id, { status: "open" });
    await useCases.updateWorkspace(owner, { seller: { legalName: "Other" } });
    await useCases.updateClient(owner, clientId, { name: "Other", locale: "fr" });
    world.at("2026-03-11T08:00:00Z");
    await useCases.recordPayment(owner, id, { amount: 1n });
    const issued = await printed(id);
    expect(issued).to.include({ sellerName: "World Ltd", locale: "de", mark: null, createdAt: invoice.issuedAt });
    expect(issued.buyer).to.include({ name: "Client" });
  });

  it("is marked as draft or void if it was never issued, and marks copies of issued invoices by their status", async () => {
    const { useCases, owner } = world;
    const id = await create();
    await useCases.updateInvoice(owner, id, { status: "void" });
    expect((await printed(id)).mark).to.equal("void");
    const paid = await create();
    await useCases.updateInvoice(owner, paid, { status: "paid" });
    expect((await printed(paid, "paid")).mark).to.equal("paid");
    expect(await refusal(printed(paid, "void"))).to.deep.equal({
      ...{ at: "", code: "copy_not_available", details: { current_status: "paid", allowed: ["void"] } },
      message: "The status of the invoice is paid, so there is no copy marked as void.",
    });
    const unknown = "inv_00000000000000000000000000" as InvoiceId;
    expect((await refusal(printed(unknown))).message).to.equal("There is no such invoice in this workspace.");
  });

  it("is previewed as PDF without creating anything, for those who may create invoices", async () => {
    const { owner } = world;
    const preview = makeExportInvoicePreview(needs());
    const content = await preview(owner, { clientId, lines, notes: "Preview" });
    expect(new TextDecoder().decode(content)).to.equal("draft");
    expect(documents.map(({ invoice, mark }) => [invoice.notes, mark])).to.deep.equal([["Preview", "draft"]]);
    expect((await world.events()).filter(({ type }) => type.startsWith("invoice."))).to.deep.equal([]);
    expect(await codeOf(preview(await world.actor("member"), { clientId, lines }))).to.equal("forbidden");
    expect(await codeOf(preview(owner, { clientId }))).to.equal("required");
  });

  it("has a file name that every file system accepts", () => {
    expect(documentFileName({ number: `R/2026\\1:*?"<>|#%`, id: "inv_1" }, "pdf")).to.equal("R-2026-1---------.pdf");
    expect(documentFileName({ number: null, id: "inv_1" }, "pdf")).to.equal("inv_1.pdf");
  });
});

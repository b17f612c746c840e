import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  createUseCases,
  glyphMissing,
  type InvoiceDocument,
  type InvoiceId,
  makeExportInvoice,
  parseDecimal,
  type StintError,
  type Tax,
} from "../../../core/index.js";
import { makeExportPreview } from "../../../core/invoices/reactions/invoice-document.js";
import { documentFileName } from "../../../core/invoices/document-format.js";
import { codeOf, createWorld, type World } from "../world.js";
import { refusal } from "../issues.js";

const HAN = /\p{sc=Han}/gu;
/** A tax with an exemption that is printed. */
const exempt = (exemptionReason: string): Tax => ({
  category: "E",
  rate: parseDecimal("0"),
  exemptionReason,
  exemptionCode: null,
});

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client", email: "to@example.com" })).id;
});

/** Use cases that can print everything but Chinese characters. */
function printing() {
  const unprintable = async (texts: readonly string[]) => texts.map((text) => text.match(HAN) ?? []);
  return createUseCases({ ...world.ports, printing: { ...world.ports.printing, unprintable } });
}

const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_000n }];
const create = async (command: Partial<CreateInvoice> = {}) =>
  (await world.useCases.createInvoice(world.owner, { clientId, lines, ...command })).invoice.id;
const address = { line1: "1 Main Street", line2: "Floor 2", city: "Berlin", postalCode: "10115", region: "BE", country: "DE" };

describe("text that no font can print", () => {
  const missing = async (issue: Promise<unknown>) => (await refusal(issue)).at.split(" ");

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
      ...{ allowances: [part], charges: [part], notes: "Notes", purchaseOrder: "PO", buyerReference: "Ref" },
    });
    const nothing = async (texts: readonly string[]) => texts.map((text) => (text === "" ? [] : [text.charAt(0)]));
    const use = createUseCases({ ...world.ports, printing: { ...world.ports.printing, unprintable: nothing } });
    const of = (party: string, ...fields: readonly string[]) => fields.map((field) => `${party}.${field}`);
    const place = Object.keys(address).map((field) => `address.${field}`);
    expect(await missing(use.updateInvoice(owner, id, { status: "open" }))).to.have.members([
      ...["number", "notes", "purchaseOrder", "buyerReference"],
      ...of("lines.0", "description", "unit", "allowances.0.reason", "charges.0.reason", "tax.exemptionReason"),
      ...of("allowances.0", "reason", "tax.exemptionReason"),
      ...of("charges.0", "reason", "tax.exemptionReason"),
      ...of("seller", ...Object.keys({ ...seller, ...account, ...register }), ...place),
      ...of("buyer", "name", "legalName", "email", "taxId", ...place),
    ]);
  });

  it("is found in the number, and in the reason of a credit note", async () => {
    const { useCases, owner } = world;
    const id = await create();
    await useCases.updateWorkspace(owner, { invoiceNumberFormat: "字{SEQ}", seller: { legalName: "Latin" }, name: "字" });
    expect(await missing(printing().updateInvoice(owner, id, { status: "open" }))).to.deep.equal(["number"]);
    await useCases.updateWorkspace(owner, { invoiceNumberFormat: "{SEQ}" });
    await useCases.updateInvoice(owner, id, { status: "open" });
    expect(await missing(printing().createCreditNote(owner, id, { reason: "字" }))).to.deep.equal(["reason"]);
    expect(await missing(printing().createCreditNote(owner, id, { reason: "" }))).to.deep.equal(["reason"]);
  });

  it("is named by code point if it cannot be seen, at most 20 characters of it", () => {
    const error = glyphMissing(["漢", "漢", "\u0007", "\u0301", "😀"]);
    expect(error).to.include({ kind: "invalid", code: "glyph_missing" });
    expect(error.message).to.equal("No font can print 漢 (U+6F22), U+0007, U+0301, 😀 (U+1F600).");
    expect(error.details).to.deep.equal({
      characters: [
        { character: "漢", code_point: "U+6F22" },
        { character: "\u0007", code_point: "U+0007" },
        { character: "\u0301", code_point: "U+0301" },
        { character: "😀", code_point: "U+1F600" },
      ],
    });
    const many = glyphMissing(Array.from({ length: 30 }, (_, n) => String.fromCodePoint(0x4e00 + n)));
    expect(many.details["characters"]).to.have.length(20);
    expect(many.message.split(", ")).to.have.length(20);
  });

  it("is described by the first three of its fields, and listed for up to 100", () => {
    const issues = Array.from({ length: 101 }, (_, n) => ({
      path: ["lines", n],
      code: "glyph_missing",
      message: `Sentence ${n}.`,
    }));
    const error = glyphMissing(["漢"], issues);
    expect(error.message).to.equal("Sentence 0. Sentence 1. Sentence 2.");
    expect(error.issues).to.deep.equal(issues.slice(0, 100));
  });

  it("is named once per field, at most 20 characters", async () => {
    const description = Array.from({ length: 21 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("");
    const id = await create({ lines: [{ ...lines[0], description } as never] });
    const error = (await printing()
      .updateInvoice(world.owner, id, { status: "open" })
      .catch((caught: unknown) => caught)) as StintError;
    expect(error.issues[0]?.message.split(", ")).to.have.length(20);
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
    expect(issued).to.include({ sellerName: "World Ltd", locale: "fr", mark: null, createdAt: invoice.issuedAt });
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
    const preview = makeExportPreview(needs());
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

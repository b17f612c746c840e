import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { ciiInvoice } from "../../adapters/electronic-invoices/cii.js";
import { ublInvoice } from "../../adapters/electronic-invoices/ubl.js";
import { writeXml } from "../../adapters/electronic-invoices/writer.js";
import { asInvoice, everyTerm, validTerms } from "../adapters/electronic-invoices/stated-terms.js";
import { type Api, type Harness, startHarness } from "./harness.js";

const PATH = "/v1/documents/inspect";
const bytes = (text: string) => new TextEncoder().encode(text);
const ubl = bytes(writeXml(ublInvoice, asInvoice(validTerms)));

describe("the inspection of documents", () => {
  let harness: Harness;
  let owner: Api;
  before(async () => {
    harness = await startHarness(memoryPorts());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness.close());

  const inspect = (raw: Uint8Array<ArrayBuffer>, type = "application/xml") =>
    owner(PATH, { raw, headers: { "Content-Type": type } });

  it("returns what a document says, in the names of an invoice, whatever its content type is", async () => {
    for (const type of ["application/xml", "text/xml", "application/pdf", "application/octet-stream"]) {
      const { status, body } = await inspect(ubl, type);
      expect([status, body["format"], body["findings"], body["unread"]]).to.deep.equal([200, "ubl", [], []]);
      expect(body["document"]).to.deep.include({ number: "R-1", type_code: "380", currency: "EUR", total: "238.00" });
      expect(body).to.have.nested.property("document.seller.address.city", "Berlin");
      expect(body).to.have.nested.property("document.lines[0].charges[0].reason", "Travel");
      expect(body).to.have.nested.property("document.payment.accounts[0].iban", "DE02120300000000202051");
    }
  });

  it("shows every term, but not the content of attached files", async () => {
    const { status, body } = await inspect(bytes(writeXml(ciiInvoice, asInvoice(everyTerm()))));
    expect([status, body["unread"]]).to.deep.equal([200, []]);
    expect(body).to.have.nested.property("document.supporting_documents[0].file_name", "timesheet.pdf");
    expect(JSON.stringify(body)).to.not.include("JVBERi0=");
    expect(body).to.have.nested.property("document.lines[0].attributes[0].value", "Black");
  });

  it("points to what is wrong", async () => {
    const { body } = await inspect(bytes(writeXml(ublInvoice, asInvoice({ ...validTerms, "BT-112": "240.00" }))));
    expect(body["findings"]).to.deep.equal([
      {
        rule: "BR-CO-15",
        severity: "error",
        pointer: "/total",
        message: "The total with tax is not the total without tax plus the tax.",
        fix: "The issuer of the document has to correct it.",
      },
      {
        rule: "BR-CO-16",
        severity: "error",
        pointer: "/payable_amount",
        message: "The amount due is not the total with tax, less the prepaid amount, plus the rounding amount.",
        fix: "The issuer of the document has to correct it.",
      },
    ]);
  });

  it("says why a document cannot be read", async () => {
    const { status, body } = await inspect(bytes("<a>\n</b>"));
    expect([status, body["code"]]).to.deep.equal([422, "document_unreadable"]);
    expect(body["detail"]).to.match(/^Line 2, column \d+: /);
  });

  it("refuses other content types, an empty body, and more than 10 MiB", async () => {
    const of = async (raw: Uint8Array<ArrayBuffer>, type: string) => (await inspect(raw, type)).status;
    expect(await of(ubl, "application/json")).to.equal(415);
    expect(await of(new Uint8Array(0), "application/xml")).to.equal(400);
    expect(await of(new Uint8Array(10 * 1_048_576 + 1), "application/xml")).to.equal(413);
    expect(await of(new Uint8Array(10 * 1_048_576).fill(32), "application/xml")).to.equal(422);
  });

  it("stores nothing", async () => {
    await inspect(ubl);
    expect((await owner("/v1/invoices")).body["data"]).to.deep.equal([]);
  });
});

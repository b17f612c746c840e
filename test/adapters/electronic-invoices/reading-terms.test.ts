import { expect } from "chai";
import { ciiInvoice } from "../../../adapters/electronic-invoices/cii.js";
import { readDocument } from "../../../adapters/electronic-invoices/reading/documents.js";
import type { Syntax } from "../../../adapters/electronic-invoices/syntax.js";
import { ublCreditNote, ublInvoice } from "../../../adapters/electronic-invoices/ubl.js";
import { writeXml } from "../../../adapters/electronic-invoices/writer.js";
import type { StatedTerms, TermName } from "../../../core/index.js";
import { asInvoice, everyTerm, validTerms } from "./stated-terms.js";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (xml: string) => readDocument(bytes(xml));
const write = (syntax: Syntax, terms: StatedTerms = validTerms) => writeXml(syntax, asInvoice(terms));
const syntaxes = { "UBL invoice": ublInvoice, "UBL credit note": ublCreditNote, CII: ciiInvoice };

/** Terms that an element of a syntax is only read for, or that it has no element for. */
const withoutElement: Readonly<Record<keyof typeof syntaxes, readonly TermName[]>> = {
  "UBL invoice": ["BT-21", "BG-X-42", "BT-X-8", "BT-X-304"],
  "UBL credit note": ["BT-21", "BG-X-42", "BT-X-8", "BT-X-304", "BG-DEX-09"],
  CII: ["BT-29-1", "BT-46-1", "BT-60-1", "BT-71-1", "BG-DEX-09"],
};

function without(terms: StatedTerms, names: readonly TermName[]): StatedTerms {
  const kept = Object.entries(terms).filter(([name]) => !names.includes(name as TermName));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === "string" ? value : value.map((one) => without(one, names))]),
  );
}

describe("the reader of electronic invoices", () => {
  for (const [name, syntax] of Object.entries(syntaxes) as [keyof typeof syntaxes, Syntax][])
    it(`reads every term that is written as ${name}`, async () => {
      const terms = without(everyTerm(), withoutElement[name]);
      const { terms: stated, unread, format } = await read(write(syntax, terms));
      expect([stated, unread, format]).to.deep.equal([terms, [], name === "CII" ? "cii" : "ubl"]);
    });

  it("finds elements by their namespaces, whatever their prefixes are", async () => {
    const renamed = write(ublInvoice)
      .replaceAll("cac:", "a:")
      .replaceAll("cbc:", "b:")
      .replaceAll(/<(\/?)Invoice(?=[ >])/g, "<$1u:Invoice")
      .replace("xmlns:cac", "xmlns:a")
      .replace("xmlns:cbc", "xmlns:b")
      .replace("xmlns=", "xmlns:u=");
    expect((await read(renamed)).terms).to.deep.equal(validTerms);
    const foreign = write(ublInvoice).replace("CommonBasicComponents-2", "Other-2");
    const { terms, unread } = await read(foreign);
    expect([Object.values(terms).filter((value) => typeof value === "string"), unread[2]]).to.deep.equal([
      [],
      { path: "/Invoice/cbc:IssueDate", text: "2026-03-31" },
    ]);
  });

  it("reads UTF-8 with a mark, UTF-16, and the encodings that documents declare", async () => {
    const terms = { ...validTerms, "BT-27": "Grace & Söhne" };
    const declared = (encoding: string) => write(ublInvoice, terms).replace('encoding="UTF-8"', `encoding="${encoding}"`);
    const utf16 = Buffer.from(`\uFEFF${declared("UTF-16")}`, "utf16le");
    const files = [
      Buffer.from(`\uFEFF${write(ublInvoice, terms)}`),
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(declared("UTF-16"), "utf16le"),
      Buffer.from(declared("ISO-8859-1"), "latin1"),
      Buffer.from(declared("Windows-1252"), "latin1"),
    ];
    for (const file of files) expect((await readDocument(file)).terms).to.deep.equal(terms);
  });

  it("refuses bytes that are not in their encoding, and encodings that it does not know", async () => {
    const latin = Buffer.from(write(ublInvoice, { ...validTerms, "BT-27": "Söhne" }), "latin1");
    expect(await readDocument(latin).catch(String)).to.equal("Unreadable: The document is not valid text in the encoding utf-8.");
    const other = await read(write(ublInvoice).replace("UTF-8", "EBCDIC-CP-FR")).catch(String);
    expect(other).to.equal("Unreadable: The encoding ebcdic-cp-fr is not supported. Use UTF-8.");
  });

  it("lists what is in no term, with its text", async () => {
    const changed = write(ublInvoice)
      .replace("<cbc:ID>R-1</cbc:ID>", '<cbc:ID>R-1</cbc:ID>\n<cbc:UUID x="1">u</cbc:UUID><cbc:ID>R-2</cbc:ID>')
      .replace("<cbc:RegistrationName>", '<cbc:RegistrationName languageID="de" schemeID="0002">')
      .replace("</cac:InvoiceLine>", "stray <cac:SubInvoiceLine><cbc:ID>1</cbc:ID></cac:SubInvoiceLine></cac:InvoiceLine>");
    const { terms, unread } = await read(changed);
    expect(terms).to.deep.equal(validTerms);
    expect(unread).to.deep.equal([
      { path: "/Invoice/cbc:UUID", text: "u" },
      { path: "/Invoice/cbc:ID[2]", text: "R-2" },
      {
        path: "/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName/@schemeID",
        text: "0002",
      },
      { path: "/Invoice/cac:InvoiceLine", text: "stray" },
      { path: "/Invoice/cac:InvoiceLine/cac:SubInvoiceLine", text: "" },
    ]);
  });

  it("lists the name of a project, unless it is the text that stands for none", async () => {
    const project = write(ciiInvoice, { ...validTerms, "BT-11": "P-7" });
    const named = project.replace("<ram:Name>Project reference</ram:Name>", "<ram:Name>Bridge</ram:Name>");
    const results = await Promise.all([project, named, project.replace("Project reference", " ")].map(read));
    expect(results.map(({ terms, unread }) => [terms["BT-11"], unread.map(({ text }) => text)])).to.deep.equal([
      ["P-7", []],
      ["P-7", ["Bridge"]],
      ["P-7", []],
    ]);
  });

  it("lists at most 100 of them, and at most 200 characters of each", async () => {
    const many = `<cbc:UUID>${"x".repeat(300)}</cbc:UUID>`.repeat(150);
    const { unread } = await read(write(ublInvoice).replace("<cbc:IssueDate>", `${many}<cbc:IssueDate>`));
    expect([unread.length, unread[0]?.text.length]).to.deep.equal([100, 200]);
  });

  it("takes an amount in another currency than the document's for that of the tax currency, or lists it", async () => {
    const terms = { ...validTerms, "BT-6": "CZK", "BT-111": "950.00" };
    for (const syntax of [ublInvoice, ciiInvoice]) {
      expect((await read(write(syntax, terms))).terms, "in any order").to.deep.equal(terms);
      const wrong = write(syntax, terms).replaceAll(/currencyID="EUR">238.00</g, 'currencyID="USD">238.00<');
      const amounts = syntax === ublInvoice ? ["TaxInclusiveAmount", "PayableAmount"] : [];
      expect((await read(wrong)).unread.map(({ path, text }) => [path.split("/").slice(-2)[0], text])).to.deep.equal(
        amounts.map((name) => [`cbc:${name}`, "USD"]),
      );
    }
    const cii = write(ciiInvoice).replace("<ram:LineTotalAmount>190.00", '<ram:LineTotalAmount currencyID="EUR">190.00');
    expect((await read(cii)).unread, "before the currency is stated").to.deep.equal([]);
  });

  it("tells alternatives of one name apart by what they contain, in any spelling of a truth value", async () => {
    const numeric = write(ublInvoice)
      .replaceAll("<cbc:ChargeIndicator>true<", "<cbc:ChargeIndicator>1<")
      .replaceAll("<cbc:ChargeIndicator>false<", "<cbc:ChargeIndicator> 0 <");
    expect((await read(numeric)).terms).to.deep.equal(validTerms);
    const terms = { ...validTerms, "BT-32": "37/123" };
    const norwegian = write(ublInvoice, terms).replace("<cbc:ID>FC<", "<cbc:ID>TAX<");
    expect((await read(norwegian)).terms, "any scheme that is not VAT").to.deep.equal(terms);
    const unknown = write(ublInvoice).replace("<cbc:ChargeIndicator>true</cbc:ChargeIndicator>", "");
    expect(
      (await read(unknown)).unread.map(({ path }) => path),
      "neither",
    ).to.deep.equal(["/Invoice/cac:AllowanceCharge[2]"]);
  });

  it("prefers the element that is written for a term to one that is only read", async () => {
    const terms = { ...validTerms, "BT-29": "4711" };
    const global = '<ram:GlobalID schemeID="0088">40000</ram:GlobalID>';
    const both = write(ciiInvoice, terms).replace("<ram:ID>4711</ram:ID>", `${global}<ram:ID>4711</ram:ID>`);
    const { terms: stated, unread } = await read(both);
    expect([stated["BT-29"], unread.map(({ text }) => text)]).to.deep.equal(["4711", ["40000"]]);
    const only = write(ciiInvoice, terms).replace("<ram:ID>4711</ram:ID>", global);
    expect((await read(only)).terms).to.include({ "BT-29": "40000", "BT-29-1": "0088" });
  });

  it("reads several means of payment, each with an account", async () => {
    const means = /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/s.exec(write(ublInvoice))?.[0] ?? "";
    const second = means.replace("DE02120300000000202051", "FR7630006000011234567890189");
    const { terms, unread } = await read(write(ublInvoice).replace(means, means + second));
    expect([terms["BG-17"], unread]).to.deep.equal([
      [{ "BT-84": "DE02120300000000202051" }, { "BT-84": "FR7630006000011234567890189" }],
      [],
    ]);
  });

  it("keeps a date that is in another form as it is written", async () => {
    const cii = write(ciiInvoice).replace(">20260331<", ">31.03.2026<");
    expect((await read(cii)).terms["BT-2"]).to.equal("31.03.2026");
  });

  const refused: readonly (readonly [what: string, xml: string, message: RegExp])[] = [
    ["what is not well-formed", "<a>\n<b></a>", /^Line 2, column \d+: unexpected close tag/i],
    ["nothing", "", /^Line 1, column 0: document must contain a root element/],
    ["a document type declaration", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /document type declaration/],
    ["an entity without a declaration", "<a>&b;</a>", /^Line 1, column \d+: undefined entity/],
    ["another root", "<html/>", /^The root element html is not that of an electronic invoice/],
    ["UBL orders", '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', /no invoice and no credit note/],
    [
      "ZUGFeRD 1.0",
      '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
      /^The document is an invoice in ZUGFeRD 1.0, which is older than EN 16931/,
    ],
    ["an invoice without its namespace", "<Invoice/>", /^The root element Invoice is not/],
    ["FatturaPA", '<FatturaElettronica xmlns="http://ivaservizi.agenziaentrate.gov.it/docs/x"/>', /FatturaPA/],
    ["deep elements", "<a>".repeat(60), /more than 50 levels/],
    ["too many elements", `<a>${"<b/>".repeat(200_001)}</a>`, /more than 200,000 elements/],
  ];
  for (const [what, xml, message] of refused)
    it(`refuses ${what}, and says why`, async () => {
      const error: unknown = await read(xml).catch((reason: unknown) => reason);
      expect(error).to.have.property("name", "Unreadable");
      expect(String((error as Error).message)).to.match(message);
    });
});

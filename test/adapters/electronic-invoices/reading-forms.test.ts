import { expect } from "chai";
import { ciiInvoice } from "../../../adapters/electronic-invoices/cii.js";
import { readDocument } from "../../../adapters/electronic-invoices/reading/documents.js";
import type { Syntax } from "../../../adapters/electronic-invoices/syntax.js";
import { ublCreditNote, ublInvoice } from "../../../adapters/electronic-invoices/ubl.js";
import { writeXml } from "../../../adapters/electronic-invoices/writer.js";
import type { StatedTerms } from "../../../core/index.js";
import { documentFindings } from "../../../core/invoices/inspecting/document-findings.js";
import { fieldPointer } from "../../../core/kernel/pointer.js";
import { asInvoice, validTerms } from "./stated-terms.js";

const read = (xml: string) => readDocument(new TextEncoder().encode(xml));
const write = (syntax: Syntax, terms: StatedTerms = validTerms) => writeXml(syntax, asInvoice(terms));

async function found(xml: string): Promise<readonly string[]> {
  const { terms, form } = await read(xml);
  return documentFindings(terms, form).map(({ rule, path }) => `${rule} ${fieldPointer(path)}`);
}

describe("how a document states its terms", () => {
  it("depends on its root element, which decides on the types", async () => {
    const roots = [ublInvoice, ublCreditNote, ciiInvoice].map(async (syntax) => (await read(write(syntax))).form.root);
    expect(await Promise.all(roots)).to.deep.equal(["invoice", "credit_note", "cross_industry_invoice"]);
    const credit = { ...validTerms, "BT-3": "381" };
    expect(await found(write(ublInvoice, credit))).to.deep.equal(["BR-CL-01 /type_code"]);
    expect(await found(write(ublCreditNote, credit))).to.deep.equal([]);
    expect(await found(write(ublCreditNote))).to.deep.equal(["BR-CL-01 /type_code"]);
    expect(await found(write(ciiInvoice, credit))).to.deep.equal([]);
  });

  for (const [name, syntax] of [
    ["UBL", ublInvoice],
    ["CII", ciiInvoice],
  ] as const)
    it(`has a total tax in ${name} only with a currency`, async () => {
      const without = write(syntax).replace(/(TaxTotal>\s*<cbc:TaxAmount|<ram:TaxTotalAmount) currencyID="EUR"/, "$1");
      const { terms, unread } = await read(without);
      expect([terms["BT-110"], terms["BG-23"], unread.map(({ text }) => text)]).to.deep.equal([
        undefined,
        validTerms["BG-23"],
        ["38.00"],
      ]);
      expect(await found(without)).to.deep.equal(["BR-CO-15 /tax_total"]);
    });

  it("does not need a total tax in CII if there is no tax, as the official rules", async () => {
    const free = { "BT-110": "0.00", "BT-112": "200.00", "BT-115": "200.00" };
    const group = { "BT-116": "200.00", "BT-117": "0.00", "BT-118": "S", "BT-119": "0" };
    const without = (syntax: Syntax) =>
      write(syntax, { ...validTerms, ...free, "BG-23": [group] }).replace(
        /(TaxTotal>\s*<cbc:TaxAmount|<ram:TaxTotalAmount) currencyID="EUR"/,
        "$1",
      );
    const missing = async (syntax: Syntax) => (await found(without(syntax))).filter((finding) => finding.startsWith("BR-CO-15"));
    expect([await missing(ciiInvoice), await missing(ublInvoice)]).to.deep.equal([[], ["BR-CO-15 /tax_total"]]);
  });

  it("has amounts in another currency, or in UBL without one, at their places", async () => {
    const line = (validTerms["BG-25"] as readonly StatedTerms[])[0] as StatedTerms;
    const terms = { ...validTerms, "BG-25": [line, { ...line, "BT-126": "2" }] };
    const usd = write(ublInvoice, terms).replace(/(?<=<cbc:ID>2<[^]*?<cbc:Amount currencyID=")EUR/, "USD");
    expect((await read(usd)).form.otherCurrency).to.deep.equal([{ term: "BT-136", indexes: [1, 0] }]);
    expect(await found(usd)).to.include("PEPPOL-EN16931-R051 /lines/1/allowances/0/amount");
    const none = write(ublInvoice).replace('<cbc:PayableAmount currencyID="EUR">', "<cbc:PayableAmount>");
    expect(await found(none)).to.deep.equal(["PEPPOL-EN16931-R051 /payable_amount"]);
    const cii = write(ciiInvoice).replace("<ram:GrandTotalAmount>", '<ram:GrandTotalAmount currencyID="USD">');
    expect(await found(cii)).to.deep.equal(["PEPPOL-EN16931-R051 /total"]);
    const tax = write(ublInvoice).replace(/(?<=TaxTotal>\s*<cbc:TaxAmount currencyID=")EUR/, "USD");
    expect((await read(tax)).terms, "the tax with its parts").to.deep.equal(validTerms);
    expect(await found(tax)).to.deep.equal(["BR-CO-15 /tax_total", "PEPPOL-EN16931-R051 /tax_total"]);
    const withoutCurrency = write(ublInvoice).replace(/<cbc:DocumentCurrencyCode>EUR<[^>]*>/, "");
    expect(await found(withoutCurrency), "than none").to.deep.equal(["BR-05 /currency"]);
    const sameTaxCurrency = write(ublInvoice, { ...validTerms, "BT-6": "CZK", "BT-111": "950.00" }).replace(">CZK<", ">EUR<");
    expect((await read(sameTaxCurrency)).form.repeated, "the tax in a third one").to.deep.equal([]);
    const inCzk = { ...validTerms, "BT-6": "CZK", "BT-111": "950.00" };
    for (const syntax of [ublInvoice, ciiInvoice])
      expect((await read(write(syntax, inCzk))).form.otherCurrency, "the tax currency").to.deep.equal([]);
  });

  it("can state a term several times", async () => {
    const twice = (xml: string, element: RegExp, change: (found: string) => string) => {
      const text = element.exec(xml)?.[0] ?? "";
      return xml.replace(text, text + change(text));
    };
    const other = (text: string) => text.replace("DE136695976", "136695976");
    const further = (text: string) => other(text) + other(text).replace("136695976", "DE1");
    const ubl = twice(write(ublInvoice), /<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/, further);
    expect((await read(ubl)).form.repeated).to.deep.equal([{ term: "BT-31", indexes: [] }]);
    expect(await found(ubl)).to.deep.equal(["UBL-SR-12 /seller/vat_id"]);
    const cii = twice(write(ciiInvoice), /<ram:SpecifiedTaxRegistration>[^]*?<\/ram:SpecifiedTaxRegistration>/, other);
    expect(await found(cii)).to.deep.equal(["term_repeated /seller/vat_id"]);
    const same = twice(write(ublInvoice), /<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/, (text) => text);
    expect(await found(same), "with the same text").to.deep.equal([]);
    const both = write(ciiInvoice, { ...validTerms, "BT-46": "4711" }).replace(
      "<ram:ID>4711</ram:ID>",
      '<ram:ID>4711</ram:ID><ram:GlobalID schemeID="0088">40000</ram:GlobalID>',
    );
    expect((await read(both)).form.repeated, "another element").to.deep.equal([]);
  });

  it("ends the payment terms with a line break after a discount", async () => {
    const discount = "#SKONTO#TAGE=14#PROZENT=2.25#";
    for (const syntax of [ublInvoice, ciiInvoice]) {
      const termsOf = async (text: string) => (await read(write(syntax, { ...validTerms, "BT-20": text }))).terms["BT-20"];
      expect(await termsOf(`${discount}\n`)).to.equal(`${discount}\n`);
      expect(await termsOf(discount)).to.equal(discount);
      expect(await termsOf("  Net\n  ")).to.equal("Net");
    }
  });

  it("is the same in the envelope of a network", async () => {
    const uri = "http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader";
    const inEnvelope = (content: string) =>
      `<sh:StandardBusinessDocument xmlns:sh="${uri}"><sh:StandardBusinessDocumentHeader><sh:HeaderVersion>1.0</sh:HeaderVersion></sh:StandardBusinessDocumentHeader>${content}</sh:StandardBusinessDocument>`;
    const withoutDeclaration = (xml: string) => xml.replace(/^<\?xml[^>]*\?>\n/, "");
    for (const syntax of [ublInvoice, ublCreditNote, ciiInvoice])
      expect(await read(inEnvelope(withoutDeclaration(write(syntax))))).to.deep.equal(await read(write(syntax)));
    const order = inEnvelope('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>');
    expect(await read(order).catch(String)).to.match(/no invoice and no credit note/);
    expect(await read(inEnvelope("")).catch(String)).to.match(/StandardBusinessDocument is not that of an electronic invoice/);
  });
});

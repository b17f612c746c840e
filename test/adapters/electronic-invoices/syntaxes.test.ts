import { expect } from "chai";
import { ciiInvoice } from "../../../adapters/electronic-invoices/cii.js";
import { leaf, type Node, type Syntax } from "../../../adapters/electronic-invoices/syntax.js";
import { ublCreditNote, ublInvoice } from "../../../adapters/electronic-invoices/ubl.js";
import { writeXml } from "../../../adapters/electronic-invoices/writer.js";
import type { InvoiceTerms } from "../../../core/index.js";
import { asInvoice, validTerms } from "./stated-terms.js";

const termsIn = (node: Node): readonly string[] => {
  if (node.kind === "leaf") return [node.term, ...Object.values(node.terms)];
  if (node.kind === "branch") return node.parts.flatMap(termsIn);
  return node.kind === "repeated" ? [node.group, ...termsIn(node.item)] : [];
};
const termsOf = ({ parts }: Syntax) => [...new Set(parts.flatMap(termsIn))].sort();

describe("the syntaxes of electronic invoices", () => {
  it("have elements for the same terms", () => {
    const ofStandard = (syntax: Syntax) => termsOf(syntax).filter((term) => !/^B[GT]-(?:X|DEX)-/.test(term));
    expect(ofStandard(ublCreditNote)).to.deep.equal(ofStandard(ublInvoice));
    // UBL has no element for the subject of a note.
    expect(ofStandard(ciiInvoice).filter((term) => term !== "BT-21")).to.deep.equal(ofStandard(ublInvoice));
    expect(termsOf(ciiInvoice)).to.include.members(["BT-1", "BT-34-1", "BT-111", "BG-28", "BT-145"]);
  });

  it("have elements for a project that are valid in their schemas", () => {
    const of = (syntax: Syntax) => writeXml(syntax, asInvoice({ ...validTerms, "BT-11": "P-7" })).replaceAll(/>\s+</g, "><");
    expect(of(ublInvoice)).to.contain("<cac:ProjectReference><cbc:ID>P-7</cbc:ID></cac:ProjectReference>");
    expect(of(ublCreditNote))
      .to.contain("<cbc:ID>P-7</cbc:ID><cbc:DocumentTypeCode>50</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>")
      .and.not.contain("cac:ProjectReference");
    expect(of(ciiInvoice)).to.contain(
      "<ram:SpecifiedProcuringProject><ram:ID>P-7</ram:ID><ram:Name>Project reference</ram:Name></ram:SpecifiedProcuringProject>",
    );
  });

  it("escape texts, and replace characters that XML does not have", () => {
    const terms = { "BT-1": `a&b<c>"d"\r\n\t\u0001\ud800😀]]>`, "BT-5": 'E"<' } as unknown as InvoiceTerms;
    const xml = writeXml(
      {
        root: "R",
        namespaces: { "": "urn:r" },
        parts: [leaf("n", "BT-1", { terms: { c: "BT-5" } })],
      },
      terms,
    );
    expect(xml).to.equal(
      '<?xml version="1.0" encoding="UTF-8"?>\n<R xmlns="urn:r">\n  <n c="E&quot;&lt;">a&amp;b&lt;c&gt;&quot;d&quot;&#13;\n\t\uFFFD\uFFFD😀]]&gt;</n>\n</R>\n',
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { specifications, xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { readDocument } from "../../../adapters/electronic-invoices/reading/documents.js";
import { type InvoiceTerms, invoiceTerms, isStintError, type StatedTerms } from "../../../core/index.js";
import { documentFindings } from "../../../core/invoices/inspecting/document-findings.js";
import { documentRenderer } from "../../system-ports.js";
import { drafts, issuedDocuments } from "./generated.js";

const issued = (draft: Parameters<typeof issuedDocuments>[0]) =>
  issuedDocuments(draft).catch((error: unknown) => {
    if (isStintError(error) && error.kind === "invalid") return [];
    throw error;
  });

/** As a reader sees terms: without those that are absent, empty groups, and blanks at the ends of texts, except a line break after a discount of XRechnung. */
function stated(terms: InvoiceTerms | StatedTerms): StatedTerms {
  return Object.fromEntries(
    Object.entries(terms as StatedTerms).flatMap(([name, value]): [string, string | readonly StatedTerms[]][] => {
      if (typeof value === "string" && name === "BT-20" && value.endsWith("#\n")) return [[name, value]];
      if (typeof value === "string") return value.trim() === "" ? [] : [[name, value.trim()]];
      return value === undefined || value.length === 0 ? [] : [[name, value.map(stated)]];
    }),
  );
}

describe("documents that are written and read again", () => {
  it("state the same terms in each format, and break no rule of the specification that they name", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        for (const document of await issued(draft)) {
          for (const [format, write] of Object.entries(xmlFormats)) {
            count += 1;
            const { terms, unread, form } = await readDocument(new TextEncoder().encode(write(document)));
            const written = invoiceTerms(document, specifications[format as keyof typeof specifications]);
            expect(terms, format).to.deep.equal(stated(written));
            expect(unread).to.deep.equal([]);
            expect([form.repeated, form.otherCurrency]).to.deep.equal([[], []]);
            const errors = documentFindings(terms, form).filter(({ severity }) => severity === "error");
            expect(errors, JSON.stringify({ format, terms, errors })).to.deep.equal([]);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(count).to.be.above(240);
  });

  it("state them also inside of a PDF", async () => {
    const [draft] = fc.sample(drafts, { numRuns: 1, seed: 5 });
    const [document] = draft ? await issuedDocuments(draft) : [];
    if (!document) throw new Error("The draft of this seed can be issued.");
    const inPdf = await readDocument(await documentRenderer.render(document, "facturx"));
    const alone = await readDocument(await documentRenderer.render(document, "cii"));
    expect(inPdf).to.deep.equal({ ...alone, format: "facturx" });
  });
});

import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type InvoiceDocument, type LocalDate, parseLocalDate } from "../../../core/index.js";
import { draft, issued } from "./documents.js";
import { squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();

const quoted = (validUntil: LocalDate | null, locale = "en-GB"): InvoiceDocument => {
  const document = issued({ invoice: { paymentCode: "epc_qr" } }, { locale });
  const { invoice } = document;
  return { ...document, invoice: { ...invoice, paymentCode: null }, quote: { validUntil } };
};
const print = async (document: InvoiceDocument): Promise<string> => squeezed(await renderer.render(document, "pdf"));

describe("a printed quote", () => {
  it("has its number, its date, its last day and its total, and nothing about a payment", async () => {
    const document = quoted(parseLocalDate("2026-04-30"));
    const text = await print(document);
    expect(text)
      .to.match(/\bQuote\b/)
      .and.contain("Quote number")
      .and.contain(String(document.invoice.number));
    expect(text).to.match(/Valid until 30 Apr\S* 2026/);
    for (const word of ["Invoice", "Due date", "Amount due", "Payment details", "Payable by", "DE89 3704"])
      expect(text, word).to.not.contain(word);
  });

  it("has no last day if it does not expire", async () => {
    expect(await print(quoted(null))).to.not.contain("Valid until");
  });

  it("is written in the language of the client", async () => {
    const until = parseLocalDate("2026-04-30");
    for (const [locale, title, last] of [
      ["de-DE", "Angebot", "Gültig bis"],
      ["fr-FR", "Devis", "Valable jusqu’au"],
      ["es-ES", "Presupuesto", "Válido hasta"],
    ] as const) {
      const text = await print(quoted(until, locale));
      expect(text, locale).to.contain(title).and.contain(last);
      expect(text, locale).to.not.match(/Rechnung|Facture|Factura/);
    }
  });

  it("is marked as long as it is a draft", async () => {
    const text = await print({ ...draft(), quote: { validUntil: null } });
    expect(text).to.contain("DRAFT").and.contain("Quote number Draft");
  });
});

import { expect } from "chai";
import { specifications, xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { type InvoiceDocument, invoiceTerms, parseDecimal } from "../../../core/index.js";
import { buyer, credited, fixedLine, issued, seller, tax } from "../pdf/documents.js";

const formats = ["cii", "ubl", "xrechnung", "peppol"] as const;
const IBAN = "DE89370400440532013000";
const german = { ...buyer, address: { ...seller.address, country: "DE" } } as InvoiceDocument["buyer"];
const terms = (document: InvoiceDocument) =>
  Object.fromEntries(formats.map((format) => [format, invoiceTerms(document, specifications[format])["BT-81"]]));

const reference = { paymentReference: "RF18539007547034" };

describe("a document that asks for no payment", () => {
  const cases: readonly (readonly [string, Parameters<typeof issued>[0]])[] = [
    ["a negative invoice", { lines: [fixedLine({ quantity: parseDecimal("-1") })] }],
    ["a prepaid invoice", { lines: [fixedLine()], terms: { prepaidAmount: 297_500n } }],
    ["a discount of everything", { discount: { kind: "percent", percent: parseDecimal("100") } }],
  ];
  const makes = [
    ["a credit note", (rest: Partial<InvoiceDocument>) => credited({ invoice: reference }, rest)] as const,
    ...cases.map(([name, change]) => {
      const make = (rest: Partial<InvoiceDocument>) => issued({ ...change, invoice: reference }, rest);
      return [name, make] as const;
    }),
  ];
  for (const [name, make] of makes) {
    it(`has neither account nor reference: ${name}`, () => {
      for (const to of [buyer, german]) {
        const document = make({ buyer: to });
        for (const format of formats) {
          const xml = xmlFormats[format](document);
          expect(xml, format)
            .to.not.contain(IBAN)
            .and.not.contain("RF18539007547034")
            .and.not.match(/PaymentID|PaymentReference/);
          expect(/PaymentMeans/.test(xml), format).to.equal(format === "xrechnung" || (format === "peppol" && to === german));
        }
        const required = to === german ? "1" : undefined;
        expect(terms(document)).to.deep.equal({ cii: undefined, ubl: undefined, xrechnung: "1", peppol: required });
      }
    });
  }

  it("states no due date if nothing is to be paid", () => {
    for (const [, change] of cases)
      for (const format of formats) expect(invoiceTerms(issued(change), specifications[format])["BT-9"]).to.equal(undefined);
  });

  it("states when a credit note is paid, unless UBL has no place for it", () => {
    const note = credited();
    const due = formats.map((format) => invoiceTerms(note, specifications[format])["BT-9"]);
    expect(due).to.deep.equal(["2026-03-31", undefined, "2026-03-31", undefined]);
    expect(xmlFormats.xrechnung(note)).to.match(/PaymentMeansCode>1<.*\s*<cbc:PaymentDueDate>2026-03-31</);
  });

  it("is no invoice of which something is due", () => {
    for (const format of formats) expect(xmlFormats[format](issued())).to.contain(IBAN).and.contain("2026");
  });
});

describe("the notes of an electronic invoice", () => {
  const withholding = { name: "IRPF", rate: parseDecimal("15.5") };
  const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");
  const noteOf = (locale: string, change: Parameters<typeof issued>[0]) =>
    plain(invoiceTerms(issued({ ...change, invoice: { notes: "" } }, { locale }), specifications.peppol)["BG-1"][0]?.["BT-22"]);

  it("have the words and number formats of the document", () => {
    const expected: Readonly<Record<string, string>> = {
      en: "IRPF 15.5% of EUR 12,500.00, withheld by the buyer: EUR 1,937.50",
      "de-AT": "IRPF 15,5 % von EUR 12.500,00, vom Käufer einbehalten: EUR 1.937,50",
      fr: "IRPF 15,5 % sur 12 500,00 EUR, retenu par l’acheteur : 1 937,50 EUR",
      "es-ES": "IRPF 15,5 % sobre 12.500,00 EUR, retenido por el comprador: 1937,50 EUR",
      "it-IT": "IRPF 15.5% of EUR 12,500.00, withheld by the buyer: EUR 1,937.50",
    };
    const lines = [fixedLine({ quantity: parseDecimal("5") })];
    for (const [locale, note] of Object.entries(expected))
      expect(noteOf(locale, { lines, terms: { withholding } }), locale).to.equal(note);
  });

  it("have the formats in payment terms", () => {
    const document = issued({}, { locale: "es-ES" });
    const discounted = { ...document.invoice, earlyPaymentDiscount: { percent: parseDecimal("2.5"), days: 10 } };
    const text = invoiceTerms({ ...document, invoice: discounted }, specifications.cii)["BT-20"];
    expect(plain(text)).to.equal("2,5 % de descuento por pago en 10 días.");
  });

  it("say in Italian that the buyer pays the tax, for a seller in Italy, in any language", () => {
    const lines = [fixedLine({ tax: tax("B", "22") })];
    for (const locale of ["en", "de", "fr", "es", "it"]) {
      const at = (country: string) => ({ ...seller, address: { ...seller.address, country } }) as InvoiceDocument["seller"];
      const note = (country: string) =>
        invoiceTerms(issued({ lines }, { locale, seller: at(country) }), specifications.cii)["BG-1"][0]?.["BT-22"];
      expect(note("IT"), locale).to.contain("(scissione dei pagamenti, art. 17-ter DPR 633/1972).");
      expect(note("DE"), locale).to.not.contain("scissione");
    }
    expect(noteOf("en", { lines: [fixedLine()] })).to.equal(undefined);
  });
});

import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type LineInput, parseDecimal, parseLocalDate, type TaxCategory } from "../../../core/index.js";
import { buyer, fixedLine, issued, manyLines, seller, tax, timeLine } from "./documents.js";
import { printedPages, squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();
const textOf = async (...change: Parameters<typeof issued>): Promise<string> =>
  squeezed(await renderer.render(issued(...change), "pdf"));
const languages = ["en", "de-DE", "fr", "es-ES"] as const;

const details = {
  taxId: null,
  vatId: "DE136695976",
  taxNumber: "37/123/45678",
  register: "HRB 12345, Amtsgericht Hamburg",
  directors: "Grace Hopper, Ada Lovelace",
  bic: "COBADEFF",
  phone: "+49 40 123456",
};

describe("what an invoice must state", () => {
  it("includes the tax IDs, the register, the directors, the account and the contact of the seller", async () => {
    const text = await textOf({}, { seller: { ...seller, ...details } });
    expect(text).to.contain("VAT ID: DE136695976").and.contain("Tax number: 37/123/45678").and.not.contain("null");
    expect(text).to.contain("Register: HRB 12345, Amtsgericht Hamburg").and.contain("Directors: Grace Hopper, Ada Lovelace");
    expect(text).to.contain("+49 40 123456").and.contain("IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFF Reference");
  });

  const labels: Readonly<Record<(typeof languages)[number], readonly string[]>> = {
    en: ["VAT ID: DE136695976", "Amount due", "Due date", "EUR 4,760.00", "Mar 31, 2026", "Supply period"],
    "de-DE": ["USt-IdNr.: DE136695976", "Zu zahlen", "Fällig am", "4.760,00 EUR", "31.03.2026", "Leistungszeitraum"],
    fr: ["N° TVA : DE136695976", "Montant à payer", "Échéance", "4 760,00 EUR", "31 mars 2026", "Période de prestation"],
    "es-ES": ["NIF-IVA: DE136695976", "Importe a pagar", "Vencimiento", "4760,00 EUR", "31 mar 2026", "Periodo de servicio"],
  };
  for (const locale of languages) {
    it(`is in the language ${locale}, with what is due and when beside the title`, async () => {
      const document = issued({ invoice: { notes: "" } }, { locale, seller: { ...seller, ...details } });
      const [page = ""] = await printedPages(await renderer.render(document, "pdf"));
      for (const part of labels[locale]) expect(page.replace(/\s+/g, " ")).to.contain(part);
      const [, due = "", date = "", total = "", day = ""] = labels[locale];
      const above = page.slice(0, page.indexOf("Concept and design")).replace(/\s+/g, " ");
      expect(above)
        .to.contain(`${due} ${date}`)
        .and.match(new RegExp(`${total} ${day}`));
    });
  }

  it("does not state that something is due on a credit, or when if there is no due date", async () => {
    const credit = await textOf({ lines: [fixedLine({ quantity: parseDecimal("-1") })] });
    expect(credit).to.not.contain("Amount due");
  });

  it("includes when the work was done: the period of the invoice, or that of all its lines, as a day or from the first to the last", async () => {
    const day = parseLocalDate("2026-02-03");
    const lines = [
      timeLine({ period: { start: parseLocalDate("2026-02-10"), end: parseLocalDate("2026-02-12") } }),
      timeLine({ period: { start: day, end: day } }),
    ];
    const without = { period: null };
    expect(await textOf({ lines, invoice: without })).to.contain("Supply period Feb 3, 2026 – Feb 12, 2026");
    expect(await textOf({ lines: lines.slice(1), invoice: without })).to.contain("Supply date Feb 3, 2026");
    expect(await textOf({ lines: [...lines, fixedLine()], invoice: without })).to.not.contain("Supply");
    expect(await textOf({ lines, invoice: { period: { start: day, end: day } } })).to.contain("Supply date Feb 3, 2026");
  });

  const categories: readonly Exclude<TaxCategory, "S">[] = ["Z", "E", "AE", "K", "G", "O"];
  const notes: Readonly<Record<(typeof languages)[number], Readonly<Record<"AE" | "K" | "G" | "E", string>>>> = {
    en: { AE: "Reverse charge: the recipient", K: "intra-Community supply", G: "export of goods", E: "Exempt from VAT." },
    "de-DE": {
      AE: "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).",
      K: "Steuerfreie innergemeinschaftliche Lieferung.",
      G: "Steuerfreie Ausfuhrlieferung.",
      E: "Von der Umsatzsteuer befreit.",
    },
    fr: {
      AE: "TVA due par le preneur.",
      K: "Livraison intracommunautaire exonérée",
      G: "Exportation exonérée de TVA.",
      E: "Exonéré de TVA.",
    },
    "es-ES": {
      AE: "el destinatario es deudor del IVA.",
      K: "Entrega intracomunitaria exenta de IVA.",
      G: "Exportación exenta de IVA.",
      E: "Exento de IVA.",
    },
  };
  for (const locale of languages) {
    it(`includes why no tax is charged, in words and never as a code, in ${locale}`, async () => {
      for (const category of categories) {
        const text = await textOf({ lines: [fixedLine({ tax: tax(category, "0") })] }, { locale });
        expect(text, category).to.not.match(/\((?:Z|E|AE|K|G|O)\)|\b(?:AE|K|G|O):? /);
        if (category in notes[locale]) expect(text).to.contain(notes[locale][category as "AE"]);
      }
      const own = tax("AE", "0", "§ 13b UStG");
      expect(await textOf({ lines: [fixedLine({ tax: own })] }, { locale })).to.contain(": § 13b UStG");
    });
  }

  it("has units in words, in the plural where the quantity requires it, and unknown codes as they are", async () => {
    const line = (unit: string, quantity: string): LineInput =>
      fixedLine({ description: unit, unit, quantity: parseDecimal(quantity), unitPrice: 100n });
    const lines = [line("KMT", "12"), line("DAY", "1"), line("DAY", "2.5"), line("H87", "3"), line("C62", "4"), line("X9", "1")];
    const expected: Readonly<Record<(typeof languages)[number], string>> = {
      en: "12 km|1 day|2.5 days|3 pcs|4|1 X9",
      "de-DE": "12 km|1 Tag|2,5 Tage|3 Stk.|4|1 X9",
      fr: "12 km|1 jour|2,5 jours|3 pces|4|1 X9",
      "es-ES": "12 km|1 día|2,5 días|3 uds.|4|1 X9",
    };
    for (const locale of languages) {
      const text = await textOf({ lines }, { locale });
      for (const [index, quantity] of expected[locale].split("|").entries())
        expect(text, locale).to.match(new RegExp(` ${lines[index]?.unit} ${quantity.replace(".", "\\.")} 1[.,]00 `));
    }
  });
});

describe("a page that fits", () => {
  it("does not break because of notes of one line, with any number of lines", async () => {
    const pages = async (count: number, notes: string): Promise<number> => {
      const document = issued({ lines: manyLines(count), invoice: { notes } }, { seller: { ...seller, ...details }, buyer });
      return (await printedPages(await renderer.render(document, "pdf"))).length;
    };
    for (let count = 1; count <= 42; count += 1)
      expect(
        await pages(count, "Thank you for your business. We look forward to the next project with you."),
        `${count} lines`,
      ).to.equal(await pages(count, ""));
  });
});

import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type InvoiceDocument, parseCurrency, parseDecimal, type Seller } from "../../../core/index.js";
import { credited, fixedLine, issued, seller, tax } from "./documents.js";
import { squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();
const textOf = (...change: Parameters<typeof issued>): Promise<string> => printed(issued(...change));
const printed = async (document: InvoiceDocument): Promise<string> =>
  (await squeezed(await renderer.render(document, "pdf"))).replace(/[\u00a0\u202f]/g, " ");

const languages = ["en", "de", "fr", "es"] as const;
const italian = { ...seller, address: { ...seller.address, country: "IT" } } as Seller;
const split = [fixedLine({ unitPrice: 100_000n, tax: tax("B", "22") })];
const percent = (text: string) => ({ kind: "percent", percent: parseDecimal(text) }) as const;

describe("the total without tax", () => {
  const labels = { en: "Total without tax", de: "Summe ohne Steuer", fr: "Total hors taxes", es: "Total sin impuestos" };
  const lines = [fixedLine({ unitPrice: 100_000n })];
  const one = [{ amount: 4_000n, reason: null, tax: tax() }];
  for (const locale of languages) {
    it(`has a neutral name after a discount, an allowance or a charge, in ${locale}`, async () => {
      for (const change of [{ discount: percent("4") }, { terms: { allowances: one } }, { terms: { charges: one } }]) {
        const text = await textOf({ lines, ...change }, { locale });
        expect(text).to.match(
          new RegExp(`${labels[locale]} ${"terms" in change && "charges" in change.terms ? "1.?040" : "960"}[.,]00`),
        );
        expect(text).to.not.match(/after discount|nach Rabatt|après remise|tras descuento/);
      }
    });
  }

  it("is omitted if it is the subtotal, or the total", async () => {
    expect(await textOf({ lines })).to.not.contain(labels.en);
    const exempt = { amount: 4_000n, reason: null, tax: tax("E", "0", "Lessons") };
    const text = await textOf({ lines: [fixedLine({ tax: tax("E", "0", "Lessons") })], terms: { charges: [exempt] } });
    expect(text).to.contain("Charge 40.00 Total EUR 2,540.00").and.not.contain(labels.en);
  });
});

describe("the tax of split payment", () => {
  const rows = {
    en: ["VAT paid by the buyer (split payment)", "Prepaid", "Amount payable"],
    de: ["USt. vom Käufer abgeführt (Split Payment)", "Bereits gezahlt", "Zahlbetrag"],
    fr: ["TVA versée par l’acheteur (paiement scindé)", "Acompte versé", "Montant à payer"],
    es: ["IVA ingresado por el comprador (pago fraccionado)", "Anticipo", "Importe a pagar"],
  } as const;
  for (const locale of languages) {
    it(`has a row of its own, apart from what is prepaid, in ${locale}`, async () => {
      const [own, prepaid, payable] = rows[locale];
      const alone = await textOf({ lines: split }, { locale, seller: italian });
      expect(alone).to.contain(`${own} -220`).and.contain(payable).and.not.contain(prepaid);
      const both = await textOf({ lines: split, terms: { prepaidAmount: 32_000n } }, { locale, seller: italian });
      expect(both).to.contain(`${own} -220`).and.contain(`${prepaid} -100`);
    });
  }

  it("is not a part of an entered amount that is less, nor of one without category B", async () => {
    const less = await textOf({ lines: split, terms: { prepaidAmount: 10_000n } });
    expect(less).to.contain("Prepaid -100.00 Amount payable EUR 1,120.00").and.not.contain("paid by the buyer");
    expect(await textOf({ terms: { prepaidAmount: 10_000n } }))
      .to.contain("Prepaid -100.00")
      .and.not.contain("paid by the buyer");
  });

  it("of a credit is a negative amount that the seller does not owe", async () => {
    const lines = [fixedLine({ quantity: parseDecimal("-1"), unitPrice: 100_000n, tax: tax("B", "22") })];
    expect(await textOf({ lines }))
      .to.contain("(split payment) 220.00")
      .and.not.contain("Prepaid");
  });

  it("is explained in the words that Italy requires, in each language, once", async () => {
    const rates = [...split, fixedLine({ unitPrice: 100_000n, tax: tax("B", "10") })];
    const wording = /scissione dei pagamenti, art\. 17- ?ter DPR 633\/1972/g;
    for (const locale of [...languages, "it"] as const) {
      expect((await textOf({ lines: rates }, { locale, seller: italian })).match(wording), locale).to.have.length(1);
      expect(await textOf({ lines: rates }, { locale }), locale).to.not.match(wording);
    }
  });
});

describe("a credit note of which a part was prepaid or withheld", () => {
  const names = {
    en: ["Amount credited", "Amount payable"],
    de: ["Korrigierter Betrag", "Zahlbetrag"],
    fr: ["Montant crédité", "Montant à payer"],
    es: ["Importe abonado", "Importe a pagar"],
  } as const;
  for (const locale of languages) {
    it(`says what is credited, not what is to be paid, in ${locale}`, async () => {
      const [label, payable] = names[locale];
      for (const terms of [{ prepaidAmount: 10_000n }, { withholding: { name: "IRPF", rate: parseDecimal("15") } }]) {
        const text = await printed(credited({ terms }, { locale }));
        expect(text.split(label), locale).to.have.length(3);
        expect(text).to.not.contain(payable);
        expect(await textOf({ terms }, { locale }))
          .to.contain(payable)
          .and.not.contain(label);
      }
    });
  }
});

describe("the due date of a printed document", () => {
  const words = { en: "Due date", de: "Fällig am", fr: "Échéance", es: "Vencimiento" };
  for (const locale of languages) {
    it(`is only stated where something is to be paid, in ${locale}`, async () => {
      const { invoice } = issued();
      for (const change of [
        { terms: { prepaidAmount: invoice.total } },
        { discount: percent("100") },
        { lines: [fixedLine({ quantity: parseDecimal("-1") })] },
      ])
        expect(await textOf(change, { locale })).to.not.contain(words[locale]);
      expect(await textOf({ terms: { prepaidAmount: invoice.total - 1n } }, { locale })).to.contain(words[locale]);
      expect(await printed(credited({}, { locale }))).to.contain(words[locale]);
    });
  }
});

describe("the separators of a printed document", () => {
  it("are the same in lines and totals", async () => {
    const lines = [fixedLine({ unitPrice: 123_456n, tax: tax("S", "8.1"), quantity: parseDecimal("1.5") })];
    const swiss = await textOf({ lines, currency: "CHF" }, { locale: "fr-CH" });
    expect(swiss).to.contain("1.5 1 234.56").and.contain("1 851.84").and.contain("2 001.84 CHF").and.not.match(/\d,\d/);
    const austrian = await textOf(
      { lines, terms: { taxCurrency: { currency: parseCurrency("CHF"), exchangeRate: parseDecimal("1.5") } } },
      { locale: "de-AT" },
    );
    expect(austrian)
      .to.contain("1,5 1.234,56")
      .and.contain("EUR 2.001,84")
      .and.contain("CHF 225,00")
      .and.not.match(/1 (?:234|851|001),/);
  });
});

import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { parseCurrency, parseDecimal } from "../../../core/index.js";
import { fixedLine, issued, tax, timeLine } from "./documents.js";
import { squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();
const textOf = async (...change: Parameters<typeof issued>): Promise<string> =>
  squeezed(await renderer.render(issued(...change), "pdf"));

const lines = [timeLine(), fixedLine(), fixedLine({ tax: tax("S", "7"), unitPrice: 1_003n })];
const terms = {
  allowances: [{ amount: 1_000n, reason: "Loyalty", tax: tax() }],
  charges: [
    { amount: 2_500n, reason: "Courier", tax: tax("S", "7") },
    { amount: 100n, reason: null, tax: tax() },
  ],
  prepaidAmount: 50_000n,
  payableRounding: { kind: "increment", increment: 5n },
  taxCurrency: { currency: parseCurrency("JPY"), exchangeRate: parseDecimal("160.5") },
} as const;
const discount = { kind: "percent", percent: parseDecimal("5") } as const;

describe("the totals of a printed invoice", () => {
  it("show allowances and charges with their reasons, what is prepaid, rounded and payable, and the tax in another currency", async () => {
    const text = await textOf({ lines, discount, terms });
    expect(text).to.contain(
      "Subtotal 4,010.03 Discount 5% -200.50 Allowance (Loyalty) -10.00 Charge (Courier) 25.00 Charge 1.00",
    );
    expect(text).to.contain("VAT 7% on 34.53 2.42 VAT 19% on 3,791.00 720.29 Total EUR 4,548.24");
    expect(text).to.contain("Prepaid -500.00 Rounding 0.01 Amount payable EUR 4,048.25 VAT (1 EUR = 160.5 JPY) JPY 115,995");
    expect(text).to.not.contain("Prices include");
  });

  it("omit what does not apply", async () => {
    const text = await textOf();
    for (const word of ["Allowance", "Charge", "Prepaid", "Rounding", "payable EUR", "1 EUR", "Gross"]) {
      expect(text).to.not.contain(word);
    }
  });

  it("of gross prices add up to the total, with the taxes that it includes", async () => {
    const text = await textOf({ lines, discount, terms: { ...terms, prices: "gross", taxCurrency: null } });
    expect(text).to.contain("Gross EUR").and.contain("12:30 h 120.00 /h 19% 1,500.00").and.contain("Prices include VAT.");
    expect(text).to.contain(
      "Subtotal 4,010.03 Discount 5% -200.50 Allowance (Loyalty) -10.00 Charge (Courier) 25.00 Charge 1.00",
    );
    expect(text).to.contain("Total EUR 3,825.53 incl. VAT 7% on 32.27 2.26 incl. VAT 19% on 3,185.71 605.29");
    expect(text).to.contain("Prepaid -500.00 Rounding 0.02 Amount payable EUR 3,325.55");
  });

  it("say who pays the tax of split payment", async () => {
    const text = await textOf({ lines: [fixedLine({ tax: tax("B", "22") })] });
    expect(text).to.contain("1 2,500.00 22% 2,500.00").and.contain("VAT 22% – split payment on 2,500.00 550.00");
    expect(text).to.contain("Prepaid -550.00 Amount payable EUR 2,500.00 Split payment: the buyer pays the VAT");
  });

  it("ask for payment only if something is payable", async () => {
    const { invoice } = issued({ lines });
    expect(await textOf({ lines, terms: { prepaidAmount: invoice.total } })).to.not.contain("Payment details");
    expect(await textOf({ lines, terms: { prepaidAmount: invoice.total - 1n } })).to.contain("Payment details");
  });

  it("wrap a long reason instead of shrinking it", async () => {
    const reason = "Express delivery by courier to the customer's headquarters, with a signature of the recipient on a form";
    const text = await textOf({ lines, terms: { charges: [{ amount: 2_500n, reason, tax: tax() }] } });
    expect(text).to.not.contain(reason);
    for (const word of reason.split(" ")) expect(text).to.contain(word);
  });

  it("are in the language of the document", async () => {
    const expected = {
      de: ["Nachlass (Loyalty)", "Zuschlag (Courier)", "Bereits gezahlt", "Rundung", "Zahlbetrag", "USt. (1 EUR = 160,5 JPY)"],
      fr: ["Remise (Loyalty)", "Majoration (Courier)", "Acompte versé", "Arrondi", "Montant à payer", "TVA (1 EUR = 160,5 JPY)"],
      es: ["Descuento (Loyalty)", "Recargo (Courier)", "Anticipo", "Redondeo", "Importe a pagar", "IVA (1 EUR = 160,5 JPY)"],
    };
    const gross = {
      de: ["Brutto EUR", "darin USt. 19 % auf", "Die Preise enthalten die Umsatzsteuer."],
      fr: ["Montant TTC EUR", "dont TVA 19 % sur", "Les prix s’entendent toutes taxes comprises."],
      es: ["Bruto EUR", "incl. IVA 19 % sobre", "Los precios incluyen el IVA."],
    };
    for (const locale of ["de", "fr", "es"] as const) {
      const net = await textOf({ lines, discount, terms }, { locale });
      for (const words of expected[locale]) expect(net).to.contain(words);
      const included = await textOf({ lines, discount, terms: { ...terms, prices: "gross" } }, { locale });
      for (const words of gross[locale]) expect(included).to.contain(words);
    }
  });
});

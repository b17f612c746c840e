import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { parseDecimal, parseLocalDate } from "../../../core/index.js";
import { buyer, draft, fixedLine, issued, seller, tax, timeLine } from "./documents.js";
import { squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();
const textOf = async (...change: Parameters<typeof issued>): Promise<string> =>
  squeezed(await renderer.render(issued(...change), "pdf"));

describe("a printed invoice", () => {
  it("shows the seller, the buyer, its number and its dates", async () => {
    const text = await textOf();
    for (const part of ["Nordlicht Software GmbH", "Hafenstraße 12", "20457 Hamburg", "Tax ID: DE123456789"]) {
      expect(text).to.contain(part);
    }
    for (const part of ["Acme Widgets Ltd", "1 Long Acre", "London", "WC2E 9LZ", "United Kingdom", "VAT No.: GB999999973"]) {
      expect(text).to.contain(part);
    }
    expect(text).to.contain("rechnung@nordlicht.example").and.contain("Invoice number INV-2026-0042");
    expect(text).to.contain("Issue date Mar 1, 2026").and.contain("Due date Mar 31, 2026");
    expect(text).to.contain("Supply period Feb 1, 2026 – Feb 28, 2026");
    expect(text).to.contain("Purchase order PO-4711").and.contain("Contract C-2026-7");
    expect(text).to.contain("Your reference Dept. 42");
    expect(text).to.contain("Thank you for your business.");
  });

  it("shows what the law requires below the notes, and the discount for early payment once", async () => {
    const statements = [
      { subject: "PMD", text: "Pénalités de retard\u00a0: 12\u00a0%." },
      { subject: "AAB", text: "Pas d’escompte pour paiement anticipé." },
    ] as const;
    expect(await textOf({ invoice: { statements } })).to.contain(
      "Thank you for your business. Pénalités de retard : 12 %. Pas d’escompte pour paiement anticipé.",
    );
    expect(await textOf({ invoice: { statements, notes: " " } })).to.contain("Notes Pénalités de retard");
    const document = issued({ invoice: { statements } });
    const earlyPaymentDiscount = { percent: parseDecimal("2"), days: 10 };
    const pdf = await renderer.render({ ...document, invoice: { ...document.invoice, earlyPaymentDiscount } }, "pdf");
    expect(await squeezed(pdf))
      .to.contain("Pénalités de retard")
      .and.not.contain("escompte");
  });

  it("shows each part of the contact instead of that of the seller", async () => {
    const contact = { name: "Grace Hopper", phone: "+49 40 99", email: null };
    const text = await textOf({}, { seller: { ...seller, phone: "+49 40 11", contact } });
    for (const part of ["Grace Hopper", "+49 40 99", "rechnung@nordlicht.example"]) expect(text).to.contain(part);
    expect(text).to.not.contain("+49 40 11");
  });

  it("addresses the buyer by name if there is no legal name, and omits missing fields", async () => {
    const text = await textOf(
      {
        invoice: {
          purchaseOrder: null,
          contractReference: null,
          projectReference: null,
          buyerReference: null,
          period: null,
          notes: "",
        },
      },
      { buyer: { ...buyer, legalName: null, address: null, taxId: null } },
    );
    expect(text).to.contain("Acme").and.not.contain("Acme Widgets");
    for (const label of ["Purchase order", "Contract", "Project", "Your reference", "Supply", "Notes"])
      expect(text).to.not.contain(label);
    expect(text).to.not.match(/null|undefined/);
  });

  it("omits the country if seller and buyer are in the same one", async () => {
    const text = await textOf({}, { buyer: { ...buyer, address: seller.address } });
    expect(text).to.not.contain("Germany");
  });

  it("prints time in hours, minutes and seconds if any, priced per hour", async () => {
    const text = await textOf({
      lines: [timeLine({ quantity: parseDecimal("45029") }), timeLine({ quantity: parseDecimal("59") })],
    });
    expect(text).to.match(/1 Development 12:30:29 h 120\.00 \/h 19% 1,500\.97/);
    expect(text).to.match(/2 Development 0:00:59 h 120\.00 \/h 19% 1\.97/);
  });

  it("prints quantity, unit, price per base quantity, tax and net of every line", async () => {
    const lines = [
      fixedLine({
        description: "Brochures",
        quantity: parseDecimal("1500"),
        baseQuantity: parseDecimal("100"),
        unitPrice: 1250n,
      }),
      fixedLine({ description: "On site", unit: "DAY", quantity: parseDecimal("2.5"), unitPrice: 98_000n, tax: tax("S", "7") }),
      fixedLine({ description: "By the hour", unit: "HUR", quantity: parseDecimal("-3"), unitPrice: 1n, tax: tax("Z", "0") }),
      fixedLine({ description: "Paper", unit: "KGM", quantity: parseDecimal("12.125"), unitPrice: 398n, tax: tax("AE", "0") }),
    ];
    const text = await textOf({ lines });
    expect(text).to.match(/1 Brochures 1,500 12\.50 19% 187\.50 \/ 100 2 On site 2\.5 days 980\.00 7% 2,450\.00/);
    expect(text).to.match(/3 By the hour -3 h 0\.01 0% -0\.03 4 Paper 12\.125 kg 3\.98 0% 48\.26 reverse charge/);
  });

  it("prints the period, allowances and charges of a line with their reasons below it", async () => {
    const line = timeLine({
      description: "First\nsecond <b>line</b>",
      allowances: [{ amount: 500n, reason: "Loyalty" }],
      charges: [
        { amount: 250n, reason: "Express" },
        { amount: 1n, reason: null },
      ],
    });
    const text = await textOf({ lines: [line] });
    expect(text).to.match(/1 First .* second <b>line<\/b>/);
    expect(text).to.contain("Allowance (Loyalty): -5.00 Charge (Express): 2.50 Charge: 0.01");
    expect(text.match(/Feb 1, 2026 – Feb 28, 2026/g)).to.have.length(2);
  });

  it("shows the discount, the tax groups and the total in its currency", async () => {
    const lines = [fixedLine(), fixedLine({ tax: tax("S", "7") }), fixedLine({ tax: tax("S", "9.975") })];
    const text = await textOf({ lines, discount: { kind: "percent", percent: parseDecimal("12.5") } });
    expect(text).to.contain("Subtotal 7,500.00 Discount 12.5% -937.50 Net after discount 6,562.50");
    expect(text).to.contain("VAT 7% on 2,187.50 153.13 VAT 9.975% on 2,187.50 218.20 VAT 19% on 2,187.50 415.63");
    expect(text).to.contain("Total EUR 7,349.46");
    expect(await textOf({ discount: { kind: "amount", amount: 100n } })).to.contain("Discount -1.00");
    expect(await textOf()).to.not.match(/discount/i);
  });

  it("states why no tax is charged, in the invoice's words or the law's", async () => {
    const standing = {
      AE: "recipient of the supply is liable",
      K: "intra-Community supply",
      G: "export of goods",
      E: "Exempt from VAT.",
    };
    for (const [category, sentence] of Object.entries(standing)) {
      expect(await textOf({ lines: [fixedLine({ tax: tax(category as "AE", "0") })] })).to.contain(sentence);
    }
    const own = fixedLine({ tax: tax("E", "0", "Lessons, § 4 Nr. 21 UStG") });
    expect(await textOf({ lines: [own] }))
      .to.contain("Lessons, § 4 Nr. 21 UStG")
      .and.not.contain("Exempt");
    expect(await textOf({ lines: [own, fixedLine()] })).to.contain("Exempt from tax: Lessons, § 4 Nr. 21 UStG");
    const outside = await textOf({ lines: [fixedLine({ tax: tax("O", "0") })] });
    expect(outside).to.contain("Not subject to tax.").and.contain("Amount EUR").and.not.contain("not taxable");
    expect(await textOf({ lines: [fixedLine({ tax: tax("O", "0") })], invoice: { taxChosen: false } })).to.not.contain(
      "subject to tax",
    );
    expect(await textOf({ lines: [fixedLine({ tax: tax("Z", "0") })] })).to.contain("VAT 0% – Zero rated on 2,500.00 0.00");
  });

  it("has no column and no sum of a tax that a small business does not charge", async () => {
    const reasons = {
      "de-DE": ["Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.", "Betrag EUR", "USt"],
      "fr-FR": ["TVA non applicable, art. 293 B du CGI", "Montant EUR", "TVA"],
    } as const;
    for (const [locale, [reason, amount, name]] of Object.entries(reasons)) {
      const text = await textOf({ lines: [fixedLine({ tax: tax("E", "0", reason) })] }, { locale });
      expect(text).to.contain(reason).and.contain(amount);
      expect(
        text
          .replaceAll(reason, "")
          .replaceAll("USt-IdNr.", "")
          .replace(/N° TVA/g, ""),
      ).to.not.contain(name);
      const both = await textOf(
        { lines: [fixedLine({ tax: tax("E", "0", reason) }), fixedLine({ tax: tax("S", "19") })] },
        { locale },
      );
      expect(both.replaceAll(reason, "").replaceAll("USt-IdNr.", "")).to.contain(name);
    }
  });

  it("labels VAT ids of parties without a country as such, and other tax ids as tax numbers", async () => {
    const labels = {
      en: ["VAT ID: ", "Tax ID: "],
      de: ["USt-IdNr.: ", "Steuernummer: "],
      fr: ["N° TVA : ", "N° fiscal : "],
      es: ["NIF-IVA: ", "NIF: "],
      "de-CH": ["MWST-Nr.: ", "Steuernummer: "],
    };
    for (const [locale, [vat, other]] of Object.entries(labels)) {
      const [from, to] = [
        { ...seller, address: null },
        { ...buyer, address: null },
      ];
      const text = (parties: object) => textOf({}, { locale, seller: { ...from, taxId: null }, buyer: to, ...parties });
      expect(await text({ buyer: { ...to, taxId: "DE136695976" } })).to.contain(`${vat}DE136695976`);
      expect(await text({ buyer: { ...to, taxId: "12-3456789" } })).to.contain(`${other}12-3456789`);
      expect(await text({ seller: { ...from, taxId: "ATU10223006" } })).to.contain(`${vat}ATU10223006`);
      expect(await text({ seller: { ...from, taxId: "37/123/45678" } })).to.contain(`${other}37/123/45678`);
    }
  });

  it("names the tax as in Switzerland for a Swiss locale", async () => {
    const swiss = await textOf({}, { locale: "de-CH" });
    expect(swiss).to.contain("MWST 19% auf").and.not.contain("USt. 19");
    expect(await textOf({}, { locale: "de-LI" })).to.contain("MWST 19");
  });

  it("states how to pay, unless nothing is due", async () => {
    expect(await textOf()).to.contain(
      "Account holder Nordlicht Software GmbH IBAN DE89 3704 0044 0532 0130 00 Reference INV-2026-0042 Payable by Mar 31, 2026",
    );
    expect(await textOf({}, { seller: { ...seller, iban: null } })).to.not.contain("Payment details");
    const none = { currency: null, holder: null, bank: null, iban: null, bic: null, number: null, routing: null, details: null };
    const accounts = [
      { ...none, number: "123456", routing: { kind: "sort_code" as const, value: "20-20-15" }, details: "By card:\npay.example" },
    ];
    expect(await textOf({}, { seller: { ...seller, accounts } })).to.contain(
      "Account holder Nordlicht Software GmbH Account number 123456 Sort code 20-20-15 Instructions By card: pay.example Reference INV",
    );
    expect(await textOf({ lines: [fixedLine({ quantity: parseDecimal("-1") })] })).to.not.contain("IBAN");
  });

  it("has no number while it is a draft", async () => {
    const text = await squeezed(await renderer.render(draft(), "pdf"));
    expect(text).to.contain("Invoice number Draft").and.not.contain("INV-").and.not.contain("Issue date");
    expect(text).to.contain("DE89 3704").and.not.contain("Reference INV");
  });

  it("uses the language of its locale, and English if there is no translation", async () => {
    const german = await textOf({}, { locale: "de-AT" });
    expect(german).to.contain("Rechnungsnummer INV-2026-0042").and.contain("Fällig am 31.03.2026").and.contain("Seite 1 von 1");
    expect(german)
      .to.match(/Gesamtbetrag (EUR )?4.?760,00( EUR)?/)
      .and.contain("USt. 19 % auf");
    const french = await textOf({}, { locale: "fr" });
    expect(french).to.contain("Échéance 31 mars 2026").and.contain("TVA 19 % sur 4 000,00 760,00").and.contain("4 760,00 EUR");
    const spanish = await textOf({}, { locale: "es-ES" });
    expect(spanish).to.contain("Vencimiento 31 mar 2026").and.contain("4000,00").and.contain("Página 1 de 1");
    expect(await textOf({}, { locale: "it" }))
      .to.contain("Due date Mar 31, 2026")
      .and.contain("4,760.00");
    expect(await textOf({}, { locale: "ja" })).to.contain("Due date Mar 31, 2026");
    expect(await textOf({}, { locale: "en-GB" })).to.contain("Due date 31 Mar 2026");
  });

  it("prints the same calendar date in any time zone", async () => {
    const day = { start: parseLocalDate("0001-01-01"), end: parseLocalDate("0001-01-01") };
    expect(await textOf({ invoice: { period: day } })).to.match(/Supply date Jan 1, 1 /);
  });
});

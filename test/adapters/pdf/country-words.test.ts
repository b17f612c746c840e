import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type InvoiceDocument, parseLocalDate } from "../../../core/index.js";
import { buyer, draft, fixedLine, issued, seller, tax } from "./documents.js";
import { facts, squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();
const textOf = async (document: InvoiceDocument) => squeezed(await renderer.render(document, "pdf"));
const titleOf = async (document: InvoiceDocument) => (await facts(await renderer.render(document, "pdf")))["Title"] ?? "";

const addressIn = (country: string | null) =>
  country === null ? null : { line1: "Street 1", line2: null, city: "City", postalCode: "1000", region: null, country };
const sold = (country: string | null, locale: string, change: Parameters<typeof issued>[0] = {}, ids: object = {}) =>
  issued(change, { locale, seller: { ...seller, address: addressIn(country), ...ids }, buyer: { ...buyer, taxId: null } });

function corrected({ invoice, ...document }: InvoiceDocument): InvoiceDocument {
  const corrects = { invoiceId: invoice.id, number: "INV-1", issueDate: parseLocalDate("2026-01-10"), reason: "Returned" };
  return { ...document, invoice: { ...invoice, type: "credit_note", corrects } as unknown as InvoiceDocument["invoice"] };
}

/** What the tax of a country is called in English, German, French and Spanish. */
const taxes: Readonly<Record<string, readonly [en: string, de: string, fr: string, es: string]>> = {
  DE: ["VAT", "USt.", "TVA", "IVA"],
  AT: ["VAT", "USt.", "TVA", "IVA"],
  CH: ["VAT", "MWST", "TVA", "IVA"],
  LI: ["VAT", "MWST", "TVA", "IVA"],
  FR: ["VAT", "USt.", "TVA", "IVA"],
  BE: ["VAT", "USt.", "TVA", "IVA"],
  NL: ["VAT", "USt.", "TVA", "IVA"],
  ES: ["VAT", "USt.", "TVA", "IVA"],
  IT: ["VAT", "USt.", "TVA", "IVA"],
  PL: ["VAT", "USt.", "TVA", "IVA"],
  GB: ["VAT", "USt.", "TVA", "IVA"],
  US: ["Sales tax", "Sales tax", "Sales tax", "Sales tax"],
  CA: ["GST/HST", "GST/HST", "TPS/TVH", "GST/HST"],
  AU: ["GST", "GST", "GST", "GST"],
};
const neutral = ["Tax", "USt.", "TVA", "IVA"] as const;
/** The percentage, what follows it in the totals, and the title of the next column. */
const around = {
  en: ["19% on", "Net EUR"],
  de: ["19 % auf", "Netto EUR"],
  fr: ["19 % sur", "Montant HT EUR"],
  es: ["19 % sobre", "Neto EUR"],
} as const;

describe("the number in a register of companies", () => {
  const siren = { scheme: "0002", value: "404833048" };

  it("is printed with the name of its register, of the seller and of the buyer", async () => {
    const document = issued({}, { seller: { ...seller, vatId: "FR83404833048", legalId: siren, register: null } });
    const text = await textOf({ ...document, buyer: { ...buyer, taxId: null, legalId: { scheme: "0106", value: "12345678" } } });
    expect(text).to.contain("SIREN: 404833048").and.contain("KvK: 12345678");
    const unnamed = { scheme: "0200", value: "304155094" };
    expect(await textOf(issued({}, { seller: { ...seller, legalId: unnamed, register: null } }))).to.contain("304155094");
  });

  it("is not printed again if the register, the tax number or the VAT ID is it", async () => {
    const times = async (change: object) => {
      const text = await textOf(issued({}, { seller: { ...seller, vatId: null, register: null, ...change } }));
      return text.split(/404 ?833 ?048|0428759497/).length - 1;
    };
    expect(await times({ legalId: siren, register: "RCS Paris 404 833 048" })).to.equal(1);
    expect(await times({ legalId: siren, taxNumber: "404833048" })).to.equal(1);
    expect(await times({ legalId: { scheme: "0208", value: "0428759497" }, vatId: "BE0428759497" })).to.equal(1);
    expect(await times({ legalId: siren })).to.equal(1);
  });
});

describe("the tax of a printed invoice", () => {
  for (const [country, names] of [...Object.entries(taxes), ["JP", neutral] as const, [null, neutral] as const])
    it(`is called as in the seller's country in each language: ${country ?? "no country"}`, async () => {
      for (const [index, [locale, [rate, column]]] of Object.entries(around).entries()) {
        const text = await textOf(sold(country, locale));
        expect(text, locale).to.contain(`${names[index]} ${rate}`).and.contain(` ${names[index]} ${column}`);
        for (const other of ["Tax", "USt.", "MWST", "TVA", "VAT", "GST", "TPS", "Sales tax"])
          if (!(names[index] ?? "").includes(other)) expect(text, locale).to.not.contain(`${other} 19`);
      }
    });

  it("is called so in all sentences", async () => {
    const gross = { terms: { prices: "gross" as const } };
    const exempt = { lines: [fixedLine({ tax: tax("E", "0") })] };
    const expected = {
      AU: [
        ["en", "Prices include GST.", "Exempt from GST."],
        ["de", "Die Preise enthalten die GST.", "Von der GST befreit."],
      ],
      CH: [["de", "Die Preise enthalten die Mehrwertsteuer.", "Von der Mehrwertsteuer befreit."]],
      CA: [["fr", "Les prix s’entendent toutes taxes comprises.", "Exonéré de TPS/TVH."]],
      DE: [
        ["en", "Prices include VAT.", "Exempt from VAT."],
        ["es", "Los precios incluyen el IVA.", "Exento de IVA."],
      ],
    } as const;
    for (const [country, languages] of Object.entries(expected))
      for (const [locale, included, exemption] of languages) {
        expect(await textOf(sold(country, locale, gross)), country).to.contain(included);
        expect(await textOf(sold(country, locale, exempt)), country).to.contain(exemption);
      }
  });
});

describe("the title of an English document", () => {
  const titles: Readonly<Record<string, readonly [invoice: string, deposit: string, creditNote: string]>> = {
    AU: ["Tax Invoice", "Deposit Tax Invoice", "Adjustment Note"],
    AE: ["Tax Invoice", "Deposit Tax Invoice", "Tax Credit Note"],
    IN: ["Tax Invoice", "Deposit Tax Invoice", "Credit note"],
    SG: ["Tax Invoice", "Deposit Tax Invoice", "Credit note"],
    NZ: ["Invoice", "Deposit invoice", "Credit note"],
    GB: ["Invoice", "Deposit invoice", "Credit note"],
    DE: ["Invoice", "Deposit invoice", "Credit note"],
  };
  for (const [country, [invoice, deposit, creditNote]] of Object.entries(titles))
    it(`is the one that the law of ${country} wants`, async () => {
      const documents = [
        [sold(country, "en-AU"), invoice],
        [sold(country, "en-AU", { type: "deposit" }), deposit],
        [corrected(sold(country, "en-AU")), creditNote],
      ] as const;
      for (const [document, title] of documents) {
        expect(await titleOf(document)).to.equal(`${title} INV-2026-0042`);
        expect(await textOf(document)).to.contain(` ${title} Amount`);
      }
    });

  it("is that of an invoice if no tax is charged, if the seller states no tax id, and in other languages", async () => {
    const none = { taxId: null, vatId: null, taxNumber: null };
    expect(await titleOf(sold("AU", "en", {}, none))).to.match(/^Invoice /);
    expect(await titleOf(sold("AU", "en", {}, { ...none, vatId: "51824753556" }))).to.match(/^Tax Invoice /);
    for (const category of ["E", "O", "G", "Z"] as const)
      expect(await titleOf(sold("AU", "en", { lines: [fixedLine({ tax: tax(category, "0") })] }))).to.match(/^Invoice /);
    expect(await titleOf(sold("AU", "de"))).to.match(/^Rechnung /);
    // Languages without words are printed in English.
    expect(await titleOf(sold("AE", "ar"))).to.match(/^Tax Invoice /);
  });

  it("is the same for drafts", async () => {
    expect(await titleOf(draft({}, { seller: { ...seller, address: addressIn("AU") } }))).to.equal("Tax Invoice Draft");
  });
});

describe("the label of a tax id", () => {
  const labels: readonly (readonly [country: string, locale: string, id: string, label: string])[] = [
    ["AU", "en", "51824753556", "ABN: "],
    ["AU", "fr", "51824753556", "ABN : "],
    ["AT", "de", "ATU10223006", "UID-Nr.: "],
    ["AT", "en", "ATU10223006", "VAT ID: "],
    ["BE", "fr", "BE0428759497", "N° TVA : "],
    ["CA", "en", "123456789RT0001", "GST/HST No.: "],
    ["CA", "fr", "123456789RT0001", "N° TPS/TVH : "],
    ["CH", "de", "CHE-116.281.710 MWST", "MWST-Nr.: "],
    ["CH", "en", "CHE-116.281.710 MWST", "VAT No.: "],
    ["CH", "de", "123", "UID: "],
    ["CH", "fr", "123", "IDE : "],
    ["DE", "de", "DE136695976", "USt-IdNr.: "],
    ["DE", "de-CH", "DE136695976", "USt-IdNr.: "],
    ["DE", "de", "37/123/45678", "Steuernummer: "],
    ["ES", "en", "12345678Z", "NIF: "],
    ["FR", "fr", "FR40303265045", "N° TVA : "],
    ["GB", "en", "GB999999973", "VAT No.: "],
    ["IN", "en", "27AAPFU0939F1ZV", "GSTIN: "],
    ["IT", "en", "IT00743110157", "P. IVA: "],
    ["IT", "de", "RSSMRA85T10A562S", "Cod. fisc.: "],
    ["NL", "en", "NL004495445B01", "VAT ID: "],
    ["PL", "en", "123", "NIP: "],
    ["US", "en", "12-3456789", "Tax ID: "],
  ];
  for (const [country, locale, id, label] of labels)
    it(`is ${label}for ${id} of ${country} in ${locale}, of both parties`, async () => {
      const [from, to] = [
        { ...seller, taxId: null },
        { ...buyer, taxId: null },
      ];
      const ofSeller = issued({}, { locale, seller: { ...from, taxId: id, address: addressIn(country) }, buyer: to });
      const ofBuyer = issued({}, { locale, seller: from, buyer: { ...to, taxId: id, address: addressIn(country) } });
      for (const document of [ofSeller, ofBuyer]) expect(await textOf(document)).to.contain(`${label}${id}`);
    });
});

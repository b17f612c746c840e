import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type InvoiceDocument, paymentCodeOf } from "../../../core/index.js";
import { buyer, draft, fixedLine, issued, seller } from "./documents.js";
import { printedPages, scanned, words } from "./poppler.js";

const renderer = new PdfkitRenderer();
const swissAddress = {
  line1: "Robert Schneider-Strasse 1268",
  line2: null,
  city: "Biel",
  postalCode: "2501",
  region: null,
  country: "CH",
};
const swiss = { ...seller, legalName: "Robert Schneider AG", address: swissAddress, iban: "CH64 3196 1000 0044 2155 7" };

type Change = NonNullable<Parameters<typeof issued>[0]>;

const codeOf = ({ invoice, ...document }: InvoiceDocument) => {
  const code = paymentCodeOf({ invoice, ...document, paymentCode: invoice.paymentCode });
  return code.kind === "epc_qr" ? code.content : code.kind === "swiss_qr_bill" ? code.bill.content : null;
};
const textsOf = async (pdf: Uint8Array) => (await printedPages(pdf)).map((text) => text.replace(/\s+/g, " "));
const epc = (change: Change = {}, rest: Partial<InvoiceDocument> = {}) =>
  issued({ ...change, invoice: { ...change.invoice, paymentCode: "epc_qr" } }, rest);
const qrBill = (change: Change = {}, rest: Partial<InvoiceDocument> = {}) =>
  issued(
    {
      currency: "CHF",
      ...change,
      invoice: { paymentReference: "210000000003139471430009017", ...change.invoice, paymentCode: "swiss_qr_bill" },
    },
    { seller: swiss, sellerName: "Robert Schneider AG", locale: "de-CH", ...rest },
  );

describe("a QR code for transfers in euros", () => {
  it("is read from the printed page as it was meant, with a caption in the language of the document", async () => {
    const captions = { en: "Scan to pay", "de-AT": "Zahlen mit Code", fr: "Scannez pour payer", es: "Escanee para pagar" };
    for (const [locale, caption] of Object.entries(captions)) {
      const document = epc({}, { locale });
      const pdf = await renderer.render(document, "pdf");
      expect(await scanned(pdf), locale).to.equal(
        "BCD\n002\n1\nSCT\n\nNordlicht Software GmbH\nDE89370400440532013000\nEUR4760.00\n\n\nINV-2026-0042",
      );
      expect((await textsOf(pdf)).join(" ")).to.contain(caption);
    }
  });

  it("is read with the longest texts", async () => {
    const holder = "Grüße & Söhne ".repeat(14).trim();
    const document = epc({ invoice: { paymentReference: "ÄÖÜ ".repeat(28).trim() } }, { sellerName: holder });
    const pdf = await renderer.render(document, "pdf");
    const read = await scanned(pdf);
    expect(read).to.equal(codeOf(document));
    expect(Buffer.byteLength(read ?? "")).to.be.within(300, 331);
  });

  it("is beside the bank details, within the margins, and covers no text", async () => {
    const pdf = await renderer.render(epc({ invoice: { paymentReference: "Reference ".repeat(14).trim() } }), "pdf");
    const found = await words(pdf);
    const caption = found.find(({ text }) => text === "Scan");
    const iban = found.find(({ text }) => text === "IBAN");
    expect(caption?.top).to.be.above(iban?.top ?? Infinity);
    const beside = found.filter(({ top, bottom }) => bottom > (caption?.top ?? 0) - 85 && top < (caption?.top ?? 0) - 2);
    for (const { right, text } of beside) expect(right, text).to.be.below((caption?.left ?? 0) - 10);
  });

  it("is not printed on a draft, and not if it cannot be", async () => {
    const documents = [draft(), epc({ currency: "USD" }), epc({}, { seller: { ...seller, iban: null } })];
    for (const document of documents) expect(await scanned(await renderer.render(document, "pdf"))).to.equal(null);
    expect((await textsOf(await renderer.render(epc({ currency: "USD" }), "pdf"))).join(" "))
      .to.contain("IBAN")
      .and.not.contain("Scan");
  });
});

describe("a Swiss QR-bill", () => {
  it("is read with as many bytes as it can have", async () => {
    const long = (length: number) => "Ö".repeat(length);
    const address = { ...swissAddress, line1: long(70), city: long(35) };
    const of = (length: number) =>
      qrBill(
        { invoice: { paymentReference: long(length) } },
        {
          seller: { ...swiss, iban: "CH93 0076 2011 6238 5295 7", address },
          ...{ sellerName: long(70), buyer: { ...buyer, legalName: long(70), address } },
        },
      );
    const longest = Array.from({ length: 140 }, (_, index) => 140 - index).find((length) => codeOf(of(length)) !== null) ?? 0;
    const pdf = await renderer.render(of(longest), "pdf");
    const read = await scanned(pdf, (await textsOf(pdf)).length);
    expect(Buffer.byteLength(read ?? "")).to.be.within(996, 997);
  });

  it("is read from the printed page as it was meant, in its four languages", async () => {
    const titles = {
      "de-CH": ["Empfangsschein", "Zahlteil"],
      "fr-CH": ["Récépissé", "Section paiement"],
      "it-CH": ["Ricevuta", "Sezione pagamento"],
      es: ["Receipt", "Payment part"],
    };
    for (const [locale, expected] of Object.entries(titles)) {
      const document = qrBill({}, { locale });
      const pdf = await renderer.render(document, "pdf");
      const texts = await textsOf(pdf);
      const last = texts.at(-1) ?? "";
      for (const title of expected) expect(last, locale).to.contain(title);
      expect(last)
        .to.contain("CH64 3196 1000 0044 2155 7")
        .and.contain("21 00000 00003 13947 14300 09017")
        .and.contain("4 760.00");
      expect(await scanned(pdf, texts.length), locale).to.equal(codeOf(document));
    }
  });

  it("is on the last page if there is room, otherwise on a page of its own, and replaces the account", async () => {
    const short = await textsOf(
      await renderer.render(qrBill({ lines: [fixedLine()], invoice: { notes: "", period: null } }), "pdf"),
    );
    const long = await textsOf(await renderer.render(qrBill({ lines: Array.from({ length: 12 }, () => fixedLine()) }), "pdf"));
    expect([short.length, long.length]).to.deep.equal([1, 2]);
    expect(short[0]).to.contain("Zahlbar bis").and.contain("Zahlteil").and.not.contain("Kontoinhaber");
    expect(long[0]).to.contain("Seite 1 von 2").and.not.contain("Zahlteil");
    expect(long[1]).to.contain("Seite 2 von 2").and.contain("Zahlteil");
  });

  it("is below everything else of its page", async () => {
    const pdf = await renderer.render(qrBill({ lines: [fixedLine()], invoice: { notes: "", period: null } }), "pdf");
    const found = await words(pdf);
    const top = 841.89 - (105 * 72) / 25.4;
    const ofBill = found.filter((word) => word.top >= top - 1);
    expect(found.filter((word) => word.top < top - 1 && word.bottom > top)).to.deep.equal([]);
    expect(ofBill.map(({ text }) => text))
      .to.include.members(["Empfangsschein", "Annahmestelle"])
      .and.not.include("Seite");
    for (const { text, right } of ofBill) expect(right, text).to.be.below(595.28 - 14);
  });

  it("fits the longest texts into both parts, and leaves room for a payer that is not known", async () => {
    const long = (text: string, length: number) => text.repeat(20).slice(0, length).trim();
    const address = {
      line1: long("Lange Strasse ", 70),
      line2: null,
      city: long("Oberunterstadt ", 35),
      postalCode: "1234567890123456",
      region: null,
      country: "CH",
    };
    const document = qrBill(
      { invoice: { paymentReference: long("Mitteilung ", 140) } },
      {
        seller: { ...swiss, iban: "CH93 0076 2011 6238 5295 7", address },
        sellerName: long("Sehr lange Firma ", 70),
        buyer: { ...buyer, legalName: long("Käufer und Partner ", 70), address },
      },
    );
    for (const shown of [document, { ...document, buyer: { ...document.buyer, address: null } }]) {
      const pdf = await renderer.render(shown, "pdf");
      const page = (await textsOf(pdf)).length;
      expect(await scanned(pdf, page)).to.equal(codeOf(shown));
    }
  });

  it("is a PDF/A with the XML inside, too", async () => {
    const embedded = { name: "factur-x.xml", description: "Invoice", content: "<x/>", profile: "EN 16931" };
    const document = { ...qrBill(), embedded };
    const pdf = await renderer.render(document, "facturx");
    expect(await scanned(pdf, (await textsOf(pdf)).length)).to.equal(codeOf(document));
  });
});

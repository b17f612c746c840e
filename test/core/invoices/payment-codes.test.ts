import { expect } from "chai";
import fc from "fast-check";
import { groupedQrReference, isQrIban, isQrReference, qrReference } from "../../../core/billing/qr-reference.js";
import { emptySeller, parseCurrency, parseDecimal, type PaymentCode } from "../../../core/index.js";
import { type CodedInvoice, paymentCodeOf } from "../../../core/invoices/payment-code/payment-code.js";
import { codeOf, createWorld } from "../world.js";

const address = (line1: string, postalCode: string, city: string, country = "CH") => ({
  ...{ line1, line2: null, postalCode, city, region: null, country },
});
const buyer = {
  ...{ name: "Pia-Maria Rutschmann-Schnyder", legalName: null, email: null, taxId: null, electronicAddress: null, legalId: null },
  ...{ address: address("Grosse Marktgasse 28", "9400", "Rorschach"), locale: null },
};

interface Change {
  readonly seller?: Partial<CodedInvoice["seller"]>;
  readonly invoice?: Partial<CodedInvoice["invoice"]>;
  readonly buyer?: Partial<CodedInvoice["buyer"]>;
}

const coded = (paymentCode: PaymentCode, currency: string, change: Change): CodedInvoice => ({
  paymentCode,
  seller: { ...emptySeller, ...change.seller },
  sellerName: change.seller?.legalName ?? "Grace",
  buyer: { ...buyer, ...change.buyer },
  invoice: {
    ...{ type: "invoice", currency: parseCurrency(currency), prepaidTotal: 0n, roundingAmount: 0n, total: 194_975n },
    ...{ number: "INV-1", paymentReference: null, ...change.invoice },
  },
});
const contentOf = (one: CodedInvoice): string => {
  const code = paymentCodeOf(one);
  if (code.kind === "none") return `none: ${code.problem ?? ""}`;
  return code.kind === "epc_qr" ? code.content : code.bill.content;
};

describe("the content of a QR code for transfers", () => {
  it("is that of the guidelines: a text, or a creditor reference", () => {
    const seller = { legalName: "Red Cross of Belgium", iban: "BE72 0000 0000 1616", bic: "BPOT BEB1" };
    const of = (paymentReference: string, total: bigint) =>
      contentOf(coded("epc_qr", "EUR", { seller, invoice: { paymentReference, total } }));
    const start = "BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616";
    expect(of("Urgency fund", 100n)).to.equal(`${start}\nEUR1.00\n\n\nUrgency fund`);
    expect(of("RF18 5390 0754 7034", 1n)).to.equal(`${start}\nEUR0.01\n\nRF18539007547034`);
    expect(of("Urgency fund", 99_999_999_999n)).to.contain("\nEUR999999999.99\n");
  });

  it("has the account for euros and its holder, of which it states 70 characters", () => {
    const none = { currency: null, bank: null, bic: null, number: null, routing: null, details: null };
    const accounts = [{ ...none, holder: `${"Ä".repeat(69)} Söhne`, iban: "DE02120300000000202051" }];
    const seller = { legalName: "Grace", iban: "BE72000000001616", accounts };
    expect(
      contentOf(coded("epc_qr", "EUR", { seller }))
        .split("\n")
        .slice(5, 7),
    ).to.deep.equal(["Ä".repeat(69), "DE02120300000000202051"]);
  });

  it("always has at most 331 bytes and 11 lines", () => {
    const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 140 }).map((text) => text.replace(/[\n\v\f\r]/g, ""));
    fc.assert(
      fc.property(texts, texts, (legalName, paymentReference) => {
        const change = { seller: { iban: "BE72000000001616", legalName }, invoice: { paymentReference } };
        const content = contentOf(coded("epc_qr", "EUR", change));
        if (content === "none: too_long") {
          expect(Buffer.byteLength(legalName + paymentReference)).to.be.above(250);
        } else {
          expect(Buffer.byteLength(content)).to.be.at.most(331);
          expect(content.split("\n").length).to.be.within(8, 11);
        }
      }),
    );
  });
});

describe("the content of a Swiss QR-bill", () => {
  const seller = { legalName: "Robert Schneider AG", address: address("Rue du Lac 1268", "2501", "Biel") };
  const party = "S\nRobert Schneider AG\nRue du Lac 1268\n\n2501\nBiel\nCH\n\n\n\n\n\n\n";
  const debtor = "S\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse 28\n\n9400\nRorschach\nCH";
  const qrIban = { ...seller, iban: "CH44 3199 9123 0008 8901 2" };
  const reference = "210000000003139471430009017";

  it("has a QR reference for a QR-IBAN", () => {
    const change = { seller: qrIban, invoice: { paymentReference: reference } };
    expect(contentOf(coded("swiss_qr_bill", "CHF", change))).to.equal(
      `SPC\n0200\n1\nCH4431999123000889012\n${party}\n1949.75\nCHF\n${debtor}\nQRR\n${reference}\nINV-1\nEPD`,
    );
  });

  it("has a creditor reference, or a message, for another IBAN", () => {
    const of = (paymentReference: string | null) => {
      const change = { seller: { ...seller, iban: "CH9300762011623852957" }, invoice: { paymentReference } };
      return contentOf(coded("swiss_qr_bill", "EUR", change))
        .split("\n")
        .slice(18);
    };
    const end = ["SCOR", "RF18539007547034", "INV-1", "EPD"];
    expect(of("RF18 5390 0754 7034")).to.deep.equal(["1949.75", "EUR", ...debtor.split("\n"), ...end]);
    expect(of("Contract 7").slice(-4)).to.deep.equal(["NON", "", "Contract 7", "EPD"]);
    expect(of(null).slice(-4)).to.deep.equal(["NON", "", "INV-1", "EPD"]);
  });

  it("has no payer whose address is incomplete, or who has letters that it cannot contain", () => {
    const of = (changed: Partial<CodedInvoice["buyer"]>) => {
      const known = { ...seller, iban: "LI21 0881 0000 2324 013A A" };
      const code = paymentCodeOf(coded("swiss_qr_bill", "CHF", { seller: known, buyer: changed }));
      return code.kind === "swiss_qr_bill" ? [code.bill.debtor, code.bill.content.split("\n").slice(20, 28)] : null;
    };
    const blank = [null, ["", "", "", "", "", "", "", "NON"]];
    expect(of({ address: null })).to.deep.equal(blank);
    expect(of({ address: { ...address("x", "1", "y"), postalCode: null } })).to.deep.equal(blank);
    expect(of({ legalName: "Ада" })).to.deep.equal(blank);
    expect(of({ legalName: "Ș Ő €" })?.[0]).to.deep.equal(["Ș Ő €", "Grosse Marktgasse 28", "9400 Rorschach"]);
    expect(of({ address: address("Byron Street 1", "10115", "Berlin", "DE") })?.[0]).to.deep.equal([
      ...["Pia-Maria Rutschmann-Schnyder", "Byron Street 1", "DE-10115 Berlin"],
    ]);
  });

  it("is printed with groups of digits", () => {
    const change = { seller: qrIban, invoice: { paymentReference: reference, total: 123_456_789n } };
    const code = paymentCodeOf(coded("swiss_qr_bill", "CHF", change));
    expect(code.kind === "swiss_qr_bill" && code.bill).to.deep.include({
      ...{ account: "CH44 3199 9123 0008 8901 2", reference: "21 00000 00003 13947 14300 09017", amount: "1 234 567.89" },
    });
  });
});

describe("a QR reference", () => {
  it("always ends with the digits of the number and a check digit, which another digit breaks", () => {
    const numbers = fc.bigInt({ min: 1n, max: 10n ** 26n - 1n });
    fc.assert(
      fc.property(numbers, fc.nat({ max: 26 }), fc.nat({ max: 9 }), (number, at, digit) => {
        const reference = qrReference(`INV-${number}`);
        expect(reference).to.match(/^\d{27}$/);
        expect(reference.slice(0, 26).endsWith(String(number))).to.equal(true);
        expect(isQrReference(groupedQrReference(reference))).to.equal(true);
        fc.pre(reference[at] !== String(digit));
        expect(isQrReference(reference.slice(0, at) + digit + reference.slice(at + 1))).to.equal(false);
      }),
    );
  });

  it("is known, as an account for it is", () => {
    expect(["210000000003139471430009017", "21 00000 00003 13947 14300 09017"].map(isQrReference)).to.deep.equal([true, true]);
    expect(["210000000003139471430009018", "0".repeat(27), "INV"].map(isQrReference)).to.deep.equal([false, false, false]);
    const qrIbans = ["CH44 3199 9123 0008 8901 2", "li44 3000 0123"];
    const others = ["CH93 0076 2011 6238 5295 7", "CH44 3200 0123", "CH44 2999 9123", "DE44 3199 9123 0008 8901 2"];
    expect([...qrIbans.map(isQrIban), ...others.map(isQrIban)]).to.deep.equal([true, true, false, false, false, false]);
  });
});

describe("the payment code of an invoice", () => {
  const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 100n }];

  it("is that of the workspace when it is issued, and then never changes", async () => {
    const { useCases, owner } = await createWorld();
    const set = (paymentCode: PaymentCode | null) => useCases.updateWorkspace(owner, { paymentCode });
    const { id: clientId } = await useCases.createClient(owner, { name: "Ada" });
    await set("epc_qr");
    const { id, paymentCode } = (await useCases.createInvoice(owner, { clientId, lines })).invoice;
    expect(paymentCode).to.equal(null);
    await set("swiss_qr_bill");
    expect((await useCases.updateInvoice(owner, id, { status: "open" })).invoice.paymentCode).to.equal("swiss_qr_bill");
    await set(null);
    expect((await useCases.getInvoice(owner, id)).invoice.paymentCode).to.equal("swiss_qr_bill");
    expect((await useCases.createCreditNote(owner, id, { reason: "x" })).invoice.paymentCode).to.equal(null);
    expect(await codeOf(set("girocode" as PaymentCode))).to.equal("not_allowed");
  });

  it("makes a QR reference of the number for an account that accepts no others", async () => {
    const { useCases, owner } = await createWorld();
    const { id: clientId } = await useCases.createClient(owner, { name: "Ada" });
    await useCases.updateWorkspace(owner, { paymentReference: "iso11649", seller: { iban: "CH44 3199 9123 0008 8901 2" } });
    const issued = async () => {
      const { id } = (await useCases.createInvoice(owner, { clientId, lines })).invoice;
      return (await useCases.updateInvoice(owner, id, { status: "open" })).invoice.paymentReference;
    };
    expect(await issued()).to.match(/^RF/);
    await useCases.updateWorkspace(owner, { paymentCode: "swiss_qr_bill" });
    expect(await issued()).to.equal(qrReference("20260002"));
  });
});

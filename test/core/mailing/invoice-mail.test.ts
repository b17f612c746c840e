import { expect } from "chai";
import { type InvoiceId, parseCurrency, parseDecimal } from "../../../core/index.js";
import { composeMail } from "../../../core/mailing/reactions/compose-mail.js";
import { createWorld, type World } from "../world.js";

const seller = { legalName: "Grace & Söhne GmbH", iban: "DE02120300000000202051", bic: "BYLADEM1001" };

/** By language: the lines of the figures and the account, and a greeting. */
const expected: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Hello Ada,",
    "Invoice: INV-2026-0001",
    "Date: Mar 2, 2026",
    "Total: EUR 1,234,567.89",
    "Amount due: EUR 1,234,567.89",
    "Due date: Apr 1, 2026",
    "Please pay to",
    "Account holder: Grace & Söhne GmbH",
    "IBAN: DE02 1203 0000 0000 2020 51",
    "BIC: BYLADEM1001",
    "Reference: INV-2026-0001",
  ],
  "de-DE": [
    "Guten Tag Ada,",
    "Rechnung: INV-2026-0001",
    "Datum: 02.03.2026",
    "Gesamtbetrag: 1.234.567,89 EUR",
    "Zu zahlen: 1.234.567,89 EUR",
    "Fällig am: 01.04.2026",
    "Bitte zahlen Sie an",
    "Kontoinhaber: Grace & Söhne GmbH",
    "IBAN: DE02 1203 0000 0000 2020 51",
    "BIC: BYLADEM1001",
    "Verwendungszweck: INV-2026-0001",
  ],
  fr: [
    "Bonjour Ada,",
    "Facture : INV-2026-0001",
    "Date : 2 mars 2026",
    "Total : 1 234 567,89 EUR",
    "Montant à payer : 1 234 567,89 EUR",
    "Échéance : 1 avr. 2026",
    "Merci de régler à",
    "Titulaire du compte : Grace & Söhne GmbH",
    "IBAN : DE02 1203 0000 0000 2020 51",
    "BIC : BYLADEM1001",
    "Référence : INV-2026-0001",
  ],
  "es-ES": [
    "Hola Ada:",
    "Factura: INV-2026-0001",
    "Fecha: 2 mar 2026",
    "Total: 1.234.567,89 EUR",
    "Importe a pagar: 1.234.567,89 EUR",
    "Vencimiento: 1 abr 2026",
    "Realice el pago a",
    "Titular de la cuenta: Grace & Söhne GmbH",
    "IBAN: DE02 1203 0000 0000 2020 51",
    "BIC: BYLADEM1001",
    "Concepto: INV-2026-0001",
  ],
};

/** By language: how the total becomes the amount due. */
const deductions: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Total: EUR 119.00",
    "Credited: -EUR 9.00",
    "Paid: -EUR 19.00",
    "Discount for early payment: -EUR 2.00",
    "Waived: -EUR 1.00",
    "Amount due: EUR 88.00",
  ],
  "de-DE": [
    "Gesamtbetrag: 119,00 EUR",
    "Rechnungskorrekturen: -9,00 EUR",
    "Bezahlt: -19,00 EUR",
    "Skonto: -2,00 EUR",
    "Erlassen: -1,00 EUR",
    "Zu zahlen: 88,00 EUR",
  ],
  fr: [
    "Total : 119,00 EUR",
    "Avoirs déduits : -9,00 EUR",
    "Déjà réglé : -19,00 EUR",
    "Escompte : -2,00 EUR",
    "Montant abandonné : -1,00 EUR",
    "Montant à payer : 88,00 EUR",
  ],
  "es-ES": [
    "Total: 119,00 EUR",
    "Rectificaciones: -9,00 EUR",
    "Pagado: -19,00 EUR",
    "Descuento por pronto pago: -2,00 EUR",
    "Condonado: -1,00 EUR",
    "Importe a pagar: 88,00 EUR",
  ],
};

describe("the mail of an invoice", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
    await world.useCases.updateWorkspace(world.owner, { seller });
  });

  const make = async (locale = "en", currency = "EUR", unitPrice = 123_456_789n): Promise<InvoiceId> => {
    const { useCases, owner } = world;
    const content = { name: "Ada", email: "ada@example.com", locale, currency: parseCurrency(currency) };
    const client = await useCases.createClient(owner, content);
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice }];
    return (await useCases.createInvoice(owner, { clientId: client.id, lines })).invoice.id;
  };
  /** The text, with plain blanks, and the HTML. */
  const mailOf = async (id: InvoiceId) => {
    const { ports, useCases, owner } = world;
    const message = await useCases.sendInvoice(owner, id, {});
    const documentRenderer = { render: async () => new Uint8Array(1) };
    const needs = {
      unitOfWork: ports.unitOfWork,
      clock: ports.clock,
      documentRenderer,
      publicUrl: () => "https://stint.example.com",
    };
    const mail = await composeMail(needs, { workspaceId: owner.workspaceId, message });
    return { text: mail.text.replace(/[\u00a0\u202f]/g, " "), html: mail.html.replace(/[\u00a0\u202f]/g, " ") };
  };

  for (const [locale, rows] of Object.entries(expected)) {
    it(`says what is due, when, and how to pay it, in the formats of ${locale}`, async () => {
      const { text, html } = await mailOf(await make(locale));
      expect(text.split("\n")).to.include.members([...rows]);
      for (const value of rows.slice(1).flatMap((row) => row.split(/ ?: /)))
        expect(html).to.contain(`>${value.replace("&", "&amp;")}<`);
    });
  }

  it("is in English, with English formats, for a language that documents do not have", async () => {
    const { text, html } = await mailOf(await make("it-IT"));
    expect(text).to.contain("Hello Ada,").and.contain("Total: EUR 1,234,567.89\nAmount due: EUR 1,234,567.89\n");
    expect(text).to.match(/\nDue date: [A-Z][a-z]{2} \d{1,2}, \d{4}\n/);
    expect(html).to.contain('<html lang="en">');
    expect((await mailOf(await make("de-AT"))).html).to.contain('<html lang="de-AT">');
  });

  it("has the decimals of the currency", async () => {
    expect((await mailOf(await make("en", "JPY", 5_000n))).text).to.contain("Amount due: JPY 5,000\n");
    expect((await mailOf(await make("en", "KWD", 5_000n))).text).to.contain("Amount due: KWD 5.000\n");
  });

  it("says what is left to pay after a payment, and not how to pay when nothing is", async () => {
    const { useCases, owner } = world;
    const id = await make("en", "EUR", 10_000n);
    await useCases.updateInvoice(owner, id, { status: "open" });
    await useCases.recordPayment(owner, id, { amount: 4_000n });
    const partly = (await mailOf(id)).text;
    expect(partly).to.contain("Total: EUR 100.00\nPaid: -EUR 40.00\nAmount due: EUR 60.00\nDue date: ").and.contain("IBAN: ");
    await useCases.updateInvoice(owner, id, { status: "paid" });
    const { text, html } = await mailOf(id);
    expect(text).to.contain("Amount due: EUR 0.00\n\n");
    for (const part of [text, html]) expect(part).to.not.contain("IBAN").and.not.contain("Due date");
  });

  for (const [locale, rows] of Object.entries(deductions)) {
    it(`says how the total becomes the amount due, in ${locale}`, async () => {
      const { useCases, owner } = world;
      const id = await make(locale, "EUR", 11_900n);
      await useCases.updateInvoice(owner, id, { status: "open" });
      await useCases.createCreditNote(owner, id, { reason: "A mistake", lines: [{ line: 0, net: 900n }] });
      await useCases.recordPayment(owner, id, { amount: 2_900n });
      await useCases.recordPayment(owner, id, { kind: "refund", amount: 1_000n });
      await useCases.recordPayment(owner, id, { kind: "early_payment_discount", amount: 200n });
      await useCases.recordPayment(owner, id, { kind: "write_off", amount: 100n });
      expect((await mailOf(id)).text).to.contain(`\n${rows.join("\n")}\n`);
    });
  }

  it("contains the account for the currency of the invoice", async () => {
    const account = {
      ...{ currency: parseCurrency("USD"), bank: "First Bank", number: "123456", details: "Reference first.\nThen the name." },
      routing: { kind: "routing_number", value: "021000021" },
    } as const;
    await world.useCases.updateWorkspace(world.owner, { seller: { accounts: [account] } });
    const { text } = await mailOf(await make("de", "USD"));
    expect(text).to.contain(
      "Kontoinhaber: Grace & Söhne GmbH\nKontonummer: 123456\nRouting number: 021000021\nBank: First Bank\n" +
        "Zahlungshinweise: Reference first.\nThen the name.\nVerwendungszweck: INV",
    );
    expect((await mailOf(await make("de", "CHF"))).text)
      .to.contain("IBAN: DE02 1203")
      .and.not.contain("First Bank");
  });

  it("contains no account if the seller has none", async () => {
    await world.useCases.updateWorkspace(world.owner, { seller: { iban: null } });
    const { text, html } = await mailOf(await make());
    for (const part of [text, html])
      expect(part).to.contain("Amount due").and.not.contain("Account holder").and.not.contain("BIC");
  });
});

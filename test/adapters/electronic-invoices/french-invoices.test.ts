import { expect } from "chai";
import { xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { type CreateInvoice, documentUseCases, type InvoiceDocument, parseDecimal } from "../../../core/index.js";
import { createWorld } from "../../core/world.js";

const siren = { scheme: "0002", value: "404833048" };
const tax = { category: "S", rate: parseDecimal("20"), exemptionReason: null, exemptionCode: null } as const;
const lines = [{ description: "Conseil", quantity: parseDecimal("2"), unitPrice: 10_000n, tax }];

/** A document, and the credit note for it. */
async function documents(seller: object, content: Partial<CreateInvoice> = {}, deposit?: CreateInvoice["lines"]) {
  const { ports, owner, useCases } = await createWorld("2026-03-10T08:00:00Z");
  const place = { address: { line1: "1 rue de la Paix", city: "Paris", postalCode: "75002", country: "FR" }, legalId: siren };
  await useCases.updateWorkspace(owner, {
    seller: { ...place, vatId: "FR83404833048", latePaymentRate: "12 %", electronicAddress: siren, ...seller },
  });
  const client = await useCases.createClient(owner, { name: "Client", ...place, electronicAddress: siren });
  const { exportInvoice } = documentUseCases({ ...ports, documentRenderer: { render: async () => new Uint8Array(1) } });
  const issue = async (command: Omit<CreateInvoice, "clientId">, status: "open" | "paid") => {
    const { id } = (await useCases.createInvoice(owner, { clientId: client.id, ...command })).invoice;
    await useCases.updateInvoice(owner, id, { status });
    return id;
  };
  const deposits = deposit ? [{ invoiceId: await issue({ type: "deposit", lines: deposit }, "paid") }] : [];
  const id = await issue({ lines, deposits, ...content }, "open");
  const credit = await useCases.createCreditNote(owner, id, { reason: "Erreur" });
  return Promise.all([id, credit.invoice.id].map(async (one) => (await exportInvoice(owner, one)).document));
}

const full = { supplies: "services", vatOnDebits: true };
const texts = {
  PMD: "Pénalités de retard\u00a0: 12\u00a0%.",
  PMT: "Indemnité forfaitaire pour frais de recouvrement\u00a0: 40\u00a0€.",
  AAB: "Pas d’escompte pour paiement anticipé.",
};
const others = [
  "Catégorie de l’opération\u00a0: prestation de services.",
  "Option pour le paiement de la taxe d’après les débits.",
];
const found = (xml: string, pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, first, second]) => [first, second]);

describe("an electronic invoice from France", () => {
  it("states the subject of each note in CII", async () => {
    const [invoice, credit] = await documents(full, { notes: "Merci." });
    const notes = /<ram:Content>([^<]*)<\/ram:Content>(?:\s*<ram:SubjectCode>(\w+)<\/ram:SubjectCode>)?/g;
    const statements = [
      ...Object.entries(texts).map(([subject, text]) => [text, subject]),
      ...others.map((text) => [text, undefined]),
    ];
    expect(found(xmlFormats.cii(invoice as InvoiceDocument), notes)).to.deep.equal([["Merci.", undefined], ...statements]);
    expect(found(xmlFormats.cii(credit as InvoiceDocument), notes)).to.deep.equal(statements);
  });

  it("states it before the text in UBL, and has one note without it where only one is permitted", async () => {
    const [invoice] = (await documents(full, { notes: "Merci." })) as [InvoiceDocument];
    const notes = /<cbc:Note>([^<]*)<\/cbc:Note>/g;
    const subjects = Object.entries(texts).map(([subject, text]) => `#${subject}#${text}`);
    expect(found(xmlFormats.ubl(invoice), notes).map(([text]) => text)).to.deep.equal(["Merci.", ...subjects, ...others]);
    for (const format of ["peppol", "xrechnung"] as const)
      expect(found(xmlFormats[format](invoice), notes).map(([text]) => text)).to.deep.equal([
        ["Merci.", ...Object.values(texts), ...others].join("\n"),
      ]);
  });

  it("states the code of the option for VAT on debits, and only with it", async () => {
    const codes = {
      cii: /<ram:DueDateTypeCode>(\w+)</g,
      ubl: /<cbc:DescriptionCode>(\w+)</g,
      peppol: /<cbc:DescriptionCode>(\w+)</g,
    };
    for (const [format, pattern] of Object.entries(codes) as [keyof typeof codes, RegExp][]) {
      for (const document of await documents(full))
        expect(found(xmlFormats[format](document), pattern)).to.deep.equal([[format === "cii" ? "5" : "3", undefined]]);
      for (const document of await documents({ vatOnDebits: false }))
        expect(found(xmlFormats[format](document), pattern)).to.deep.equal([]);
    }
  });

  it("states what is sold as its process, except where the specification has one of its own", async () => {
    const process = {
      cii: /BusinessProcess[^>]*>\s*<ram:ID>([^<]*)</g,
      ubl: /<cbc:ProfileID>([^<]*)</g,
      peppol: /<cbc:ProfileID>([^<]*)</g,
    };
    const of = async (format: keyof typeof process, seller: object) =>
      (await documents(seller)).map((one) => found(xmlFormats[format](one), process[format])[0]?.[0]);
    for (const [supplies, code] of [
      ["goods", "B1"],
      ["services", "S1"],
      ["goods_and_services", "M1"],
    ]) {
      expect(await of("cii", { supplies })).to.deep.equal([code, code]);
      expect(await of("ubl", { supplies })).to.deep.equal([code, code]);
    }
    const [first = ""] = (
      await documents(
        full,
        {},
        lines.slice(0, 1).map((line) => ({ ...line, unitPrice: 100n })),
      )
    ).map(xmlFormats.cii);
    expect(found(first, process.cii)[0]?.[0]).to.equal("S4");
    expect(await of("cii", {})).to.deep.equal([undefined, undefined]);
    const place = { address: { line1: "1 Main St", city: "Berlin", postalCode: "10115", country: "DE" }, vatId: "DE136695976" };
    expect(await of("cii", { ...full, ...place, legalId: null })).to.deep.equal([undefined, undefined]);
    expect((await of("peppol", full))[0]).to.match(/^urn:fdc:peppol/);
  });
});

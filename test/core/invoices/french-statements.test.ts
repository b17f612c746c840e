import { expect } from "chai";
import {
  type CreateInvoice,
  type Invoice,
  type InvoiceDocument,
  type InvoiceId,
  makeExportInvoice,
  parseDecimal,
  printedStatements,
} from "../../../core/index.js";
import { createWorld, type World } from "../world.js";

const address = { line1: "1 rue de la Paix", city: "Paris", postalCode: "75002" };
const legalId = { scheme: "0002", value: "404833048" };
const tax = { category: "S", rate: parseDecimal("20"), exemptionReason: null, exemptionCode: null } as const;
const lines = [{ description: "Conseil", quantity: parseDecimal("2"), unitPrice: 10_000n, tax }];
const LEGAL =
  "Pénalités de retard\u00a0: taux de la dernière opération de refinancement de la Banque centrale européenne majoré de 10 points (article L441-10 du Code de commerce).";
const FEE = "Indemnité forfaitaire pour frais de recouvrement\u00a0: 40\u00a0€.";
const NO_DISCOUNT = "Pas d’escompte pour paiement anticipé.";

describe("what an invoice from France states", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-10T08:00:00Z");
    await sell({ address: { ...address, country: "FR" } });
  });

  const sell = (seller: object) => world.useCases.updateWorkspace(world.owner, { seller });
  const clientOf = async (client: object = { legalId }) =>
    (await world.useCases.createClient(world.owner, { name: "Client", ...client })).id;
  const issue = async (content: Partial<CreateInvoice> = {}, client?: object): Promise<Invoice> => {
    const clientId = await clientOf(client);
    const { id } = (await world.useCases.createInvoice(world.owner, { clientId, lines, ...content })).invoice;
    return (await world.useCases.updateInvoice(world.owner, id, { status: "open" })).invoice;
  };
  const shown = async (id: InvoiceId): Promise<InvoiceDocument> => {
    const documentRenderer = { render: async () => new Uint8Array(1) };
    return (await makeExportInvoice({ ...world.ports, documentRenderer })(world.owner, id)).document;
  };
  const textsOf = ({ statements }: Pick<Invoice, "statements">) => statements.map(({ text }) => text);

  it("is the rate of the law, the compensation, and that there is no discount, if nothing else is set", async () => {
    expect((await issue()).statements).to.deep.equal([
      { subject: "PMD", text: LEGAL },
      { subject: "PMT", text: FEE },
      { subject: "AAB", text: NO_DISCOUNT },
    ]);
  });

  it("is the rate, the category and the option of the seller, and the discount of the invoice", async () => {
    await sell({ latePaymentRate: "trois fois le taux d’intérêt légal", supplies: "services", vatOnDebits: true });
    const invoice = await issue({ earlyPaymentDiscount: { percent: parseDecimal("2.5"), days: 10 } });
    expect(textsOf(invoice)).to.deep.equal([
      "Pénalités de retard\u00a0: trois fois le taux d’intérêt légal.",
      FEE,
      "Escompte de 2,5\u00a0% pour paiement sous 10 jours.",
      "Catégorie de l’opération\u00a0: prestation de services.",
      "Option pour le paiement de la taxe d’après les débits.",
    ]);
    expect(printedStatements(invoice)).to.have.length(4).and.not.include("Escompte de 2,5\u00a0% pour paiement sous 10 jours.");
  });

  for (const [supplies, text] of [
    ["goods", "livraison de biens"],
    ["goods_and_services", "livraison de biens et prestation de services"],
  ] as const) {
    it(`says that ${supplies} are sold`, async () => {
      await sell({ supplies });
      expect(textsOf(await issue())).to.include(`Catégorie de l’opération\u00a0: ${text}.`);
    });
  }

  it("applies among businesses, which it says to clients that may be consumers", async () => {
    const [penalties, fee, discount] = textsOf(await issue({}, {}));
    expect(penalties).to.match(/^Entre professionnels, pénalités de retard/);
    expect(fee).to.equal("Entre professionnels, indemnité forfaitaire pour frais de recouvrement\u00a0: 40\u00a0€.");
    expect(discount).to.equal(NO_DISCOUNT);
    for (const client of [{ taxId: "FR83404833048" }, { electronicAddress: { scheme: "0002", value: "404833048" } }])
      expect(textsOf(await issue({}, client))).to.deep.equal([LEGAL, FEE, NO_DISCOUNT]);
  });

  it("is not what the notes or the footer say already", async () => {
    expect(textsOf(await issue({ notes: "Pénalités de retard : 12 %" }))).to.deep.equal([FEE, NO_DISCOUNT]);
    expect(textsOf(await issue({ notes: "Indemnité : 40,00 €. Escompte : néant." }))).to.deep.equal([LEGAL]);
    const documentTexts = [{ language: "fr", notes: "", footer: "Prestation de services. TVA sur les débits." }];
    await world.useCases.updateWorkspace(world.owner, { documentTexts });
    await sell({ supplies: "services", vatOnDebits: true });
    expect(textsOf(await issue())).to.deep.equal([LEGAL, FEE, NO_DISCOUNT]);
  });

  it("has no option for VAT if there is none", async () => {
    await sell({ vatOnDebits: true });
    const exempt = { ...tax, category: "E", rate: parseDecimal("0"), exemptionReason: "TVA non applicable" } as const;
    expect(textsOf(await issue({ lines: lines.map((line) => ({ ...line, tax: exempt })) }))).to.have.length(3);
  });

  it("is of the departments overseas too, and of no other country", async () => {
    await sell({ address: { ...address, country: "RE" } });
    expect((await issue()).statements).to.have.length(3);
    for (const country of ["BE", "MC", null]) {
      await sell({ supplies: "services", vatOnDebits: true, address: { ...address, country } });
      expect((await issue()).statements).to.deep.equal([]);
    }
  });

  it("does not change after issue, and a credit note states the same, but does not print the terms of payment", async () => {
    await sell({ latePaymentRate: "12 %", supplies: "services" });
    const { id } = await issue();
    await sell({ latePaymentRate: "15 %", supplies: "goods" });
    const documentTexts = [{ language: "fr", notes: "", footer: "Pénalités de retard : 9 %" }];
    await world.useCases.updateWorkspace(world.owner, { documentTexts });
    const { statements } = (await shown(id)).invoice;
    expect(textsOf({ statements })).to.deep.equal([
      "Pénalités de retard\u00a0: 12\u00a0%.",
      FEE,
      NO_DISCOUNT,
      "Catégorie de l’opération\u00a0: prestation de services.",
    ]);
    const credit = await world.useCases.createCreditNote(world.owner, id, { reason: "Erreur" });
    expect(credit.invoice.statements).to.deep.equal(statements);
    expect(printedStatements(credit.invoice)).to.deep.equal(["Catégorie de l’opération\u00a0: prestation de services."]);
  });

  it("is on the document of a draft as it would be issued, but not stored with the draft", async () => {
    const clientId = await clientOf();
    const { invoice } = await world.useCases.createInvoice(world.owner, { clientId, lines });
    expect(invoice.statements).to.deep.equal([]);
    expect(textsOf((await shown(invoice.id)).invoice)).to.deep.equal([LEGAL, FEE, NO_DISCOUNT]);
    const { findings } = await world.useCases.validateInvoice(world.owner, invoice.id, "issue");
    const missing = ["late_payment_rate_missing", "recovery_fee_missing", "early_payment_wording_missing"];
    expect(findings.map(({ rule }) => rule))
      .to.include("supplies_not_stated")
      .and.not.include.members(missing);
  });
});

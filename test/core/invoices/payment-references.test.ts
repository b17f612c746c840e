import { expect } from "chai";
import { type InvoiceId, type PaymentReferenceKind, parseDecimal } from "../../../core/index.js";
import { printedRemittance, remittanceOf } from "../../../core/invoices/remittance.js";
import { codeOf, createWorld, type World } from "../world.js";

describe("the payment reference of an invoice", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });

  const draft = async (paymentReference?: string | null): Promise<InvoiceId> => {
    const { useCases, owner } = world;
    const { id: clientId } = await useCases.createClient(owner, { name: "Ada" });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 100n }];
    return (await useCases.createInvoice(owner, { clientId, lines, paymentReference })).invoice.id;
  };
  const issue = async (id: InvoiceId) => (await world.useCases.updateInvoice(world.owner, id, { status: "open" })).invoice;

  const kinds: Readonly<Record<PaymentReferenceKind, string>> = {
    number: "INV-2026-0001",
    iso11649: "RF16INV20260001",
    be_ogm: "+++002/0260/00196+++",
  };
  for (const [kind, reference] of Object.entries(kinds))
    it(`is of the kind ${kind} if the workspace says so, from when the invoice is issued`, async () => {
      await world.useCases.updateWorkspace(world.owner, { paymentReference: kind as PaymentReferenceKind });
      const id = await draft();
      expect((await world.useCases.getInvoice(world.owner, id)).invoice.paymentReference).to.equal(null);
      expect((await issue(id)).paymentReference).to.equal(reference);
      await world.useCases.updateWorkspace(world.owner, { paymentReference: "number" });
      expect((await world.useCases.getInvoice(world.owner, id)).invoice.paymentReference).to.equal(reference);
    });

  it("can be entered, and then stays", async () => {
    const id = await draft("Contract 7");
    expect((await issue(id)).paymentReference).to.equal("Contract 7");
    expect(await codeOf(world.useCases.updateInvoice(world.owner, id, { paymentReference: "x" }))).to.equal("invoice_not_draft");
    const { invoice: creditNote } = await world.useCases.createCreditNote(world.owner, id, { reason: "x" });
    expect(creditNote.paymentReference).to.equal(null);
  });

  it("is that of the workspace again after it is removed", async () => {
    const id = await draft("Contract 7");
    await world.useCases.updateInvoice(world.owner, id, { paymentReference: null });
    expect((await issue(id)).paymentReference).to.equal("INV-2026-0001");
  });

  it("has at most 140 characters in one line", async () => {
    await draft("x".repeat(140));
    expect(await codeOf(draft("x".repeat(141)))).to.equal("too_long");
    expect(await codeOf(draft("a\nb"))).to.equal("invalid_character");
    expect(await codeOf(draft(" "))).to.equal("too_short");
  });

  it("is the number of an invoice that was issued without one, and a creditor reference is printed in groups", () => {
    expect(remittanceOf({ paymentReference: null, number: "INV-1" })).to.equal("INV-1");
    const creditor = { paymentReference: "RF18 5390 0754 7034", number: "INV-1" };
    expect([remittanceOf(creditor), printedRemittance(creditor)]).to.deep.equal(["RF18539007547034", "RF18 5390 0754 7034"]);
    expect(printedRemittance({ paymentReference: "+++002/0260/00196+++", number: "1" })).to.equal("+++002/0260/00196+++");
  });
});

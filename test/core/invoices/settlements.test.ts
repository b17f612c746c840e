import { expect } from "chai";
import { type ClientId, invoiceView, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
});

async function draft(total = 1_000n) {
  const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: total }];
  return (await world.useCases.createInvoice(world.owner, { clientId, lines })).invoice.id;
}

async function open(total = 1_000n) {
  const id = await draft(total);
  await world.useCases.updateInvoice(world.owner, id, { status: "open" });
  return id;
}

async function typesSince(count: number) {
  return (await world.events()).slice(count).map(({ type }) => type);
}

describe("an invoice", () => {
  it("is written off with the rest after a partial payment, and open again when that is reversed", async () => {
    const { useCases, owner } = world;
    const id = await open();
    await useCases.recordPayment(owner, id, { amount: 900n });
    const { invoice } = await useCases.recordPayment(owner, id, { amount: 100n, kind: "write_off" });
    expect(invoice).to.include({ status: "written_off", paidAt: null });
    const [, writeOff] = invoice.payments;
    const count = (await world.events()).length;
    const reversed = await useCases.reversePayment(owner, id, writeOff?.id ?? expect.fail(), { reason: "Paid after all" });
    expect(reversed.invoice.status).to.equal("open");
    expect(reversed.invoice.payments.at(-1)).to.include({
      ...{ kind: "reversal", amount: 100n, reverses: writeOff?.id, reason: "Paid after all", paidOn: "2026-03-10" },
    });
    expect(await typesSince(count)).to.deep.equal(["invoice.payment_reversed"]);
  });

  it("is paid by a payment and an early-payment discount, and due again after a refund", async () => {
    const { useCases, owner } = world;
    const id = await open();
    await useCases.recordPayment(owner, id, { amount: 20n, kind: "early_payment_discount" });
    const { invoice: paid } = await useCases.recordPayment(owner, id, { amount: 980n });
    expect(paid.status).to.equal("paid");
    const { invoice: refunded } = await useCases.recordPayment(owner, id, { amount: 980n, kind: "refund" });
    expect(refunded).to.include({ status: "open", paidAt: null });
    expect(await codeOf(useCases.recordPayment(owner, id, { amount: 1n, kind: "refund" }))).to.equal("amount_paid_negative");
  });

  it("is paid with the date, method and reference of the request, which need the status paid", async () => {
    const { useCases, owner } = world;
    const id = await draft();
    const details = { paidOn: parseLocalDate("2026-03-09"), method: "transfer", reference: "RF18" };
    expect(await codeOf(useCases.updateInvoice(owner, id, { method: "cash" }))).to.equal("requires_status_paid");
    expect(await codeOf(useCases.updateInvoice(owner, id, { status: "open", ...details }))).to.equal("requires_status_paid");
    const tomorrow = { status: "paid", paidOn: parseLocalDate("2026-03-11") } as const;
    expect(await codeOf(useCases.updateInvoice(owner, id, tomorrow))).to.equal("in_the_future");
    const { invoice } = await useCases.updateInvoice(owner, id, { status: "paid", ...details });
    expect(invoice.payments).to.have.length(1);
    expect(invoice.payments[0]).to.include({ kind: "payment", amount: 1_000n, ...details });
    expect((await useCases.updateInvoice(owner, id, { status: "paid", ...details })).invoice).to.deep.equal(invoice);
  });

  it("offers the discount for early payment of the request, the client or the workspace, and shows its last day and amount", async () => {
    const { useCases, owner } = world;
    const terms = (percent: string, days: number) => ({ percent: parseDecimal(percent), days });
    const shown = async (given: object) => {
      const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1_025n }];
      const { invoice } = await useCases.createInvoice(owner, { clientId, lines, ...given });
      const issued = await useCases.updateInvoice(owner, invoice.id, { status: "open", ...given });
      const view = invoiceView(issued.invoice, issued.today);
      return [view["early_payment_discount"], view["early_payment_until"], view["early_payment_amount"]];
    };
    expect(await shown({})).to.deep.equal([null, null, null]);
    await useCases.updateWorkspace(owner, { earlyPaymentDiscount: terms("2", 10) });
    expect(await shown({})).to.deep.equal([{ percent: "2", days: 10 }, "2026-03-20", 21]);
    await useCases.updateClient(owner, clientId, { earlyPaymentDiscount: terms("3", 0) });
    expect(await shown({})).to.deep.equal([{ percent: "3", days: 0 }, "2026-03-10", 31]);
    expect(await shown({ earlyPaymentDiscount: terms("100", 365) })).to.deep.equal([
      { percent: "100", days: 365 },
      "2027-03-10",
      1_025,
    ]);
    expect(await shown({ earlyPaymentDiscount: null })).to.deep.equal([null, null, null]);
    for (const wrong of [terms("0", 10), terms("100.1", 10), terms("2", -1), terms("2", 366)])
      expect(await codeOf(useCases.updateClient(owner, clientId, { earlyPaymentDiscount: wrong }))).to.equal("out_of_range");
  });

  it("can be voided again once its payments are reversed", async () => {
    const { useCases, owner } = world;
    const id = await open();
    const { invoice } = await useCases.recordPayment(owner, id, { amount: 1n });
    expect(await codeOf(useCases.updateInvoice(owner, id, { status: "void" }))).to.equal("invoice_has_payments");
    const [payment] = invoice.payments;
    await useCases.reversePayment(owner, id, payment?.id ?? expect.fail(), {});
    expect((await useCases.updateInvoice(owner, id, { status: "void" })).invoice.status).to.equal("void");
    expect(await codeOf(useCases.recordPayment(owner, id, { amount: 1n, kind: "refund" }))).to.equal("invoice_not_open");
  });

  it("does not reverse a payment of another invoice", async () => {
    const { useCases, owner } = world;
    const [one, other] = [await open(), await open()];
    const { invoice } = await useCases.recordPayment(owner, one, { amount: 1n });
    const [payment] = invoice.payments;
    expect(await codeOf(useCases.reversePayment(owner, other, payment?.id ?? expect.fail(), {}))).to.equal("not_found");
  });
});

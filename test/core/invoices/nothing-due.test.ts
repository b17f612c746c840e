import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  type InvoiceId,
  invoiceView,
  parseDecimal,
  parseLocalDate,
} from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";
import { refusal } from "../issues.js";

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
});

const work = (unitPrice: bigint, quantity = "1") => [{ description: "Work", quantity: parseDecimal(quantity), unitPrice }];

async function draft(given: Omit<CreateInvoice, "clientId">): Promise<InvoiceId> {
  return (await world.useCases.createInvoice(world.owner, { clientId, ...given })).invoice.id;
}

async function issued(given: Omit<CreateInvoice, "clientId">) {
  return (await world.useCases.updateInvoice(world.owner, await draft(given), { status: "open" })).invoice;
}

async function overdue(id: InvoiceId) {
  const { invoice, today } = await world.useCases.getInvoice(world.owner, id);
  const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
  const found = await world.useCases.listInvoices(world.owner, { overdue: true }, page);
  expect(found.items.some(({ invoice: one }) => one.id === id)).to.equal(invoiceView(invoice, today)["overdue"]);
  return invoiceView(invoice, today)["overdue"];
}

async function typesOf(id: InvoiceId) {
  return (await world.events()).filter(({ data }) => data["id"] === id).map(({ type }) => type);
}

describe("an invoice on which nothing is due", () => {
  const cases: readonly (readonly [what: string, given: Omit<CreateInvoice, "clientId">])[] = [
    ["a discount of 100 %", { lines: work(1_000n), discount: { kind: "percent", percent: parseDecimal("100") } }],
    ["a line of 0", { lines: work(0n) }],
    ["a prepaid amount", { lines: work(1_000n), prepaidAmount: 1_000n }],
    ["a negative prepaid amount", { lines: work(1_000n, "-1"), prepaidAmount: -1_000n }],
    ["lines that cancel each other", { lines: [...work(1_000n), ...work(1_000n, "-1")] }],
    ["rounding", { lines: work(2n), payableRounding: { kind: "increment", increment: 5n } }],
  ];
  for (const [what, given] of cases) {
    it(`because of ${what} is paid when it is issued, says so in an event, and is never overdue`, async () => {
      const { id, status, paidAt, payments } = await issued(given);
      expect({ status, paidAt, payments }).to.deep.equal({ status: "paid", paidAt: world.ports.clock.now(), payments: [] });
      expect(await typesOf(id)).to.deep.equal(["invoice.created", "invoice.issued", "invoice.paid"]);
      world.at("2027-03-10T08:00:00Z");
      expect(await overdue(id)).to.equal(false);
    });
  }

  it("because its deposits cover it is paid when it is issued", async () => {
    const { useCases, owner } = world;
    const deposit = await draft({ type: "deposit", lines: work(1_000n) });
    await useCases.updateInvoice(owner, deposit, { status: "paid" });
    const { status } = await issued({ lines: work(1_000n), deposits: [{ invoiceId: deposit }] });
    expect(status).to.equal("paid");
  });

  it("is paid once, whether it is issued or marked as paid", async () => {
    const { useCases, owner } = world;
    const id = await draft({ lines: work(0n) });
    const { invoice } = await useCases.updateInvoice(owner, id, { status: "paid" });
    expect(invoice).to.deep.include({ status: "paid", payments: [] });
    expect((await useCases.updateInvoice(owner, id, { status: "paid" })).invoice).to.deep.equal(invoice);
    expect(await typesOf(id)).to.deep.equal(["invoice.created", "invoice.issued", "invoice.paid"]);
  });

  it("can be credited", async () => {
    const { useCases, owner } = world;
    const { id } = await issued({ lines: work(1_000n), prepaidAmount: 1_000n });
    await useCases.createCreditNote(owner, id, { reason: "Wrong" });
    expect((await useCases.getInvoice(owner, id)).invoice.status).to.equal("credited");
  });
});

describe("an invoice with a negative total", () => {
  const refund = (id: InvoiceId, amount: bigint) => world.useCases.recordPayment(world.owner, id, { amount, kind: "refund" });
  const shown = async (id: InvoiceId) => {
    const { invoice, today } = await world.useCases.getInvoice(world.owner, id);
    const view = invoiceView(invoice, today);
    return [view["status"], view["amount_paid"], view["amount_due"], view["amount_refundable"]];
  };

  it("is open until refunds reach its total, and again when one is reversed", async () => {
    const { useCases, owner } = world;
    const { id } = await issued({ lines: work(1_000n, "-1") });
    expect(await shown(id)).to.deep.equal(["open", 0, 0, 1_000]);
    await refund(id, 400n);
    expect(await shown(id)).to.deep.equal(["open", -400, 0, 600]);
    const { invoice } = await refund(id, 600n);
    expect(await shown(id)).to.deep.equal(["paid", -1_000, 0, 0]);
    expect(await typesOf(id)).to.deep.equal([
      ...["invoice.created", "invoice.issued", "invoice.payment_recorded", "invoice.payment_recorded", "invoice.paid"],
    ]);
    await useCases.reversePayment(owner, id, invoice.payments[1]?.id ?? expect.fail(), {});
    expect(await shown(id)).to.deep.equal(["open", -400, 0, 600]);
    expect((await refusal(useCases.updateInvoice(owner, id, { status: "void" }))).message).to.equal(
      "The invoice has refunds of 4.00 EUR, so it cannot be voided. Reverse them first.",
    );
  });

  it("is not refunded beyond its total, and takes no payment", async () => {
    const { id } = await issued({ lines: work(1_000n, "-1") });
    await refund(id, 400n);
    expect(await refusal(refund(id, 601n))).to.include({
      code: "amount_paid_negative",
      message: "Only 6.00 EUR can be refunded on this invoice.",
    });
    expect(await codeOf(world.useCases.recordPayment(world.owner, id, { amount: 1n }))).to.equal("amount_exceeds_due");
  });

  it("is refunded less what is prepaid", async () => {
    const { id } = await issued({ lines: work(1_000n, "-1"), prepaidAmount: -400n });
    expect(await shown(id)).to.deep.equal(["open", 0, 0, 600]);
    expect(await codeOf(refund(id, 601n))).to.equal("amount_paid_negative");
  });

  it("is refunded by the status paid, with its date, method and reference", async () => {
    const { useCases, owner } = world;
    const id = await draft({ lines: work(1_000n, "-1") });
    const details = { paidOn: parseLocalDate("2026-03-09"), method: "transfer", reference: "RF18" };
    const { invoice } = await useCases.updateInvoice(owner, id, { status: "paid", ...details });
    expect(invoice.payments).to.have.length(1);
    expect(invoice.payments[0]).to.include({ kind: "refund", amount: 1_000n, ...details });
    expect(await shown(id)).to.deep.equal(["paid", -1_000, 0, 0]);
  });

  it("is never overdue, and counts as not due in the report", async () => {
    const { id } = await issued({ lines: work(1_000n, "-1") });
    world.at("2027-03-10T08:00:00Z");
    expect(await overdue(id)).to.equal(false);
    const { currencies } = await world.useCases.getInvoiceReport(world.owner, {});
    expect(currencies[0]).to.deep.include({ open: { count: 1, amount: -1_000n }, overdue: { count: 0, amount: 0n } });
    expect(currencies[0]?.aging.not_due).to.deep.equal({ count: 1, amount: -1_000n });
  });

  it("can be voided before it is refunded", async () => {
    const { id } = await issued({ lines: work(1_000n, "-1") });
    expect((await world.useCases.updateInvoice(world.owner, id, { status: "void" })).invoice.status).to.equal("void");
  });
});

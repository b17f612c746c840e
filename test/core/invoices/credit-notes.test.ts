import { expect } from "chai";
import {
  balanceOf,
  type ClientId,
  type CreateCreditNote,
  type CreateInvoice,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type ProjectId,
} from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const reason = "Two hours were billed twice";
const tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null } as const;

let world: World;
let clientId: ClientId;
let projectId: ProjectId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  const { useCases, owner } = world;
  clientId = (await useCases.createClient(owner, { name: "Client", email: "to@example.com" })).id;
  projectId = (await useCases.createProject(owner, { name: "Project", clientId, rate: 6_000n })).id;
});

async function entry(hour: number, hours: number) {
  const at = (of: number) => parseInstant(`2026-03-02T${String(of).padStart(2, "0")}:00:00Z`);
  return world.useCases.createTimeEntry(world.owner, { projectId, startTime: at(hour), endTime: at(hour + hours) });
}

/** An open invoice of 10.00 and 20.00, plus 19 % tax. */
async function open(command: Partial<CreateInvoice> = {}) {
  const { useCases, owner } = world;
  const lines = [1_000n, 2_000n].map((unitPrice) => ({ description: "Work", quantity: parseDecimal("1"), unitPrice, tax }));
  const { id } = (await useCases.createInvoice(owner, { clientId, lines, ...command })).invoice;
  await useCases.updateInvoice(owner, id, { status: "open" });
  return id;
}

async function credit(id: Awaited<ReturnType<typeof open>>, command: Partial<CreateCreditNote> = {}) {
  const { invoice: note } = await world.useCases.createCreditNote(world.owner, id, { reason, ...command });
  const { invoice } = await world.useCases.getInvoice(world.owner, id);
  return { note, invoice, balance: balanceOf(invoice) };
}

describe("a credit note", () => {
  it("is not dated before the invoice that it corrects", async () => {
    const { useCases, owner } = world;
    const id = await open();
    const later = await open({ issueDate: parseLocalDate("2027-01-05") });
    expect((await credit(later)).note.issueDate).to.equal("2027-01-05");
    expect((await credit(id)).note.issueDate).to.equal((await useCases.getInvoice(owner, id)).invoice.issueDate);
  });

  it("cancels an invoice, with a number of its own series, and refers to it", async () => {
    const id = await open();
    const count = (await world.events()).length;
    const { note, invoice, balance } = await credit(id);
    expect(note).to.deep.include({
      type: "credit_note",
      status: "credited",
      number: "CN-2026-0001",
      total: 3_570n,
      dueDate: null,
      corrects: { invoiceId: id, number: "INV-2026-0001", issueDate: invoice.issueDate, reason },
      buyer: invoice.buyer,
    });
    expect(invoice).to.include({ status: "credited", paidAt: null });
    expect([balance.credited, balance.due, balance.refundable]).to.deep.equal([3_570n, 0n, 0n]);
    const events = (await world.events()).slice(count);
    expect(events.map(({ type, data }) => [type, data["id"]])).to.deep.equal([
      ["credit_note.created", note.id],
      ["invoice.credited", id],
    ]);
    expect(events[0]?.data).to.include({ amount_due: 0, total: 3_570 });
    expect(events[1]?.data).to.deep.include({
      amount_credited: 3_570,
      credit_notes: [
        {
          id: note.id,
          number: "CN-2026-0001",
          issue_date: "2026-03-10",
          amount: 3_570,
          lines: [
            { line: 0, quantity: "1", net: 1_000 },
            { line: 1, quantity: "1", net: 2_000 },
          ],
        },
      ],
    });
    const again = await codeOf(world.useCases.createCreditNote(world.owner, id, { reason }));
    expect(again).to.equal("nothing_to_credit");
  });

  it("reduces what is due by a line, a quantity or an amount, and the payment of the rest makes the invoice paid", async () => {
    const { useCases, owner } = world;
    const id = await open();
    const half = await credit(id, { lines: [{ line: 1, quantity: parseDecimal("0.5") }] });
    expect([half.note.subtotal, half.note.total, half.balance.due]).to.deep.equal([1_000n, 1_190n, 2_380n]);
    const part = await credit(id, { lines: [{ line: 0, net: 100n }] });
    expect([part.note.number, part.note.total, part.balance.due]).to.deep.equal(["CN-2026-0002", 119n, 2_261n]);
    expect(part.invoice.status).to.equal("open");
    const { invoice } = await useCases.recordPayment(owner, id, { amount: 2_261n });
    expect(invoice.status).to.equal("paid");
    const rest = await credit(id);
    expect(rest.balance).to.include({ due: 0n, refundable: 2_261n, credited: 3_570n });
    const refunded = await useCases.recordPayment(owner, id, { amount: 2_261n, kind: "refund" });
    expect(refunded.invoice.status).to.equal("credited");
    expect(balanceOf(refunded.invoice)).to.include({ due: 0n, refundable: 0n, paid: 0n });
  });

  it("makes an invoice paid, and says so, if it covers the rest after a payment", async () => {
    const id = await open();
    await world.useCases.recordPayment(world.owner, id, { amount: 2_380n });
    const count = (await world.events()).length;
    const { invoice } = await credit(id, { lines: [{ line: 0 }] });
    expect(invoice.status).to.equal("paid");
    const types = (await world.events()).slice(count).map(({ type }) => type);
    expect(types).to.deep.equal(["credit_note.created", "invoice.credited", "invoice.paid"]);
  });

  it("releases the time of lines credited in full, by default only if it credits everything", async () => {
    const { useCases, owner } = world;
    const entries = [await entry(8, 1), await entry(10, 2)];
    const statuses = () => Promise.all(entries.map(async ({ id }) => (await useCases.getTimeEntry(owner, id)).status));
    const { id } = (await useCases.createInvoice(owner, { clientId, fromTime: { groupBy: "entry" } })).invoice;
    await useCases.updateInvoice(owner, id, { status: "open" });
    await credit(id, { lines: [{ line: 0 }] });
    expect(await statuses()).to.deep.equal(["billed", "billed"]);
    await credit(id, { lines: [{ line: 1, quantity: parseDecimal("60") }], releaseTime: true });
    expect(await statuses(), "line 0 is credited in full").to.deep.equal(["recorded", "billed"]);
    const { note } = await credit(id);
    expect(await statuses()).to.deep.equal(["recorded", "recorded"]);
    expect(note.lines.flatMap(({ timeEntryIds }) => timeEntryIds)).to.deep.equal([]);
    expect((await useCases.createInvoice(owner, { clientId, fromTime: {} })).invoice.total).to.equal(18_000n);
  });

  it("keeps the time billed if asked to", async () => {
    const { useCases, owner } = world;
    const { id: entryId } = await entry(8, 1);
    const { id } = (await useCases.createInvoice(owner, { clientId, fromTime: {} })).invoice;
    await useCases.updateInvoice(owner, id, { status: "open" });
    await credit(id, { releaseTime: false });
    expect((await useCases.getTimeEntry(owner, entryId)).status).to.equal("billed");
  });

  it("applies to issued invoices only, and cannot itself be changed, paid, credited or voided", async () => {
    const { useCases, owner } = world;
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 1n }];
    const draft = (await useCases.createInvoice(owner, { clientId, lines })).invoice;
    expect(await codeOf(useCases.createCreditNote(owner, draft.id, { reason }))).to.equal("invoice_not_creditable");
    const id = await open();
    expect(await codeOf(useCases.createCreditNote(owner, id, { reason: "" }))).to.equal("too_short");
    const { note } = await credit(id, { lines: [{ line: 0 }] });
    expect(await codeOf(useCases.updateInvoice(owner, id, { status: "void" }))).to.equal("invoice_has_payments");
    const refusals = [
      useCases.updateInvoice(owner, note.id, { notes: "x" }),
      useCases.updateInvoice(owner, note.id, { status: "void" }),
      useCases.updateInvoice(owner, note.id, { status: "paid" }),
      useCases.recordPayment(owner, note.id, { amount: 1n, kind: "refund" }),
      useCases.createCreditNote(owner, note.id, { reason }),
      useCases.deleteInvoice(owner, note.id),
    ];
    expect(await Promise.all(refusals.map(codeOf))).to.deep.equal([
      ...["invoice_not_draft", "invalid_transition", "invalid_transition", "invoice_not_open", "invoice_not_creditable"],
      "invoice_not_draft",
    ]);
  });

  it("never credits more than the invoice, also when two are issued at once", async () => {
    const id = await open();
    const results = await Promise.all([1, 2, 3].map(() => codeOf(world.useCases.createCreditNote(world.owner, id, { reason }))));
    expect(results.sort()).to.deep.equal(["nothing_to_credit", "nothing_to_credit", "resolved"]);
    const numbers = ["CN-2026-0001", "INV-2026-0001"];
    const page = await world.useCases.listInvoices(
      world.owner,
      {},
      { limit: 9, after: null, sort: "createdAt", descending: false },
    );
    expect(page.items.map(({ invoice }) => invoice.number).sort()).to.deep.equal(numbers);
  });

  it("shares a discount between the lines that it credits and the others of the tax group", async () => {
    const { useCases, owner } = world;
    const line = (unitPrice: bigint) => ({ description: "Work", quantity: parseDecimal("1"), unitPrice, tax });
    const discount = { kind: "percent", percent: parseDecimal("10") } as const;
    const lines = [line(333n), line(667n), line(1_000n)];
    const { id } = (await useCases.createInvoice(owner, { clientId, lines, discount })).invoice;
    await useCases.updateInvoice(owner, id, { status: "open" });
    const first = await credit(id, { lines: [{ line: 0 }] });
    expect(first.note).to.include({ subtotal: 333n, allowanceTotal: 33n, taxTotal: 57n, total: 357n });
    const second = await credit(id);
    expect(second.note).to.include({ subtotal: 1_667n, allowanceTotal: 167n, total: 2_142n - 357n });
  });
});

import { expect } from "chai";
import { type ClientId, type InvoiceId, parseDecimal } from "../../../core/index.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { createWorld, type World } from "../world.js";

let world: World;
let clientId: ClientId;
let deposit: InvoiceId;
let final: InvoiceId;

const line = (unitPrice: bigint) => ({ description: "Work", quantity: parseDecimal("1"), unitPrice });

async function create(command: object): Promise<InvoiceId> {
  const { useCases, owner } = world;
  return (await useCases.createInvoice(owner, { clientId, lines: [line(20_000n)], ...command })).invoice.id;
}

async function paidDeposit(): Promise<InvoiceId> {
  const id = await create({ type: "deposit", lines: [line(10_000n)] });
  await world.useCases.updateInvoice(world.owner, id, { status: "paid" });
  return id;
}

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
  deposit = await paidDeposit();
  final = await create({ deposits: [{ invoiceId: deposit }] });
});

/** The checks with findings, after a change that no use case makes. */
async function checksAfter(id: InvoiceId, changes: object): Promise<readonly string[]> {
  await world.ports.unitOfWork.run({ workspaceId: world.owner.workspaceId }, async ({ invoices }) => {
    const found = (await invoices.find(id)) ?? expect.fail();
    await invoices.update(nextVersion({ ...found, ...changes }, found.updatedAt));
  });
  return (await world.useCases.getAudit(world.owner)).findings.map(({ check }) => check);
}

describe("an audit of deposits", () => {
  it("finds nothing in drafts, issued and void invoices and credit notes that deduct them", async () => {
    const { useCases, owner } = world;
    await useCases.updateInvoice(owner, final, { status: "open" });
    await useCases.createCreditNote(owner, final, { reason: "Wrong" });
    const again = await create({ deposits: [{ invoiceId: deposit }] });
    await useCases.updateInvoice(owner, again, { status: "void" });
    await create({ deposits: [{ invoiceId: deposit }] });
    expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
  });

  it("finds a deposit that two invoices deduct", async () => {
    const { deposits } = (await world.useCases.getInvoice(world.owner, final)).invoice;
    const other = await create({});
    const changes = { deposits, depositTotal: 10_000n, prepaidTotal: 10_000n };
    expect(await checksAfter(other, changes)).to.deep.equal(["deposit_deducted_twice"]);
  });

  it("finds a deduction that is not marked on the deposit, or under another number", async () => {
    expect(await checksAfter(deposit, { deductedBy: null })).to.deep.equal(["deduction_not_marked"]);
    expect(await checksAfter(deposit, { deductedBy: final, deductedByNumber: "INV-9" })).to.deep.equal(["deduction_not_marked"]);
    expect(await checksAfter(deposit, { deductedByNumber: null })).to.deep.equal([]);
  });

  it("finds a deduction of a deposit that is void or not paid", async () => {
    expect(await checksAfter(deposit, { status: "open", paidAt: null, payments: [] })).to.deep.equal(["deposit_not_paid"]);
    const voided = { status: "void", voidedAt: world.ports.clock.now() };
    expect(await checksAfter(deposit, voided)).to.deep.equal(["deposit_not_paid"]);
  });

  it("finds a deduction of other figures than those of the deposit", async () => {
    const { deposits } = (await world.useCases.getInvoice(world.owner, final)).invoice;
    const more = {
      deposits: deposits.map((one) => ({ ...one, total: one.total + 1n })),
      depositTotal: 10_001n,
      prepaidTotal: 10_001n,
    };
    expect(await checksAfter(final, more)).to.deep.equal(["deduction_differs"]);
  });

  it("accepts deductions that lack what later versions keep of a deposit, and finds missing tax groups", async () => {
    const { deposits } = (await world.useCases.getInvoice(world.owner, final)).invoice;
    const { taxBreakdown: groups } = (await world.useCases.getInvoice(world.owner, deposit)).invoice;
    const taxBreakdown = groups.map((group) => ({ ...group, exemptionReason: "Export", exemptionCode: "VATEX-EU-G", later: 1n }));
    expect(await checksAfter(deposit, { taxBreakdown })).to.not.include("deduction_differs");
    const none = { deposits: deposits.map((one) => ({ ...one, taxBreakdown: [] })) };
    expect(await checksAfter(final, none)).to.include("deduction_differs");
  });

  it("finds a deposit that is marked as deducted by an invoice that does not deduct it", async () => {
    const other = await paidDeposit();
    expect(await checksAfter(other, { deductedBy: final })).to.deep.equal(["deduction_without_invoice"]);
  });
});

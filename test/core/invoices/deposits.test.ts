import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  createUseCases,
  isStintError,
  type InvoiceId,
  invoiceView,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
  payableAmount,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";
import { refusalIn } from "../../reasons.js";

const vat = (rate: string) =>
  ({ category: "S", rate: parseDecimal(rate), exemptionReason: null, exemptionCode: null, components: null }) as const;
const line = (unitPrice: bigint, rate = "19") => ({
  description: "Work",
  quantity: parseDecimal("1"),
  unitPrice,
  tax: vat(rate),
});

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client", email: "to@example.com" })).id;
});

async function create(command: Partial<CreateInvoice>) {
  return (await world.useCases.createInvoice(world.owner, { clientId, ...command })).invoice;
}

/** A paid deposit of 100.00 plus 19.00. */
async function deposit(unitPrice = 10_000n, changes: Partial<CreateInvoice> = {}): Promise<InvoiceId> {
  const { id } = await create({ type: "deposit", lines: [line(unitPrice)], ...changes });
  await world.useCases.updateInvoice(world.owner, id, { status: "paid" });
  return id;
}

async function find(id: InvoiceId) {
  return (await world.useCases.getInvoice(world.owner, id)).invoice;
}

const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
const deducting = (...ids: readonly InvoiceId[]) => ids.map((invoiceId) => ({ invoiceId }));
const issue = (id: InvoiceId) => world.useCases.updateInvoice(world.owner, id, { status: "open" });
const change = (id: InvoiceId, patch: Parameters<World["useCases"]["updateInvoice"]>[2]) =>
  world.useCases.updateInvoice(world.owner, id, patch);

async function issueOf(promise: Promise<unknown>) {
  try {
    await promise;
  } catch (error) {
    if (!isStintError(error)) throw error;
    const [issue] = error.issues;
    return { code: refusalIn(error), path: issue?.path.join("/"), message: issue?.message ?? error.message };
  }
  return expect.fail("It was not refused.");
}

describe("a deposit invoice", () => {
  it("is drafted, issued with a number of the invoices, paid, and recorded in the ledger like an invoice", async () => {
    const { useCases, owner } = world;
    const draft = await create({ type: "deposit", lines: [line(10_000n)] });
    expect(draft).to.include({ type: "deposit", status: "draft", total: 11_900n, deductedBy: null });
    const { invoice: open } = await issue(draft.id);
    expect(open).to.include({ type: "deposit", status: "open", number: "INV-2026-0001" });
    const { invoice: paid } = await useCases.recordPayment(owner, draft.id, { amount: 11_900n });
    expect(paid.status).to.equal("paid");
    const { document } = await useCases.getInvoiceProof(owner, draft.id);
    expect(JSON.parse(document)).to.have.nested.include({ "invoice.type": "deposit", "invoice.total": 11_900 });
    expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
    const types = (await world.events()).map(({ type }) => type).filter((type) => type.startsWith("invoice."));
    expect(types).to.deep.equal(["invoice.created", "invoice.issued", "invoice.payment_recorded", "invoice.paid"]);
  });

  it("bills no time, deducts no deposits, and bills more than nothing", async () => {
    const id = await deposit();
    const refused = async (command: Partial<CreateInvoice>) => {
      const { code, path } = await issueOf(create({ type: "deposit", lines: [line(1n)], ...command }));
      return [code, path];
    };
    expect(await refused({ fromTime: {} })).to.deep.equal(["not_for_deposits", "fromTime"]);
    expect(await refused({ deposits: deducting(id) })).to.deep.equal(["not_for_deposits", "deposits"]);
    expect(await refused({ lines: [line(0n)] })).to.deep.equal(["deposit_not_positive", "lines"]);
    expect((await create({ lines: [line(0n)] })).total).to.equal(0n);
    const draft = await create({ type: "deposit", lines: [line(1n)] });
    expect(await codeOf(change(draft.id, { lines: [line(0n)] }))).to.equal("deposit_not_positive");
  });

  it("can be voided while nothing is paid, and credited while no invoice deducts it", async () => {
    const { useCases, owner } = world;
    const open = await create({ type: "deposit", lines: [line(100n)] });
    await issue(open.id);
    expect((await change(open.id, { status: "void" })).invoice.status).to.equal("void");
    const paid = await deposit();
    const { invoice: note } = await useCases.createCreditNote(owner, paid, { reason: "Cancelled" });
    expect(note).to.include({ type: "credit_note", total: 11_900n, deductedBy: null });
    expect(await codeOf(create({ lines: [line(20_000n)], deposits: deducting(paid) }))).to.equal("deposit_not_paid");
  });
});

describe("an invoice that deducts deposits", () => {
  it("keeps its figures, is paid by the deposits, and states each with its tax and what remains", async () => {
    const [first, second] = [await deposit(), await deposit(5_000n, { lines: [line(5_000n, "7")] })];
    const invoice = await create({ lines: [line(30_000n), line(10_000n, "7")], deposits: deducting(first, second) });
    expect(invoice).to.include({ total: 46_400n, taxTotal: 6_400n, depositTotal: 17_250n, prepaidTotal: 17_250n });
    expect(payableAmount(invoice)).to.equal(29_150n);
    const shown = invoiceView(invoice, parseLocalDate("2026-03-10"));
    expect(shown).to.deep.include({ prepaid_amount: 17_250, deposit_total: 17_250, payable_amount: 29_150, amount_due: 29_150 });
    expect(shown["deposits"]).to.have.length(2);
    expect(shown).to.have.nested.include({ "deposits[0].invoice_id": first, "deposits[0].number": "INV-2026-0001" });
    expect(shown).to.have.nested.include({ "deposits[0].issue_date": "2026-03-10", "deposits[0].total": 11_900 });
    expect(shown).to.have.nested.include({ "deposits[0].net": 10_000, "deposits[0].tax_total": 1_900 });
    expect(shown).to.have.nested.include({ "deposits[1].tax_breakdown[0].rate": "7", "deposits[1].tax_total": 350 });
    const remaining = [
      { rate: "7", taxable_amount: 5_000, tax_amount: 350 },
      { rate: "19", taxable_amount: 20_000, tax_amount: 3_800 },
    ].map((group) => ({ category: "S", ...group, exemption_reason: null, exemption_code: null, components: null }));
    expect(shown["remaining_tax_breakdown"]).to.deep.equal(remaining);
  });

  it("subtracts a tax that only the deposit has, so that the sums stay exact", async () => {
    const invoice = await create({ lines: [line(30_000n, "7")], deposits: deducting(await deposit()) });
    const shown = invoiceView(invoice, parseLocalDate("2026-03-10"));
    expect(shown).to.have.nested.include({
      ...{ "remaining_tax_breakdown[0].taxable_amount": 30_000, "remaining_tax_breakdown[0].tax_amount": 2_100 },
      ...{ "remaining_tax_breakdown[1].taxable_amount": -10_000, "remaining_tax_breakdown[1].tax_amount": -1_900 },
    });
  });

  it("adds deposits to an entered prepaid amount, rounds what is left, and leaves split tax to the buyer", async () => {
    const terms = { prepaidAmount: 1_000n, payableRounding: { kind: "increment", increment: 100n } } as const;
    const entered = await create({ lines: [line(20_007n)], deposits: deducting(await deposit()), ...terms });
    expect(entered).to.include({ total: 23_808n, prepaidTotal: 12_900n, roundingAmount: -8n });
    const { invoice: same } = await change(entered.id, { prepaidAmount: 12_900n, notes: "Echo" });
    expect([same.prepaidAmount, same.prepaidTotal]).to.deep.equal([1_000n, 12_900n]);
    const split = { ...vat("19"), category: "B" } as const;
    const part = await deposit(0n, { lines: [{ ...line(10_000n), tax: split }] });
    const final = await create({ lines: [{ ...line(20_000n), tax: split }], deposits: deducting(part) });
    expect([final.total, final.prepaidTotal, payableAmount(final)]).to.deep.equal([23_800n, 13_800n, 10_000n]);
  });

  it("takes only paid deposits of its client and currency, each once, up to its total", async () => {
    const { useCases, owner } = world;
    const id = await deposit();
    const refused = async (...ids: readonly InvoiceId[]) => {
      const { code, path } = await issueOf(create({ lines: [line(10_000n)], deposits: deducting(...ids) }));
      return `${code} ${path}`;
    };
    const plain = await create({ lines: [line(1n)] });
    const unknown = "inv_00000000000000000000000000" as InvoiceId;
    expect(await refused(unknown)).to.equal("unknown_reference deposits/0/invoiceId");
    expect(await refused(plain.id)).to.equal("not_a_deposit deposits/0/invoiceId");
    expect(await refused(id, id)).to.equal("not_unique deposits/1/invoiceId");
    expect(await refused(id, await deposit(1n))).to.equal("deposit_exceeds_total deposits/1");
    expect(await refused(...Array.from({ length: 51 }, () => id))).to.match(/^too_many/);
    const other = await useCases.createClient(owner, { name: "Other" });
    expect(await refused(await deposit(1n, { clientId: other.id }))).to.equal("deposit_of_other_client deposits/0/invoiceId");
    await useCases.updateClient(owner, clientId, { currency: parseCurrency("USD") });
    expect(await refused(id)).to.equal("deposit_in_other_currency deposits/0/invoiceId");
    await useCases.updateClient(owner, clientId, { currency: null });
    const open = await create({ type: "deposit", lines: [line(1n)] });
    await issue(open.id);
    expect(await refused(open.id)).to.match(/^deposit_not_paid/);
    const exact = await create({ lines: [line(10_000n)], deposits: deducting(id) });
    expect(payableAmount(exact)).to.equal(0n);
  });

  it("deducts up to 50 deposits, and says what is wrong with each", async () => {
    const unknown = Array.from({ length: 51 }, () => "inv_00000000000000000000000000" as InvoiceId);
    const tooMany = await refusal(create({ lines: [line(10_000n)], deposits: deducting(...unknown) }));
    expect(tooMany.at.split(" ")).to.deep.equal(["deposits", ...Array.from({ length: 50 }, (_, n) => `deposits.${n}.invoiceId`)]);
    expect(tooMany.message).to.match(/^An invoice deducts at most 50 deposits\. There is no such invoice in this workspace\./);
    const ids = [];
    for (let n = 0; n < 50; n++) ids.push(await deposit(1n));
    expect((await create({ lines: [line(10_000n)], deposits: deducting(...ids) })).deposits).to.have.length(50);
    const message = async (command: Partial<CreateInvoice>) => (await issueOf(create({ lines: [line(1n)], ...command }))).message;
    const [id = expect.fail()] = ids;
    expect(await message({ type: "deposit", deposits: deducting(id) })).to.equal("A deposit cannot deduct other deposits.");
    expect(await message({ type: "deposit", lines: [line(0n)] })).to.equal("The total of a deposit must be greater than 0.");
    expect(await message({ deposits: deducting(id, id) })).to.equal("The deposit is listed twice.");
    const { id: plain } = await create({ lines: [line(1n)] });
    expect(await message({ deposits: deducting(plain) })).to.equal("Only invoices of type deposit can be deducted.");
    const other = await world.useCases.createClient(world.owner, { name: "Other", currency: parseCurrency("USD") });
    expect(await message({ clientId: other.id, deposits: deducting(id) })).to.equal("The deposit was billed to another client.");
    await world.useCases.updateClient(world.owner, clientId, { currency: parseCurrency("USD") });
    expect(await message({ deposits: deducting(id) })).to.equal("The currency of the deposit is EUR, that of the invoice USD.");
  });

  it("does not change deposits that it keeps", async () => {
    const [id, other] = [await deposit(), await deposit(100n)];
    const { id: final } = await create({ lines: [line(20_000n)], deposits: deducting(id) });
    const { version } = await find(id);
    await change(final, { deposits: deducting(other, id) });
    expect(await find(id)).to.include({ version, deductedBy: final });
    expect((await find(other)).deductedBy).to.equal(final);
  });

  it("is previewed with its deposits, without taking them", async () => {
    const { useCases, owner } = world;
    const id = await deposit();
    const command = { clientId, lines: [line(20_000n)], deposits: deducting(id) };
    const preview = await useCases.previewInvoice(owner, command);
    expect(preview.invoice).to.include({ depositTotal: 11_900n });
    expect((await find(id)).deductedBy).to.equal(null);
    await create(command);
    expect(await codeOf(useCases.previewInvoice(owner, command))).to.equal("deposit_already_deducted");
  });
});

describe("a deducted deposit", () => {
  it("names the invoice that deducts it, first by ID, then also by number", async () => {
    const id = await deposit();
    const { id: final } = await create({ lines: [line(20_000n)], deposits: deducting(id) });
    const shown = async () => invoiceView(await find(id), parseLocalDate("2026-03-10"))["deducted_by"];
    expect(await shown()).to.deep.equal({ invoice_id: final, number: null });
    await issue(final);
    expect(await shown()).to.deep.equal({ invoice_id: final, number: "INV-2026-0002" });
    expect((await world.useCases.getAudit(world.owner)).findings).to.deep.equal([]);
  });

  it("is not deducted again, voided, credited, reversed or refunded", async () => {
    const { useCases, owner } = world;
    const id = await deposit();
    const { id: final } = await create({ lines: [line(20_000n)], deposits: deducting(id) });
    await issue(final);
    const again = await issueOf(create({ lines: [line(20_000n)], deposits: deducting(id) }));
    expect(again).to.include({ code: "deposit_already_deducted" });
    expect(again.message).to.match(/INV-2026-0001.*INV-2026-0002/);
    const [payment] = (await find(id)).payments;
    const tries: readonly Promise<unknown>[] = [
      change(id, { status: "void" }),
      useCases.createCreditNote(owner, id, { reason: "Wrong" }),
      useCases.reversePayment(owner, id, payment?.id ?? expect.fail(), {}),
      useCases.recordPayment(owner, id, { amount: 1n, kind: "refund" }),
    ];
    for (const attempt of tries) expect(await codeOf(attempt)).to.equal("deposit_deducted");
    expect(await find(id)).to.include({ status: "paid", deductedBy: final });
  });

  it("is free again after its invoice is deleted, void, credited in full, or names other deposits", async () => {
    const { useCases, owner } = world;
    const [id, other] = [await deposit(), await deposit(100n)];
    const deduct = async () => (await create({ lines: [line(20_000n)], deposits: deducting(id) })).id;
    const free = async () => (await find(id)).deductedBy === null;
    await useCases.deleteInvoice(owner, await deduct());
    expect(await free()).to.equal(true);
    const voided = await deduct();
    await issue(voided);
    await change(voided, { status: "void" });
    expect(await free()).to.equal(true);
    expect((await find(voided)).deposits).to.have.length(1);
    const changed = await deduct();
    const { invoice } = await change(changed, { deposits: deducting(other) });
    expect([invoice.depositTotal, await free(), (await find(other)).deductedBy]).to.deep.equal([119n, true, changed]);
    await change(changed, { deposits: [] });
    expect([(await find(changed)).prepaidTotal, (await find(other)).deductedBy]).to.deep.equal([0n, null]);
    const credited = await deduct();
    await issue(credited);
    const part = await useCases.createCreditNote(owner, credited, { reason: "Part", lines: [{ line: 0, net: 100n }] });
    expect(part.invoice).to.deep.include({ total: 119n, deposits: [], depositTotal: 0n, prepaidTotal: 0n });
    expect(await free()).to.equal(false);
    const { invoice: rest } = await useCases.createCreditNote(owner, credited, { reason: "All of it" });
    expect(rest).to.include({ total: 23_681n, depositTotal: 11_900n });
    expect([payableAmount(rest), await free()]).to.deep.equal([11_781n, true]);
    expect((await find(credited)).status).to.equal("credited");
    expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
  });

  it("can be left out of a draft and the draft issued in one request, but not of an issued invoice", async () => {
    const [id, other] = [await deposit(), await deposit(100n)];
    const { id: final } = await create({ lines: [line(20_000n)], deposits: deducting(id) });
    const { invoice } = await change(final, { deposits: deducting(other, id), status: "open" });
    expect(invoice.depositTotal).to.equal(12_019n);
    expect(await find(other)).to.include({ deductedBy: final, deductedByNumber: invoice.number });
    expect(await codeOf(change(final, { deposits: [] }))).to.equal("invoice_not_draft");
    expect((await change(final, { deposits: deducting(other, id) })).invoice.version).to.equal(invoice.version);
    const { id: small } = await create({ lines: [line(200n)], deposits: deducting(await deposit(150n)) });
    expect(await codeOf(change(small, { lines: [line(100n)] }))).to.equal("deposit_exceeds_total");
  });

  it("is not deducted if another invoice deducts it after it was found", async () => {
    const { ports, owner } = world;
    const id = await deposit();
    let reads = 0;
    const useCases = createUseCases({
      ...ports,
      unitOfWork: {
        read: (scope, work) => ports.unitOfWork.read(scope, work),
        run: (scope, work) =>
          ports.unitOfWork.run(scope, (stores) => {
            const find: typeof stores.invoices.find = async (of) => {
              const found = await stores.invoices.find(of);
              return found && of === id && ++reads > 1 ? { ...found, deductedBy: "inv_other" as InvoiceId } : found;
            };
            return work({ ...stores, invoices: { ...stores.invoices, find } });
          }),
      },
    });
    const late = useCases.createInvoice(owner, { clientId, lines: [line(20_000n)], deposits: deducting(id) });
    expect(await codeOf(late)).to.equal("deposit_already_deducted");
    expect((await useCases.listInvoices(owner, { types: ["invoice"] }, page)).items).to.deep.equal([]);
  });

  it("counts once in the report of invoices: drafts without their deposits, and what remains due", async () => {
    const { useCases, owner } = world;
    const report = async () => (await useCases.getInvoiceReport(owner, {})).currencies[0] ?? expect.fail();
    const id = await deposit();
    const { id: final } = await create({ lines: [line(20_000n)], deposits: deducting(id) });
    expect((await report()).draft).to.deep.equal({ count: 1, amount: 11_900n });
    await issue(final);
    expect((await report()).open).to.deep.equal({ count: 1, amount: 11_900n });
    await change(final, { status: "paid" });
    const { paid } = await report();
    expect(paid.reduce((sum, { amount }) => sum + amount, 0n)).to.equal(23_800n);
  });
});

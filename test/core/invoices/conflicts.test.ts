import { expect } from "chai";
import { type ClientId, type CreateInvoice, type InvoiceId, parseDecimal, type PaymentId } from "../../../core/index.js";
import { refusal } from "../issues.js";
import { createWorld, type World } from "../world.js";

const line = (unitPrice: bigint) => ({ description: "Work", quantity: parseDecimal("1"), unitPrice });
const reason = "Wrong";
const settleable = ["open", "paid", "credited", "written_off"];

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
});

async function draft(command: Partial<CreateInvoice> = {}): Promise<InvoiceId> {
  return (await world.useCases.createInvoice(world.owner, { clientId, lines: [line(1_000n)], ...command })).invoice.id;
}
async function open(command: Partial<CreateInvoice> = {}): Promise<InvoiceId> {
  const id = await draft(command);
  await world.useCases.updateInvoice(world.owner, id, { status: "open" });
  return id;
}
async function deposit(): Promise<InvoiceId> {
  const id = await draft({ type: "deposit" });
  await world.useCases.updateInvoice(world.owner, id, { status: "paid" });
  return id;
}
const pay = (id: InvoiceId, amount: bigint, kind?: "refund") => world.useCases.recordPayment(world.owner, id, { amount, kind });
const credit = async (id: InvoiceId, net?: bigint) => {
  const lines = net === undefined ? undefined : [{ line: 0, net }];
  return (await world.useCases.createCreditNote(world.owner, id, { reason, lines })).invoice.id;
};
const change = (id: InvoiceId, patch: Parameters<World["useCases"]["updateInvoice"]>[2]) =>
  world.useCases.updateInvoice(world.owner, id, patch);
const final = (id: InvoiceId) => draft({ lines: [line(5_000n)], deposits: [{ invoiceId: id }] });
const conflict = (code: string, message: string, details: object) => ({ code, at: "", message, details });

describe("the status of an invoice", () => {
  it("allows only a draft to be changed or deleted, and says what else is possible", async () => {
    const id = await open();
    const details = { current_status: "open", allowed: ["draft"] };
    expect(await refusal(change(id, { notes: "x" }))).to.deep.equal(
      conflict(
        "invoice_not_draft",
        "Only a draft's content can be changed, and the due date of an open invoice. Void an open invoice and create a new one.",
        details,
      ),
    );
    expect(await refusal(world.useCases.deleteInvoice(world.owner, id))).to.deep.equal(
      conflict("invoice_not_draft", "Only a draft can be deleted. Void an issued invoice instead.", details),
    );
    expect(await refusal(change(id, { status: "draft" }))).to.deep.equal(
      conflict("invalid_transition", "Cannot change the status of an invoice from open to draft.", {
        ...{ from: "open", to: "draft", allowed: ["paid", "void"] },
      }),
    );
  });

  it("allows payments of open invoices and refunds of issued ones", async () => {
    const id = await draft();
    const note = await credit(await open());
    const onlyOpen = "Payments can be recorded only on an open invoice.";
    const onlyIssued = "Only an issued invoice can be refunded.";
    expect(await refusal(pay(id, 1n))).to.deep.equal(
      conflict("invoice_not_open", `${onlyOpen} The status of this one is draft.`, {
        current_status: "draft",
        allowed: ["open"],
      }),
    );
    expect(await refusal(pay(note, 1n))).to.deep.equal(
      conflict("invoice_not_open", `${onlyOpen} This is a credit note.`, { current_status: "credited", allowed: ["open"] }),
    );
    expect(await refusal(pay(id, 1n, "refund"))).to.deep.equal(
      conflict("invoice_not_open", `${onlyIssued} The status of this one is draft.`, {
        ...{ current_status: "draft", allowed: settleable },
      }),
    );
  });

  it("allows credit notes of issued invoices, until everything is credited", async () => {
    const id = await draft();
    const only = "Only an issued invoice can be credited.";
    expect(await refusal(credit(id))).to.deep.equal(
      conflict("invoice_not_creditable", `${only} The status of this one is draft.`, {
        ...{ current_status: "draft", allowed: settleable },
      }),
    );
    await change(id, { status: "open" });
    const note = await credit(id);
    expect(await refusal(credit(note))).to.deep.equal(
      conflict("invoice_not_creditable", `${only} This is a credit note.`, { current_status: "credited", allowed: settleable }),
    );
    expect(await refusal(credit(id))).to.deep.equal(
      conflict("nothing_to_credit", "The invoice is already credited in full.", { credit_note_ids: [note] }),
    );
  });

  it("keeps invoices with credit notes or payments from being voided", async () => {
    const id = await open();
    const note = await credit(id, 100n);
    expect(await refusal(change(id, { status: "void" }))).to.deep.equal(
      conflict("invoice_has_payments", "The invoice has credit notes of 1.00 EUR, so it cannot be voided.", {
        ...{ payment_ids: [], credit_note_ids: [note] },
      }),
    );
  });
});

describe("a payment", () => {
  const payments = async (id: InvoiceId) => (await world.useCases.getInvoice(world.owner, id)).invoice.payments;
  const reverse = (id: InvoiceId, payment: PaymentId) => world.useCases.reversePayment(world.owner, id, payment, {});

  it("is refunded up to what was paid, and reversed up to what was not refunded", async () => {
    const id = await open();
    await pay(id, 400n);
    const paid = (amount: string, cents: number) =>
      conflict("amount_paid_negative", `Only ${amount} EUR is paid on this invoice. Refunds cannot exceed payments.`, {
        ...{ amount_paid: cents },
      });
    expect(await refusal(pay(id, 401n, "refund"))).to.deep.equal(paid("4.00", 400));
    await pay(id, 300n, "refund");
    const [first] = await payments(id);
    expect(await refusal(reverse(id, first?.id ?? expect.fail()))).to.deep.equal(paid("1.00", 100));
    const { invoice } = await pay(id, 100n, "refund");
    expect(invoice).to.include({ status: "open", paidAt: null });
  });

  it("is reversed once, and its reversal never", async () => {
    const id = await open();
    await pay(id, 400n);
    const [payment] = await payments(id);
    await reverse(id, payment?.id ?? expect.fail());
    const [, reversal] = await payments(id);
    expect(reversal?.id).to.match(/^pay_/);
    expect(await refusal(reverse(id, payment?.id ?? expect.fail()))).to.deep.equal(
      conflict("already_reversed", "This payment is already reversed.", { reversed_by: reversal?.id }),
    );
    expect(await refusal(reverse(id, reversal?.id ?? expect.fail()))).to.deep.equal(
      conflict("reversal_not_reversible", "A reversal cannot be reversed. Record it again instead.", {}),
    );
  });
});

describe("a deposit", () => {
  it("is deducted only while it is paid in full and not credited", async () => {
    const only = "Only a deposit that is paid in full and not credited can be deducted. The deposit";
    const id = await draft({ type: "deposit" });
    const notPaid = (of: string, status: string) =>
      conflict("deposit_not_paid", `${only} ${of}.`, { invoice_id: id, current_status: status });
    expect(await refusal(final(id))).to.deep.equal(notPaid(`${id} has the status draft`, "draft"));
    await change(id, { status: "open" });
    expect(await refusal(final(id))).to.deep.equal(notPaid("INV-2026-0001 has the status open", "open"));
    await change(id, { status: "paid" });
    await credit(id, 100n);
    expect(await refusal(final(id))).to.deep.equal(notPaid("INV-2026-0001 has credit notes", "paid"));
  });

  it("names the invoice that deducts it when it is deducted again, voided, credited, refunded or reversed", async () => {
    const id = await deposit();
    const by = await final(id);
    const deducted = (doing: string, what: string, number: string | null) =>
      conflict(
        "deposit_deducted",
        `The deposit is deducted by ${what}, so it cannot be ${doing}. Void, credit or change that invoice first.`,
        { invoice_id: by, number },
      );
    const [payment] = (await world.useCases.getInvoice(world.owner, id)).invoice.payments;
    const refusals = async () => [
      await refusal(change(id, { status: "void" })),
      await refusal(credit(id)),
      await refusal(pay(id, 1n, "refund")),
      await refusal(world.useCases.reversePayment(world.owner, id, payment?.id ?? expect.fail(), {})),
    ];
    const expected = (what: string, number: string | null) =>
      ["voided", "credited", "refunded", "refunded"].map((doing) => deducted(doing, what, number));
    expect(await refusals()).to.deep.equal(expected(`the draft ${by}`, null));
    expect(await refusal(final(id))).to.deep.equal(
      conflict("deposit_already_deducted", `The deposit INV-2026-0001 is already deducted by the draft ${by}.`, {
        ...{ invoice_id: by, number: null },
      }),
    );
    await change(by, { status: "open" });
    expect(await refusals()).to.deep.equal(expected("the invoice INV-2026-0002", "INV-2026-0002"));
  });
});

describe("an archived client", () => {
  it("gets no new invoices, and can be made active again", async () => {
    await world.useCases.updateClient(world.owner, clientId, { status: "archived" });
    expect(await refusal(draft())).to.deep.equal(
      conflict("client_archived", "The client Client is archived. Set its status to active first.", { client_id: clientId }),
    );
    await world.useCases.updateClient(world.owner, clientId, { status: "active" });
    expect(await draft()).to.match(/^inv_/);
  });
});

describe("an unknown invoice", () => {
  it("is not found by any operation", async () => {
    const { useCases, owner } = world;
    const id = "inv_00000000000000000000000000" as InvoiceId;
    const tries: readonly Promise<unknown>[] = [
      useCases.getInvoice(owner, id),
      useCases.updateInvoice(owner, id, {}),
      useCases.deleteInvoice(owner, id),
      useCases.recordPayment(owner, id, { amount: 1n }),
      useCases.reversePayment(owner, id, "pay_00000000000000000000000000" as PaymentId, {}),
      useCases.createCreditNote(owner, id, { reason }),
      useCases.explainInvoice(owner, id),
      useCases.validateInvoice(owner, id),
    ];
    const expected = { code: "not_found", at: "", message: "There is no such invoice in this workspace.", details: {} };
    for (const attempt of tries) expect(await refusal(attempt)).to.deep.equal(expected);
    const missing = useCases.reversePayment(owner, await open(), "pay_00000000000000000000000000" as PaymentId, {});
    expect(await refusal(missing)).to.deep.equal({ ...expected, message: "There is no such payment in this workspace." });
  });
});

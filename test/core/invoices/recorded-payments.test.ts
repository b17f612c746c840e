import { expect } from "chai";
import { type ClientId, type InvoiceId, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { checkSettlement } from "../../../core/invoices/settlement.js";
import { refusal, told } from "../issues.js";
import { createWorld, type World } from "../world.js";

const today = parseLocalDate("2026-03-10");
const settlement = { amount: 1n, paidOn: today, method: null, reference: null };

describe("the details of a payment", () => {
  const found = (changes: object) => checkSettlement({ ...settlement, ...changes }, today).found;
  const wrong: readonly (readonly [changes: object, ...issues: readonly string[]])[] = [
    [{}],
    [{ method: "SEPA", reference: "RF18", paidOn: parseLocalDate("1970-01-01") }],
    [{ amount: 0n }, "amount: out_of_range"],
    [{ amount: -1n }, "amount: out_of_range"],
    [{ method: "" }, "method: too_short"],
    [{ method: "x".repeat(101) }, "method: too_long"],
    [{ reference: "" }, "reference: too_short"],
    [{ reference: "x".repeat(201) }, "reference: too_long"],
    [{ paidOn: parseLocalDate("1969-12-31") }, "paidOn: out_of_range"],
    [{ paidOn: parseLocalDate("2026-03-11") }, "paidOn: in_the_future"],
  ];
  for (const [changes, ...issues] of wrong) {
    const text = JSON.stringify(changes, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value)).slice(0, 60);
    it(`${issues.length === 0 ? "may be" : "must not be"} ${text}`, () => expect(told(found(changes))).to.deep.equal(issues));
  }

  it("say what is allowed", () => {
    expect(found({ amount: 0n })[0]?.message).to.equal("Must be greater than 0.");
    expect(found({ paidOn: parseLocalDate("2026-03-11") })[0]?.message).to.equal("Must not be after today, 2026-03-10.");
    expect(found({ paidOn: parseLocalDate("1969-12-31") })[0]?.message).to.equal("Must be within the years 1970 to 9999.");
  });
});

describe("a recorded payment", () => {
  let world: World;
  let clientId: ClientId;
  beforeEach(async () => {
    world = await createWorld("2026-03-10T08:00:00Z");
    clientId = (await world.useCases.createClient(world.owner, { name: "Client" })).id;
  });
  const open = async (unitPrice = 1_000n): Promise<InvoiceId> => {
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice }];
    const { id } = (await world.useCases.createInvoice(world.owner, { clientId, lines })).invoice;
    await world.useCases.updateInvoice(world.owner, id, { status: "open" });
    return id;
  };

  it("has an ID of its own, the day in the workspace's time zone, and what the request says", async () => {
    const { useCases, owner } = world;
    const id = await open();
    world.at("2026-03-10T23:30:00Z");
    const { invoice } = await useCases.recordPayment(owner, id, { amount: 100n });
    expect(invoice.payments[0]?.id).to.match(/^pay_/);
    expect(invoice.payments[0]).to.deep.include({ ...settlement, amount: 100n, kind: "payment", paidOn: "2026-03-11" });
    expect(invoice.payments[0]).to.include({ reverses: null, reason: null });
    const { invoice: paid } = await useCases.updateInvoice(owner, id, { status: "paid" });
    expect(paid.payments[1]?.id).to.match(/^pay_/);
    expect(paid.payments[1]).to.include({ amount: 900n, kind: "payment", paidOn: "2026-03-11" });
  });

  it("is at most the amount due, at its field", async () => {
    const expected = { at: "amount", code: "amount_exceeds_due", message: "Only 10.00 EUR is due on this invoice.", details: {} };
    expect(await refusal(world.useCases.recordPayment(world.owner, await open(), { amount: 1_001n }))).to.deep.equal(expected);
  });

  it("is none if nothing is due on an invoice that is marked as paid", async () => {
    const { useCases, owner } = world;
    const { invoice } = await useCases.updateInvoice(owner, await open(0n), { status: "paid" });
    expect(invoice).to.deep.include({ status: "paid", payments: [] });
    expect(invoice.paidAt).to.equal(world.ports.clock.now());
  });

  it("is reversed for a reason of 1 to 500 characters", async () => {
    const { useCases, owner } = world;
    const id = await open();
    const { invoice } = await useCases.recordPayment(owner, id, { amount: 100n });
    const reverse = (reason: string) => useCases.reversePayment(owner, id, invoice.payments[0]?.id ?? expect.fail(), { reason });
    expect(await refusal(reverse(""))).to.include({ at: "reason", code: "too_short" });
    expect(await refusal(reverse("x".repeat(501)))).to.include({ at: "reason", code: "too_long" });
    const { invoice: reversed } = await reverse("x".repeat(500));
    expect(reversed.payments).to.have.length(2);
    expect(await refusal(useCases.createCreditNote(owner, id, { reason: "" }))).to.include({ at: "reason", code: "too_short" });
  });
});

import { expect } from "chai";
import fc from "fast-check";
import {
  accountStatementView,
  addDays,
  balanceOf,
  type Invoice,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
} from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const day = parseLocalDate;

describe("the statement of account of a client", () => {
  let world: World;
  let clientId: Invoice["clientId"];
  beforeEach(async () => {
    world = await createWorld("2026-03-01T08:00:00Z");
    clientId = (await world.useCases.createClient(world.owner, { name: "Ada" })).id;
  });
  const issued = async (unitPrice: bigint, given: object = {}): Promise<Invoice["id"]> => {
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice }];
    const { invoice } = await world.useCases.createInvoice(world.owner, { clientId, lines, ...given });
    await world.useCases.updateInvoice(world.owner, invoice.id, { status: "open" });
    return invoice.id;
  };
  const statement = (request: Parameters<typeof world.useCases.getAccountStatement>[2] = {}) =>
    world.useCases.getAccountStatement(world.owner, clientId, request);

  it("lists what is to be refunded of a settled invoice, so that the open items are the closing balance", async () => {
    const { useCases, owner } = world;
    const id = await issued(10_000n);
    await issued(700n);
    await useCases.updateInvoice(owner, id, { status: "paid" });
    await useCases.createCreditNote(owner, id, { reason: "Returned" });
    const [euro] = (await statement()).currencies;
    expect(euro?.openItems.map(({ number, amountDue: due }) => [number, due])).to.deep.equal([
      ["INV-2026-0001", -10_000n],
      ["INV-2026-0002", 700n],
    ]);
    expect(euro).to.include({ amountDue: -9_300n, closingBalance: -9_300n, creditBalance: 0n });
  });

  it("lists open items with their age, and movements with the balances before and after them", async () => {
    const { useCases, owner } = world;
    const old = await issued(10_000n, { issueDate: day("2026-01-01"), dueDate: day("2026-01-15") });
    const fresh = await issued(5_000n, { issueDate: day("2026-02-20"), dueDate: day("2026-03-20") });
    await issued(700n);
    await useCases.recordPayment(owner, old, { amount: 4_000n, paidOn: day("2026-02-01") });
    const { payments } = (await useCases.recordPayment(owner, fresh, { amount: 500n, paidOn: day("2026-02-25") })).invoice;
    await useCases.reversePayment(owner, fresh, payments[0]?.id as never, {});
    await useCases.createCreditNote(owner, fresh, { reason: "Discount", lines: [{ line: 0, net: 1_000n }] });
    const voided = await issued(99n);
    await useCases.updateInvoice(owner, voided, { status: "void" });
    const { invoice: draft } = await useCases.createInvoice(owner, {
      ...{ clientId, lines: [{ description: "Draft", quantity: parseDecimal("1"), unitPrice: 1n }] },
    });
    const all = accountStatementView(await statement({ from: day("2026-02-01"), to: day("2026-03-01") })) as Record<
      string,
      never
    >;
    expect(all).to.include({ client_id: clientId, as_of: "2026-03-01", from: "2026-02-01", to: "2026-03-01" });
    const [euro] = (await statement({ from: day("2026-02-01"), to: day("2026-03-01") })).currencies;
    expect(
      euro?.openItems.map(({ number, amountDue: due, settledAmount, daysOverdue }) => [number, due, settledAmount, daysOverdue]),
    ).to.deep.equal([
      ["INV-2026-0001", 6_000n, 4_000n, 45],
      ["INV-2026-0002", 4_000n, 1_000n, 0],
      ["INV-2026-0003", 700n, 0n, 0],
    ]);
    expect(euro).to.include({ amountDue: 10_700n, openingBalance: 10_000n, closingBalance: 10_500n });
    expect(euro?.aging).to.deep.equal({ not_due: 4_700n, "1_30": 0n, "31_60": 6_000n, "61_90": 0n, over_90: 0n });
    expect(euro?.movements.map(({ date, kind, amount, balance }) => [date, kind, amount, balance])).to.deep.equal([
      ["2026-02-01", "payment", -4_000n, 6_000n],
      ["2026-02-20", "invoice", 5_000n, 11_000n],
      ["2026-02-25", "payment", -500n, 10_500n],
    ]);
    const [complete] = (await statement()).currencies;
    expect(complete?.movements.map(({ kind }) => kind)).to.include.members(["void", "reversal", "credit_note"]);
    expect(complete).to.include({ openingBalance: 0n, closingBalance: 10_700n });
    expect(complete?.movements.some(({ invoiceId }) => invoiceId === draft.id)).to.equal(false);
  });

  it("is by currency, of the invoices of this client only, for those who may read invoices", async () => {
    const { useCases, owner } = world;
    await issued(100n);
    await useCases.updateClient(owner, clientId, { currency: parseCurrency("USD") });
    await issued(200n);
    const other = await useCases.createClient(owner, { name: "Other" });
    await issued(300n, { clientId: other.id });
    const totals = async (request: object = {}) =>
      (await statement(request)).currencies.map(({ currency, amountDue: due }) => [currency, due]);
    expect(await totals()).to.deep.equal([
      ["EUR", 100n],
      ["USD", 200n],
    ]);
    expect(await totals({ currencies: ["USD"] })).to.deep.equal([["USD", 200n]]);
    expect(await codeOf(statement({ from: day("2026-03-02"), to: day("2026-03-01") }))).to.equal("range_reversed");
    expect(await codeOf(useCases.getAccountStatement(owner, "cli_1" as never))).to.equal("not_found");
    expect(await codeOf(useCases.getAccountStatement(await world.actor("member"), clientId))).to.equal("forbidden");
  });

  it("ends with what is due less what is refundable, whatever was paid, reversed, credited and refunded, and ranges add up", async () => {
    const event = fc.record({
      of: fc.nat(2),
      kind: fc.constantFrom("pay", "reverse", "credit", "refund", "write_off" as const),
      amount: fc.bigInt({ min: 1n, max: 1_200n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 12 }), fc.nat(60), async (events, cut) => {
        const { useCases, owner } = world;
        clientId = (await useCases.createClient(owner, { name: "Ada" })).id;
        const ids = [await issued(1_000n, { issueDate: day("2026-01-10") }), await issued(777n), await issued(1n)];
        for (const { of, kind, amount } of events) {
          const id = ids[of] as Invoice["id"];
          const { payments } = (await useCases.getInvoice(owner, id)).invoice;
          const refusable: Readonly<Record<typeof kind, () => Promise<unknown>>> = {
            pay: () => useCases.recordPayment(owner, id, { amount, paidOn: day("2026-02-01") }),
            refund: () => useCases.recordPayment(owner, id, { amount, kind: "refund" }),
            write_off: () => useCases.recordPayment(owner, id, { amount, kind: "write_off" }),
            credit: () => useCases.createCreditNote(owner, id, { reason: "x", lines: [{ line: 0, net: amount }] }),
            reverse: async () => payments[0] && useCases.reversePayment(owner, id, payments[0].id, {}),
          };
          await codeOf(refusable[kind]());
        }
        const expected = await Promise.all(ids.map(async (id) => balanceOf((await useCases.getInvoice(owner, id)).invoice)));
        const owed = expected.reduce((sum, { due, refundable }) => sum + due - refundable, 0n);
        const middle = addDays(day("2026-01-05"), cut);
        const within = async (range: object) => (await statement(range)).currencies[0];
        const [whole, before, after] = [await within({}), await within({ to: middle }), await within({ from: middle })];
        expect(whole?.closingBalance).to.equal(owed);
        expect(before?.closingBalance).to.equal(after?.openingBalance);
        expect(after?.closingBalance).to.equal(owed);
        expect(whole?.movements.length).to.equal((before?.movements.length ?? 0) + (after?.movements.length ?? 0));
        expect(whole?.openItems.reduce((sum, one) => sum + one.amountDue, 0n)).to.equal(owed);
      }),
      { numRuns: 40 },
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import {
  type CreateInvoice,
  type GetJournal,
  type Invoice,
  type JournalEntry,
  ledgerRows,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
} from "../../../core/index.js";
import { codeOf, createWorld, type World } from "../world.js";

const day = parseLocalDate;
const tax = (rate: string) => ({ category: rate === "0" ? ("Z" as const) : ("S" as const), rate: parseDecimal(rate) });
const line = (unitPrice: bigint, rate: string) => ({
  ...{ description: "Work", quantity: parseDecimal("1"), unitPrice },
  tax: tax(rate),
});

describe("the journal of a workspace", () => {
  let world: World;
  let clientId: Invoice["clientId"];
  beforeEach(async () => {
    world = await createWorld("2026-03-10T08:00:00Z");
    clientId = (await world.useCases.createClient(world.owner, { name: "Ada" })).id;
  });

  const issued = async (given: Partial<CreateInvoice>): Promise<Invoice["id"]> => {
    const { invoice } = await world.useCases.createInvoice(world.owner, { clientId, ...given });
    await world.useCases.updateInvoice(world.owner, invoice.id, { status: "open" });
    return invoice.id;
  };
  const journal = async (range: GetJournal = {}) => world.useCases.getJournal(world.owner, range);
  /** The rows of the journal as "account amount", by entry. */
  const booked = async (range: GetJournal = {}): Promise<readonly (readonly [string, readonly string[]])[]> => {
    const { entries, plan } = await journal(range);
    return entries.map((entry) => [
      `${entry.date} ${entry.kind} ${entry.number}`,
      ledgerRows([entry], plan).map(({ account, amount }) => `${account} ${amount}`),
    ]);
  };
  const total = (entry: JournalEntry): bigint =>
    entry.postings.reduce((sum, { amount, taxAmount }) => sum + amount + taxAmount, 0n);

  it("has what is due against revenue and tax, payments against the bank, and discounts with their taxes", async () => {
    const { useCases, owner } = world;
    const id = await issued({ lines: [line(10_000n, "19"), line(5_000n, "7")] });
    await useCases.recordPayment(owner, id, { kind: "early_payment_discount", amount: 345n });
    await useCases.recordPayment(owner, id, { amount: 10_000n, paidOn: day("2026-03-10") });
    const { payments } = (await useCases.recordPayment(owner, id, { kind: "write_off", amount: 100n })).invoice;
    await useCases.reversePayment(owner, id, payments.find(({ kind }) => kind === "early_payment_discount")?.id as never, {});
    expect(await booked()).to.deep.equal([
      [
        "2026-03-10 invoice INV-2026-0001",
        ["Accounts receivable 17250", "Sales -5000", "Sales tax -350", "Sales -10000", "Sales tax -1900"],
      ],
      [
        "2026-03-10 early_payment_discount INV-2026-0001",
        ["Sales discounts 100", "Sales tax 7", "Sales discounts 200", "Sales tax 38", "Accounts receivable -345"],
      ],
      ["2026-03-10 payment INV-2026-0001", ["Bank 10000", "Accounts receivable -10000"]],
      ["2026-03-10 write_off INV-2026-0001", ["Bad debts 100", "Accounts receivable -100"]],
      [
        "2026-03-10 reversal INV-2026-0001",
        ["Sales discounts -100", "Sales tax -7", "Sales discounts -200", "Sales tax -38", "Accounts receivable 345"],
      ],
    ]);
  });

  it("moves a deposit to revenue when it is deducted, and takes back what is credited or void", async () => {
    const { useCases, owner } = world;
    const deposit = await issued({ type: "deposit", lines: [line(4_000n, "19")] });
    await useCases.recordPayment(owner, deposit, { amount: 4_760n });
    const last = await issued({ lines: [line(10_000n, "19")], deposits: [{ invoiceId: deposit }] });
    await useCases.createCreditNote(owner, last, { reason: "Late", lines: [{ line: 0, net: 1_000n }] });
    const other = await issued({ lines: [line(100n, "19")] });
    await useCases.updateInvoice(owner, other, { status: "void" });
    const all = new Map(await booked());
    expect(all.get("2026-03-10 deposit INV-2026-0001")).to.deep.equal([
      ...["Accounts receivable 4760", "Customer deposits -4000", "Sales tax -760"],
    ]);
    expect(all.get("2026-03-10 invoice INV-2026-0002")).to.deep.equal([
      ...["Accounts receivable 7140", "Sales -10000", "Sales tax -1900", "Customer deposits 4000", "Sales tax 760"],
    ]);
    expect(all.get("2026-03-10 credit_note CN-2026-0001")).to.deep.equal([
      ...["Accounts receivable -1190", "Sales 1000", "Sales tax 190"],
    ]);
    expect(all.get("2026-03-10 void INV-2026-0003")).to.deep.equal(["Accounts receivable -119", "Sales 100", "Sales tax 19"]);
  });

  it("has withheld tax, tax that the buyer pays, and rounding on their accounts", async () => {
    const withholding = { name: "IRPF", rate: parseDecimal("15") };
    await issued({ lines: [line(10_000n, "21")], withholding });
    const split = { category: "B" as const, rate: parseDecimal("22") };
    await issued({ lines: [{ ...line(10_000n, "0"), tax: split }] });
    await issued({ lines: [line(1_001n, "0")], payableRounding: { kind: "increment", increment: 5n } });
    expect((await booked()).map(([, rows]) => rows)).to.deep.equal([
      ["Accounts receivable 10600", "Sales -10000", "Sales tax -2100", "Withholding tax 1500"],
      ["Accounts receivable 10000", "Sales -10000", "Sales tax -2200", "Sales tax 2200"],
      ["Accounts receivable 1000", "Sales -1001", "Rounding 1"],
    ]);
  });

  it("uses the accounts by tax of the workspace, and those of clients", async () => {
    const { useCases, owner } = world;
    await useCases.updateWorkspace(owner, {
      ledgerAccounts: {
        ...{ receivables: "1200", revenue: "4400", bank: "1800" },
        taxes: [{ ...tax("7"), revenue: "4300", tax: "3801", code: "2" }],
      },
    });
    const id = await issued({ lines: [line(1_000n, "19"), line(100n, "7")] });
    await useCases.recordPayment(owner, id, { amount: 1n });
    expect((await booked()).flatMap(([, rows]) => rows)).to.deep.equal([
      ...["1200 1297", "4300 -100", "3801 -7", "4400 -1000", "Sales tax -190", "1800 1", "1200 -1"],
    ]);
    await useCases.updateClient(owner, clientId, { ledgerAccount: "10001" });
    expect((await booked()).flatMap(([, rows]) => rows).filter((row) => row.startsWith("10001"))).to.have.length(2);
  });

  it("has the days of a range, both included, also of documents issued before or dated later", async () => {
    const { useCases, owner } = world;
    const early = await issued({ lines: [line(100n, "0")], issueDate: day("2026-01-05") });
    await issued({ lines: [line(100n, "0")], issueDate: day("2026-03-20") });
    world.at("2026-03-12T08:00:00Z");
    await useCases.recordPayment(owner, early, { amount: 40n, paidOn: day("2026-03-11") });
    const days = async (from: string, to: string) =>
      (await journal({ from: day(from), to: day(to) })).entries.map(({ date }) => date);
    expect(await days("2026-03-11", "2026-03-20")).to.deep.equal(["2026-03-11", "2026-03-20"]);
    expect(await days("2026-03-12", "2026-03-19")).to.deep.equal([]);
    expect(await days("2026-01-05", "2026-03-11")).to.deep.equal(["2026-01-05", "2026-03-11"]);
    expect((await journal()).range).to.deep.equal({ from: "2026-01-01", to: "2026-03-12" });
    expect((await journal({ currencies: [parseCurrency("USD")] })).entries).to.deep.equal([]);
    expect(await codeOf(days("2026-03-12", "2026-03-11"))).to.equal("range_reversed");
    expect(await codeOf(days("2024-01-01", "2026-03-11"))).to.equal("range_too_long");
    expect(await codeOf(useCases.getJournal(await world.actor("member")))).to.equal("forbidden");
  });

  it("is balanced, and receivables are what is due, whatever is issued, paid, discounted, credited, refunded and voided", async () => {
    const event = fc.record({
      of: fc.nat(3),
      kind: fc.constantFrom("pay", "reverse", "credit", "refund", "write_off", "discount", "void" as const),
      amount: fc.bigInt({ min: 1n, max: 1_500n }),
    });
    const terms = fc.record({
      prices: fc.constantFrom("net", "gross"),
      rates: fc.array(fc.constantFrom("0", "5.5", "7", "19"), { minLength: 1, maxLength: 3 }),
      price: fc.bigInt({ min: 1n, max: 2_000n }),
      increment: fc.constantFrom(1n, 5n, 10n),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 12 }),
        fc.array(terms, { minLength: 3, maxLength: 3 }),
        async (events, docs) => {
          const { useCases, owner } = world;
          clientId = (await useCases.createClient(owner, { name: "Ada" })).id;
          const deposit = await issued({ type: "deposit", lines: [line(333n, "19")] });
          await useCases.updateInvoice(owner, deposit, { status: "paid" });
          const ids = [deposit];
          for (const [at, { prices, rates, price, increment }] of docs.entries()) {
            const lines = rates.map((rate, index) => line(price + BigInt(index), rate));
            const payableRounding = { kind: "increment" as const, increment };
            ids.push(
              await issued({
                lines: at === 0 ? [...lines, line(1_000n, "19")] : lines,
                prices,
                payableRounding,
                ...(at === 0 && { deposits: [{ invoiceId: deposit }] }),
              }),
            );
          }
          for (const { of, kind, amount } of events) {
            const id = ids[of] as Invoice["id"];
            const { payments } = (await useCases.getInvoice(owner, id)).invoice;
            const refusable: Readonly<Record<typeof kind, () => Promise<unknown>>> = {
              pay: () => useCases.recordPayment(owner, id, { amount }),
              refund: () => useCases.recordPayment(owner, id, { amount, kind: "refund" }),
              write_off: () => useCases.recordPayment(owner, id, { amount, kind: "write_off" }),
              discount: () => useCases.recordPayment(owner, id, { amount, kind: "early_payment_discount" }),
              credit: () => useCases.createCreditNote(owner, id, { reason: "x", lines: [{ line: 0, net: amount }] }),
              reverse: async () => payments[0] && useCases.reversePayment(owner, id, payments[0].id, {}),
              void: () => useCases.updateInvoice(owner, id, { status: "void" }),
            };
            await codeOf(refusable[kind]());
          }
          const { entries, plan } = await journal();
          const own = entries.filter((entry) => entry.clientId === clientId);
          expect(own.map(total)).to.deep.equal(own.map(() => 0n));
          const rows = ledgerRows(own, plan);
          const balance = (account: string) =>
            rows.filter((row) => row.account === account).reduce((sum, { amount }) => sum + amount, 0n);
          const [statement] = (await useCases.getAccountStatement(owner, clientId)).currencies;
          expect(balance("Accounts receivable")).to.equal(statement?.closingBalance);
        },
      ),
      { numRuns: 40 },
    );
  });
});

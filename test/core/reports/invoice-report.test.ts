import { expect } from "chai";
import fc from "fast-check";
import { addDays, parseLocalDate } from "../../../core/kernel/calendar.js";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import type { InvoiceId, PaymentId } from "../../../core/kernel/ids.js";
import { instant } from "../../../core/kernel/instant.js";
import { monthsOf } from "../../../core/reports/invoice-report.js";
import { InvoiceTally } from "../../../core/reports/invoice-tally.js";
import type { ReportedInvoice } from "../../../core/reports/report-store.js";

const today = parseLocalDate("2026-03-15");
const range = { from: parseLocalDate("2026-01-10"), to: parseLocalDate("2026-03-20") };

function anInvoice(changes: Partial<ReportedInvoice> = {}): ReportedInvoice {
  const currency = "EUR" as CurrencyCode;
  const figures = { total: 100n, prepaidTotal: 0n, roundingAmount: 0n };
  const settled = { depositTotal: 0n, payments: [], credits: [] };
  return { id: "inv_1" as InvoiceId, status: "open", currency, dueDate: today, ...figures, ...settled, ...changes };
}

function paid(amount: bigint, on: string): ReportedInvoice["payments"][number] {
  const id = "pay_1" as PaymentId;
  const nothingElse = { method: null, reference: null, reverses: null, reason: null };
  return { id, kind: "payment", amount, paidOn: parseLocalDate(on), ...nothingElse, createdAt: instant(0) };
}

function reportOf(invoices: readonly ReportedInvoice[], over = range) {
  const tally = new InvoiceTally(today, over);
  for (const invoice of invoices) tally.add(invoice);
  return tally.report();
}

const only = (invoices: readonly ReportedInvoice[]) => {
  const [first, ...rest] = reportOf(invoices);
  expect(rest).to.deep.equal([]);
  if (!first) throw new Error("There is no currency in the report.");
  return first;
};

describe("an invoice report", () => {
  const late: readonly (readonly [days: number, bucket: string])[] = [
    [-40, "not_due"],
    [0, "not_due"],
    [1, "1_30"],
    [30, "1_30"],
    [31, "31_60"],
    [60, "31_60"],
    [61, "61_90"],
    [90, "61_90"],
    [91, "over_90"],
    [4000, "over_90"],
  ];
  for (const [days, bucket] of late) {
    it(`counts amounts due for ${days} days as ${bucket}`, () => {
      const { aging, open, overdue } = only([anInvoice({ dueDate: addDays(today, -days), payments: [paid(30n, "2025-01-01")] })]);
      const expected = { count: 1, amount: 70n };
      expect(Object.entries(aging).filter(([, { count }]) => count > 0)).to.deep.equal([[bucket, expected]]);
      expect(open).to.deep.equal(expected);
      expect(overdue).to.deep.equal(bucket === "not_due" ? { count: 0, amount: 0n } : expected);
    });
  }

  it("counts drafts by their total, and neither paid nor void invoices as open", () => {
    const { draft, open, overdue } = only([
      anInvoice({ status: "draft", dueDate: null, total: 500n }),
      anInvoice({ status: "draft", dueDate: addDays(today, -50), total: 7n }),
      anInvoice({ status: "paid", payments: [paid(100n, "2020-01-01")] }),
      anInvoice({ status: "void", dueDate: addDays(today, -50) }),
    ]);
    expect([draft, open, overdue]).to.deep.equal([
      { count: 2, amount: 507n },
      { count: 0, amount: 0n },
      { count: 0, amount: 0n },
    ]);
  });

  it("has every month of the range with the payments received, including those of open invoices, but not of void ones", () => {
    const { paid: months } = only([
      anInvoice({ status: "paid", payments: [paid(1n, "2026-01-09"), paid(2n, "2026-01-10"), paid(4n, "2026-01-31")] }),
      anInvoice({ payments: [paid(8n, "2026-03-19"), paid(16n, "2026-03-20")] }),
      anInvoice({ status: "void", payments: [paid(32n, "2026-02-01")] }),
    ]);
    expect(months).to.deep.equal([
      { month: "2026-01", amount: 6n },
      { month: "2026-02", amount: 0n },
      { month: "2026-03", amount: 8n },
    ]);
  });

  it("keeps currencies separate, sorted by code, and omits those of void invoices only", () => {
    const currencies = ["USD", "EUR", "USD", "JPY"].map((code, n) =>
      anInvoice({ currency: code as CurrencyCode, total: 10n ** BigInt(n), status: code === "JPY" ? "void" : "open" }),
    );
    expect(reportOf(currencies).map(({ currency, open }) => [currency, open])).to.deep.equal([
      ["EUR", { count: 1, amount: 10n }],
      ["USD", { count: 2, amount: 101n }],
    ]);
    expect(reportOf([])).to.deep.equal([]);
  });

  it("subtracts credits", () => {
    const { open, aging } = only([anInvoice({ total: -30n }), anInvoice()]);
    expect([open, aging.not_due]).to.deep.equal([
      { count: 2, amount: 70n },
      { count: 2, amount: 70n },
    ]);
  });

  it("rejects sums that a JSON number cannot represent exactly", () => {
    const huge = anInvoice({ total: 10n ** 15n });
    expect(() => reportOf([huge, huge]))
      .to.throw()
      .with.nested.property("issues[0].code", "amount_out_of_range");
  });

  it("lists the months that a range overlaps", () => {
    const months = (from: string, to: string) => monthsOf({ from: parseLocalDate(from), to: parseLocalDate(to) });
    expect(months("2025-12-31", "2026-01-01")).to.deep.equal(["2025-12"]);
    expect(months("2025-12-31", "2026-02-02")).to.deep.equal(["2025-12", "2026-01", "2026-02"]);
    expect(months("2026-02-01", "2026-02-01")).to.deep.equal([]);
    expect(months("2026-02-10", "2026-02-10")).to.deep.equal([]);
    expect(months("9999-11-30", "9999-12-31")).to.deep.equal(["9999-11", "9999-12"]);
  });

  it("always shows all open amounts by age, and all received amounts by month", () => {
    const invoices = fc.array(
      fc.record({
        status: fc.constantFrom("open" as const, "paid" as const),
        late: fc.integer({ min: -200, max: 200 }),
        total: fc.bigInt({ min: -1000n, max: 10_000n }),
        payments: fc.array(fc.record({ day: fc.integer({ min: 0, max: 120 }), amount: fc.bigInt({ min: 1n, max: 50n }) }), {
          maxLength: 4,
        }),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(invoices, (all) => {
        const made = all.map(({ status, late: days, total, payments }) =>
          anInvoice({
            status,
            total,
            dueDate: addDays(today, -days),
            payments: payments.map(({ day, amount }) => paid(amount, addDays(parseLocalDate("2025-12-01"), day))),
          }),
        );
        const { open, overdue, aging, paid: months } = only(made);
        const sum = (tallies: readonly { count: number; amount: bigint }[]) =>
          tallies.reduce((a, b) => ({ count: a.count + b.count, amount: a.amount + b.amount }), { count: 0, amount: 0n });
        expect(sum(Object.values(aging))).to.deep.equal(open);
        const { not_due: _, ...rest } = aging;
        expect(sum(Object.values(rest))).to.deep.equal(overdue);
        const received = made
          .flatMap(({ payments }) => payments)
          .filter(({ paidOn }) => paidOn >= range.from && paidOn < range.to)
          .reduce((total, { amount }) => total + amount, 0n);
        expect(months.reduce((total, { amount }) => total + amount, 0n)).to.equal(received);
      }),
    );
  });
});

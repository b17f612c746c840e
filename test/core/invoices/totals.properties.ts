import { expect } from "chai";
import fc from "fast-check";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { type Decimal, formatDecimal, parseDecimal } from "../../../core/kernel/decimal.js";
import { divideRounded, formatAmount, parseAmount } from "../../../core/kernel/money.js";
import { NO_TAX } from "../../../core/billing/tax.js";
import { isSameTax, taxKey } from "../../../core/billing/tax-components.js";
import type { LineInput } from "../../../core/invoices/line.js";
import type { TaxGroup } from "../../../core/invoices/tax-groups.js";
import { computeTotals, type Discount, type InvoiceTotals } from "../../../core/invoices/totals.js";
import { credited, discountsFor, invoiceLines, invoices, linesWith, mixableTaxes, shuffled } from "../../arbitraries/money.js";
import { negated } from "./negated.js";

const eur = parseCurrency("EUR");
const printed = (amount: bigint): bigint => parseAmount(formatAmount(amount, eur), eur);
const sum = (list: readonly bigint[]): bigint => list.reduce((a, b) => a + b, 0n);
const isIn = (line: LineInput, group: InvoiceTotals["taxBreakdown"][number]): boolean => isSameTax(line.tax, group);

/** What is multiplied to each tax of a group: its base, which a compound tax has the taxes before it in, and its rate. */
function taxesOf({ taxableAmount, taxAmount, rate, components }: TaxGroup) {
  if (components === null) return [{ base: taxableAmount, rate, tax: taxAmount }];
  return components.map((one, index) => {
    const before = sum(components.slice(0, index).map((earlier) => earlier.taxAmount));
    return { base: taxableAmount + (one.compound ? before : 0n), rate: one.rate, tax: one.taxAmount };
  });
}

describe("an invoice, always", () => {
  it("has the same figures in any order of its lines", () => {
    const cases = invoices.chain(({ lines, discount }) =>
      shuffled(lines.map((_, index) => index)).map((order) => ({ lines, discount, order })),
    );
    fc.assert(
      fc.property(cases, ({ lines, discount, order }) => {
        const before = computeTotals(lines, discount);
        const after = computeTotals(
          order.flatMap((index) => lines[index] ?? []),
          discount,
        );
        const byLine = (totals: InvoiceTotals, of: (position: number) => LineInput["tax"] | undefined): string[] =>
          totals.lineNets.map((net, at) => `${taxKey(of(at) ?? NO_TAX)} ${net} ${totals.lineTaxes[at]}`).sort();
        expect({ ...after, lineNets: [], lineTaxes: [] }).to.deep.equal({ ...before, lineNets: [], lineTaxes: [] });
        expect(after.lineNets).to.deep.equal(order.map((index) => before.lineNets[index]));
        expect(byLine(after, (at) => lines[order[at] ?? 0]?.tax)).to.deep.equal(byLine(before, (at) => lines[at]?.tax));
      }),
    );
  });

  it("is the exact opposite of its credit, figure by figure", () => {
    fc.assert(
      fc.property(invoices, ({ lines, discount }) => {
        const off: Discount | null = discount?.kind === "amount" ? { kind: "amount", amount: -discount.amount } : discount;
        const invoice = computeTotals(lines, discount);
        const credit = computeTotals(lines.map(credited), off);
        expect(negated(credit)).to.deep.equal(invoice);
      }),
    );
  });

  it("prints figures that add and multiply up, as EN 16931 requires (BR-CO-10 to BR-CO-17)", () => {
    fc.assert(
      fc.property(invoices, ({ lines, discount }) => {
        const totals = computeTotals(lines, discount);
        const { subtotal, discountTotal, taxBreakdown, taxTotal, total } = totals;
        expect(printed(subtotal)).to.equal(sum(totals.lineNets.map(printed)));
        expect(sum(taxBreakdown.map((group) => printed(group.taxableAmount)))).to.equal(
          printed(subtotal) - printed(discountTotal),
        );
        expect(printed(taxTotal)).to.equal(sum(taxBreakdown.map((group) => printed(group.taxAmount))));
        expect(printed(total)).to.equal(printed(subtotal) - printed(discountTotal) + printed(taxTotal));
        for (const group of taxBreakdown) {
          for (const { base, rate, tax } of taxesOf(group)) {
            const exact = printed(base) * parseDecimal(formatDecimal(rate));
            expect(printed(tax)).to.equal(divideRounded(exact, 100_000_000n));
          }
          expect(printed(group.taxAmount)).to.equal(sum(taxesOf(group).map(({ tax }) => printed(tax))));
        }
      }),
    );
  });

  it("has a line tax that sums to each group's, and a group for every line", () => {
    fc.assert(
      fc.property(invoices, ({ lines, discount }) => {
        const { lineTaxes, taxBreakdown } = computeTotals(lines, discount);
        for (const group of taxBreakdown) {
          expect(sum(lineTaxes.filter((_, index) => lines.some((line, at) => at === index && isIn(line, group))))).to.equal(
            group.taxAmount,
          );
        }
        for (const line of lines) expect(taxBreakdown.filter((group) => isIn(line, group))).to.have.length(1);
      }),
    );
  });

  it("distributes the discount so that no base is a whole minor unit off its proportion", () => {
    fc.assert(
      fc.property(invoices, ({ lines, discount }) => {
        const { lineNets, subtotal, discountTotal, taxBreakdown } = computeTotals(lines, discount);
        for (const group of taxBreakdown) {
          const net = sum(lineNets.filter((_, index) => lines.some((line, at) => at === index && isIn(line, group))));
          const off = (net - group.taxableAmount) * subtotal - discountTotal * net;
          expect(off === 0n || (off < 0n ? -off : off) < (subtotal < 0n ? -subtotal : subtotal)).to.equal(true);
        }
      }),
    );
  });

  it("never costs less when a line's rate is raised, without a discount or with one on a single tax group", () => {
    const raised = (lines: readonly LineInput[], at: number, by: bigint): LineInput[] =>
      lines.map((line, index) => (index === at % lines.length ? { ...line, unitPrice: line.unitPrice + by } : line));
    const raise = fc.oneof(fc.bigInt({ min: 0n, max: 3n }), fc.bigInt({ min: 0n, max: 100_000n }));
    const cases = fc.record({ lines: invoiceLines(0n), at: fc.nat(), by: raise });
    fc.assert(
      fc.property(cases, ({ lines, at, by }) => {
        expect(computeTotals(raised(lines, at, by), null).total >= computeTotals(lines, null).total).to.equal(true);
      }),
    );
    const oneGroup = mixableTaxes.chain((tax) => fc.array(linesWith(fc.constant(tax), 0n), { minLength: 1, maxLength: 5 }));
    const discounted = oneGroup
      .filter((lines) => computeTotals(lines, null).subtotal >= 0n)
      .chain((lines) => fc.record({ lines: fc.constant(lines), discount: discountsFor(lines), at: fc.nat(), by: raise }));
    fc.assert(
      fc.property(discounted, ({ lines, discount, at, by }) => {
        expect(computeTotals(raised(lines, at, by), discount).total >= computeTotals(lines, discount).total).to.equal(true);
      }),
    );
  });

  it("never costs less when the rate of all its tax is raised", () => {
    const standard =
      (rate: bigint) =>
      (line: LineInput): LineInput => ({
        ...line,
        tax: { category: "S", rate: rate as Decimal, exemptionReason: null, exemptionCode: null, components: null },
      });
    const rate = fc.bigInt({ min: 1n, max: 100_000_000n });
    fc.assert(
      fc.property(invoiceLines(0n), rate, rate, (lines, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const { subtotal, total } = computeTotals(lines.map(standard(low)), null);
        if (subtotal >= 0n) expect(computeTotals(lines.map(standard(high)), null).total >= total).to.equal(true);
      }),
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import {
  computeTotals,
  type DepositFigures,
  depositTotalOf,
  type InvoiceTotals,
  payableAmount,
  remainingTaxes,
  StintError,
} from "../../../core/index.js";
import { taxKey } from "../../../core/billing/tax-components.js";
import { type Document, documentsWith } from "../../arbitraries/money.js";

const anyDocument = documentsWith(fc.constantFrom("net", "gross"));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const figuresOf = ({ lines, discount, terms }: Document, deposits: readonly DepositFigures[] = []): InvoiceTotals =>
  computeTotals(lines, discount, { ...terms, deposits });
const asDeposit = ({ taxBreakdown, total, withheldTotal }: InvoiceTotals): DepositFigures => ({
  taxBreakdown,
  total,
  withheldTotal,
});
const splitTaxOf = ({ taxBreakdown }: DepositFigures): bigint =>
  sum(taxBreakdown.flatMap(({ category, taxAmount }) => (category === "B" ? [taxAmount] : [])));

/** A final invoice, and deposits of positive totals that are scaled down until they fit. */
const cases = fc.tuple(anyDocument, fc.array(anyDocument, { minLength: 1, maxLength: 3 }));

describe("an invoice with deposits", () => {
  it("has the figures that it has without them, and is payable for what they leave of its total, to the minor unit", () => {
    let deducted = 0;
    fc.assert(
      fc.property(cases, ([final, others]) => {
        const plain = figuresOf({ ...final, terms: { ...final.terms, payableRounding: null } });
        const deposits = others.map((document) => asDeposit(figuresOf(document))).filter(({ total }) => total > 0n);
        const terms = { ...final.terms, payableRounding: null };
        if (deposits.length > 0 && depositTotalOf(deposits) > plain.total) {
          expect(() => figuresOf({ ...final, terms }, deposits)).to.throw(StintError, /deposits exceed/);
          return;
        }
        const totals = figuresOf({ ...final, terms }, deposits);
        const { depositTotal, withheldTotal, prepaidTotal, payableAmount: _, ...rest } = totals;
        const { depositTotal: none, withheldTotal: complete, prepaidTotal: before, payableAmount: __, ...same } = plain;
        expect([rest, none]).to.deep.equal([same, 0n]);
        const split = terms.prepaidAmount === null ? sum(deposits.map(splitTaxOf)) : 0n;
        const withheld = terms.withholding === null ? 0n : sum(deposits.map(({ withheldTotal: of = 0n }) => of));
        expect(withheldTotal).to.equal(complete - withheld);
        expect(payableAmount(totals) + depositTotal - split - withheld).to.equal(payableAmount(plain));
        expect(prepaidTotal - before).to.equal(depositTotal - split - withheld);
        deducted += deposits.length > 0 ? 1 : 0;
      }),
    );
    expect(deducted).to.be.greaterThan(0);
  });

  it("leaves of each rate the tax of the invoice less that of the deposits, whatever rates they have", () => {
    fc.assert(
      fc.property(cases, ([final, others]) => {
        const totals = figuresOf(final);
        const deposits = others.map((document) => asDeposit(figuresOf(document)));
        const remaining = remainingTaxes(totals.taxBreakdown, deposits);
        const all = [...totals.taxBreakdown, ...deposits.flatMap(({ taxBreakdown }) => taxBreakdown)];
        expect(remaining.map(taxKey).sort()).to.deep.equal([...new Set(all.map(taxKey))].sort());
        type Figure = (group: (typeof all)[number]) => bigint;
        const componentAt =
          (at: number): Figure =>
          ({ components }) =>
            components?.[at]?.taxAmount ?? 0n;
        const figures: readonly Figure[] = [(one) => one.taxableAmount, (one) => one.taxAmount, componentAt(0), componentAt(1)];
        for (const figure of figures) {
          for (const group of remaining) {
            const of = (groups: typeof all): bigint => sum(groups.filter((one) => taxKey(one) === taxKey(group)).map(figure));
            expect(figure(group)).to.equal(
              of([...totals.taxBreakdown]) - sum(deposits.map(({ taxBreakdown }) => of([...taxBreakdown]))),
            );
          }
        }
      }),
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { taxKey } from "../../../core/billing/tax-components.js";
import { lineNet } from "../../../core/invoices/line.js";
import { payableAmount } from "../../../core/invoices/payable.js";
import { computeTotals, type InvoiceTotals } from "../../../core/invoices/totals.js";
import { divideRounded } from "../../../core/kernel/money.js";
import { type Document, documents, documentsWith, opposite, shuffled } from "../../arbitraries/money.js";
import { negated } from "./negated.js";

const HUNDRED = 100_000_000n;
const sum = (list: readonly bigint[]): bigint => list.reduce((a, b) => a + b, 0n);
const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
const totalsOf = ({ lines, discount, terms }: Document): InvoiceTotals => computeTotals(lines, discount, terms);

/** The parts with what they add to the total, as entered and net. */
function partsOf({ lines, terms }: Document, totals: InvoiceTotals) {
  const signed = (sign: bigint, items: Document["terms"]["charges"], nets: readonly bigint[]) =>
    items.map(({ tax, amount }, at) => ({ tax, amount: sign * amount, net: sign * (nets[at] ?? 0n) }));
  return [
    ...lines.map(({ tax }, at) => {
      const net = totals.lineNets[at] ?? 0n;
      return { tax, amount: totals.lineGrosses?.[at] ?? net, net };
    }),
    ...signed(-1n, terms.allowances, totals.allowanceNets),
    ...signed(1n, terms.charges, totals.chargeNets),
  ];
}

const keyOf = ({ tax, amount, net }: ReturnType<typeof partsOf>[number]): string => `${taxKey(tax)} ${amount} ${net}`;

/** The document with all its tax at a standard rate. */
function rated(document: Document, rate: bigint): Document {
  const taxed = <T extends Document["lines"][number] | Document["terms"]["charges"][number]>(part: T): T => ({
    ...part,
    tax: { category: "S", rate, exemptionReason: null, exemptionCode: null, components: null },
  });
  const { allowances, charges } = document.terms;
  const terms = { ...document.terms, allowances: allowances.map(taxed), charges: charges.map(taxed), prepaidAmount: null };
  return { ...document, lines: document.lines.map(taxed), terms };
}

describe("a document with allowances and charges, always", () => {
  it("has the same figures in any order of its lines, allowances and charges", () => {
    const cases = documents.chain((document) =>
      fc
        .record({
          lines: shuffled(document.lines),
          allowances: shuffled(document.terms.allowances),
          charges: shuffled(document.terms.charges),
        })
        .map(({ lines, ...lists }) => ({
          document,
          reordered: { ...document, lines, terms: { ...document.terms, ...lists } },
        })),
    );
    fc.assert(
      fc.property(cases, ({ document, reordered }) => {
        const [before, after] = [totalsOf(document), totalsOf(reordered)];
        const figures = ({ lineNets, lineGrosses, lineTaxes, allowanceNets, chargeNets, ...rest }: InvoiceTotals) => rest;
        expect(figures(after)).to.deep.equal(figures(before));
        expect(partsOf(reordered, after).map(keyOf).sort()).to.deep.equal(partsOf(document, before).map(keyOf).sort());
      }),
    );
  });

  it("is the exact opposite of its negation, figure by figure", () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(negated(totalsOf(opposite(document)))).to.deep.equal(totalsOf(document));
      }),
    );
  });

  it("satisfies every equation of EN 16931 (BR-CO-10 to BR-CO-16)", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const totals = totalsOf(document);
        const { subtotal, discountTotal, allowanceTotal, chargeTotal, taxBreakdown, taxTotal, total } = totals;
        expect(subtotal).to.equal(sum(totals.lineNets));
        expect(allowanceTotal).to.equal(sum(totals.allowanceNets));
        expect(chargeTotal).to.equal(sum(totals.chargeNets));
        const net = subtotal - discountTotal - allowanceTotal + chargeTotal;
        expect(sum(taxBreakdown.map(({ taxableAmount }) => taxableAmount))).to.equal(net);
        expect(taxTotal).to.equal(sum(taxBreakdown.map(({ taxAmount }) => taxAmount)));
        for (const { components, taxAmount } of taxBreakdown)
          if (components !== null) expect(sum(components.map((one) => one.taxAmount))).to.equal(taxAmount);
        expect(total).to.equal(net + taxTotal);
        expect(totals.payableAmount).to.equal(total - totals.prepaidTotal + totals.roundingAmount);
        expect(payableAmount(totals)).to.equal(totals.payableAmount);
      }),
    );
  });

  it("has one tax group for every category, rate and components of its parts, and no other", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const totals = totalsOf(document);
        const groups = totals.taxBreakdown.map(taxKey);
        expect(new Set(groups)).to.deep.equal(new Set(partsOf(document, totals).map(({ tax }) => taxKey(tax))));
        expect(groups).to.have.length(new Set(groups).size);
      }),
    );
  });

  it("counts the tax of category B as prepaid unless another amount is entered", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const { prepaidTotal, taxBreakdown, withheldTotal } = totalsOf(document);
        const split = sum(taxBreakdown.flatMap(({ category, taxAmount }) => (category === "B" ? [taxAmount] : [])));
        expect(prepaidTotal - withheldTotal).to.equal(document.terms.prepaidAmount ?? split);
      }),
    );
  });

  it("is payable without what the buyer withholds of the total without tax, within half a minor unit", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const terms = { ...document.terms, payableRounding: null };
        const { withheldTotal, payableAmount: payable, total, taxTotal } = totalsOf({ ...document, terms });
        const plain = totalsOf({ ...document, terms: { ...terms, withholding: null } });
        const rate = terms.withholding?.rate ?? 0n;
        expect(plain.payableAmount - payable).to.equal(withheldTotal);
        expect(2n * size(withheldTotal * 100_000_000n - (total - taxTotal) * rate) <= 100_000_000n).to.equal(true);
      }),
    );
  });

  it("is rounded to a multiple of the increment, by at most half of it", () => {
    fc.assert(
      fc.property(documents, fc.bigInt({ min: 1n, max: 1_000_000n }), (document, increment) => {
        const terms = { ...document.terms, payableRounding: { kind: "increment", increment } as const };
        const totals = totalsOf({ ...document, terms });
        expect(totals.payableAmount % increment).to.equal(0n);
        expect(2n * size(totals.roundingAmount) <= increment).to.equal(true);
      }),
    );
  });
});

describe("a document with net prices, always", () => {
  it("has the amounts as entered, and tax of each group's base (BR-CO-17)", () => {
    fc.assert(
      fc.property(documentsWith(fc.constant("net")), (document) => {
        const totals = totalsOf(document);
        expect(totals.lineGrosses).to.equal(null);
        expect(totals.allowanceNets).to.deep.equal(document.terms.allowances.map(({ amount }) => amount));
        expect(totals.chargeNets).to.deep.equal(document.terms.charges.map(({ amount }) => amount));
        for (const { taxableAmount, taxAmount, rate, components } of totals.taxBreakdown) {
          const off = taxAmount - divideRounded(taxableAmount * rate, HUNDRED);
          expect(components === null ? off === 0n : size(off) <= 1n, `tax is off by ${off}`).to.equal(true);
        }
      }),
    );
  });
});

describe("a document with net prices and a positive base, always", () => {
  it("never costs less when the rate of all its tax is raised", () => {
    const rate = fc.bigInt({ min: 1n, max: HUNDRED });
    fc.assert(
      fc.property(documentsWith(fc.constant("net"), 0n), rate, rate, (document, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const before = totalsOf(rated(document, low));
        fc.pre(before.total - before.taxTotal >= 0n);
        expect(totalsOf(rated(document, high)).total >= before.total).to.equal(true);
      }),
    );
  });
});

describe("a document with gross prices, always", () => {
  const gross = documentsWith(fc.constant("gross"));

  it("has a total that is the sum of the gross amounts", () => {
    fc.assert(
      fc.property(gross, (document) => {
        const totals = totalsOf(document);
        const lines = sum(totals.lineGrosses ?? []);
        const { discount } = document;
        const off =
          discount === null
            ? 0n
            : discount.kind === "amount"
              ? discount.amount
              : divideRounded(lines * discount.percent, HUNDRED);
        expect(totals.total).to.equal(sum(partsOf(document, totals).map(({ amount }) => amount)) - off);
      }),
    );
  });

  it("has nets less than a minor unit from their gross amounts without tax", () => {
    fc.assert(
      fc.property(gross, (document) => {
        const totals = totalsOf(document);
        for (const { tax, amount, net } of partsOf(document, totals)) {
          expect(size(amount * HUNDRED - net * (HUNDRED + tax.rate)) < HUNDRED + tax.rate).to.equal(true);
        }
      }),
    );
  });

  it("has tax within (100 + rate) ÷ 200 minor units of each group's base × rate, so at most one", () => {
    fc.assert(
      fc.property(gross, (document) => {
        for (const { taxableAmount, taxAmount, rate } of totalsOf(document).taxBreakdown) {
          const off = size(taxableAmount * rate - taxAmount * HUNDRED);
          expect(2n * off <= HUNDRED + rate).to.equal(true);
          expect(size(divideRounded(taxableAmount * rate, HUNDRED) - taxAmount) <= 1n).to.equal(true);
        }
      }),
    );
  });

  it("costs the same at any rate", () => {
    const rate = fc.bigInt({ min: 1n, max: HUNDRED });
    fc.assert(
      fc.property(gross, rate, rate, (document, a, b) => {
        expect(totalsOf(rated(document, a)).total).to.equal(totalsOf(rated(document, b)).total);
      }),
    );
  });
});

describe("a document without a discount, always", () => {
  it("never costs less when a line's price is raised", () => {
    const raise = fc.bigInt({ min: 0n, max: 100_000n });
    fc.assert(
      fc.property(documentsWith(fc.constantFrom("net", "gross"), 0n), fc.nat(), raise, (document, at, by) => {
        const { allowances, charges, prices } = document.terms;
        fc.pre(sum(document.lines.map(lineNet)) >= 0n);
        const lines = document.lines.map((line, index) =>
          index === at % document.lines.length ? { ...line, unitPrice: line.unitPrice + by } : line,
        );
        const total = (of: Document["lines"]): bigint => computeTotals(of, null, { prices, allowances, charges }).total;
        expect(total(lines) >= total(document.lines)).to.equal(true);
      }),
    );
  });
});

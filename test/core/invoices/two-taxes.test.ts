import { expect } from "chai";
import type { Tax } from "../../../core/billing/tax.js";
import { remainingTaxes } from "../../../core/invoices/deposit.js";
import type { Prices } from "../../../core/invoices/document-terms.js";
import type { LineInput } from "../../../core/invoices/line.js";
import { computeTotals } from "../../../core/invoices/totals.js";
import { twoTaxes } from "../../arbitraries/money.js";
import { aLine } from "../../conformance/invoice-fixtures.js";

const line = (unitPrice: bigint, tax: Tax): LineInput => aLine({ unitPrice, tax });
const qst = twoTaxes(["GST", "5"], ["QST", "9.975"]);
const compound = twoTaxes(["GST", "5"], ["QST", "9.5"], true);
const india = twoTaxes(["CGST", "9"], ["SGST", "9"]);
const taxes = (tax: Tax, amount: bigint, prices: Prices = "net") => {
  const { taxBreakdown, taxTotal, total } = computeTotals([line(amount, tax)], null, { prices });
  const [group] = taxBreakdown;
  return [...(group?.components ?? []).map(({ taxAmount }) => taxAmount), taxTotal, total];
};

describe("two taxes of a line", () => {
  it("are each a percentage of the price, rounded on its own (Revenu Québec: 100.00 has GST 5.00 and QST 9.98)", () => {
    expect(taxes(qst, 10_000n)).to.deep.equal([500n, 998n, 1_498n, 11_498n]);
    expect(taxes(india, 10_000n), "CGST Act, section 9: 18 % within a state").to.deep.equal([900n, 900n, 1_800n, 11_800n]);
    expect(taxes(india, 105n), "9.45 each, where 18 % of 1.05 is 0.189").to.deep.equal([9n, 9n, 18n, 123n]);
    expect(taxes(india, 50n), "0.045 each").to.deep.equal([5n, 5n, 10n, 60n]);
  });

  it("are computed on the taxes before them, as rounded, if they are compound (Québec until 2012)", () => {
    expect(taxes(compound, 10_000n)).to.deep.equal([500n, 998n, 1_498n, 11_498n]);
    expect(taxes(twoTaxes(["GST", "5"], ["PST", "10"], true), 10_000n), "Prince Edward Island until 2013").to.deep.equal([
      ...[500n, 1_050n, 1_550n, 11_550n],
    ]);
    expect(taxes(twoTaxes(["A", "50"], ["B", "20"], true), 3n), "(3 + 2) × 20 % with the rounded tax").to.deep.equal([
      2n,
      1n,
      3n,
      6n,
    ]);
  });

  it("are negative for a credit as they are positive for a bill", () => {
    for (const tax of [qst, compound, india])
      expect(
        computeTotals([aLine({ unitPrice: 333n, quantity: -1_000_000n as LineInput["quantity"], tax })], null).taxBreakdown,
      ).to.deep.equal(
        computeTotals([line(333n, tax)], null).taxBreakdown.map((group) => ({
          ...group,
          taxableAmount: -group.taxableAmount,
          taxAmount: -group.taxAmount,
          components: group.components?.map((one) => ({ ...one, taxAmount: -one.taxAmount })),
        })),
      );
  });

  it("are shares of the tax that gross prices include, which is exact with the base", () => {
    expect(taxes(qst, 11_498n, "gross")).to.deep.equal([500n, 998n, 1_498n, 11_498n]);
    expect(taxes(india, 11_800n, "gross")).to.deep.equal([900n, 900n, 1_800n, 11_800n]);
    expect(taxes(india, 10_001n, "gross"), "15.26 is split equally").to.deep.equal([763n, 763n, 1_526n, 10_001n]);
    expect(taxes(india, 105n, "gross"), "0.16").to.deep.equal([8n, 8n, 16n, 105n]);
    expect(taxes(india, 7n, "gross"), "0.01 goes to the first").to.deep.equal([1n, 0n, 1n, 7n]);
    expect(taxes(compound, 11_498n, "gross"), "9.5 % of 1.05 is 9.975 % of the base").to.deep.equal([
      500n,
      998n,
      1_498n,
      11_498n,
    ]);
  });

  it("make a group of their own, also beside one tax, or two others, with the same rate", () => {
    const single: Tax = { ...qst, components: null };
    const totals = computeTotals(
      [single, compound, qst, qst].map((tax) => line(10_000n, tax)),
      null,
    );
    expect(totals.taxBreakdown.map(({ taxableAmount, components }) => [taxableAmount, components?.[1]?.compound])).to.deep.equal([
      [10_000n, undefined],
      [10_000n, true],
      [20_000n, false],
    ]);
    expect(
      totals.taxBreakdown[2]?.components?.map(({ taxAmount }) => taxAmount),
      "19.95 of both lines, not 2 × 9.98",
    ).to.deep.equal([1_000n, 1_995n]);
    const renamed = twoTaxes(["TPS", "5"], ["TVQ", "9.975"]);
    expect(computeTotals([line(1n, qst), line(1n, renamed)], null).taxBreakdown).to.have.length(2);
  });

  it("remain of an invoice, tax by tax, after its deposits", () => {
    const [final, deposit] = [30_000n, 10_000n].map((amount) => computeTotals([line(amount, qst)], null));
    const other = computeTotals([line(10_000n, { ...qst, components: null })], null);
    if (!final || !deposit) return expect.fail("There are two.");
    const amounts = remainingTaxes(final.taxBreakdown, [deposit, other]).map(({ taxableAmount, taxAmount, components }) => [
      ...[taxableAmount, taxAmount],
      components?.map((one) => one.taxAmount) ?? null,
    ]);
    expect(amounts).to.deep.equal([
      [20_000n, 2_995n, [1_000n, 1_995n]],
      [-10_000n, -1_498n, null],
    ]);
  });

  it("are computed for a tax of an earlier version, which has none", () => {
    const { components: _, ...earlier } = { ...qst, rate: qst.rate };
    const [group] = computeTotals([line(10_000n, earlier as Tax)], null).taxBreakdown;
    expect([group?.taxAmount, group?.components]).to.deep.equal([1_498n, null]);
  });
});

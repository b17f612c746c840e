import { expect } from "chai";
import { refusalOf, told } from "../issues.js";
import { type Tax, type TaxCategory } from "../../../core/billing/tax.js";
import { checkCurrencyTerms, type DocumentAllowance, type DocumentTerms } from "../../../core/invoices/document-terms.js";
import { convertTax } from "../../../core/invoices/payable.js";
import type { LineInput } from "../../../core/invoices/line.js";
import { computeTotals, type Discount, type InvoiceTotals } from "../../../core/invoices/totals.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import { aLine } from "../../conformance/invoice-fixtures.js";

const taxed = (category: TaxCategory, rate = "0", code: string | null = null): Tax => ({
  category,
  rate: parseDecimal(rate),
  exemptionReason: null,
  exemptionCode: code,
  components: null,
});
const line = (unitPrice: bigint, tax: Tax, quantity = "1"): LineInput =>
  aLine({ unitPrice, tax, quantity: parseDecimal(quantity) });
const item = (amount: bigint, tax: Tax): DocumentAllowance => ({ amount, reason: null, tax });
const [standard, reduced, split] = [taxed("S", "19"), taxed("S", "7"), taxed("B", "22")];
const groups = ({ taxBreakdown }: InvoiceTotals) =>
  taxBreakdown.map(({ category, rate, taxableAmount, taxAmount }) => [category, rate / 1_000_000n, taxableAmount, taxAmount]);

function refusal(lines: readonly LineInput[], terms: Partial<DocumentTerms>, discount: Discount | null = null): string[] {
  return refusalOf(() => computeTotals(lines, discount, terms));
}

describe("allowances and charges of a document", () => {
  it("join the tax groups of their own category and rate, also one without lines (BR-CO-11 to BR-CO-13)", () => {
    const totals = computeTotals([line(10_000n, standard)], null, {
      allowances: [item(500n, standard)],
      charges: [item(1_000n, reduced), item(300n, taxed("Z"))],
    });
    expect(groups(totals)).to.deep.equal([
      ["S", 7n, 1_000n, 70n],
      ["S", 19n, 9_500n, 1_805n],
      ["Z", 0n, 300n, 0n],
    ]);
    expect(totals).to.include({ subtotal: 10_000n, allowanceTotal: 500n, chargeTotal: 1_300n, total: 12_675n });
  });

  it("leave the discount to the lines, in proportion to their nets", () => {
    const totals = computeTotals(
      [line(10_000n, standard), line(20_000n, reduced)],
      { kind: "amount", amount: 300n },
      {
        charges: [item(50_000n, standard), item(7n, taxed("Z"))],
      },
    );
    expect(groups(totals).map(([, , taxable]) => taxable)).to.deep.equal([19_800n, 59_900n, 7n]);
    expect(totals.discountTotal).to.equal(300n);
  });

  it("can exceed the lines, whose taxes then sum to zero if their nets do", () => {
    const totals = computeTotals([line(100n, standard), line(100n, standard, "-1")], null, { charges: [item(1_000n, standard)] });
    expect(totals).to.include({ subtotal: 0n, taxTotal: 190n, total: 1_190n });
    expect(totals.lineTaxes).to.deep.equal([0n, 0n]);
  });

  it("have the sign of the subtotal, or all the same sign if it is zero", () => {
    const invoice = [line(100n, standard)];
    const credit = [line(100n, standard, "-1")];
    expect(refusal(invoice, { allowances: [item(1n, standard)], charges: [item(0n, standard)] })).to.deep.equal([]);
    expect(refusal(invoice, { allowances: [item(-1n, standard)] })).to.deep.equal(["allowances.0.amount: amount_sign"]);
    expect(refusal(credit, { charges: [item(0n, standard), item(1n, standard)] })).to.deep.equal([
      "charges.1.amount: amount_sign",
    ]);
    expect(refusal([], { allowances: [item(-1n, standard)], charges: [item(1n, standard)] })).to.deep.equal([
      "charges.0.amount: amount_sign",
    ]);
  });

  it("are rejected with their own tax errors and beyond 10^15", () => {
    expect(refusal([line(1n, standard)], { charges: [item(1n, taxed("S"))] })).to.deep.equal([
      "charges.0.tax.rate: tax_rate_out_of_range",
    ]);
    expect(refusal([line(1n, standard)], { allowances: [item(MAX_AMOUNT + 1n, standard)] })).to.deep.equal([
      "allowances.0.amount: amount_out_of_range",
    ]);
    expect(refusal([line(MAX_AMOUNT, taxed("Z"))], { charges: [item(1n, taxed("Z"))] })).to.deep.equal([
      "lines: amount_out_of_range",
    ]);
    const both = [item(MAX_AMOUNT, taxed("Z")), item(1n, taxed("E"))];
    expect(refusal([line(1n, taxed("Z"))], { allowances: both })).to.deep.equal(["lines: amount_out_of_range"]);
  });
});

describe("tax categories on one invoice", () => {
  it("never include S with split payment (BR-B-02), nor O with another, and the cause is named", () => {
    const none = taxed("O");
    expect(refusal([line(1n, split), line(1n, taxed("Z"))], { charges: [item(1n, taxed("E"))] })).to.deep.equal([]);
    expect(refusal([line(1n, standard), line(1n, split)], {})).to.deep.equal(["lines.1.tax: tax_category_mix"]);
    expect(refusal([line(1n, split)], { allowances: [item(1n, standard)] })).to.deep.equal([
      "allowances.0.tax: tax_category_mix",
    ]);
    expect(refusal([line(1n, standard)], { charges: [item(1n, standard), item(1n, split)] })).to.deep.equal([
      "charges.1.tax: tax_category_mix",
    ]);
    expect(refusal([line(1n, none)], { charges: [item(1n, none), item(1n, standard)] })).to.deep.equal([
      "charges.1.tax: tax_category_mix",
    ]);
    expect(refusal([], { allowances: [item(1n, standard)], charges: [item(1n, none)] })).to.deep.equal([
      "charges.0.tax: tax_category_mix",
    ]);
  });

  it("show an exemption code only if everything in the group has it", () => {
    const [lessons, health] = [taxed("E", "0", "VATEX-EU-132-1I"), taxed("E", "0", "VATEX-EU-132-1C")];
    const codes = (lines: readonly LineInput[], charges: readonly DocumentAllowance[] = []) =>
      computeTotals(lines, null, { charges }).taxBreakdown.map(({ exemptionCode }) => exemptionCode);
    expect(codes([line(1n, lessons), line(2n, lessons)], [item(1n, lessons)])).to.deep.equal(["VATEX-EU-132-1I"]);
    expect(codes([line(1n, lessons), line(2n, health)])).to.deep.equal([null]);
    expect(codes([line(1n, lessons)], [item(1n, taxed("E"))])).to.deep.equal([null]);
    expect(codes([line(1n, standard)])).to.deep.equal([null]);
  });
});

describe("the payable amount", () => {
  const total = (amount: bigint, terms: Partial<DocumentTerms>, quantity = "1") =>
    computeTotals([line(amount, taxed("Z"), quantity)], null, terms);

  it("is rounded half away from zero to a multiple of the increment", () => {
    const rounded = (amount: bigint, quantity?: string) =>
      total(amount, { payableRounding: { kind: "increment", increment: 10n } }, quantity).payableAmount;
    expect([1_004n, 1_005n, 1_006n, 1_014n, 1_015n].map((amount) => rounded(amount))).to.deep.equal([
      1_000n,
      1_010n,
      1_010n,
      1_010n,
      1_020n,
    ]);
    expect(rounded(1_005n, "-1")).to.equal(-1_010n);
  });

  it("is the total minus the prepaid amount plus the rounding (BR-CO-16)", () => {
    const terms = { prepaidAmount: 1_000n, payableRounding: { kind: "increment", increment: 5n } } as const;
    expect(total(2_503n, terms)).to.include({ prepaidTotal: 1_000n, roundingAmount: 2n, payableAmount: 1_505n, total: 2_503n });
    expect(total(2_503n, { payableRounding: { kind: "amount", amount: -3n } })).to.include({ payableAmount: 2_500n });
  });

  it("excludes the tax of split payment, unless another prepaid amount is entered", () => {
    const lines = [line(10_000n, split), line(500n, taxed("Z"))];
    expect(computeTotals(lines, null)).to.include({ total: 12_700n, prepaidTotal: 2_200n, payableAmount: 10_500n });
    expect(computeTotals(lines, null, { prepaidAmount: 0n })).to.include({ prepaidTotal: 0n, payableAmount: 12_700n });
  });

  it("accepts a prepaid amount only with the sign of the total", () => {
    expect(refusal([line(1n, standard)], { prepaidAmount: -1n })).to.deep.equal(["prepaidAmount: prepaid_sign"]);
    expect(refusal([line(1n, standard, "-1")], { prepaidAmount: 1n })).to.deep.equal(["prepaidAmount: prepaid_sign"]);
    expect(refusal([line(1n, standard)], { prepaidAmount: 2n })).to.deep.equal([]);
    expect(refusal([line(0n, standard)], { prepaidAmount: -2n })).to.deep.equal([]);
    expect(refusal([line(1n, standard)], { prepaidAmount: MAX_AMOUNT + 1n })).to.deep.equal([
      "prepaidAmount: amount_out_of_range",
    ]);
  });

  it("is rejected beyond 10^15", () => {
    const payableRounding = { kind: "amount", amount: 1n } as const;
    expect(refusal([line(MAX_AMOUNT, taxed("Z"))], { payableRounding })).to.deep.equal(["lines: amount_out_of_range"]);
    expect(refusal([line(MAX_AMOUNT, taxed("Z"), "-1")], {})).to.deep.equal([]);
  });
});

describe("gross prices", () => {
  it("fix each group's gross amount, from which tax is taken", () => {
    const totals = computeTotals([line(11_900n, standard), line(10_700n, reduced)], null, { prices: "gross" });
    expect(groups(totals)).to.deep.equal([
      ["S", 7n, 10_000n, 700n],
      ["S", 19n, 10_000n, 1_900n],
    ]);
    expect(totals).to.include({ subtotal: 20_000n, total: 22_600n });
    expect(totals.lineGrosses).to.deep.equal([11_900n, 10_700n]);
  });

  it("give the remaining cent of the nets to the largest remainder, then to lines, then to larger amounts, in any order", () => {
    const nets = (...prices: readonly bigint[]) =>
      computeTotals(
        prices.map((price) => line(price, standard)),
        null,
        { prices: "gross" },
      ).lineNets;
    expect(nets(100n, 100n, 100n)).to.deep.equal([84n, 84n, 84n]);
    expect(nets(1n, 1n, 1n)).to.deep.equal([1n, 1n, 1n]);
    expect(nets(10n, 10n, 10n)).to.deep.equal([9n, 8n, 8n]);
    expect(nets(129n, 10n)).to.deep.equal([...nets(10n, 129n)].reverse());
    const full = taxed("S", "100");
    for (const charges of [
      [item(1n, full), item(3n, full)],
      [item(3n, full), item(1n, full)],
    ]) {
      expect(computeTotals([], null, { prices: "gross", charges }).chargeNets).to.deep.equal([1n, 1n]);
    }
    const tied = (terms: Partial<DocumentTerms>) => computeTotals([line(10n, standard)], null, { ...terms, prices: "gross" });
    expect(tied({ charges: [item(10n, standard)] })).to.deep.include({ lineNets: [9n], chargeNets: [8n] });
  });

  it("include tax in allowances, charges and the discount", () => {
    const totals = computeTotals(
      [line(11_900n, standard)],
      { kind: "amount", amount: 1_190n },
      {
        prices: "gross",
        allowances: [item(119n, standard)],
        charges: [item(238n, standard)],
      },
    );
    expect(totals).to.include({ subtotal: 10_000n, discountTotal: 1_000n, allowanceTotal: 100n, chargeTotal: 200n });
    expect(totals).to.include({ taxTotal: 1_729n, total: 10_829n });
    expect([totals.allowanceNets, totals.chargeNets]).to.deep.equal([[100n], [200n]]);
  });

  it("differ from the tax of the rounded base by one cent at most: 0.03 gross at 100 % is 0.01 and 0.02", () => {
    const totals = computeTotals([line(3n, taxed("S", "100"))], null, { prices: "gross" });
    expect(groups(totals)).to.deep.equal([["S", 100n, 1n, 2n]]);
  });
});

describe("tax in the seller's currency", () => {
  const eur = parseCurrency("EUR");
  const jpy = parseCurrency("JPY");
  const kwd = parseCurrency("KWD");
  const clf = parseCurrency("CLF");
  const czk = parseCurrency("CZK");
  const at = (rate: string, currency: typeof eur) => ({ currency, exchangeRate: parseDecimal(rate) });

  it("is converted with the decimals of both currencies and rounded once", () => {
    expect(convertTax(1_900n, eur, at("25.125", czk))).to.equal(47_738n);
    expect(convertTax(1_900n, eur, at("160.5", jpy))).to.equal(3_050n);
    expect(convertTax(1_900n, jpy, at("0.0062", eur))).to.equal(1_178n);
    expect(convertTax(1_900n, eur, at("0.335", kwd))).to.equal(6_365n);
    expect(convertTax(-1_900n, kwd, at("3", eur))).to.equal(-570n);
    expect(convertTax(10_000n, clf, at("1", jpy))).to.equal(1n);
  });

  it("is rejected for the invoice's own currency, a rate of zero or less, and beyond 10^15", () => {
    const codes = (rate: string, currency: typeof eur) =>
      told(checkCurrencyTerms({ payableRounding: null, taxCurrency: at(rate, currency) }, eur));
    expect(codes("1", czk)).to.deep.equal([]);
    expect(codes("0", czk)).to.deep.equal(["taxCurrency.exchangeRate: out_of_range"]);
    expect(codes("-1", eur)).to.deep.equal(["taxCurrency.exchangeRate: out_of_range", "taxCurrency.currency: tax_currency_same"]);
    expect(refusalOf(() => convertTax(MAX_AMOUNT, eur, at("1.1", czk)))).to.deep.equal(["taxCurrency: amount_out_of_range"]);
  });

  it("leaves a rounding amount smaller than one major unit of the invoice's currency", () => {
    const codes = (amount: bigint, currency: typeof eur) =>
      told(checkCurrencyTerms({ payableRounding: { kind: "amount", amount }, taxCurrency: null }, currency));
    for (const [currency, unit] of [
      [jpy, 1n],
      [eur, 100n],
      [kwd, 1_000n],
      [clf, 10_000n],
    ] as const) {
      expect([1n - unit, unit - 1n].flatMap((amount) => codes(amount, currency))).to.deep.equal([]);
      expect([-unit, unit].flatMap((amount) => codes(amount, currency))).to.deep.equal([
        "payableRounding.amount: out_of_range",
        "payableRounding.amount: out_of_range",
      ]);
    }
    const increments = [0n, 1n, 1_000_000n, 1_000_001n].map((increment) =>
      told(checkCurrencyTerms({ payableRounding: { kind: "increment", increment }, taxCurrency: null }, eur)),
    );
    const wrong = ["payableRounding.increment: out_of_range"];
    expect(increments).to.deep.equal([wrong, [], [], wrong]);
  });
});

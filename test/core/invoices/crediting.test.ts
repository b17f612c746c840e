import { expect } from "chai";
import type { LocalDate } from "../../../core/kernel/calendar.js";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import type { InvoiceId } from "../../../core/kernel/ids.js";
import type { Tax } from "../../../core/billing/tax.js";
import type { Creditable, Crediting } from "../../../core/invoices/credit-figures.js";
import { isCreditedInFull, linesCreditedInFull } from "../../../core/invoices/credited.js";
import { creditOf, type LineToCredit } from "../../../core/invoices/crediting.js";
import { type DocumentTerms, PLAIN_TERMS } from "../../../core/invoices/document-terms.js";
import { computeFigures } from "../../../core/invoices/drafting.js";
import { type LineInput, lineNet } from "../../../core/invoices/line.js";
import { payableAmount } from "../../../core/invoices/payable.js";
import { aLine } from "../../conformance/invoice-fixtures.js";
import { refusal } from "../issues.js";

const vat = (rate: string): Tax => ({
  category: "S",
  rate: parseDecimal(rate),
  exemptionReason: null,
  exemptionCode: null,
  components: null,
});
const [standard, reduced] = [vat("19"), vat("7")];
const line = (unitPrice: bigint, quantity = "1", changes: Partial<LineInput> = {}): LineInput =>
  aLine({ unitPrice, quantity: parseDecimal(quantity), tax: standard, ...changes });

type Terms = Omit<DocumentTerms, "deposits"> & Pick<Creditable, "deposits" | "discount">;

function issued(lines: readonly LineInput[], changes: Partial<Terms> = {}): Creditable {
  const content = {
    ...PLAIN_TERMS,
    deposits: [],
    currency: "EUR" as CurrencyCode,
    discount: null,
    taxCurrency: null,
    ...changes,
  };
  const { allowances, charges } = content;
  const { parts, figures } = computeFigures({ lines, allowances, charges }, content);
  return { ...content, ...parts, ...figures, credits: [] };
}

function after(
  invoice: Creditable,
  wanted: readonly LineToCredit[] | null,
): { readonly note: Crediting; readonly invoice: Creditable } {
  const note = creditOf(invoice, wanted);
  const reference = { creditNoteId: "inv_1" as InvoiceId, number: "CN-1", issueDate: "2026-03-01" as LocalDate };
  const credit = { ...reference, amount: payableAmount(note.figures), lines: note.credited, releasesTime: false };
  return { note, invoice: { ...invoice, credits: [...invoice.credits, credit] } };
}

const refused = async (invoice: Creditable, ...wanted: readonly LineToCredit[]) => {
  const { at, code, message } = await refusal(Promise.resolve().then(() => creditOf(invoice, wanted)));
  return [at, code, message];
};
const shown = ({ parts }: Crediting) =>
  parts.lines.map(({ quantity, unitPrice, allowances, charges, net }) => [
    Number(quantity) / 1_000_000,
    unitPrice,
    charges.reduce((sum, { amount }) => sum + amount, 0n) - allowances.reduce((sum, { amount }) => sum + amount, 0n),
    net,
  ]);
const half = parseDecimal("0.5");
const one = parseDecimal("1");

describe("the lines of a credit note", () => {
  it("have the order of the invoice, in whatever order they are requested", () => {
    const invoice = issued([line(100n), line(200n), line(300n)]);
    const { credited } = creditOf(invoice, [{ line: 2 }, { line: 0 }, { line: 1 }]);
    expect(credited.map(({ line: index, net }) => [index, net])).to.deep.equal([
      [0, 100n],
      [1, 200n],
      [2, 300n],
    ]);
  });

  it("repeat the invoice with its discount if every line is requested as a whole, and not if a part is stated", () => {
    const invoice = issued([line(100n), line(300n)], { discount: { kind: "percent", percent: parseDecimal("10") } });
    expect(creditOf(invoice, [{ line: 1 }, { line: 0 }])).to.deep.equal(creditOf(invoice, null));
    expect(creditOf(invoice, null).terms.discount).to.deep.equal(invoice.discount);
    for (const part of [{ quantity: one }, { net: 100n }]) {
      const { terms, figures } = creditOf(invoice, [{ line: 0, ...part }, { line: 1 }]);
      expect(terms.discount).to.equal(null);
      expect(figures).to.include({ discountTotal: 0n, allowanceTotal: 40n, total: invoice.total });
    }
  });

  it("keep quantity and price for a quantity, and are one piece for an amount", () => {
    const invoice = issued([line(333n, "3")]);
    const first = after(invoice, [{ line: 0, quantity: one }]);
    expect(shown(first.note)).to.deep.equal([[1, 333n, 0n, 333n]]);
    const second = after(first.invoice, [{ line: 0, net: 66n }]);
    expect(shown(second.note)).to.deep.equal([[1, 66n, 0n, 66n]]);
    expect(second.note.credited).to.deep.equal([{ line: 0, quantity: null, net: 66n }]);
    const third = after(second.invoice, null);
    expect(shown(third.note), "the rest of the quantity, less what was credited as an amount").to.deep.equal([
      [2, 333n, -66n, 600n],
    ]);
    expect(third.note.credited).to.deep.equal([{ line: 0, quantity: parseDecimal("2"), net: 600n }]);
    expect([isCreditedInFull(second.invoice), isCreditedInFull(third.invoice)]).to.deep.equal([false, true]);
  });

  it("are one piece for the rest after an amount, or after the whole quantity", () => {
    const amount = after(issued([line(500n, "2")]), [{ line: 0, net: 100n }]);
    expect(shown(after(amount.invoice, null).note)).to.deep.equal([[1, 900n, 0n, 900n]]);
    const negative = after(issued([line(500n, "-2"), line(2_000n)]), [
      ...[
        { line: 0, net: -100n },
        { line: 1, net: 1_000n },
      ],
    ]);
    expect(shown(negative.note)[0]).to.deep.equal([-1, 100n, 0n, -100n]);
  });

  it("state the difference of a rounded share as a charge", () => {
    const first = after(issued([line(1n, "3", { baseQuantity: parseDecimal("2") })]), [{ line: 0, quantity: one }]);
    expect(shown(first.note)).to.deep.equal([[1, 1n, 0n, 1n]]);
    const rest = after(first.invoice, null).note;
    expect(shown(rest)).to.deep.equal([[2, 1n, 0n, 1n]]);
    const reducedLine = issued([line(100n, "2", { allowances: [{ amount: 50n, reason: "Discount" }] })]);
    expect(shown(creditOf(reducedLine, [{ line: 0, quantity: one }]))).to.deep.equal([[1, 100n, -25n, 75n]]);
    const dearer = issued([line(100n, "2", { charges: [{ amount: 50n, reason: "Freight" }] })]);
    expect(shown(creditOf(dearer, [{ line: 0, quantity: one }]))).to.deep.equal([[1, 100n, 25n, 125n]]);
    const back = issued([line(100n, "-2", { allowances: [{ amount: -50n, reason: "Discount" }] }), line(900n)]);
    expect(
      shown(
        creditOf(back, [
          { line: 0, quantity: parseDecimal("-1") },
          { line: 1, net: 500n },
        ]),
      )[0],
    ).to.deep.equal([-1, 100n, 25n, -75n]);
  });

  it("multiply up to their amount where half a minor unit changes its sign", () => {
    const credited = (quantity: string, ...amounts: readonly bigint[]) => {
      const allowances = amounts.map((amount) => ({ amount, reason: null }));
      const invoice = issued([line(3n, quantity, { allowances }), line(100n, "1")]);
      const { note } = after(invoice, [{ line: 0, quantity: parseDecimal(quantity) }, { line: 1 }]);
      expect(note.parts.lines.map(lineNet)).to.deep.equal(invoice.lines.map(({ net }) => net));
      return shown(note)[0];
    };
    expect(credited("7.5", 22n), "22.5 − 22").to.deep.equal([7.5, 3n, -22n, 1n]);
    expect(credited("7.5", 23n), "22.5 − 23").to.deep.equal([7.5, 3n, -23n, -1n]);
    expect(credited("7.5", 24n), "22.5 − 24").to.deep.equal([7.5, 3n, -24n, -2n]);
    expect(credited("-7.5", -23n), "−22.5 + 23").to.deep.equal([-7.5, 3n, 23n, 1n]);
  });

  it("are one piece if no whole allowance gives their amount", () => {
    const invoice = issued([line(3n, "15", { allowances: [{ amount: 45n, reason: null }] }), line(100n)]);
    const { note } = after(invoice, [{ line: 0, quantity: parseDecimal("7.5") }]);
    expect(note.credited).to.deep.equal([{ line: 0, quantity: parseDecimal("7.5"), net: 0n }]);
    expect(shown(note)).to.deep.equal([[1, 0n, 0n, 0n]]);
  });

  it("have net prices, and the quantity that is credited, if the invoice has gross prices", () => {
    const invoice = issued([line(1_190n, "2"), line(1_070n, "1", { tax: reduced })], { prices: "gross" });
    const { note } = after(invoice, [{ line: 0, quantity: one }]);
    expect(note.terms.prices).to.equal("net");
    expect(shown(note)).to.deep.equal([[1, 1_000n, 0n, 1_000n]]);
    expect(note.parts.lines[0]).to.include({ gross: null, unit: "C62", baseQuantity: one });
    expect(shown(creditOf(invoice, [{ line: 1 }]))).to.deep.equal([[1, 1_000n, 0n, 1_000n]]);
    const days = issued([line(11_900n, "3", { unit: "DAY" })], { prices: "gross" });
    const first = after(days, [{ line: 0, quantity: parseDecimal("2") }]);
    expect(shown(first.note)).to.deep.equal([[2, 10_000n, 0n, 20_000n]]);
    expect(first.note.parts.lines[0]?.unit).to.equal("DAY");
    expect(shown(after(first.invoice, null).note)).to.deep.equal([[1, 10_000n, 0n, 10_000n]]);
    const odd = after(issued([line(100n, "3", {})], { prices: "gross" }), [{ line: 0, quantity: parseDecimal("2") }]);
    expect(shown(odd.note)).to.deep.equal([[2, 84n, 0n, 168n]]);
  });

  it("credit a line of nothing once", async () => {
    const first = after(issued([line(0n), line(100n)]), [{ line: 0 }]);
    expect(linesCreditedInFull(first.invoice)).to.deep.equal([0]);
    expect(await refused(first.invoice, { line: 0 })).to.deep.equal([
      ...["lines.0.line", "credit_exceeds_line", "This line is already credited in full."],
    ]);
    expect(first.note.figures.taxBreakdown).to.have.length(1);
  });

  it("can credit a quantity that is worth less than a minor unit", () => {
    const first = after(issued([line(1n, "3", { baseQuantity: parseDecimal("3") })]), [{ line: 0, quantity: one }]);
    expect(first.note.credited).to.deep.equal([{ line: 0, quantity: one, net: 0n }]);
    expect(after(first.invoice, null).note.credited).to.deep.equal([{ line: 0, quantity: parseDecimal("2"), net: 1n }]);
  });
});

describe("a credit note of too much", () => {
  const invoice = issued([line(1_000n, "2"), line(500n, "-1")]);

  it("says what is left of the line", async () => {
    const { invoice: once } = after(invoice, [{ line: 0, quantity: one }]);
    const { invoice: rest } = after(once, [{ line: 0, quantity: half }]);
    const left = (what: string) => ["credit_exceeds_line", `Only ${what} of this line is not credited yet.`];
    expect(await refused(rest, { line: 0, quantity: parseDecimal("0.6") })).to.deep.equal(["lines.0.quantity", ...left("0.5")]);
    expect(await refused(rest, { line: 0, net: 501n })).to.deep.equal(["lines.0.net", ...left("5.00 EUR")]);
    const between = (range: string) => ["credit_exceeds_line", `Must be ${range}, which is not credited yet.`];
    const most = (what: string) => between(`greater than 0, and at most ${what}`);
    expect(await refused(rest, { line: 0, net: 0n })).to.deep.equal(["lines.0.net", ...most("5.00 EUR")]);
    expect(await refused(rest, { line: 0, quantity: parseDecimal("0") })).to.deep.equal(["lines.0.quantity", ...most("0.5")]);
    expect(await refused(rest, { line: 0, quantity: parseDecimal("-1") })).to.deep.equal(["lines.0.quantity", ...most("0.5")]);
    expect(await refused(rest, { line: 1, net: 1n })).to.deep.equal([
      ...["lines.0.net", ...between("less than 0, and at least -5.00 EUR")],
    ]);
    expect(await refused(rest, { line: 1, net: -501n })).to.deep.equal(["lines.0.net", ...left("-5.00 EUR")]);
    expect(creditOf(rest, [{ line: 0 }, { line: 1, net: -500n }]).figures.subtotal).to.equal(0n);
    const { invoice: almost } = after(issued([line(1_000n, "2")]), [{ line: 0, net: 1_900n }]);
    expect(await refused(almost, { line: 0, quantity: one })).to.deep.equal(["lines.0.quantity", ...left("1.00 EUR")]);
    const { invoice: complete } = after(issued([line(1_000n), line(1n)]), [{ line: 0 }]);
    expect(await refused(complete, { line: 1 }, { line: 0 })).to.deep.equal([
      ...["lines.1.line", "credit_exceeds_line", "This line is already credited in full."],
    ]);
  });

  it("says which lines exist, that each is listed once, and what to state", async () => {
    expect(await refused(invoice, { line: 2 })).to.deep.equal([
      ...["lines.0.line", "out_of_range", "The invoice has 2 lines, counted from 0."],
    ]);
    expect(await refused(invoice, { line: 0 }, { line: 0 })).to.deep.equal([
      ...["lines.1.line", "not_unique", "Each line can be listed once."],
    ]);
    expect(await refused(invoice, { line: 0, quantity: one, net: 1n })).to.deep.equal([
      ...["lines.0", "exactly_one", "Must have either quantity or net."],
    ]);
  });

  it("is refused if its total is negative, or more than the invoice", async () => {
    expect(await refused(invoice, { line: 1 })).to.deep.equal([
      ...["lines", "credit_not_positive", "The total of a credit note must not be negative."],
    ]);
    expect(await refused(invoice, { line: 0 })).to.deep.equal([
      ...["lines", "credit_exceeds_invoice", "Only 17.85 EUR of the invoice is not credited yet."],
    ]);
  });
});

describe("the figures of a credit note of a part", () => {
  const groupsOf = ({ figures }: Crediting) =>
    figures.taxBreakdown.map(({ rate, taxableAmount, taxAmount }) => [Number(rate) / 1_000_000, taxableAmount, taxAmount]);

  it("contain the tax groups of its lines only", () => {
    const invoice = issued([line(1_000n), line(2_000n, "1", { tax: reduced })]);
    expect(groupsOf(creditOf(invoice, [{ line: 0 }]))).to.deep.equal([[19, 1_000n, 190n]]);
    expect(groupsOf(creditOf(invoice, [{ line: 1, net: 1_000n }]))).to.deep.equal([[7, 1_000n, 70n]]);
  });

  it("leave what was prepaid and rounded, and taxes without lines, to the note that completes the credit", () => {
    const terms = { prepaidAmount: 300n, payableRounding: { kind: "amount", amount: 5n } } as const;
    const invoice = issued([line(1_000n), line(2_000n)], { ...terms, charges: [{ amount: 100n, reason: null, tax: reduced }] });
    const first = after(invoice, [{ line: 0 }]);
    expect(first.note.terms).to.include({ prepaidAmount: 0n, payableRounding: null });
    expect(groupsOf(first.note)).to.deep.equal([[19, 1_000n, 190n]]);
    const { note: rest, invoice: all } = after(first.invoice, null);
    expect(rest.terms).to.deep.include({ prepaidAmount: 300n, payableRounding: { kind: "amount", amount: 5n } });
    expect(groupsOf(rest)).to.deep.equal([
      [7, 100n, 7n],
      [19, 2_000n, 380n],
    ]);
    expect(rest.parts.charges.map(({ amount, tax }) => [amount, tax.rate])).to.deep.equal([[100n, reduced.rate]]);
    expect(rest.parts.allowances).to.deep.equal([]);
    expect(isCreditedInFull(all)).to.equal(true);
  });

  it("keep the prepaid amount of the user apart from deposits", () => {
    const deposit = { invoiceId: "inv_2" as InvoiceId, number: "INV-1", issueDate: "2026-02-01" as LocalDate, taxBreakdown: [] };
    const deposits = [{ ...deposit, total: 119n }];
    const invoice = issued([line(1_000n), line(2_000n)], { prepaidAmount: 300n, deposits });
    const rest = after(after(invoice, [{ line: 0 }]).invoice, null).note;
    expect(rest.terms).to.deep.include({ prepaidAmount: 300n, deposits });
    expect(rest.figures).to.include({ depositTotal: 119n, prepaidTotal: 419n });
  });

  it("take the tax of a gross price that is credited in full from the invoice", () => {
    const invoice = issued([line(3n), line(1_070n, "1", { tax: reduced })], { prices: "gross" });
    expect(groupsOf(creditOf(invoice, [{ line: 0 }]))).to.deep.equal([[19, 3n, 0n]]);
  });

  it("share an allowance in proportion, all of it if the rest of the lines is negative, and nothing for negative lines alone", () => {
    const allowances = [{ amount: 40n, reason: null, tax: standard }];
    const other = line(5_000n, "1", { tax: reduced });
    const share = (lines: readonly LineInput[], wanted: readonly LineToCredit[]) => {
      const { figures } = creditOf(issued([...lines, other], { allowances }), [...wanted, { line: lines.length, net: 2_500n }]);
      return figures.taxBreakdown.find(({ rate }) => rate === standard.rate)?.taxableAmount;
    };
    expect(share([line(100n), line(300n)], [{ line: 0 }])).to.equal(90n);
    expect(share([line(100n, "-1"), line(300n, "-1")], [{ line: 0 }])).to.equal(-110n);
    expect(share([line(100n), line(60n, "-1"), line(10n)], [{ line: 0 }])).to.equal(60n);
    expect(share([line(100n, "-1"), line(60n), line(10n, "-1")], [{ line: 0 }])).to.equal(-140n);
    expect(share([line(100n), line(60n, "-1")], [{ line: 1 }])).to.equal(-60n);
    expect(share([line(100n, "-1"), line(60n)], [{ line: 1 }])).to.equal(60n);
    expect(share([line(100n), line(100n, "-1")], [{ line: 0 }])).to.equal(100n);
  });
});

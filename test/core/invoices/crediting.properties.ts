import { expect } from "chai";
import fc from "fast-check";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import type { Decimal } from "../../../core/kernel/decimal.js";
import type { LocalDate } from "../../../core/kernel/calendar.js";
import type { InvoiceId } from "../../../core/kernel/ids.js";
import { divideRounded } from "../../../core/kernel/money.js";
import { taxKey } from "../../../core/billing/tax-components.js";
import { StintError } from "../../../core/kernel/errors.js";
import type { Credit } from "../../../core/invoices/credit.js";
import type { Creditable, Crediting } from "../../../core/invoices/credit-figures.js";
import { isCreditedInFull } from "../../../core/invoices/credited.js";
import { creditOf, type LineToCredit } from "../../../core/invoices/crediting.js";
import { computeFigures } from "../../../core/invoices/drafting.js";
import { checkLine, lineNet } from "../../../core/invoices/line.js";
import { payableAmount } from "../../../core/invoices/payable.js";
import type { TaxGroup } from "../../../core/invoices/tax-groups.js";
import { type Document, documentsWith } from "../../arbitraries/money.js";

/** What to credit of a line, in thousandths of the line or of its rest. */
interface Wish {
  readonly line: number;
  readonly by: "rest" | "quantity" | "net";
  readonly thousandths: bigint;
}

const wishes: fc.Arbitrary<readonly (readonly Wish[])[]> = fc.array(
  fc.uniqueArray(
    fc.record({
      line: fc.nat({ max: 5 }),
      by: fc.constantFrom("rest", "quantity", "net"),
      thousandths: fc.bigInt({ min: 1n, max: 1_000n }),
    }),
    { selector: ({ line }) => line, minLength: 1, maxLength: 4 },
  ),
  { maxLength: 5 },
);

const taxCurrency = { currency: "JPY" as CurrencyCode, exchangeRate: 162_123_456n as Decimal };
const issuable = documentsWith(fc.constantFrom("net", "gross"))
  .map(issuedOf)
  .filter((invoice) => invoice.lines.length > 0 && payableAmount(invoice) >= 0n);

function issuedOf({ lines, discount, terms }: Document): Creditable {
  const plain = { currency: "EUR" as CurrencyCode, discount, taxCurrency, ...terms, deposits: [] };
  const given = { lines, allowances: terms.allowances, charges: terms.charges };
  const content = { ...plain, deposits: depositsOf(computeFigures(given, plain).figures.total, lines.length) };
  const { parts, figures } = computeFigures(given, content);
  return { ...content, ...parts, ...figures, credits: [] };
}

/** For every other number of lines, a deposit of a third of the total. */
function depositsOf(total: bigint, lines: number): Creditable["deposits"] {
  const deposit = { invoiceId: "inv_2" as InvoiceId, number: "INV-1", issueDate: "2026-02-01" as LocalDate, taxBreakdown: [] };
  return lines % 2 === 0 || total < 3n ? [] : [{ ...deposit, total: total / 3n, withheldTotal: total / 20n }];
}

function withCredit(invoice: Creditable, { figures, credited }: Crediting): Creditable {
  const note = { creditNoteId: "inv_1" as InvoiceId, number: "CN-1", issueDate: "2026-03-01" as LocalDate };
  const credit: Credit = { ...note, amount: payableAmount(figures), lines: credited, releasesTime: false };
  return { ...invoice, credits: [...invoice.credits, credit] };
}

/** The credit, or null if it is refused because it is more than is left. */
function tried(invoice: Creditable, wanted: readonly LineToCredit[]): Crediting | null {
  try {
    return creditOf(invoice, wanted);
  } catch (error) {
    expect(error).to.be.instanceOf(StintError);
    expect((error as StintError).issues.every(({ code }) => /^credit_|^out_of_range$/.test(code))).to.equal(true);
    return null;
  }
}

/** The wishes for lines of the invoice, each line once. */
function requestsOf(invoice: Creditable, round: readonly Wish[]): readonly LineToCredit[] {
  const byLine = new Map(round.map((wish) => [wish.line % invoice.lines.length, wish]));
  return [...byLine].map(([line, wish]) => requestOf(invoice, { ...wish, line }));
}

function requestOf(invoice: Creditable, { line: index, by, thousandths }: Wish): LineToCredit {
  const line = invoice.lines[index];
  if (!line || by === "rest") return { line: index };
  const share = (whole: bigint): bigint => (whole * thousandths) / 1_000n;
  return by === "quantity" ? { line: index, quantity: share(line.quantity) as Decimal } : { line: index, net: share(line.net) };
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
/** By how much discounts, allowances and charges change the sum of the lines. */
const adjusted = ({ discountTotal, allowanceTotal, chargeTotal }: Crediting["figures"]): bigint =>
  chargeTotal - discountTotal - allowanceTotal;
const byGroup = (groups: readonly TaxGroup[]) => {
  const sums = new Map<string, readonly bigint[]>();
  for (const group of groups) {
    const added = [group.taxableAmount, group.taxAmount, ...(group.components ?? []).map(({ taxAmount }) => taxAmount)];
    const before = sums.get(taxKey(group));
    sums.set(
      taxKey(group),
      added.map((amount, index) => amount + (before?.[index] ?? 0n)),
    );
  }
  return Object.fromEntries([...sums].filter(([, amounts]) => amounts.some((amount) => amount !== 0n)).sort());
};

describe("the credit notes of an invoice", () => {
  it("cancel it exactly, figure by figure, however it is credited in parts", () => {
    let parts = 0;
    fc.assert(
      fc.property(issuable, wishes, (whole, rounds) => {
        let invoice = whole;
        const notes: Crediting[] = [];
        for (const round of rounds) {
          const note = tried(invoice, requestsOf(invoice, round));
          if (note === null) continue;
          notes.push(note);
          invoice = withCredit(invoice, note);
        }
        parts += notes.length;
        if (!isCreditedInFull(invoice)) {
          const last = creditOf(invoice, null);
          notes.push(last);
          invoice = withCredit(invoice, last);
        }
        expect(isCreditedInFull(invoice)).to.equal(true);
        expect(byGroup(notes.flatMap((note) => note.figures.taxBreakdown))).to.deep.equal(byGroup(whole.taxBreakdown));
        for (const figure of ["subtotal", "taxTotal", "total", "withheldTotal", "prepaidTotal", "roundingAmount"] as const)
          expect(sum(notes.map((note) => note.figures[figure])), figure).to.equal(whole[figure]);
        expect(sum(notes.map((note) => adjusted(note.figures)))).to.equal(adjusted(whole));
        expect(sum(notes.map((note) => note.figures.taxTotalInTaxCurrency ?? 0n))).to.equal(whole.taxTotalInTaxCurrency);
        expect(sum(notes.map((note) => payableAmount(note.figures)))).to.equal(payableAmount(whole));
        whole.lines.forEach((_, index) => {
          const credited = invoice.credits.flatMap((credit) => credit.lines.filter(({ line }) => line === index));
          expect(sum(credited.map(({ net }) => net))).to.equal(whole.lines[index]?.net);
        });
      }),
    );
    expect(parts).to.be.greaterThan(50);
  });

  it("have figures that add and multiply up", () => {
    fc.assert(
      fc.property(issuable, wishes, (whole, rounds) => {
        let invoice = whole;
        for (const round of rounds) {
          const exact = invoice.credits.length === 0 && whole.prices === "net";
          const note = tried(invoice, requestsOf(invoice, round));
          if (note === null) continue;
          const { subtotal, taxBreakdown, taxTotal, total, allowanceTotal, chargeTotal } = note.figures;
          const { lines, allowances, charges } = note.parts;
          const nets = lines.map(({ net }) => net);
          expect(lines.flatMap((line) => checkLine(line))).to.deep.equal([]);
          expect(lines.map((line) => line.gross ?? line.net)).to.deep.equal(lines.map(lineNet));
          expect(note.credited.map(({ net }) => net)).to.deep.equal(nets);
          expect(subtotal).to.equal(sum(nets));
          expect([allowanceTotal, chargeTotal]).to.deep.equal([allowances, charges].map((all) => sum(all.map(({ net }) => net))));
          const bases = taxBreakdown.map(({ taxableAmount }) => taxableAmount);
          expect(sum(bases)).to.equal(subtotal + adjusted(note.figures));
          expect(sum(taxBreakdown.map(({ taxAmount }) => taxAmount))).to.equal(taxTotal);
          expect(total).to.equal(sum(bases) + taxTotal);
          for (const { taxableAmount, rate, taxAmount, components } of taxBreakdown) {
            const off = taxAmount - divideRounded(taxableAmount * rate, 100_000_000n);
            // Each tax is a difference of two rounded amounts.
            const most = exact && components === null ? 0n : BigInt(components?.length ?? 1);
            expect(off >= -most && off <= most, `tax is off by ${off}`).to.equal(true);
            if (components !== null) expect(sum(components.map((one) => one.taxAmount))).to.equal(taxAmount);
          }
          expect(lines.every(({ timeEntryIds }) => timeEntryIds.length === 0)).to.equal(true);
          invoice = withCredit(invoice, note);
          whole.lines.forEach(({ net }, index) => {
            const credited = sum(
              invoice.credits.flatMap((credit) => credit.lines.filter(({ line }) => line === index).map((one) => one.net)),
            );
            expect(net < 0n ? credited >= net && credited <= 0n : credited <= net && credited >= 0n).to.equal(true);
          });
          expect(sum(invoice.credits.map(({ amount }) => amount)) <= payableAmount(invoice)).to.equal(true);
        }
      }),
    );
  });

  it("repeat the invoice if there is only one", () => {
    fc.assert(
      fc.property(issuable, (invoice) => {
        const { parts, terms, figures } = creditOf(invoice, null);
        const { currency, credits, taxCurrency: _, ...rest } = invoice;
        const lines = invoice.lines.map((line) => ({ ...line, timeEntryIds: [] }));
        expect({ ...parts, ...terms, ...figures }).to.deep.equal({ ...rest, lines });
      }),
    );
  });

  it("refuse more of a line than is left, and lines that do not exist", () => {
    fc.assert(
      fc.property(issuable, fc.bigInt({ min: 1n, max: 1_000n }), (invoice, more) => {
        const codes = (wanted: readonly LineToCredit[]) => {
          try {
            creditOf(invoice, wanted);
            return [];
          } catch (error) {
            return (error as StintError).issues.map(({ code, path }) => `${code} ${path.join("/")}`);
          }
        };
        expect(codes([{ line: invoice.lines.length }])).to.deep.equal(["out_of_range lines/0/line"]);
        const away = (amount: bigint): bigint => (amount < 0n ? -more : more);
        invoice.lines.forEach(({ net, quantity }, line) => {
          expect(codes([{ line, net: net + away(net) }])).to.deep.equal(["credit_exceeds_line lines/0/net"]);
          const tooMuch = (quantity + away(quantity)) as Decimal;
          expect(codes([{ line, quantity: tooMuch }])).to.deep.equal(["credit_exceeds_line lines/0/quantity"]);
          if (net !== 0n) expect(codes([{ line, net: -net }])).to.deep.equal(["credit_exceeds_line lines/0/net"]);
          expect(codes([{ line, net: 1n, quantity }])).to.include("exactly_one lines/0");
          expect(codes([{ line }, { line }])).to.include("not_unique lines/1/line");
        });
      }),
    );
  });
});

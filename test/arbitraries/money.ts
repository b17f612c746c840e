import fc from "fast-check";
import { type LocalDate, parseLocalDate } from "../../core/kernel/calendar.js";
import { type CurrencyCode, currencyCodes } from "../../core/kernel/currency.js";
import { type Decimal, MAX_DECIMAL, parseDecimal, wholeDecimal } from "../../core/kernel/decimal.js";
import type { ProjectId, TaskId, TimeEntryId, UserId } from "../../core/kernel/ids.js";
import { MAX_AMOUNT } from "../../core/kernel/money.js";
import { type DocumentTerms, type PayableRounding, PLAIN_TERMS, priceKinds } from "../../core/invoices/document-terms.js";
import { type LineInput, lineNet } from "../../core/invoices/line.js";
import type { Withholding } from "../../core/billing/withholding.js";
import type { RoundingPolicy } from "../../core/billing/rounding.js";
import { NO_TAX, type Tax } from "../../core/billing/tax.js";
import { combinedRate, type TaxComponent } from "../../core/billing/tax-components.js";
import type { BillableEntry, GroupBy } from "../../core/invoices/time-lines.js";
import { groupings } from "../../core/invoices/time-lines.js";
import { computeTotals, type Discount } from "../../core/invoices/totals.js";
import type { Allowance } from "../../core/invoices/line-table.js";

export const decimals: fc.Arbitrary<Decimal> = fc.bigInt({ min: -MAX_DECIMAL, max: MAX_DECIMAL }).map((n) => n as Decimal);
export const currencies: fc.Arbitrary<CurrencyCode> = fc.constantFrom(...currencyCodes);
export const amounts: fc.Arbitrary<bigint> = fc.bigInt({ min: -MAX_AMOUNT, max: MAX_AMOUNT });

/** A tax of two components. */
export function twoTaxes([first, a]: readonly [string, string], [second, b]: readonly [string, string], compound = false): Tax {
  const components: readonly TaxComponent[] = [
    { name: first, rate: parseDecimal(a), compound: false },
    { name: second, rate: parseDecimal(b), compound },
  ];
  return { category: "S", rate: combinedRate(components), exemptionReason: null, exemptionCode: null, components };
}

/** Of three rates, two are the same: 14.975 %. */
export const taxesInPairs: readonly Tax[] = [
  twoTaxes(["GST", "5"], ["QST", "9.975"]),
  twoTaxes(["GST", "5"], ["QST", "9.5"], true),
  twoTaxes(["CGST", "9"], ["SGST", "9"]),
];

/** Every category that can be combined with others. Few rates, so that groups of several lines are common. */
export const mixableTaxes: fc.Arbitrary<Tax> = fc.constantFrom(
  ...taxesInPairs,
  ...["19", "7", "9.975", "0.000001", "100"].map((rate): Tax => ({
    category: "S",
    rate: parseDecimal(rate),
    exemptionReason: null,
    exemptionCode: null,
    components: null,
  })),
  { category: "Z", rate: wholeDecimal(0n), exemptionReason: null, exemptionCode: null, components: null },
  { category: "E", rate: wholeDecimal(0n), exemptionReason: "Lessons", exemptionCode: null, components: null },
  { category: "E", rate: wholeDecimal(0n), exemptionReason: "Health", exemptionCode: null, components: null },
  { category: "AE", rate: wholeDecimal(0n), exemptionReason: "Reverse charge", exemptionCode: null, components: null },
);

/** Split payment cannot be combined with the standard category. */
const splitPaymentTaxes: fc.Arbitrary<Tax> = fc.constantFrom(
  ...["22", "10"].map((rate): Tax => ({
    category: "B",
    rate: parseDecimal(rate),
    exemptionReason: null,
    exemptionCode: null,
    components: null,
  })),
  { category: "Z", rate: wholeDecimal(0n), exemptionReason: null, exemptionCode: null, components: null },
  { category: "E", rate: wholeDecimal(0n), exemptionReason: null, exemptionCode: "VATEX-EU-132-1I", components: null },
);

/** Taxes that can be combined on one invoice. */
const taxFamilies: fc.Arbitrary<fc.Arbitrary<Tax>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(mixableTaxes) },
  { weight: 2, arbitrary: fc.constant(splitPaymentTaxes) },
  { weight: 1, arbitrary: fc.constant(fc.constant(NO_TAX)) },
);

/** A valid line. Its allowances and charges have the sign of its quantity. */
export function linesWith(taxes: fc.Arbitrary<Tax>, minQuantity = -(10n ** 9n)): fc.Arbitrary<LineInput> {
  const adjustments = fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { maxLength: 2 });
  return fc
    .record({
      quantity: fc.oneof(
        fc.bigInt({ min: minQuantity, max: 10n ** 9n }),
        fc.integer({ min: 0, max: 40 }).map((n) => BigInt(n) * 250_000n),
      ),
      baseQuantity: fc.constantFrom("1", "3600", "0.3", "100").map(parseDecimal),
      unitPrice: fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 7n }), fc.bigInt({ min: 0n, max: 3n })),
      allowances: adjustments,
      charges: adjustments,
      tax: taxes,
    })
    .map(({ quantity, allowances, charges, ...rest }): LineInput => {
      const signed = (amount: bigint): Allowance => ({ amount: quantity < 0n ? -amount : amount, reason: null });
      const shown = { description: "Work", kind: "fixed", unit: "C62", timeEntryIds: [], period: null } as const;
      return {
        ...shown,
        ...rest,
        quantity: quantity as Decimal,
        allowances: allowances.map(signed),
        charges: charges.map(signed),
      };
    });
}

/** Lines that may be on one invoice. */
export function invoiceLines(minQuantity?: bigint): fc.Arbitrary<readonly LineInput[]> {
  return taxFamilies.chain((taxes) => fc.array(linesWith(taxes, minQuantity), { maxLength: 8 }));
}

/** A valid discount for these lines, or none. */
export function discountsFor(lines: readonly LineInput[]): fc.Arbitrary<Discount | null> {
  const { subtotal } = computeTotals(lines, null);
  return fc.oneof(
    fc.constant(null),
    fc.bigInt({ min: 0n, max: 100_000_000n }).map((percent): Discount => ({ kind: "percent", percent: percent as Decimal })),
    fc.bigInt({ min: 0n, max: 1000n }).map((part): Discount => ({ kind: "amount", amount: (subtotal * part) / 1000n })),
  );
}

/** Lines and a discount that {@link computeTotals} accepts. */
export const invoices: fc.Arbitrary<{ readonly lines: readonly LineInput[]; readonly discount: Discount | null }> =
  invoiceLines().chain((lines) => discountsFor(lines).map((discount) => ({ lines, discount })));

/** An invoice that {@link computeTotals} accepts, with every kind of term. */
export interface Document {
  readonly lines: readonly LineInput[];
  readonly discount: Discount | null;
  readonly terms: DocumentTerms;
}

export function documentsWith(prices: fc.Arbitrary<DocumentTerms["prices"]>, minQuantity?: bigint): fc.Arbitrary<Document> {
  const adjustments = (taxes: fc.Arbitrary<Tax>) =>
    fc.array(fc.record({ amount: fc.bigInt({ min: 0n, max: 10_000n }), reason: fc.constant(null), tax: taxes }), {
      maxLength: 3,
    });
  return taxFamilies
    .chain((taxes) =>
      fc.record({
        lines: fc.array(linesWith(taxes, minQuantity), { maxLength: 6 }),
        allowances: adjustments(taxes),
        charges: adjustments(taxes),
        prices,
      }),
    )
    .chain(({ lines, allowances, charges, prices: kind }) => {
      const isCredit = lines.reduce((sum, line) => sum + lineNet(line), 0n) < 0n;
      const signed = (items: typeof allowances) =>
        items.map((item) => ({ ...item, amount: isCredit ? -item.amount : item.amount }));
      const terms = { ...PLAIN_TERMS, prices: kind, allowances: signed(allowances), charges: signed(charges) };
      return discountsFor(lines).chain((discount) => paid({ lines, discount, terms }));
    });
}

/** A tax that the buyer withholds; of 0 for some clients. */
export const withholdings: fc.Arbitrary<Withholding | null> = fc.option(
  fc.record({
    name: fc.constantFrom("IRPF", "Ritenuta d'acconto"),
    rate: fc.constantFrom("15", "20", "0", "11.5", "0.000001").map(parseDecimal),
  }),
);

/** With a prepaid amount, a rounding and a withheld tax. */
function paid({ lines, discount, terms }: Document): fc.Arbitrary<Document> {
  const { total } = computeTotals(lines, discount, terms);
  return fc
    .record({
      prepaidAmount: fc.option(fc.bigInt({ min: 0n, max: 1000n }).map((part) => (total * part) / 1000n)),
      withholding: withholdings,
      payableRounding: fc.oneof(
        fc.constant(null),
        fc.constantFrom(1n, 5n, 10n, 100n, 7n).map((increment): PayableRounding => ({ kind: "increment", increment })),
        fc.bigInt({ min: -99n, max: 99n }).map((amount): PayableRounding => ({ kind: "amount", amount })),
      ),
    })
    .map((payment) => ({ lines, discount, terms: { ...terms, ...payment } }));
}

export const documents = documentsWith(fc.constantFrom(...priceKinds));

/** The exact opposite of an invoice. */
export function opposite({ lines, discount, terms }: Document): Document {
  const negated = <T extends Allowance>(item: T): T => ({ ...item, amount: -item.amount });
  const { prepaidAmount, payableRounding, ...rest } = terms;
  return {
    lines: lines.map(credited),
    discount: discount?.kind === "amount" ? { kind: "amount", amount: -discount.amount } : discount,
    terms: {
      ...rest,
      allowances: rest.allowances.map(negated),
      charges: rest.charges.map(negated),
      prepaidAmount: prepaidAmount === null ? null : -prepaidAmount,
      payableRounding: payableRounding?.kind === "amount" ? { kind: "amount", amount: -payableRounding.amount } : payableRounding,
    },
  };
}

/** The exact opposite of a line, as on a credit note. */
export function credited(line: LineInput): LineInput {
  const negated = ({ amount, reason }: Allowance): Allowance => ({ amount: -amount, reason });
  const quantity = -line.quantity as Decimal;
  return { ...line, quantity, allowances: line.allowances.map(negated), charges: line.charges.map(negated) };
}

export const roundingPolicies: fc.Arbitrary<RoundingPolicy> = fc.record({
  grain: fc.constantFrom("entry", "day", "line"),
  mode: fc.constantFrom("none", "up", "down", "nearest"),
  stepMinutes: fc.oneof(fc.constantFrom(1, 6, 15, 30), fc.integer({ min: 1, max: 1440 })),
});

export const groupBys: fc.Arbitrary<GroupBy> = fc.constantFrom(...groupings);

const days: fc.Arbitrary<LocalDate> = fc.constantFrom("2026-01-05", "2026-01-06", "2026-02-01").map(parseLocalDate);

/** Entries with unique ids. The ids and names of projects, tasks and users are few and similar, to provoke collisions. */
export const billableEntries: fc.Arbitrary<readonly BillableEntry[]> = fc
  .array(
    fc.record({
      projectId: fc.constantFrom("1", "12", "1,2", '1","2'),
      projectName: fc.constantFrom("Site", "Site – Build"),
      taskId: fc.constantFrom(null, "3", "23", "2"),
      userId: fc.constantFrom("u1", "u2"),
      notes: fc.constantFrom("", "  ", "Fix the login"),
      seconds: fc.integer({ min: 0, max: 100_000 }),
      day: days,
      rate: fc.constantFrom(9000n, 9001n, 12_000n),
    }),
    { maxLength: 12 },
  )
  .map((entries) =>
    entries.map((entry, index) => ({
      ...entry,
      id: `te_${index}` as TimeEntryId,
      projectId: entry.projectId as ProjectId,
      taskId: entry.taskId as TaskId | null,
      taskName: entry.taskId === null ? null : "Build",
      userId: entry.userId as UserId,
      userName: "Ada",
    })),
  );

/** The same items in another order. */
export function shuffled<T>(items: readonly T[]): fc.Arbitrary<readonly T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
}

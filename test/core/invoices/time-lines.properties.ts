import { expect } from "chai";
import fc from "fast-check";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { divideRounded, formatAmount, parseAmount } from "../../../core/kernel/money.js";
import { checkLine, lineNet } from "../../../core/invoices/line.js";
import { NO_ROUNDING, type RoundingPolicy } from "../../../core/billing/rounding.js";
import { NO_TAX } from "../../../core/billing/tax.js";
import { type BillableEntry, buildTimeLines, formatDuration, type GroupBy } from "../../../core/invoices/time-lines.js";
import { billableEntries, groupBys, roundingPolicies, shuffled } from "../../arbitraries/money.js";

const eur = parseCurrency("EUR");
const build = (entries: readonly BillableEntry[], groupBy: GroupBy, rounding: RoundingPolicy) =>
  buildTimeLines(entries, { groupBy, rounding, tax: NO_TAX });

function belongTogether(a: BillableEntry, b: BillableEntry, groupBy: GroupBy): boolean {
  if (a.rate !== b.rate) return false;
  if (groupBy === "project") return a.projectId === b.projectId;
  if (groupBy === "task") return a.projectId === b.projectId && a.taskId === b.taskId;
  if (groupBy === "user") return a.userId === b.userId;
  return groupBy === "day" ? a.day === b.day : a.id === b.id;
}

describe("time on an invoice, always", () => {
  it("shares a line exactly when group and rate are the same", () => {
    fc.assert(
      fc.property(billableEntries, groupBys, roundingPolicies, (entries, groupBy, rounding) => {
        const lines = build(entries, groupBy, rounding);
        for (const a of entries) {
          const line = lines.find(({ timeEntryIds }) => timeEntryIds.includes(a.id));
          const together = entries.filter((b) => belongTogether(a, b, groupBy)).map(({ id }) => id);
          expect(line?.timeEntryIds).to.deep.equal(together.sort());
          expect(line?.unitPrice).to.equal(a.rate);
        }
      }),
    );
  });

  it("bills every entry once, and every second if there is no rounding", () => {
    fc.assert(
      fc.property(billableEntries, groupBys, (entries, groupBy) => {
        const lines = build(entries, groupBy, NO_ROUNDING);
        expect(lines.flatMap(({ timeEntryIds }) => timeEntryIds).sort()).to.deep.equal(entries.map(({ id }) => id).sort());
        const billed = lines.reduce((total, { quantity }) => total + quantity, 0n);
        expect(billed).to.equal(BigInt(entries.reduce((total, { seconds }) => total + seconds, 0)) * 1_000_000n);
      }),
    );
  });

  it("produces valid lines of whole seconds that are multiples of the rounding step", () => {
    fc.assert(
      fc.property(billableEntries, groupBys, roundingPolicies, (entries, groupBy, rounding) => {
        const step = rounding.mode === "none" ? 1_000_000n : BigInt(rounding.stepMinutes) * 60_000_000n;
        for (const line of build(entries, groupBy, rounding)) {
          expect(checkLine(line)).to.deep.equal([]);
          expect(line.quantity % step).to.equal(0n);
        }
      }),
    );
  });

  it("produces the same lines for the same entries in any order", () => {
    const cases = billableEntries.chain((entries) => fc.record({ entries: fc.constant(entries), other: shuffled(entries) }));
    fc.assert(
      fc.property(cases, groupBys, roundingPolicies, ({ entries, other }, groupBy, rounding) => {
        expect(build(other, groupBy, rounding)).to.deep.equal(build(entries, groupBy, rounding));
      }),
    );
  });

  it("has a period that spans exactly the days of its entries", () => {
    fc.assert(
      fc.property(billableEntries, groupBys, (entries, groupBy) => {
        for (const { timeEntryIds, period } of build(entries, groupBy, NO_ROUNDING)) {
          const days = entries.flatMap(({ id, day }) => (timeEntryIds.includes(id) ? [day] : [])).sort();
          expect(period).to.deep.equal({ start: days[0], end: days.at(-1) });
        }
      }),
    );
  });

  it("prints hours that multiply with the printed rate to the printed amount", () => {
    fc.assert(
      fc.property(billableEntries, groupBys, roundingPolicies, (entries, groupBy, rounding) => {
        for (const line of build(entries, groupBy, rounding)) {
          const text = formatDuration(Number(line.quantity / 1_000_000n));
          const [hours = 0n, minutes = 0n, seconds = 0n] = text.split(":").map(BigInt);
          const rate = parseAmount(formatAmount(line.unitPrice, eur), eur);
          const amount = divideRounded((hours * 3600n + minutes * 60n + seconds) * rate, 3600n);
          expect(formatAmount(lineNet(line), eur)).to.equal(formatAmount(amount, eur));
        }
      }),
    );
  });
});

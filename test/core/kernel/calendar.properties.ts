import { expect } from "chai";
import fc from "fast-check";
import {
  addDays,
  civilFromDays,
  daysBetween,
  daysFromCivil,
  daysOfMonth,
  isLocalDate,
  localDateFromDays,
} from "../../../core/kernel/calendar.js";

const first = Date.parse("0000-01-01T00:00:00Z") / 86_400_000;
const last = Date.parse("9999-12-31T00:00:00Z") / 86_400_000;
const days = fc.integer({ min: first, max: last });

describe("a calendar date, always", () => {
  it("is the date that JavaScript's Date shows", () => {
    fc.assert(
      fc.property(days, (n) => {
        expect(localDateFromDays(n)).to.equal(new Date(n * 86_400_000).toISOString().slice(0, 10));
      }),
    );
  });

  it("converts days to dates and back, far outside the years that it accepts", () => {
    const far = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(far, (n) => {
        expect(daysFromCivil(civilFromDays(n))).to.equal(n);
      }),
    );
  });

  it("is accepted exactly when JavaScript's Date agrees that the day exists", () => {
    const part = (max: number, width: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(width, "0"));
    fc.assert(
      fc.property(part(9999, 4), part(14, 2), part(33, 2), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const ms = Date.parse(`${text}T00:00:00Z`);
        expect(isLocalDate(text)).to.equal(!Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text));
      }),
      { numRuns: 500 },
    );
  });

  it("returns the number of days that was added", () => {
    fc.assert(
      fc.property(days, days, (from, to) => {
        const start = localDateFromDays(from);
        expect(daysBetween(start, addDays(start, to - from))).to.equal(to - from);
      }),
    );
  });

  it("knows the first day of any month before and after it", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2000, max: 2000 }), (n, ahead) => {
        const date = new Date(n * 86_400_000);
        const expected = new Date(0).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
        expect(daysOfMonth(localDateFromDays(n), ahead) * 86_400_000).to.equal(expected);
      }),
    );
  });

  it("sorts as text in chronological order", () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(localDateFromDays(a) < localDateFromDays(b)).to.equal(a < b);
      }),
    );
  });
});

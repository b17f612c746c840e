import { expect } from "chai";
import { addDays, daysBetween, parseLocalDate } from "../../../../core/kernel/calendar.js";
import {
  daysOfSpan,
  fittingStep,
  firstDayOf,
  keysBetween,
  spans,
  steps,
  startOf,
  widened,
} from "../../../../adapters/dashboard/src/features/reports/spans.js";
import * as fc from "fast-check";

const day = parseLocalDate;
const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(day("1990-01-01"), days));
const weekStarts = fc.constantFrom("monday" as const, "sunday" as const, "saturday" as const);

describe("the periods of a report", () => {
  const today = day("2026-03-04");

  for (const [span, from, to] of [
    ["this-week", "2026-03-02", "2026-03-09"],
    ["last-week", "2026-02-23", "2026-03-02"],
    ["this-month", "2026-03-01", "2026-04-01"],
    ["last-month", "2026-02-01", "2026-03-01"],
    ["12-weeks", "2025-12-15", "2026-03-09"],
    ["this-year", "2026-01-01", "2027-01-01"],
    ["last-year", "2025-01-01", "2026-01-01"],
  ] as const)
    it(`start on the first day and end after the last: ${span}`, () => {
      expect(daysOfSpan(span, today, "monday")).to.deep.equal({ from, to });
    });

  it("start weeks on the workspace's first weekday", () => {
    expect(daysOfSpan("this-week", today, "sunday")).to.deep.equal({ from: "2026-03-01", to: "2026-03-08" });
  });

  it("have no days if they are unlimited or custom", () => {
    expect([daysOfSpan("ever", today, "monday"), daysOfSpan("range", today, "monday")]).to.deep.equal([undefined, undefined]);
  });

  it("contain today, or end where its week, month or year begins", () => {
    fc.assert(
      fc.property(dates, weekStarts, fc.constantFrom(...spans), (date, weekStart, span) => {
        const days = daysOfSpan(span, date, weekStart);
        if (!days) return span === "ever" || span === "range";
        return span.startsWith("last-") ? days.to <= date : days.from <= date && date < days.to;
      }),
    );
  });

  it("divide into intervals without gaps or overlaps, each starting on its first day", () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 800 }),
        weekStarts,
        fc.constantFrom(...steps),
        (from, length, weekStart, step) => {
          const to = addDays(from, length);
          const firsts = keysBetween(step, { from, to }, weekStart).map(firstDayOf);
          expect(firsts[0]).to.equal(startOf(step, from, weekStart));
          expect(firsts.every((first) => startOf(step, first, weekStart) === first)).to.equal(true);
          const lengths = firsts.slice(1).map((first, index) => daysBetween(firsts[index] ?? first, first));
          const [least, most] = { day: [1, 1], week: [7, 7], month: [28, 31] }[step];
          expect(lengths.every((days) => days >= (least ?? 0) && days <= (most ?? 0))).to.equal(true);
          const last = firsts.at(-1) ?? from;
          expect(startOf(step, addDays(to, -1), weekStart)).to.equal(last);
        },
      ),
    );
  });

  it("have a readable number of intervals", () => {
    expect([1, 31, 32, 190, 191, 3_650].map(fittingStep)).to.deep.equal(["day", "day", "week", "week", "month", "month"]);
  });

  it("extend to all recorded time, since an entry may end after them", () => {
    const days = { from: day("2026-03-02"), to: day("2026-03-09") };
    expect(widened(days, day("2026-03-03"), day("2026-03-04"))).to.deep.equal(days);
    expect(widened(days, day("2026-03-02"), day("2026-03-09"))).to.deep.equal({ from: "2026-03-02", to: "2026-03-10" });
    expect(widened({}, day("2026-01-05"), day("2026-02-01"))).to.deep.equal({ from: "2026-01-05", to: "2026-02-02" });
  });
});

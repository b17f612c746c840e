import { expect } from "chai";
import * as fc from "fast-check";
import {
  dayAfterKey,
  daysOfYear,
  LEVELS,
  levelOf,
  yearGrid,
} from "../../../../adapters/dashboard/src/features/reports/year-grid.js";
import { daysBetween, parseLocalDate as day, weekdays } from "../../../../core/kernel/calendar.js";
import { weekOf } from "../../../../adapters/dashboard/src/elements/days.js";

const years = fc.integer({ min: 1971, max: 8999 }).map(String);

describe("the grid of a year", () => {
  it("has a cell for each day, in the column of its week and the row of its weekday", () => {
    fc.assert(
      fc.property(years, fc.constantFrom(...weekdays), (year, weekStart) => {
        const days = daysOfYear(year);
        const { cells, columns, months, week } = yearGrid(days, weekStart);
        expect(cells.length).to.equal(daysBetween(days.from, days.to));
        for (const { date, column, row } of cells) {
          const first = weekOf(date, weekStart);
          expect(row).to.equal(daysBetween(first, date));
          expect(column * 7).to.equal(daysBetween(week[0] ?? first, first));
        }
        expect(columns)
          .to.equal((cells.at(-1)?.column ?? 0) + 1)
          .and.to.be.within(53, 54);
        expect(months.map(({ first }) => first.slice(5))).to.deep.equal(
          Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, "0")}-01`),
        );
      }),
    );
  });

  it("shades days in equal steps up to the longest, and only those with time", () => {
    expect([0, 1, 25, 26, 50, 75, 76, 100].map((seconds) => levelOf(seconds, 100))).to.deep.equal([0, 1, 1, 2, 2, 3, 4, 4]);
    expect(levelOf(0, 0)).to.equal(0);
    expect(levelOf(7, 7)).to.equal(LEVELS);
  });

  it("is walked by arrow keys, Home and End, and not left", () => {
    const days = daysOfYear("2026");
    const after = (key: string, from: string) => dayAfterKey(key, day(from), days);
    expect(after("ArrowDown", "2026-03-01")).to.equal("2026-03-02");
    expect(after("ArrowUp", "2026-03-01")).to.equal("2026-02-28");
    expect(after("ArrowRight", "2026-03-01")).to.equal("2026-03-08");
    expect(after("ArrowLeft", "2026-01-07")).to.equal("2026-01-07");
    expect(after("ArrowRight", "2026-12-31")).to.equal("2026-12-31");
    expect([after("Home", "2026-05-05"), after("End", "2026-05-05")]).to.deep.equal(["2026-01-01", "2026-12-31"]);
    expect(after("Enter", "2026-05-05")).to.equal(undefined);
  });
});

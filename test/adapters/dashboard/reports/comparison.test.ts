import { expect } from "chai";
import * as fc from "fast-check";
import { changeOf } from "../../../../adapters/dashboard/src/features/reports/change.js";
import { currenciesIn, figuresBefore, ranked } from "../../../../adapters/dashboard/src/features/reports/comparison.js";
import { currencyOf } from "../../../../adapters/dashboard/src/features/reports/report-filter.js";
import { daysBefore } from "../../../../adapters/dashboard/src/features/reports/spans.js";
import { addDays, daysBetween, parseLocalDate as day } from "../../../../core/kernel/calendar.js";

const group = (key: string | null, seconds: number, ...currencies: string[]) => ({
  key,
  name: key,
  entries: 1,
  seconds,
  billable_seconds: seconds,
  unrated_seconds: 0,
  amounts: currencies.map((currency) => ({ currency, amount: seconds })),
  billable_amounts: [],
});

/** After every period of a test. */
const later = day("2100-01-01");

describe("the comparison with the previous period", () => {
  for (const [what, from, to, before] of [
    ["a month, with the calendar month before", "2026-03-01", "2026-04-01", "2026-02-01"],
    ["a leap February, with January", "2028-02-01", "2028-03-01", "2028-01-01"],
    ["a year, with the year before", "2025-01-01", "2026-01-01", "2024-01-01"],
    ["a quarter, with the quarter before", "2026-01-01", "2026-04-01", "2025-10-01"],
    ["12 weeks, with the 12 weeks before", "2025-12-15", "2026-03-09", "2025-09-22"],
    ["other days, with as many", "2026-03-02", "2026-03-09", "2026-02-23"],
  ] as const)
    it(`is for ${what}`, () => {
      expect(daysBefore({ from: day(from), to: day(to) }, later)).to.deep.equal({ from: before, to: from });
    });

  for (const [what, today, from, to, before, end] of [
    [
      "a month that has not ended, with as many days of the month before",
      "2026-11-25",
      "2026-11-01",
      "2026-12-01",
      "2026-10-01",
      "2026-10-26",
    ],
    [
      "a longer month than the one before, at most with that month",
      "2026-03-30",
      "2026-03-01",
      "2026-04-01",
      "2026-02-01",
      "2026-03-01",
    ],
    ["the last day of a month, with the month before", "2026-04-30", "2026-04-01", "2026-05-01", "2026-03-01", "2026-04-01"],
    ["a year that has not ended, with the same dates", "2024-11-25", "2024-01-01", "2025-01-01", "2023-01-01", "2023-11-26"],
    ["a week on its first day, with one day", "2026-11-23", "2026-11-23", "2026-11-30", "2026-11-16", "2026-11-17"],
    ["days to come, with as many before", "2026-11-25", "2026-12-07", "2026-12-14", "2026-11-30", "2026-12-07"],
  ] as const)
    it(`is for ${what}`, () => {
      expect(daysBefore({ from: day(from), to: day(to) }, day(today))).to.deep.equal({ from: before, to: end });
    });

  it("never overlaps the period, and is never longer than the part that has begun, unless both are whole months", () => {
    const days = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), days, days, (start, length, passed) => {
        const from = addDays(day("1990-01-01"), start);
        const before = daysBefore({ from, to: addDays(from, length) }, addDays(from, passed - 1));
        if (!before) throw new Error("There is no previous period.");
        expect(before.from < before.to && before.to <= from).to.equal(true);
        if (passed < length) expect(daysBetween(before.from, before.to)).to.be.at.most(passed + (from.endsWith("-01") ? 3 : 0));
      }),
    );
  });

  it("ends where a past period begins, and is as long unless both are whole months", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 900 }), (start, length) => {
        const from = addDays(day("1990-01-01"), start);
        const to = addDays(from, length);
        const before = daysBefore({ from, to }, later);
        expect(before?.to).to.equal(from);
        if (before && !(from.endsWith("-01") && to.endsWith("-01"))) expect(daysBetween(before.from, before.to)).to.equal(length);
      }),
    );
  });

  it("is not possible for an open or empty period", () => {
    const [from, to] = [day("2026-03-02"), day("2026-03-02")];
    for (const days of [{}, { from }, { to }, { from, to }]) expect(daysBefore(days, later)).to.equal(undefined);
  });

  for (const [now, before, by, percent] of [
    [150, 100, 50, "50"],
    [100, 150, -50, "-33.3"],
    [0, 80, -80, "-100"],
    [80, 0, 80, null],
    [0, 0, 0, "0"],
    [7, 7, 0, "0"],
    [1_001, 1_000, 1, "0.1"],
    [2_001, 2_000, 1, "0.1"],
    [-50, -100, 50, "50"],
    [9_007_199_254_740_991, 3, 9_007_199_254_740_988, "300239975158032933.3"],
  ] as const)
    it(`is exact: ${before} to ${now}`, () => {
      expect(changeOf(now, before)).to.deep.equal({ by, percent });
    });

  it("includes groups that only one of the periods has", () => {
    const [now, before] = [[group("a", 60)], [group("b", 30), group("a", 20), group(null, 10)]];
    expect(ranked(now, before).map(({ key, seconds }) => [key, seconds])).to.deep.equal([
      ["a", 60],
      ["b", 0],
      [null, 0],
    ]);
    const of = figuresBefore(before);
    expect([of({ key: "a" }).seconds, of({ key: null }).seconds, of({ key: "c" }).seconds]).to.deep.equal([20, 10, 0]);
  });

  it("includes groups within groups that only one of the periods has, and finds their figures in their own group", () => {
    const within = (key: string, ...groups: ReturnType<typeof group>[]) => ({
      ...group(
        key,
        groups.reduce((sum, { seconds }) => sum + seconds, 0),
      ),
      groups,
    });
    const now = [within("a", group("x", 1), group("y", 2))];
    const before = [within("a", group("z", 4), group("x", 3)), within("b", group("x", 5))];
    const shown = ranked(now, before).map(({ key, groups }) => [key, groups?.map((one) => [one.key, one.seconds])]);
    expect(shown).to.deep.equal([
      [
        "a",
        [
          ["y", 2],
          ["x", 1],
          ["z", 0],
        ],
      ],
      ["b", [["x", 0]]],
    ]);
    const of = figuresBefore(before);
    const found = ["a", "b", "c"].map((outer) => of({ key: "x" }, { key: outer }).seconds);
    expect(found).to.deep.equal([3, 5, 0]);
  });

  it("lists the currencies of both periods, and selects the chosen, the workspace's or the first one", () => {
    const all = currenciesIn(group("a", 1, "USD", "EUR"), undefined, group("b", 1, "CHF", "EUR"));
    expect(all).to.deep.equal(["CHF", "EUR", "USD"]);
    expect(currencyOf("USD", all, "EUR")).to.equal("USD");
    expect(currencyOf("JPY", all, "EUR")).to.equal("EUR");
    expect(currencyOf("", all, "JPY")).to.equal("CHF");
    expect(currencyOf("EUR", [], "EUR")).to.equal(undefined);
  });
});

import { expect } from "chai";
import fc from "fast-check";
import {
  addDays,
  type CoveredPeriod,
  coveredPeriods,
  daysBetween,
  type LocalDate,
  nextDate,
  parseLocalDate,
  periodOf,
  type Recurrence,
  recurrenceUnits,
  type Weekday,
} from "../../../core/index.js";

const day = parseLocalDate;
const recurrence = (given: Partial<Omit<Recurrence, "startsOn">> & { startsOn?: string } = {}): Recurrence => ({
  unit: "month",
  interval: 1,
  dayOfMonth: null,
  ...given,
  startsOn: day(given.startsOn ?? "2026-01-31"),
});

/** The first dates, from the beginning. */
function datesOf(of: Recurrence, count: number): readonly string[] {
  const dates: LocalDate[] = [];
  for (let last: LocalDate | null = null; dates.length < count;) dates.push((last = nextDate(of, last)));
  return dates;
}

/** The days of the month, by counting. */
function countedLength(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The dates by their definition: each month is looked at, with a calendar that is not the product's. */
function expectedDates({ unit, interval, startsOn, dayOfMonth }: Recurrence, count: number): readonly string[] {
  const dates: string[] = [];
  if (unit === "week") {
    for (let at = Date.parse(startsOn); dates.length < count; at += interval * 7 * 86_400_000)
      dates.push(new Date(at).toISOString().slice(0, 10));
    return dates;
  }
  const step = interval * { month: 1, quarter: 3, year: 12 }[unit];
  const wanted = dayOfMonth ?? Number(startsOn.slice(8));
  let months = Number(startsOn.slice(0, 4)) * 12 + Number(startsOn.slice(5, 7)) - 1;
  const dateIn = (at: number): string => {
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
    const text = [String(year).padStart(4, "0"), String(month).padStart(2, "0")].join("-");
    return `${text}-${String(Math.min(wanted, countedLength(year, month))).padStart(2, "0")}`;
  };
  if (dateIn(months) < startsOn) months++;
  for (; dates.length < count; months += step) dates.push(dateIn(months));
  return dates;
}

const recurrences: fc.Arbitrary<Recurrence> = fc.record({
  unit: fc.constantFrom(...recurrenceUnits),
  interval: fc.integer({ min: 1, max: 60 }),
  startsOn: fc.integer({ min: 0, max: 365 * 130 }).map((days) => addDays(day("1970-01-01"), days)),
  dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
});

describe("the dates of a recurring invoice", () => {
  it("are on the last day of shorter months, and on the day itself of longer ones", () => {
    expect(datesOf(recurrence(), 5)).to.deep.equal(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
    expect(datesOf(recurrence({ startsOn: "2026-02-28", dayOfMonth: 31 }), 3)).to.deep.equal([
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
    ]);
    expect(datesOf(recurrence({ startsOn: "2026-02-28" }), 2)).to.deep.equal(["2026-02-28", "2026-03-28"]);
  });

  it("are on February 29 in leap years, and on February 28 in others", () => {
    const dates = datesOf(recurrence({ unit: "year", startsOn: "2096-02-29" }), 9);
    expect([dates[0], dates[1], dates[4], dates[8]]).to.deep.equal(["2096-02-29", "2097-02-28", "2100-02-28", "2104-02-29"]);
  });

  it("begin with the first day of the month that is not before the start", () => {
    expect(datesOf(recurrence({ startsOn: "2026-03-15", dayOfMonth: 15 }), 1)).to.deep.equal(["2026-03-15"]);
    expect(datesOf(recurrence({ startsOn: "2026-03-16", dayOfMonth: 15, unit: "quarter" }), 2)).to.deep.equal([
      "2026-04-15",
      "2026-07-15",
    ]);
  });

  it("are those of the definition, for any schedule", () => {
    fc.assert(
      fc.property(recurrences, (one) => {
        expect(datesOf(one, 15)).to.deep.equal(expectedDates(one, 15));
      }),
    );
  });

  it("are the first after any day", () => {
    fc.assert(
      fc.property(recurrences, fc.integer({ min: -800, max: 3_000 }), (one, days) => {
        const after = addDays(one.startsOn, days);
        const next = nextDate(one, after);
        expect(next > after || days < 0).to.equal(true);
        const all = expectedDates(one, 500);
        expect(next).to.equal(all.find((date) => date > after));
      }),
      { numRuns: 50 },
    );
  });
});

describe("the period of a recurring invoice", () => {
  const period = (
    covered: CoveredPeriod,
    date: string,
    given: Parameters<typeof recurrence>[0] = {},
    weekStart: Weekday = "monday",
  ) => {
    const found = periodOf(recurrence(given), covered, day(date), weekStart);
    return found && [found.start, found.end];
  };

  it("is the time to the next date, or from the previous one", () => {
    const startsOn = "2026-01-15";
    expect(period("following", "2026-03-15", { startsOn })).to.deep.equal(["2026-03-15", "2026-04-14"]);
    expect(period("preceding", "2026-03-15", { startsOn })).to.deep.equal(["2026-02-15", "2026-03-14"]);
    expect(period("preceding", "2026-01-15", { startsOn })).to.deep.equal(["2025-12-15", "2026-01-14"]);
    expect(period("none", "2026-01-15", { startsOn })).to.equal(null);
  });

  it("is calendar months, quarters, years and weeks", () => {
    expect(period("calendar", "2026-02-28")).to.deep.equal(["2026-02-01", "2026-02-28"]);
    expect(period("previous_calendar", "2026-03-01")).to.deep.equal(["2026-02-01", "2026-02-28"]);
    expect(period("calendar", "2026-05-10", { unit: "quarter" })).to.deep.equal(["2026-04-01", "2026-06-30"]);
    expect(period("previous_calendar", "2026-01-10", { unit: "quarter" })).to.deep.equal(["2025-10-01", "2025-12-31"]);
    expect(period("previous_calendar", "2026-01-10", { unit: "year" })).to.deep.equal(["2025-01-01", "2025-12-31"]);
    expect(period("previous_calendar", "2026-03-01", { interval: 2 })).to.deep.equal(["2026-01-01", "2026-02-28"]);
    expect(period("calendar", "2026-03-04", { unit: "week" })).to.deep.equal(["2026-03-02", "2026-03-08"]);
    expect(period("calendar", "2026-03-04", { unit: "week" }, "sunday")).to.deep.equal(["2026-03-01", "2026-03-07"]);
    expect(period("previous_calendar", "2026-03-02", { unit: "week", interval: 2 })).to.deep.equal(["2026-02-16", "2026-03-01"]);
  });

  it("is the calendar months, quarters or weeks to come", () => {
    expect(period("next_calendar", "2026-08-15")).to.deep.equal(["2026-09-01", "2026-09-30"]);
    expect(period("next_calendar", "2026-12-31")).to.deep.equal(["2027-01-01", "2027-01-31"]);
    expect(period("next_calendar", "2026-08-15", { unit: "quarter", interval: 2 })).to.deep.equal(["2026-10-01", "2027-03-31"]);
    expect(period("next_calendar", "2026-03-04", { unit: "week" }, "sunday")).to.deep.equal(["2026-03-08", "2026-03-14"]);
  });

  it("leaves no day out and covers none twice, from date to date", () => {
    const dated = coveredPeriods.filter((covered) => covered === "following" || covered === "preceding");
    fc.assert(
      fc.property(recurrences, fc.constantFrom(...dated), (one, covered) => {
        const dates = datesOf(one, 6).map(day);
        const periods = dates.map((date) => periodOf(one, covered, date, "monday"));
        periods.slice(1).forEach((next, index) => {
          expect(daysBetween(periods[index]?.end ?? day("1970-01-01"), next?.start ?? day("1970-01-01"))).to.equal(1);
        });
      }),
    );
  });
});

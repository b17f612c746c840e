import { expect } from "chai";
import fc from "fast-check";
import { formatInstant, instant } from "../../../core/kernel/instant.js";
import { calendarGroupings, type CalendarGrouping } from "../../../core/reports/calendar-segments.js";
import type { Weekday } from "../../../core/kernel/calendar.js";
import { weekdays } from "../../../core/kernel/calendar.js";
import { anEntry, reportOf, secondsOf } from "./entries.js";

const MINUTE = 60_000;

/** Zones and the instants of their unusual clock changes. */
const changes: readonly (readonly [zone: string, ...at: string[]])[] = [
  ["Europe/Berlin", "2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"],
  ["America/New_York", "2026-03-08T07:00:00Z", "2026-11-01T06:00:00Z"],
  ["America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-02-18T02:00:00Z"],
  ["America/St_Johns", "2006-10-29T02:31:00Z", "2009-11-01T02:31:00Z", "2007-03-11T03:31:00Z"],
  ["America/Havana", "2026-11-01T05:00:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T15:00:00Z", "2026-10-03T15:30:00Z"],
  ["Pacific/Apia", "2011-12-30T10:00:00Z"],
  ["Pacific/Chatham", "2026-04-04T14:00:00Z", "2026-09-26T14:00:00Z"],
  ["Asia/Kathmandu", "1985-12-31T18:30:00Z"],
  ["Asia/Beirut", "2022-03-26T22:00:00Z"],
  ["Asia/Pyongyang", "2015-08-14T15:00:00Z", "2018-05-04T15:00:00Z"],
  ["America/Caracas", "2016-05-01T07:00:00Z"],
  ["Antarctica/Troll", "2026-03-29T01:00:00Z"],
  ["Africa/Casablanca", "2026-02-15T02:00:00Z"],
  ["UTC", "2024-02-29T12:00:00Z"],
];

const nearChanges = fc
  .constantFrom(...changes.flatMap(([zone, ...all]) => all.map((at) => ({ zone, at: Date.parse(at) }))))
  .chain(({ zone, at }) =>
    fc.record({ zone: fc.constant(zone), start: fc.integer({ min: -3000, max: 3000 }).map((n) => at + n * MINUTE) }),
  );
const anyTime = fc.record({
  zone: fc.constantFrom(...changes.map(([zone]) => zone)),
  start: fc.integer({ min: 0, max: 30_000_000 }).map((n) => n * MINUTE),
});
const cases = fc.record({
  place: fc.oneof(nearChanges, anyTime),
  minutes: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 5000 })),
  weekStart: fc.constantFrom(...weekdays),
});

/** The platform's local date of every minute; week and month are derived from it. */
function oracle(
  zone: string,
  start: number,
  minutes: number,
  weekStart: Weekday,
): Readonly<Record<CalendarGrouping, Record<string, number>>> {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  const sums: Record<CalendarGrouping, Record<string, number>> = { day: {}, week: {}, month: {} };
  for (let minute = 0; minute < minutes; minute += 1) {
    const day = format.format(start + minute * MINUTE);
    const keys = { day, week: weekOf(day, weekStart), month: day.slice(0, 7) };
    for (const grouping of calendarGroupings) sums[grouping][keys[grouping]] = (sums[grouping][keys[grouping]] ?? 0) + 60;
  }
  return sums;
}

const english = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

function weekOf(day: string, weekStart: Weekday): string {
  const date = new Date(`${day}T00:00:00Z`);
  while (english[date.getUTCDay()] !== weekStart) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

describe("the days, weeks and months of a report, always", function () {
  this.timeout(60_000);

  it("contain the minutes during which a local clock shows them", () => {
    fc.assert(
      fc.property(cases, ({ place: { zone, start }, minutes, weekStart }) => {
        const entry = anEntry(formatInstant(instant(start)), formatInstant(instant(start + minutes * MINUTE)));
        const expected = oracle(zone, start, minutes, weekStart);
        for (const grouping of calendarGroupings) {
          const { groups } = reportOf([entry], [grouping], { zone, weekStart });
          expect(secondsOf(groups), grouping).to.deep.equal(expected[grouping]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("are the same for many entries together as for each alone", () => {
    const spans = fc.array(
      fc.record({ after: fc.integer({ min: -3000, max: 3000 }), minutes: fc.integer({ min: 1, max: 9000 }) }),
      {
        minLength: 2,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(cases, spans, fc.subarray([...calendarGroupings], { minLength: 1, maxLength: 2 }), (of, more, groupBy) => {
        const { place, weekStart } = of;
        const entries = more.map(({ after, minutes }) => {
          const start = Math.max(0, place.start + after * MINUTE);
          return anEntry(formatInstant(instant(start)), formatInstant(instant(start + minutes * MINUTE)));
        });
        const options = { zone: place.zone, weekStart };
        const sums: Record<string, number> = {};
        for (const entry of entries) {
          for (const [key, seconds] of Object.entries(secondsOf(reportOf([entry], groupBy, options).groups)))
            sums[key] = (sums[key] ?? 0) + seconds;
        }
        expect(secondsOf(reportOf(entries, groupBy, options).groups)).to.deep.equal(sums);
      }),
      { numRuns: 100 },
    );
  });
});

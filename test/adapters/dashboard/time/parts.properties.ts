import { expect } from "chai";
import fc from "fast-check";
import { boundsOf, isWithin, partOf } from "../../../../adapters/dashboard/src/features/time/parts.js";
import { addDays, instant, NO_ROUNDING, parseLocalDate, parseTimeZone, TimeTally } from "../../../../core/index.js";
import { anEntry } from "../../../core/reports/entries.js";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const zones = fc.constantFrom("UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Apia").map(parseTimeZone);
/** Days around changes of clocks and of the date line. */
const dates = fc.constantFrom("2026-03-28", "2026-10-24", "2011-12-28", "1987-10-24").map(parseLocalDate);
const entries = fc.record({
  offset: fc.integer({ min: -2 * DAY, max: 5 * DAY }),
  length: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 200 * HOUR })),
});

describe("the part of an entry on a day", () => {
  it("has the seconds of a report of this day, and adds up to that of the days together", () => {
    fc.assert(
      fc.property(zones, dates, entries, fc.integer({ min: 1, max: 9 }), (zone, date, { offset, length }, days) => {
        const start = boundsOf(zone, date).from + offset;
        const [start_time, end_time] = [start, start + length].map((at) => new Date(at).toISOString());
        const entry = { start_time: start_time ?? "", end_time: end_time ?? "" };
        const seconds = Array.from({ length: days }, (_, index) => {
          const bounds = boundsOf(zone, addDays(date, index));
          const part = partOf(entry, bounds, 0);
          const range = { from: instant(bounds.from), to: instant(bounds.to) };
          const tally = new TimeTally(
            [],
            { timeZone: zone, weekStart: "monday" },
            { timeZone: zone, rounding: NO_ROUNDING },
            range,
          );
          tally.add(anEntry(entry.start_time, entry.end_time));
          expect(part.seconds).to.equal(tally.report(new Map()).totals.seconds);
          if (part.seconds > 0) expect(isWithin(entry, bounds)).to.equal(true);
          if (!isWithin(entry, bounds)) expect(part.seconds).to.equal(0);
          return part.seconds;
        });
        const whole = partOf(entry, boundsOf(zone, date, days), 0).seconds;
        expect(seconds.reduce((sum, one) => sum + one, 0)).to.equal(whole);
      }),
    );
  });

  it("goes on to now while the timer runs, and says on which side the entry goes on", () => {
    const zone = parseTimeZone("Europe/Berlin");
    const [sunday, monday] = [parseLocalDate("2026-11-08"), parseLocalDate("2026-11-09")].map((date) => boundsOf(zone, date));
    if (!sunday || !monday) throw new Error("There are two days.");
    const timer = { start_time: "2026-11-08T21:00:00Z", end_time: null };
    const now = Date.parse("2026-11-09T02:00:00Z");
    expect(partOf(timer, sunday, now)).to.deep.equal({ seconds: 7_200, startsBefore: false, endsAfter: true });
    expect(partOf(timer, monday, now)).to.deep.equal({ seconds: 10_800, startsBefore: true, endsAfter: false });
    expect(partOf(timer, sunday, Date.parse("2026-11-08T20:00:00Z")).seconds).to.equal(0);
    const night = { start_time: "2026-11-08T21:00:00Z", end_time: "2026-11-08T23:00:00Z" };
    expect([isWithin(night, sunday), isWithin(night, monday), isWithin(timer, monday)]).to.deep.equal([true, false, true]);
  });
});

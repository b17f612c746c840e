import { expect } from "chai";
import fc from "fast-check";
import { addDays, localDateFromDays } from "../../../core/kernel/calendar.js";
import { instant } from "../../../core/kernel/instant.js";
import { LocalDates, localDateIn, nextDateChange, parseTimeZone, startOfDay } from "../../../core/kernel/time-zone.js";

const zones = fc
  .constantFrom(
    "UTC",
    "Europe/Berlin",
    "Europe/Dublin",
    "America/New_York",
    "America/Sao_Paulo",
    "America/Havana",
    "America/St_Johns",
    "America/Asuncion",
    "Africa/Cairo",
    "Africa/Casablanca",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Asia/Tehran",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Pacific/Kiritimati",
  )
  .map(parseTimeZone);
const days = fc.integer({ min: 0, max: 25_000 });
const times = fc.integer({ min: 0, max: 25_000 * 86_400_000 }).map((ms) => instant(ms));

describe("a time zone, always", () => {
  it("gives each of many instants, in any order, its local date", () => {
    const near = fc.tuple(times, fc.array(fc.integer({ min: -200_000_000, max: 200_000_000 }), { maxLength: 20 }));
    fc.assert(
      fc.property(zones, near, (zone, [around, offsets]) => {
        const dates = new LocalDates(zone);
        for (const offset of [0, ...offsets]) {
          const at = instant(around + offset);
          expect(dates.at(at)).to.equal(localDateIn(zone, at));
        }
      }),
    );
  });

  it("shows the date that JavaScript's Date shows there", () => {
    fc.assert(
      fc.property(zones, times, (zone, at) => {
        const shown = new Date(at).toLocaleDateString("sv-SE", { timeZone: zone });
        expect(localDateIn(zone, at)).to.equal(shown);
      }),
      { numRuns: 300 },
    );
  });

  it("starts a day at the first instant with that date or a later one", () => {
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 1, max: 40 * 3_600_000 }), (zone, day, earlier) => {
        const date = localDateFromDays(day);
        const start = startOfDay(zone, date);
        expect(localDateIn(zone, start) >= date).to.equal(true);
        expect(localDateIn(zone, instant(start - 1)) < date).to.equal(true);
        expect(localDateIn(zone, instant(start - earlier)) < date).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });

  it("shows the same date until the next change, and another one from then on", () => {
    fc.assert(
      fc.property(zones, times, fc.double({ min: 0, max: 1, noNaN: true }), (zone, at, fraction) => {
        const change = nextDateChange(zone, at);
        const day = localDateIn(zone, at);
        expect(localDateIn(zone, change)).to.not.equal(day);
        for (const share of [fraction, 1]) {
          const between = instant(Math.max(at, Math.floor(at + (change - at) * share) - 1));
          expect(localDateIn(zone, between)).to.equal(day);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("starts days in calendar order, each at most 25 hours long", () => {
    fc.assert(
      fc.property(zones, days, (zone, day) => {
        const date = localDateFromDays(day);
        const length = startOfDay(zone, addDays(date, 1)) - startOfDay(zone, date);
        expect(length).to.be.within(0, 25 * 3_600_000);
      }),
      { numRuns: 500 },
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import {
  type Axis,
  axisOf,
  skippedMinutes,
  hoursOf,
  instantAt,
  placeOf,
} from "../../../../../adapters/dashboard/src/features/time/calendar/axis.js";
import { addDays, parseLocalDate, parseTimeZone, startOfDay } from "../../../../../core/index.js";

const MINUTE = 60_000;
const berlin = parseTimeZone("Europe/Berlin");
const week = (first: string) => Array.from({ length: 7 }, (_, index) => addDays(parseLocalDate(first), index));
const [spring, autumn, usual] = ["2026-03-23", "2026-10-19", "2026-05-04"].map((first) => axisOf(berlin, week(first)));

/** Weeks with and without clock changes, also by half an hour and at midnight. */
const axes = fc
  .tuple(
    fc.constantFrom("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Havana", "Asia/Kathmandu"),
    fc.constantFrom("2026-03-02", "2026-03-23", "2026-03-30", "2026-09-28", "2026-10-19", "2026-10-26"),
  )
  .map(([zone, first]) => axisOf(parseTimeZone(zone), week(first)));
const instants = axes.chain((axis) => {
  const [from, to] = [axis.days[0], axis.days[6]].map((date) =>
    Number(startOfDay(axis.zone, date ?? parseLocalDate("2026-01-01"))),
  );
  return fc.tuple(fc.constant(axis), fc.integer({ min: (from ?? 0) / MINUTE, max: (to ?? 0) / MINUTE + 1_379 }));
});

const required = (axis: Axis | undefined): Axis => {
  if (!axis) throw new Error("no axis");
  return axis;
};

describe("the axis of the calendar", () => {
  it("has a place for every minute, from which the minute is found again", () => {
    fc.assert(
      fc.property(instants, ([axis, minute]) => {
        const place = placeOf(axis, minute * MINUTE);
        expect(place.at).to.be.within(0, axis.length);
        expect(axis.days).to.include(place.date);
        expect(instantAt(axis, place)).to.equal(minute * MINUTE);
      }),
    );
  });

  it("keeps the order of the minutes of a day", () => {
    fc.assert(
      fc.property(instants, ([axis, minute]) => {
        const [one, next] = [placeOf(axis, minute * MINUTE), placeOf(axis, (minute + 1) * MINUTE)];
        if (one.date === next.date) expect(next.at).to.be.greaterThan(one.at);
      }),
    );
  });

  it("shows a day of 25 hours in full, and an empty hour on the other days of its week", () => {
    const axis = required(autumn);
    expect([axis.length, axis.repeat]).to.deep.equal([1_500, { date: "2026-10-25", from: 120, to: 180 }]);
    expect(hoursOf(axis).map(({ minutes }) => minutes / 60)).to.deep.equal([
      0,
      1,
      2,
      2,
      ...Array.from({ length: 21 }, (_, hour) => hour + 3),
    ]);
    const [sunday, saturday] = [parseLocalDate("2026-10-25"), parseLocalDate("2026-10-24")];
    expect([skippedMinutes(axis, sunday), skippedMinutes(axis, saturday)]).to.deep.equal([null, { from: 180, to: 240 }]);
    const places = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-10-24T01:30:00Z"];
    expect(places.map((at) => placeOf(axis, Date.parse(at)).at)).to.deep.equal([150, 210, 270]);
  });

  it("leaves the skipped hour of a day of 23 hours empty", () => {
    const axis = required(spring);
    expect([axis.length, skippedMinutes(axis, parseLocalDate("2026-03-29"))]).to.deep.equal([1_440, { from: 120, to: 180 }]);
    expect(instantAt(axis, { date: parseLocalDate("2026-03-29"), at: 150 })).to.equal(Date.parse("2026-03-29T01:30:00Z"));
    expect(skippedMinutes(required(usual), parseLocalDate("2026-05-04"))).to.equal(null);
  });
});

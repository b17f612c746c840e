import { expect } from "chai";
import fc from "fast-check";
import { placeEntry } from "../../../../../adapters/dashboard/src/features/time/week/place-entry.js";
import { wallTime } from "../../../../../adapters/dashboard/src/features/time/line/wall-time.js";
import { parseLocalDate, parseTimeZone, startOfDay } from "../../../../../core/index.js";

const MINUTE = 60_000;

/** Days of 23, 24 and 25 hours. */
const days = fc.constantFrom("2026-03-29", "2026-03-30", "2026-10-25").map((date) => parseLocalDate(date));
const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "UTC").map((zone) => parseTimeZone(zone));
const spans = fc.array(fc.tuple(fc.integer({ min: -300, max: 1_600 }), fc.integer({ min: 1, max: 500 })), { maxLength: 6 });

const scenes = fc.record({ date: days, zone: zones, spans, minutes: fc.integer({ min: 1, max: 1_440 }) }).map((scene) => {
  const midnight = Number(startOfDay(scene.zone, scene.date));
  const entries = scene.spans.map(([start, length]) => ({
    start_time: new Date(midnight + start * MINUTE).toISOString(),
    end_time: new Date(midnight + (start + length) * MINUTE).toISOString(),
  }));
  return { ...scene, entries, midnight };
});

describe("the place of a new entry in a day, always", () => {
  it("starts on that day", () => {
    fc.assert(
      fc.property(scenes, ({ date, zone, minutes, entries }) => {
        expect(wallTime(zone, placeEntry({ date, zone, minutes, entries })).date).to.equal(date);
      }),
    );
  });

  it("overlaps no entry if the day has a gap that is long enough", () => {
    fc.assert(
      fc.property(scenes, ({ date, zone, minutes, entries, midnight }) => {
        const isFree = (at: number) =>
          entries.every(
            ({ start_time: start, end_time: end }) => Date.parse(end) <= at || Date.parse(start) >= at + minutes * MINUTE,
          );
        const gaps = Array.from({ length: Math.max(0, 23 * 60 - minutes) }, (_, minute) => midnight + minute * MINUTE);
        fc.pre(gaps.some(isFree));
        expect(isFree(placeEntry({ date, zone, minutes, entries }).getTime())).to.equal(true);
      }),
    );
  });
});

describe("the place of a new entry in a day", () => {
  const scene = { date: parseLocalDate("2026-03-02"), zone: parseTimeZone("Europe/Berlin"), minutes: 60 };
  const at = (from: string, to: string | null) => ({
    start_time: `2026-03-02T${from}:00+01:00`,
    end_time: to && `2026-03-02T${to}:00+01:00`,
  });
  const place = (...entries: readonly ReturnType<typeof at>[]) =>
    placeEntry({ ...scene, entries })
      .toISOString()
      .slice(11, 16);

  it("is the end of the day's last entry, otherwise 9:00", () => {
    expect([place(), place(at("10:00", "12:30"), at("08:00", "09:00"))]).to.deep.equal(["08:00", "11:30"]);
  });

  it("is an earlier gap if the entry would not end on the day, or overlap the running timer", () => {
    expect([place(at("22:00", "23:30")), place(at("13:00", null))]).to.deep.equal(["08:00", "08:00"]);
    expect(place(at("08:00", "12:00"), at("22:00", "23:30"))).to.equal("11:00");
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { placeEntry, placeToday } from "../../../../adapters/dashboard/src/features/time/line/place-entry.js";
import { wallTime } from "../../../../adapters/dashboard/src/features/time/line/wall-time.js";
import { parseLocalDate, parseTimeZone, startOfDay } from "../../../../core/index.js";

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

interface Taken {
  readonly start_time: string;
  readonly end_time: string;
}

function isFree(entries: readonly Taken[], at: number, minutes: number): boolean {
  return entries.every(
    ({ start_time: start, end_time: end }) => Date.parse(end) <= at || Date.parse(start) >= at + minutes * MINUTE,
  );
}

describe("the place of a new entry in a day, always", () => {
  it("starts on that day, and overlaps no other entry", () => {
    fc.assert(
      fc.property(scenes, ({ date, zone, minutes, entries }) => {
        const start = placeEntry({ date, zone, seconds: minutes * 60, entries });
        fc.pre(start !== null);
        expect(wallTime(zone, start).date).to.equal(date);
        expect(isFree(entries, start.getTime(), minutes)).to.equal(true);
      }),
    );
  });

  it("exists if the day has a gap that is long enough", () => {
    fc.assert(
      fc.property(scenes, ({ date, zone, minutes, entries, midnight }) => {
        const gaps = Array.from({ length: Math.max(0, 23 * 60 - minutes) }, (_, minute) => midnight + minute * MINUTE);
        fc.pre(gaps.some((at) => isFree(entries, at, minutes)));
        expect(placeEntry({ date, zone, seconds: minutes * 60, entries })).not.to.equal(null);
      }),
    );
  });
});

describe("the place of a new entry in a day", () => {
  const scene = { date: parseLocalDate("2026-03-02"), zone: parseTimeZone("Europe/Berlin"), seconds: 3_600 };
  const at = (from: string, to: string | null) => ({
    start_time: `2026-03-02T${from}:00+01:00`,
    end_time: to && `2026-03-02T${to}:00+01:00`,
  });
  const place = (...entries: readonly ReturnType<typeof at>[]) =>
    placeEntry({ ...scene, entries })
      ?.toISOString()
      .slice(11, 16);

  it("is the end of the day's last entry, otherwise 9:00", () => {
    expect([place(), place(at("10:00", "12:30"), at("08:00", "09:00"))]).to.deep.equal(["08:00", "11:30"]);
  });

  it("is an earlier gap if the entry would not end on the day, or overlap the running timer", () => {
    expect([place(at("22:00", "23:30")), place(at("13:00", null))]).to.deep.equal(["08:00", "08:00"]);
    expect(place(at("08:00", "12:00"), at("22:00", "23:30"))).to.equal("11:00");
  });

  it("does not exist if the day has no room", () => {
    expect(place(at("00:00", "12:00"), at("12:30", "23:30"))).to.equal(undefined);
    expect(placeEntry({ ...scene, seconds: 86_401, entries: [] })).to.equal(null);
  });
});

describe("the place of a new entry in today", () => {
  const at = (from: string, to: string | null) => ({
    start_time: `2026-03-02T${from}:00Z`,
    end_time: to && `2026-03-02T${to}:00Z`,
  });
  const place = (now: string, hours: number, ...entries: readonly ReturnType<typeof at>[]) => {
    const room = { date: parseLocalDate("2026-03-02"), zone: parseTimeZone("UTC"), seconds: hours * 3_600, entries };
    const found = placeToday(room, new Date(`2026-03-02T${now}:00Z`));
    return typeof found === "string" ? found : found.toISOString().slice(11, 16);
  };

  it("ends now if nothing has ended, unless it would start yesterday", () => {
    expect(place("11:00", 1)).to.equal("10:00");
    expect(place("11:00", 1, at("14:00", "15:00"))).to.equal("10:00");
    expect(place("07:00", 8)).to.equal("start_needed");
    expect(place("08:00", 8)).to.equal("00:00");
  });

  it("is after the last entry that has ended, also if it then ends later than now", () => {
    expect(place("11:00", 1, at("08:00", "09:00"))).to.equal("09:00");
    expect(place("11:00", 3, at("08:00", "09:00"))).to.equal("09:00");
    expect(place("11:00", 1, at("08:00", "09:00"), at("09:00", "10:30"))).to.equal("10:30");
    expect(place("11:00", 1, at("08:00", "09:00"), at("14:00", "15:00"))).to.equal("09:00");
  });

  it("never overlaps another entry or the running timer", () => {
    expect(place("11:00", 1, at("08:00", "09:00"), at("09:30", null))).to.equal("no_room");
    expect(place("11:00", 1, at("06:00", "07:00"), at("08:00", "09:00"), at("09:30", null))).to.equal("07:00");
    expect(place("11:00", 1, at("10:30", null))).to.equal("no_room");
    expect(place("11:00", 1, at("08:00", "09:00"), at("09:30", "12:00"))).to.equal("12:00");
  });
});

import { expect } from "chai";
import fc from "fast-check";
import {
  bodyOf,
  type EntryValues,
  movedTo,
  valuesOf,
  withDuration,
} from "../../../../adapters/dashboard/src/features/time/entry-values.js";
import { timeOfDayText } from "../../../../adapters/dashboard/src/features/time/line/time-of-day-text.js";
import { readClock } from "../../../../adapters/dashboard/src/features/time/line/clock-text.js";
import { parseTimeZone } from "../../../../core/index.js";

const zone = parseTimeZone("Europe/Berlin");
const HOUR = 3_600_000;
const entry = { project_id: "prj_a", task_id: null, notes: "", tags: [], billable: true };

function of(start_time: string, end_time: string | null, locale = "de-DE"): EntryValues {
  return valuesOf({ ...entry, start_time, end_time }, zone, locale);
}

/** The start and the end that are saved. */
function saved(values: EntryValues): readonly string[] {
  const { start_time: start, end_time: end } = bodyOf(values, zone);
  return [start ?? "", end ?? ""];
}

describe("the fields of an entry", () => {
  it("show the seconds of its times, and the day of its end if it is another", () => {
    const { date, start_time, end_time, end_date, duration } = of("2026-03-02T08:00:05.250Z", "2026-03-02T08:00:40.900Z");
    expect([date, start_time, end_time, end_date, duration]).to.deep.equal(["2026-03-02", "09:00:05", "09:00:40", "", "0:00:35"]);
    const long = of("2026-03-02T08:00:00Z", "2026-03-03T14:00:00Z");
    expect([long.start_time, long.end_time, long.end_date, long.duration]).to.deep.equal([
      "09:00",
      "15:00",
      "2026-03-03",
      "30:00",
    ]);
  });

  it("show times of day as lists do", () => {
    expect(of("2026-03-02T16:00:00Z", "2026-03-02T17:30:30Z", "en-US")).to.include({
      start_time: "5:00 PM",
      end_time: "6:30:30 PM",
    });
    expect(of("2026-03-02T16:00:00Z", null, "fr-FR")).to.include({ start_time: "17:00", end_time: "", duration: "" });
  });

  it("show a time of day that can be read again, in each locale", () => {
    const locales = ["en-US", "en-GB", "en-AU", "de-DE", "de-AT", "fr-FR", "fr-CA", "es-ES", "es-MX", "es-US"];
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.nat(86_399), (locale, seconds) => {
        expect(readClock(timeOfDayText(seconds, locale))).to.equal(seconds);
      }),
    );
  });

  it("keep exact times that were not edited, also in an hour that occurs twice", () => {
    for (const [start, end] of [
      ["2026-03-02T08:00:05.250Z", "2026-03-02T08:00:40.900Z"],
      ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
      ["2026-10-25T01:50:00.000Z", "2026-10-25T02:10:00.000Z"],
      ["2026-10-25T00:50:00.000Z", "2026-10-25T01:10:00.000Z"],
      ["2026-03-28T20:00:00.000Z", "2026-03-29T02:00:00.000Z"],
      ["2026-03-02T08:00:00.000Z", "2026-03-08T08:00:00.000Z"],
    ] as const) {
      expect(saved(of(start, end))).to.deep.equal([start, end]);
      expect(saved({ ...of(start, end), notes: "new" })).to.deep.equal([start, end]);
    }
  });

  it("change an entry of 30 hours by an hour if its end moves by one", () => {
    const values = of("2026-03-02T08:00:00.000Z", "2026-03-03T14:00:00.000Z");
    for (const [end_time, hours] of [
      ["16:00", 31],
      ["14:00", 29],
    ] as const) {
      const [start = "", end = ""] = saved({ ...values, end_time });
      expect((Date.parse(end) - Date.parse(start)) / HOUR).to.equal(hours);
    }
    const [start, end] = saved({ ...values, start_time: "10:00" });
    expect([start, end]).to.deep.equal(["2026-03-02T09:00:00.000Z", "2026-03-03T14:00:00.000Z"]);
  });

  it("move the end by the difference if the duration changes, to the fraction of a second", () => {
    const values = of("2026-03-02T08:00:05.250Z", "2026-03-02T09:30:00.900Z");
    expect(values.duration).to.equal("1:29:55");
    expect(saved(withDuration(values, "1:30:55", zone, "de-DE"))[1]).to.equal("2026-03-02T09:31:00.900Z");
    const long = withDuration(values, "30:00", zone, "de-DE");
    expect([long.end_time, long.end_date]).to.deep.equal(["15:00:05", "2026-03-03"]);
    expect(withDuration(values, "x", zone, "de-DE")).to.deep.equal({ ...values, duration: "x" });
  });

  it("count the hours that pass, on the nights when clocks change", () => {
    for (const [start, seconds, end] of [
      ["2026-10-24T22:00:00.000Z", "3:00", "2026-10-25T01:00:00.000Z"],
      ["2026-10-25T00:30:00.000Z", "1:00", "2026-10-25T01:30:00.000Z"],
      ["2026-03-28T23:00:00.000Z", "3:00", "2026-03-29T02:00:00.000Z"],
    ] as const) {
      const values = withDuration(of(start, "2026-12-01T00:00:00Z"), seconds, zone, "de-DE");
      expect(saved(values)).to.deep.equal([start, end]);
    }
    expect(of("2026-10-24T22:00:00Z", "2026-10-25T22:59:00Z").duration).to.equal("24:59");
  });

  it("end on the next day if the end is not later and no day is given", () => {
    const values = { ...of("2026-03-02T21:00:00.000Z", "2026-03-02T22:00:00.000Z"), end_time: "1:30" };
    expect(saved(values)).to.deep.equal(["2026-03-02T21:00:00.000Z", "2026-03-03T00:30:00.000Z"]);
    const sameDay = { ...values, end_date: "2026-03-02" };
    expect(saved(sameDay)[1]).to.equal("2026-03-02T00:30:00.000Z");
  });

  it("move to another day together", () => {
    const values = of("2026-03-02T21:00:00.000Z", "2026-03-03T00:30:00.000Z");
    const moved = movedTo(values, "2026-03-10");
    expect(saved(moved)).to.deep.equal(["2026-03-10T21:00:00.000Z", "2026-03-11T00:30:00.000Z"]);
    expect(movedTo(values, "")).to.include({ date: "", end_date: "2026-03-03" });
  });
});

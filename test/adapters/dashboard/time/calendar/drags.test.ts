import { expect } from "chai";
import fc from "fast-check";
import { axisOf } from "../../../../../adapters/dashboard/src/features/time/calendar/axis.js";
import { blocksOf } from "../../../../../adapters/dashboard/src/features/time/calendar/blocks.js";
import { dragged, nudged } from "../../../../../adapters/dashboard/src/features/time/calendar/drags.js";
import { parseLocalDate, parseTimeZone } from "../../../../../core/index.js";

const days = ["2026-10-24", "2026-10-25", "2026-10-26"].map((date) => parseLocalDate(date));
const [saturday = parseLocalDate(""), sunday = saturday, monday = saturday] = days;
const axis = axisOf(parseTimeZone("Europe/Berlin"), days);
const plain = axisOf(parseTimeZone("Europe/Berlin"), [parseLocalDate("2026-03-02"), parseLocalDate("2026-03-03")]);
const [first = saturday, second = saturday] = plain.days;

const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const written = ({ start, end }: { readonly start: number; readonly end: number }) =>
  [start, end].map((at) => new Date(at).toISOString().slice(5, 16));
const work = span("2026-03-02T08:00:00Z", "2026-03-02T09:30:00Z");

describe("a drag in the calendar", () => {
  it("draws a new span over whole steps, in both directions, on one day", () => {
    const drag = { kind: "create", at: { date: first, at: 547 } } as const;
    expect(written(dragged(plain, drag, { date: first, at: 611 }, 15))).to.deep.equal(["03-02T08:00", "03-02T09:15"]);
    expect(written(dragged(plain, drag, { date: second, at: 500 }, 15))).to.deep.equal(["03-02T07:15", "03-02T08:15"]);
    expect(written(dragged(plain, drag, { date: first, at: 547 }, 5))).to.deep.equal(["03-02T08:05", "03-02T08:10"]);
  });

  it("moves to another day and keeps the duration", () => {
    const drag = { kind: "move", at: { date: first, at: 560 }, span: work } as const;
    expect(written(dragged(plain, drag, { date: second, at: 596 }, 15))).to.deep.equal(["03-03T08:30", "03-03T10:00"]);
  });

  it("moves an edge, at least one step away from the other", () => {
    const at = { date: first, at: 0 };
    const to = (minutes: number) => ({ date: first, at: minutes });
    expect(written(dragged(plain, { kind: "end", at, span: work }, to(662), 15))).to.deep.equal(["03-02T08:00", "03-02T10:00"]);
    expect(written(dragged(plain, { kind: "end", at, span: work }, to(100), 15))).to.deep.equal(["03-02T08:00", "03-02T08:15"]);
    expect(written(dragged(plain, { kind: "start", at, span: work }, to(481), 5))).to.deep.equal(["03-02T07:00", "03-02T09:30"]);
    expect(written(dragged(plain, { kind: "start", at, span: work }, to(900), 5))).to.deep.equal(["03-02T09:25", "03-02T09:30"]);
  });

  it("keeps the duration when it moves over a clock change", () => {
    const night = span("2026-10-24T20:00:00Z", "2026-10-25T04:00:00Z");
    const drag = { kind: "move", at: { date: saturday, at: 1_380 }, span: night } as const;
    expect(written(dragged(axis, drag, { date: sunday, at: 1_380 }, 15))).to.deep.equal(["10-25T21:00", "10-26T05:00"]);
  });

  it("keeps the duration of a moved span, and snaps its start to the clock", () => {
    const place = fc.record({ date: fc.constantFrom(...days), at: fc.integer({ min: 0, max: axis.length }) });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 600 }), (at, to, minutes) => {
        const start = Date.parse("2026-10-25T07:00:00Z");
        const before = { start, end: start + minutes * 60_000 };
        const after = dragged(axis, { kind: "move", at, span: before }, to, 15);
        expect([after.end - after.start, after.start % 900_000]).to.deep.equal([minutes * 60_000, 0]);
      }),
    );
  });
});

describe("an arrow key in the calendar", () => {
  it("moves by a quarter of an hour or by a day, and with Shift moves the end", () => {
    const keys = (["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"] as const).map((key) => nudged(plain, work, key, false));
    expect(keys.map((one) => one && written(one))).to.deep.equal([
      ["03-02T08:15", "03-02T09:45"],
      ["03-02T07:45", "03-02T09:15"],
      ["03-01T08:00", "03-01T09:30"],
      ["03-03T08:00", "03-03T09:30"],
    ]);
    const longer = nudged(plain, work, "ArrowDown", true);
    expect(longer && written(longer)).to.deep.equal(["03-02T08:00", "03-02T09:45"]);
    expect([nudged(plain, work, "ArrowLeft", true), nudged(plain, work, "x", false)]).to.deep.equal([null, null]);
  });

  it("keeps the time of the clock when a day has 25 hours", () => {
    const next = nudged(axis, span("2026-10-24T08:00:00Z", "2026-10-24T09:00:00Z"), "ArrowRight", false);
    expect(next && written(next)).to.deep.equal(["10-25T09:00", "10-25T10:00"]);
  });
});

describe("the blocks of a day", () => {
  it("split an entry at midnight, and reach the end of the axis", () => {
    const night = { id: "night", ...span("2026-03-02T21:00:00Z", "2026-03-03T01:00:00Z") };
    const blocks = plain.days.map((date) => blocksOf(plain, date, [night]));
    expect(blocks.map(([block]) => [block?.from, block?.to, block?.startsHere, block?.endsHere])).to.deep.equal([
      [1_320, 1_440, true, false],
      [0, 120, false, true],
    ]);
  });

  it("draw short entries long enough to grab, next to each other", () => {
    const short = { id: "short", ...span("2026-03-02T08:00:00Z", "2026-03-02T08:01:00Z") };
    const next = { id: "next", ...span("2026-03-02T08:05:00Z", "2026-03-02T09:00:00Z") };
    const blocks = blocksOf(plain, first, [next, short]);
    expect(blocks.map(({ item, to, column, columns }) => [item.id, to, column, columns])).to.deep.equal([
      ["short", 560, 0, 2],
      ["next", 600, 1, 2],
    ]);
    expect(blocksOf(plain, monday, [next])).to.deep.equal([]);
  });
});

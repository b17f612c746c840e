import { expect } from "chai";
import fc from "fast-check";
import { clockText, readClock } from "../../../../adapters/dashboard/src/features/time/line/clock-text.js";
import { distance, findNamed, ranked } from "../../../../adapters/dashboard/src/features/time/line/find-named.js";
import { parseLine } from "../../../../adapters/dashboard/src/features/time/line/parse-line.js";
import { momentOf, wallTime } from "../../../../adapters/dashboard/src/features/time/line/wall-time.js";
import { named, wordsOf } from "../../../../adapters/dashboard/src/features/time/line/words-of.js";
import { parseLocalDate, parseTimeZone } from "../../../../core/index.js";

const terms = { locale: "en", today: parseLocalDate("2026-11-27") };

const pieces = fc.constantFrom(
  "9:15-11",
  "1h30",
  "#",
  "@",
  "+",
  '"',
  "\\",
  "!",
  "-!",
  " ",
  "\t",
  "a",
  "ß",
  "9",
  ":",
  "-",
  "h",
  "🐝",
);
const lines = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(pieces).map((some) => some.join("")),
);
const names = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .map((name) => name.replace(/["\s]+/gu, " ").trim())
  .filter((name) => name !== "");
const clocks = fc.nat(1439);
const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), minLength: 1, maxLength: 8 });

const shuffled = (words: readonly string[]) =>
  fc.shuffledSubarray([...words], { minLength: words.length, maxLength: words.length });

describe("parsing an entry line, always", () => {
  it("succeeds for any text, and ignores no character", () => {
    fc.assert(
      fc.property(lines, (line) => {
        parseLine(line, terms);
        let at = 0;
        for (const { from, to } of wordsOf(line)) {
          expect(line.slice(at, from).trim()).to.equal("");
          expect(to).to.be.greaterThan(from);
          at = to;
        }
        expect(line.slice(at).trim()).to.equal("");
      }),
      { numRuns: 1_000 },
    );
  });

  it("returns the parts that were written, in any order", () => {
    const written = fc.record({ start: clocks, end: clocks, project: names, task: names, tag: names, billable: fc.boolean() });
    const cases = written.chain((one) =>
      shuffled([
        `${clockText(one.start).padStart(5, "0")}-${clockText(one.end).padStart(5, "0")}`,
        named("#", one.project),
        named("@", one.task),
        named("+", one.tag),
        one.billable ? "!" : "-!",
      ]).map((words) => ({ one, line: words.join(" ") })),
    );
    fc.assert(
      fc.property(cases, ({ one, line }) => {
        fc.pre(one.start !== one.end);
        // `10:01-10:00` is refused, since it could mean the evening.
        const isOpen = [one.start, one.end].every((minutes) => minutes >= 10 * 60 && minutes < 13 * 60);
        fc.pre(!isOpen || one.start < one.end);
        expect(parseLine(line, terms)).to.deep.equal({
          date: null,
          time: { kind: "ranges", ranges: [{ start: one.start * 60, end: one.end * 60 }] },
          project: one.project,
          task: one.task,
          tags: [one.tag],
          billable: one.billable,
          note: "",
          problems: [],
        });
      }),
    );
  });

  it("keeps the words of a note in order", () => {
    fc.assert(
      fc.property(fc.array(letters), fc.array(letters), (before, after) => {
        const { note, project } = parseLine([...before, "#x", ...after].join(" "), terms);
        expect([note, project]).to.deep.equal([[...before, ...after].join(" "), "x"]);
      }),
    );
  });

  it("parses every time of day in every format", () => {
    fc.assert(fc.property(clocks, (minutes) => void expect(readClock(clockText(minutes))).to.equal(minutes * 60)));
  });
});

describe("searching for a name, always", () => {
  it("matches any of its letters in order, and ranks the exact name first", () => {
    const parts = letters.chain((name) =>
      fc.subarray(name.split(""), { minLength: 1 }).map((some) => ({ name, part: some.join("") })),
    );
    fc.assert(fc.property(parts, ({ name, part }) => void expect(distance(name, part)).not.to.equal(null)));
    fc.assert(
      fc.property(fc.uniqueArray(letters, { minLength: 1 }), fc.nat(), (all, place) => {
        const items = all.map((name) => ({ name }));
        const meant = items[place % items.length];
        expect(ranked(items, meant?.name ?? "")[0]).to.equal(meant);
        expect(findNamed(items, meant?.name ?? "")).to.deep.equal({ kind: "one", item: meant });
      }),
    );
  });
});

describe("a local time, always", () => {
  const zones = fc.constantFrom(
    "Europe/Berlin",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "UTC",
  );
  const minutesOfYears = fc.integer({ min: 21_000_000, max: 31_000_000 });

  it("is the instant at which a clock shows it, the first if there are two", () => {
    fc.assert(
      fc.property(zones, minutesOfYears, (name, minutes) => {
        const zone = parseTimeZone(name);
        const at = new Date(minutes * 60_000);
        const shown = wallTime(zone, at);
        const moment = momentOf(zone, shown);
        expect(wallTime(zone, moment)).to.deep.equal(shown);
        expect(moment.getTime()).to.be.at.most(at.getTime());
      }),
      { numRuns: 300 },
    );
  });

  it("that occurs twice means the first", () => {
    const zone = parseTimeZone("Europe/Berlin");
    const { date } = wallTime(zone, new Date("2026-10-25T10:00:00Z"));
    expect(momentOf(zone, { date, minutes: 150 }).toISOString()).to.equal("2026-10-25T00:30:00.000Z");
  });

  it("that is skipped moves forward by the length of the gap", () => {
    const zone = parseTimeZone("Europe/Berlin");
    const date = wallTime(zone, new Date("2026-03-29T00:30:00Z")).date;
    expect(momentOf(zone, { date, minutes: 150 }).toISOString()).to.equal("2026-03-29T01:30:00.000Z");
  });
});

import { expect } from "chai";
import {
  clockText,
  readClock,
  readDuration,
  readHours,
  secondsText,
} from "../../../../adapters/dashboard/src/features/time/line/clock-text.js";

const both: readonly (readonly [text: string, minutes: number | null])[] = [
  ["1:30", 90],
  ["01:30", 90],
  ["1:30:00", 90],
  [":30", 30],
  [":05 h", 5],
  [".5h", 30],
  [",25 h", 15],
  [":5", null],
  [":75", null],
  [".h", null],
  ["1h30", 90],
  ["1h30m", 90],
  ["1h 30m", 90],
  ["1 H 30", 90],
  ["1h30min", 90],
  ["90m", 90],
  ["90 min", 90],
  ["90min.", 90],
  ["2h", 120],
  ["2 h", 120],
  ["1.5h", 90],
  ["1,5 h", 90],
  ["24h", 1_440],
  ["2 hours", 120],
  ["1 hr 30 mins", 90],
  ["2 Std.", 120],
  ["1 Stunde 30 Minuten", 90],
  ["1,25 Stunden", 75],
  ["2 heures", 120],
  ["1 heure 15 minutes", 75],
  ["2 horas 5 minutos", 125],
  ["45 s", 0.75],
  ["1 Stunde und 30 Minuten", 90],
  ["1:30 h", 90],
  ["", null],
  ["x", null],
  ["-1h", null],
  ["1:75", null],
  ["1:30:15", 90.25],
  ["1:2:3", null],
  ["0h", null],
  ["24:01", null],
  ["1500m", null],
  ["1h90", null],
  ["9-10", null],
  ["1.5.5h", null],
  ["1h 30m 20s", 90 + 1 / 3],
  ["1 0:30", null],
  ["1 5 h", null],
];

const seconds = (minutes: number | null) => (minutes === null ? null : Math.round(minutes * 60));

describe("a duration that someone enters", () => {
  it("has a colon or units, in four languages, and at most a day", () => {
    for (const [text, minutes] of both) expect(readDuration(text), text).to.equal(seconds(minutes));
    for (const text of ["2", "1.5", "45"]) expect(readDuration(text), text).to.equal(null);
  });

  it("is in hours without a unit, where nothing else is expected", () => {
    for (const [text, minutes] of both) expect(readHours(text), text).to.equal(seconds(minutes));
    const hours = ["2", "1.5", "1,5", " 1,25 ", "24", "0.25", "0", "0,0", "24.5", "25", "45", "1.555"];
    const minutes = [120, 90, 90, 75, 1_440, 15, null, null, null, null, null, null];
    expect(hours.map((text) => readHours(text))).to.deep.equal(minutes.map(seconds));
  });

  it("can be longer than a day where that is allowed, with a colon or a unit", () => {
    const week = 7 * 86_400;
    const texts = ["30:00", "30h", "168:00", "168:01", "30", "1:02:03"];
    expect(texts.map((text) => readHours(text, week))).to.deep.equal([108_000, 108_000, 604_800, null, null, 3_723]);
  });
});

describe("a time of day that someone enters", () => {
  for (const [text, shown] of [
    ["9", "9:00"],
    ["9:15", "9:15"],
    ["9.15", "9:15"],
    ["9h15", "9:15"],
    ["9 h 15", "9:15"],
    ["9h", "9:00"],
    ["0915", "9:15"],
    ["915", "9:15"],
    ["9:15pm", "21:15"],
    ["5:00 PM", "17:00"],
    ["9 am", "9:00"],
    ["9 a.m.", "9:00"],
    ["12 am", "0:00"],
    ["9 Uhr", "9:00"],
    ["9 Uhr 15", "9:15"],
    ["9:15 Uhr", "9:15"],
    ["9:15 h", "9:15"],
    ["9:15:30", "9:15:30"],
    ["9:15:30 pm", "21:15:30"],
    ["24:00", "24:00"],
    ["", null],
    ["x", null],
    ["25", null],
    ["24:01", null],
    ["9:75", null],
    ["13pm", null],
    ["0 am", null],
    ["9 15", null],
    ["9:1", null],
    ["9-11", null],
    ["9:15:75", null],
  ] as const)
    it(`${shown === null ? "is not" : "can be"} ${JSON.stringify(text)}`, () => {
      const read = readClock(text);
      expect(read === null ? null : secondsText(read)).to.equal(shown);
    });

  it("is shown with seconds only if there are any", () => {
    expect([clockText(545), secondsText(32_700), secondsText(32_705)]).to.deep.equal(["9:05", "9:05", "9:05:05"]);
  });
});

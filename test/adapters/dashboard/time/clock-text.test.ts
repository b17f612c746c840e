import { expect } from "chai";
import { readDuration, readHours } from "../../../../adapters/dashboard/src/features/time/line/clock-text.js";

const both: readonly (readonly [text: string, minutes: number | null])[] = [
  ["1:30", 90],
  ["01:30", 90],
  ["1:30:00", 90],
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
  ["", null],
  ["x", null],
  ["-1h", null],
  ["1:75", null],
  ["1:30:15", null],
  ["1:2:3", null],
  ["0h", null],
  ["24:01", null],
  ["1500m", null],
  ["1h90", null],
  ["9-10", null],
  ["1.5.5h", null],
  ["1h 30m 20s", null],
  ["1 0:30", null],
  ["1 5 h", null],
];

describe("a duration that someone enters", () => {
  it("has a colon or units, in four languages, and at most a day", () => {
    for (const [text, minutes] of both) expect(readDuration(text), text).to.equal(minutes);
    for (const text of ["2", "1.5", "45"]) expect(readDuration(text), text).to.equal(null);
  });

  it("is in hours without a unit, where nothing else is expected", () => {
    for (const [text, minutes] of both) expect(readHours(text), text).to.equal(minutes);
    const hours = ["2", "1.5", "1,5", " 1,25 ", "24", "0.25", "0", "0,0", "24.5", "25", "45", "1.555"];
    expect(hours.map(readHours)).to.deep.equal([120, 90, 90, 75, 1_440, 15, null, null, null, null, null, null]);
  });
});

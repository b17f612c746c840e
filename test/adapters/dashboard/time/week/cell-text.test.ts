import { expect } from "chai";
import fc from "fast-check";
import { secondsText } from "../../../../../adapters/dashboard/src/features/time/line/clock-text.js";
import { readCell } from "../../../../../adapters/dashboard/src/features/time/week/cell-text.js";

describe("a cell of the week", () => {
  it("accepts durations and plain hours", () => {
    const texts = ["1:30", "1.5", "1,5", "90m", "1h30", "1h 30m", " 1.5h ", "2", "24", "0.25"];
    expect(texts.map(readCell)).to.deep.equal([90, 90, 90, 90, 90, 90, 90, 120, 1_440, 15].map((minutes) => minutes * 60));
    expect(["45s", "1:30:15"].map(readCell)).to.deep.equal([45, 5_415]);
  });

  it("is cleared by an empty text and by zero", () => {
    expect(["", " ", "0", "0:00", "00:00", "0.0", "0,"].map(readCell)).to.deep.equal([0, 0, 0, 0, 0, 0, 0]);
  });

  it("refuses everything else, and more than a day", () => {
    expect(["x", "-1", "1:75", "25", "24.5", "1:2:3", "1500m", "9-10"].map(readCell)).to.deep.equal(Array(8).fill(null));
  });

  it("accepts the text that it shows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        expect(readCell(secondsText(seconds))).to.equal(seconds);
      }),
    );
  });
});

import { expect } from "chai";
import { checkRounding, NO_ROUNDING, type RoundingPolicy, roundSeconds } from "../../../core/billing/rounding.js";

const quarter = (mode: RoundingPolicy["mode"]): RoundingPolicy => ({ grain: "entry", mode, stepMinutes: 15 });

describe("rounding of time", () => {
  it("rounds up, down or to the nearest step, half up", () => {
    const minutes = [0, 1, 7, 7.5, 8, 15, 16].map((m) => m * 60);
    expect(minutes.map((s) => roundSeconds(s, quarter("up")) / 60)).to.deep.equal([0, 15, 15, 15, 15, 15, 30]);
    expect(minutes.map((s) => roundSeconds(s, quarter("down")) / 60)).to.deep.equal([0, 0, 0, 0, 0, 15, 15]);
    expect(minutes.map((s) => roundSeconds(s, quarter("nearest")) / 60)).to.deep.equal([0, 0, 0, 15, 15, 15, 15]);
  });

  it("changes nothing if there is no rounding", () => {
    expect(roundSeconds(3601, quarter("none"))).to.equal(3601);
    expect(roundSeconds(3601, NO_ROUNDING)).to.equal(3601);
    expect(checkRounding(NO_ROUNDING)).to.deep.equal([]);
  });

  it("has a step of 1 to 1440 whole minutes", () => {
    for (const stepMinutes of [1, 6, 1440]) expect(checkRounding({ ...quarter("up"), stepMinutes })).to.deep.equal([]);
    for (const stepMinutes of [0, -15, 1441, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(checkRounding({ ...quarter("up"), stepMinutes }).map(({ path, code }) => [...path, code])).to.deep.equal([
        ["stepMinutes", "rounding_step_out_of_range"],
      ]);
    }
  });
});

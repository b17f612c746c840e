import { expect } from "chai";
import { told } from "../issues.js";
import { checkRounding, NO_ROUNDING, RoundedTime, type RoundingPolicy, roundSeconds } from "../../../core/billing/rounding.js";
import { roundingJson } from "../../../core/billing/rounding-json.js";

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
      expect(told(checkRounding({ ...quarter("up"), stepMinutes }))).to.deep.equal(["stepMinutes: rounding_step_out_of_range"]);
    }
  });
});

describe("the rounded time of a line", () => {
  const rounded = (grain: RoundingPolicy["grain"], mode: RoundingPolicy["mode"] = "down"): RoundedTime =>
    new RoundedTime({ grain, mode, stepMinutes: 15 });
  const minutes = (count: number, day = "2026-03-02") => ({ seconds: count * 60, day });

  it("is rounded per entry, per day or once", () => {
    const entries = [minutes(10), minutes(10), minutes(10, "2026-03-03"), minutes(20, "2026-03-03")];
    const total = (grain: RoundingPolicy["grain"]): number => {
      const time = rounded(grain);
      for (const entry of entries) time.add(entry);
      return time.seconds / 60;
    };
    expect([total("entry"), total("day"), total("line")]).to.deep.equal([15, 45, 45]);
  });

  it("counts the entries that it loses: each one alone, or all of a day or line that is rounded to zero", () => {
    const lost = (grain: RoundingPolicy["grain"], mode?: RoundingPolicy["mode"]): number => {
      const time = rounded(grain, mode);
      for (const entry of [minutes(5), minutes(5), minutes(0), minutes(16), minutes(4, "2026-03-03")]) time.add(entry);
      return time.entriesLost;
    };
    expect([lost("entry"), lost("day"), lost("line"), lost("entry", "up"), lost("day", "up")]).to.deep.equal([3, 1, 0, 0, 0]);
    const oneDay = rounded("day");
    for (const entry of [minutes(3), minutes(4)]) oneDay.add(entry);
    expect([oneDay.entriesLost, oneDay.seconds]).to.deep.equal([2, 0]);
    const nothing = rounded("day");
    nothing.add(minutes(0));
    expect(nothing.entriesLost).to.equal(0);
  });

  it("has a policy whose JSON has the same values", () => {
    const policy: RoundingPolicy = { grain: "day", mode: "up", stepMinutes: 6 };
    expect(roundingJson.toJson(policy)).to.deep.equal({ grain: "day", mode: "up", step_minutes: 6 });
    expect(roundingJson.fromJson(roundingJson.toJson(policy))).to.deep.equal(policy);
  });
});

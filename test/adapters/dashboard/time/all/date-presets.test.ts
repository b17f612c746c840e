import { expect } from "chai";
import {
  monthRange,
  monthsUntil,
  presets,
  rangeOf,
} from "../../../../../adapters/dashboard/src/features/time/all/date-presets.js";
import { parseLocalDate } from "../../../../../core/index.js";

const wednesday = parseLocalDate("2026-03-04");

describe("the periods of the entry list", () => {
  it("are whole days, weeks, months and years up to and including their last day", () => {
    const found = presets.map((preset) => Object.values(rangeOf(preset, wednesday, "monday")));
    expect(Object.fromEntries(presets.map((preset, index) => [preset, found[index]]))).to.deep.equal({
      today: ["2026-03-04", "2026-03-04"],
      yesterday: ["2026-03-03", "2026-03-03"],
      thisWeek: ["2026-03-02", "2026-03-08"],
      lastWeek: ["2026-02-23", "2026-03-01"],
      thisMonth: ["2026-03-01", "2026-03-31"],
      lastMonth: ["2026-02-01", "2026-02-28"],
      thisYear: ["2026-01-01", "2026-12-31"],
    });
  });

  it("begin weeks on the workspace's first day", () => {
    expect(rangeOf("thisWeek", wednesday, "sunday")).to.deep.equal({ from: "2026-03-01", to: "2026-03-07" });
  });

  it("include each of the last twelve months", () => {
    const months = monthsUntil(wednesday);
    expect([months[0], months.at(-1), months.length]).to.deep.equal(["2026-03-01", "2025-04-01", 12]);
    expect(monthRange(parseLocalDate("2024-02-01"))).to.deep.equal({ from: "2024-02-01", to: "2024-02-29" });
  });
});

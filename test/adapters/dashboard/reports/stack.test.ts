import { expect } from "chai";
import { type DrawnReport, NONE, OTHERS, stackOf } from "../../../../adapters/dashboard/src/features/reports/stack.js";

function reportOf(...weeks: readonly Record<string, number>[]): DrawnReport {
  return {
    groups: weeks.map((week, index) => ({
      key: `2026-03-0${index + 2}`,
      groups: Object.entries(week).map(([key, seconds]) => ({
        key: key === NONE ? null : key,
        name: key === NONE ? null : key.toUpperCase(),
        seconds,
        amounts: [{ currency: "EUR", amount: 1_000 - seconds }],
      })),
    })),
  };
}

describe("the data of a report chart", () => {
  it("sorts groups by their sum over all intervals, largest first, and includes empty intervals", () => {
    const stack = stackOf(reportOf({ a: 10, b: 30 }, { a: 40 }), ["2026-03-02", "2026-03-03", "2026-03-04"]);
    expect(stack.series).to.deep.equal([
      { key: "a", name: "A" },
      { key: "b", name: "B" },
    ]);
    expect(stack.parts).to.deep.equal([
      { key: "2026-03-02", values: { a: 10, b: 30 } },
      { key: "2026-03-03", values: { a: 40 } },
      { key: "2026-03-04", values: {} },
    ]);
  });

  it("contains only the amounts of the chosen currency", () => {
    const report = reportOf({ a: 10, b: 30 });
    expect(stackOf(report, ["2026-03-02"], "EUR").parts[0]?.values).to.deep.equal({ a: 990, b: 970 });
    expect(stackOf(report, ["2026-03-02"], "USD").parts[0]?.values).to.deep.equal({ a: 0, b: 0 });
  });

  it("combines the smallest groups beyond eight, without losing any", () => {
    const week = Object.fromEntries(Array.from("abcdefghi").map((key, index) => [key, 100 - index]));
    const eight = Object.fromEntries(Object.entries(week).slice(0, 8));
    expect(stackOf(reportOf(eight), ["2026-03-02"]).series.map(({ key }) => key)).to.deep.equal(Array.from("abcdefgh"));
    const { series, parts } = stackOf(reportOf(week), ["2026-03-02"]);
    expect(series.map(({ key }) => key)).to.deep.equal(["a", "b", "c", "d", "e", "f", "g", OTHERS]);
    expect(parts[0]?.values[OTHERS]).to.equal(93 + 92);
  });

  it("keeps entries without a value separate", () => {
    expect(stackOf(reportOf({ [NONE]: 5, a: 1 }), ["2026-03-02"]).series).to.deep.equal([
      { key: NONE, name: null },
      { key: "a", name: "A" },
    ]);
  });
});

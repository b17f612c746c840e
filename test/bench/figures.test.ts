import { expect } from "chai";
import { median, quantile } from "../../bench/figures.js";
import { interleaved, type Side } from "../../bench/interleave.js";
import { medians, ratioOf } from "../../bench/results.js";

describe("the figures of a benchmark", () => {
  it("are a value that occurred: the smallest that the share of the values does not exceed", () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).to.equal(3);
    expect(quantile([5, 1, 4, 2, 3], 0.99)).to.equal(5);
    expect(quantile([5, 1], 0)).to.equal(1);
    expect(median([2, 1])).to.equal(1);
    expect(median([])).to.deep.equal(Number.NaN);
  });

  it("ignore rounds in which the machine does not tell", () => {
    expect(medians([{ ms: 3, cpu: null }, { ms: 1, cpu: 7 }, { ms: 2 }])).to.deep.equal({ ms: 2, cpu: 7 });
    expect(medians([{ cpu: null }])).to.deep.equal({ cpu: null });
  });

  it("compare two sides round by round", () => {
    const rounds = { fast: [{ ms: 1 }, { ms: 2 }, { ms: 3 }], slow: [{ ms: 4 }, { ms: 4 }, { ms: 4 }] };
    const ratio = { over: "fast", under: "slow", median: 0.5, least: 0.25, most: 0.75 };
    expect(ratioOf(["fast", "slow"], "ms", rounds)).to.deep.equal(ratio);
    expect(ratioOf(["fast", "slow"], "cpu", rounds)).to.equal(null);
  });
});

describe("interleaved sides", () => {
  /** Measures the number of the call, and records its name. */
  const counting = (name: string, calls: string[]): Side => {
    let count = 0;
    return {
      name,
      measure: () => {
        calls.push(name);
        return Promise.resolve({ calls: (count += 1) });
      },
    };
  };

  it("take turns, each round in the reverse order of the last", async () => {
    const calls: string[] = [];
    await interleaved("case", [counting("a", calls), counting("b", calls)], { rounds: 2, figure: "calls", pairs: [] });
    expect(calls.join("")).to.equal("baabba");
  });

  it("do not count the first round, unless it is no warm-up", async () => {
    const options = { rounds: 1, figure: "calls", pairs: [["a", "b"]] as const };
    const warm = await interleaved("case", [counting("a", []), counting("b", [])], options);
    expect(warm.sides.map(({ figures }) => figures["calls"])).to.deep.equal([2, 2]);
    const cold = await interleaved("case", [counting("a", []), counting("b", [])], { ...options, warmUp: false });
    expect(cold.sides.map(({ figures }) => figures["calls"])).to.deep.equal([1, 1]);
    expect(cold.ratios).to.deep.equal([{ over: "a", under: "b", median: 1, least: 1, most: 1 }]);
  });
});

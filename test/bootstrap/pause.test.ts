import { expect } from "chai";
import { LONGEST_PAUSE_MS, replacementOf, STEADY_MS } from "../../bootstrap/processes/pause.js";

/** The pauses after processes that ran for these times, one after the other. */
function pausesAfter(times: readonly number[]): readonly number[] {
  let earlyEnds = 0;
  return times.map((ranMs) => {
    const next = replacementOf(ranMs, earlyEnds);
    ({ earlyEnds } = next);
    return next.pauseMs;
  });
}

describe("the pause before a process is replaced", () => {
  it("doubles while processes end soon after their start, up to a limit", () => {
    const pauses = pausesAfter(Array.from({ length: 9 }, () => 100));
    expect(pauses).to.deep.equal([0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS]);
    expect(replacementOf(0, 5_000).pauseMs).to.equal(LONGEST_PAUSE_MS);
  });

  it("is zero again after a process that ran for a while", () => {
    expect(pausesAfter([0, 0, STEADY_MS - 1, STEADY_MS, 0, 0])).to.deep.equal([0, 500, 1_000, 0, 0, 500]);
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { afterSave } from "../../../../adapters/dashboard/src/features/invoices/content/after-save.js";
import { emptyContent, newLine } from "../../../../adapters/dashboard/src/features/invoices/content/content-values.js";
import { lineTarget } from "../../../../adapters/dashboard/src/features/invoices/content/line-target.js";

describe("the place of a dragged line", () => {
  const MIDDLES = [10, 40, 100, 160];

  it("changes when the pointer passes the middle of a neighbor, not before", () => {
    expect(lineTarget(MIDDLES, 1, 99)).to.equal(1);
    expect(lineTarget(MIDDLES, 1, 101)).to.equal(2);
    expect(lineTarget(MIDDLES, 1, 500)).to.equal(3);
    expect(lineTarget(MIDDLES, 1, 11)).to.equal(1);
    expect(lineTarget(MIDDLES, 1, 9)).to.equal(0);
  });

  it("is among the lines, and stays once it is reached, whatever the heights of the lines", () => {
    const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(heights, fc.nat(), fc.integer({ min: -500, max: 9_000 }), (all, seed, pointer) => {
        const from = seed % all.length;
        const middlesOf = (list: readonly number[]) =>
          list.map((height, at) => list.slice(0, at).reduce((sum, one) => sum + one, 0) + height / 2);
        const to = lineTarget(middlesOf(all), from, pointer);
        expect(to).to.be.within(0, all.length - 1);
        const moved = all.filter((_, at) => at !== from);
        moved.splice(to, 0, all[from] ?? 0);
        expect(lineTarget(middlesOf(moved), to, pointer), "no flicker").to.equal(to);
      }),
    );
  });
});

describe("a form that stays open after it is saved", () => {
  it("refers to the saved lines by their new places, and keeps what was typed since", () => {
    const [first, second, later] = [{ ...newLine(), stored: 1 }, newLine(), newLine()];
    const saved = { ...emptyContent, lines: [second, first] };
    const typed = { ...emptyContent, notes: "typed", lines: [{ ...first, description: "typed" }, later, second] };
    const { notes, lines } = afterSave(saved, typed);
    expect([notes, lines.map(({ stored }) => stored)]).to.deep.equal(["typed", [1, null, 0]]);
    expect(lines[0]?.description).to.equal("typed");
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { columnsOf } from "../../../../../adapters/dashboard/src/features/time/calendar/columns.js";

const ranges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 12 },
);

describe("blocks side by side, always", () => {
  it("do not cover each other", () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const places = columnsOf(all);
        all.forEach((one, i) =>
          all.forEach((other, j) => {
            if (i >= j || one.to <= other.from || other.to <= one.from) return;
            expect(places[i]?.columns).to.equal(places[j]?.columns);
            expect(places[i]?.column).not.to.equal(places[j]?.column);
          }),
        );
        for (const { column, columns } of places) expect(column).to.be.within(0, columns - 1);
      }),
    );
  });

  it("use as many columns as overlap at the same time", () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const most = Math.max(0, ...all.map(({ from }) => all.filter((one) => one.from <= from && from < one.to).length));
        expect(Math.max(0, ...columnsOf(all).map(({ columns }) => columns))).to.equal(most);
      }),
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { paceOf, percentOf } from "../../../adapters/dashboard/src/features/projects/budget-pace.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";

describe("the pace of a monthly budget", () => {
  it("compares the used share with the share of the month's days, today included", () => {
    const pace = (spent: number, day: string) => paceOf(spent, 100, parseLocalDate(day));
    expect(pace(76, "2026-06-24")).to.deep.equal({ elapsed: 80, isFast: false });
    expect(pace(81, "2026-06-24")).to.deep.equal({ elapsed: 80, isFast: true });
    expect(pace(80, "2026-06-24")).to.deep.equal({ elapsed: 80, isFast: false });
    expect(pace(100, "2026-02-28")).to.deep.equal({ elapsed: 100, isFast: false });
    expect(pace(1, "2028-02-01")).to.deep.equal({ elapsed: 3, isFast: false });
  });

  it("is exact where a division would round, for the largest amounts", () => {
    // 23 of 31 days are 74.19… %.
    const planned = Number.MAX_SAFE_INTEGER;
    const spent = Number((BigInt(planned) * 23n) / 31n);
    expect(paceOf(spent, planned, parseLocalDate("2026-01-23")).isFast).to.equal(false);
    expect(paceOf(spent + 1, planned, parseLocalDate("2026-01-23")).isFast).to.equal(true);
  });

  it("gives whole percents, rounded down", () => {
    expect([percentOf(0, 3), percentOf(2, 3), percentOf(3, 3), percentOf(7, 3)]).to.deep.equal([0, 66, 100, 233]);
    const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 100, max: Number.MAX_SAFE_INTEGER }), (part, whole) => {
        const percent = BigInt(percentOf(part, whole));
        expect(percent * BigInt(whole) <= BigInt(part) * 100n && (percent + 1n) * BigInt(whole) > BigInt(part) * 100n).to.equal(
          true,
        );
      }),
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { type Bucket, CLOCK_TOLERANCE_SECONDS, takeFrom, waitFor } from "../../core/access/token-bucket.js";
import { type Instant, instant } from "../../core/kernel/instant.js";

const policies = fc.record({ perMinute: fc.integer({ min: 1, max: 100_000 }), burst: fc.integer({ min: 1, max: 10_000 }) });
const asks = fc.array(fc.record({ after: fc.integer({ min: 0, max: 120_000 }), wanted: fc.integer({ min: 1, max: 50 }) }), {
  maxLength: 80,
});

describe("a token bucket", () => {
  it("never allows more than its burst plus the refill since", () => {
    fc.assert(
      fc.property(policies, asks, (policy, steps) => {
        let bucket: Bucket | null = null;
        let now: Instant = instant(0);
        let granted = 0;
        for (const { after, wanted } of steps) {
          now = instant(now + after);
          const taken: ReturnType<typeof takeFrom> = takeFrom(bucket, wanted, policy, now);
          ({ bucket } = taken);
          granted += taken.share.granted;
          expect(taken.share.granted).to.be.within(0, wanted);
          expect(bucket.remaining).to.be.within(0, policy.burst);
          expect(granted).to.be.at.most(policy.burst + (policy.perMinute * now) / 60_000 + 1e-6);
        }
      }),
    );
  });

  it("refills exactly when it says, not a millisecond earlier", () => {
    fc.assert(
      fc.property(policies, fc.double({ min: 0, max: 0.999, noNaN: true }), (policy, remaining) => {
        const wait = waitFor(1, remaining, policy);
        const bucket = { remaining, at: instant(0) };
        expect(takeFrom(bucket, 1, policy, instant(wait + 1)).share.granted).to.equal(1);
        if (wait > 1) expect(takeFrom(bucket, 1, policy, instant(wait - 2)).share.granted).to.equal(0);
      }),
    );
  });

  it("gains nothing from clocks that differ a little", () => {
    const policy = { perMinute: 60, burst: 2 };
    const first = takeFrom(null, 2, policy, instant(60_000));
    const back = takeFrom(first.bucket, 1, policy, instant(60_000 - CLOCK_TOLERANCE_SECONDS * 1_000));
    expect([back.share.granted, back.bucket.at]).to.deep.equal([0, 60_000]);
    expect(takeFrom(back.bucket, 2, policy, instant(61_000)).share.granted).to.equal(1);
  });

  it("counts as of now if its time lies in the future, after a clock was wrong", () => {
    const policy = { perMinute: 60, burst: 2 };
    const ahead = takeFrom(null, 2, policy, instant(3_600_000));
    const now = takeFrom(ahead.bucket, 1, policy, instant(1_000));
    expect([now.share.granted, now.bucket.at]).to.deep.equal([0, 1_000]);
    expect(takeFrom(now.bucket, 2, policy, instant(2_000)).share.granted).to.equal(1);
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { RETRY_LIMIT, retryDelaySeconds } from "../../../core/webhooks/retry-schedule.js";

const failures = fc.integer({ min: 1, max: RETRY_LIMIT });
const jitters = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const retryAfter = fc.option(fc.integer({ min: -10, max: 1_000_000 }));

describe("the retry schedule, always", () => {
  it("is never early, for any jitter and any Retry-After", () => {
    fc.assert(
      fc.property(failures, jitters, retryAfter, (n, jitter, retryAfterSeconds) => {
        expect(retryDelaySeconds(n, { jitter, retryAfterSeconds })).to.be.at.least(60 * 2 ** (n - 1));
      }),
    );
  });

  it("adds at most a tenth, in whole milliseconds", () => {
    fc.assert(
      fc.property(failures, jitters, (n, jitter) => {
        const delay = retryDelaySeconds(n, { jitter }) ?? Number.NaN;
        expect(delay).to.be.at.most(60 * 2 ** (n - 1) * 1.1);
        expect(Math.round(delay * 1000) / 1000).to.equal(delay);
      }),
    );
  });

  it("spreads retries that failed together", () => {
    fc.assert(
      fc.property(failures, jitters, jitters, (n, one, other) => {
        fc.pre(Math.abs(one - other) > 0.01);
        expect(retryDelaySeconds(n, { jitter: one })).to.not.equal(retryDelaySeconds(n, { jitter: other }));
      }),
    );
  });

  it("respects Retry-After up to an hour and never waits longer for it", () => {
    fc.assert(
      fc.property(failures, jitters, fc.integer({ min: 0, max: 1_000_000 }), (n, jitter, seconds) => {
        const delay = retryDelaySeconds(n, { jitter, retryAfterSeconds: seconds });
        expect(delay).to.be.at.least(Math.min(seconds, 3600));
        expect(delay).to.be.at.most(3600);
      }),
    );
  });
});

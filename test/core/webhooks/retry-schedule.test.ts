import { expect } from "chai";
import { RETRY_LIMIT, retryDelaySeconds } from "../../../core/webhooks/retry-schedule.js";

describe("the retry schedule", () => {
  it("retries exactly 5 times, after 1, 2, 4, 8 and 16 minutes, without jitter", () => {
    const delays = Array.from({ length: 7 }, (_, index) => retryDelaySeconds(index + 1, { jitter: 0 }));
    expect(delays).to.deep.equal([60, 120, 240, 480, 960, null, null]);
    expect(RETRY_LIMIT).to.equal(5);
  });

  it("adds just under a tenth at full jitter", () => {
    expect(retryDelaySeconds(1, { jitter: 0.999_999 })).to.be.within(65.99, 66);
    expect(retryDelaySeconds(5, { jitter: 0.5 })).to.equal(1008);
  });

  it("waits as long as Retry-After requires, but at most an hour", () => {
    expect(retryDelaySeconds(1, { jitter: 0, retryAfterSeconds: 90 })).to.equal(90);
    expect(retryDelaySeconds(5, { jitter: 0, retryAfterSeconds: 3600 })).to.equal(3600);
    expect(retryDelaySeconds(1, { jitter: 0, retryAfterSeconds: 86_400 })).to.equal(3600);
  });

  it("does not retry earlier because Retry-After allows it", () => {
    expect(retryDelaySeconds(3, { jitter: 0, retryAfterSeconds: 5 })).to.equal(240);
    expect(retryDelaySeconds(3, { jitter: 0, retryAfterSeconds: 0 })).to.equal(240);
    expect(retryDelaySeconds(3, { jitter: 0, retryAfterSeconds: null })).to.equal(240);
  });

  it("gets no additional retry from Retry-After", () => {
    expect(retryDelaySeconds(6, { jitter: 0, retryAfterSeconds: 10 })).to.equal(null);
  });

  it("doubles from another base if the operator sets one", () => {
    expect([1, 2, 5].map((failures) => retryDelaySeconds(failures, { baseSeconds: 0.05, jitter: 0 }))).to.deep.equal([
      0.05, 0.1, 0.8,
    ]);
  });

  it("throws for invalid numbers", () => {
    for (const failures of [0, -1, 1.5]) expect(() => retryDelaySeconds(failures, { jitter: 0 })).to.throw(RangeError);
    for (const jitter of [-0.1, 1, Number.NaN]) expect(() => retryDelaySeconds(1, { jitter })).to.throw(RangeError);
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { roundSeconds } from "../../../core/billing/rounding.js";
import { roundingPolicies } from "../../arbitraries/money.js";

const seconds = fc.integer({ min: 0, max: 10_000_000 });

describe("rounding of time, always", () => {
  it("is idempotent", () => {
    fc.assert(
      fc.property(seconds, roundingPolicies, (raw, policy) => {
        const once = roundSeconds(raw, policy);
        expect(roundSeconds(once, policy)).to.equal(once);
      }),
    );
  });

  it("returns a multiple of the step, in the right direction and less than a step away", () => {
    fc.assert(
      fc.property(seconds, roundingPolicies, (raw, policy) => {
        const step = policy.stepMinutes * 60;
        const moved = roundSeconds(raw, policy) - raw;
        const allowed = { none: [0, 0], up: [0, step - 1], down: [1 - step, 0], nearest: [1 - step / 2, step / 2] } as const;
        const [least, most] = allowed[policy.mode];
        expect(moved).to.be.within(least, most);
        if (policy.mode !== "none") expect((raw + moved) % step).to.equal(0);
      }),
    );
  });

  it("never returns less for more time", () => {
    fc.assert(
      fc.property(seconds, seconds, roundingPolicies, (a, b, policy) => {
        expect(roundSeconds(Math.min(a, b), policy)).to.be.at.most(roundSeconds(Math.max(a, b), policy));
      }),
    );
  });
});

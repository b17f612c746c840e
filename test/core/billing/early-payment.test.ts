import { expect } from "chai";
import fc from "fast-check";
import { payableEarly } from "../../../core/billing/early-payment.js";

describe("the discount for early payment", () => {
  it("and what is then paid add up to the amount due", () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(amounts, amounts, (payment, discount) => {
        expect(payableEarly(payment + discount, discount)).to.equal(payment);
      }),
    );
  });

  it("is not offered if it is nothing, or leaves nothing to pay", () => {
    expect([payableEarly(100n, 0n), payableEarly(100n, 100n), payableEarly(99n, 100n)]).to.deep.equal([null, null, null]);
  });
});

import { expect } from "chai";
import { retryAfterSeconds } from "../../../core/webhooks/retry-after.js";

const now = Date.parse("2026-03-02T08:00:00Z");

describe("Retry-After", () => {
  it("is a number of seconds, with white space around it or not", () => {
    expect([" 120 ", "0", "007", "999999999"].map((text) => retryAfterSeconds(text, now))).to.deep.equal([
      120, 0, 7, 999_999_999,
    ]);
  });

  it("is a date, to the second", () => {
    expect(retryAfterSeconds("Mon, 02 Mar 2026 08:01:30 GMT", now)).to.equal(90);
    expect(retryAfterSeconds("Fri, 01 Jan 2027 00:00:00 GMT", now)).to.equal(305 * 86_400 - 8 * 3_600);
    expect(retryAfterSeconds("Mon, 02 Mar 2026 08:00:01 GMT", now + 250)).to.equal(0.75);
  });

  it("is 0 for a date in the past", () => {
    expect(retryAfterSeconds("Mon, 02 Mar 2026 07:59:59 GMT", now)).to.equal(0);
  });

  it("is ignored in any other format", () => {
    const others = ["", "soon", "-1", "1.5", "1e3", "120s", "in 120", "1234567890"];
    const dates = ["2026-03-02T08:01:30Z", "Mon, 02 Mai 2026 08:01:30 GMT", "Mon, 02 Mar 2026 08:01:30 CET"];
    for (const text of [...others, ...dates]) expect(retryAfterSeconds(text, now), text).to.equal(null);
  });
});

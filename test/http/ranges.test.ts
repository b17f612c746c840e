import { expect } from "chai";
import { rangeOf } from "../../adapters/http/ranges.js";

describe("a range of bytes", () => {
  for (const [header, expected] of [
    ["bytes=0-0", [0, 0]],
    ["bytes=0-99", [0, 9]],
    ["bytes=3-", [3, 9]],
    ["bytes=-4", [6, 9]],
    ["bytes=-99", [0, 9]],
    ["bytes=9-9", [9, 9]],
    ["bytes=10-", null],
    ["bytes=5-4", null],
    ["bytes=-0", null],
    ["bytes=-", null],
    ["bytes=0-1,3-4", null],
    ["lines=0-1", null],
    ["", null],
  ] as const) {
    it(`${header || "that is absent"} of ten is ${expected ? expected.join(" to ") : "the whole"}`, () => {
      const range = rangeOf(header, 10);
      expect(range && [range.first, range.last]).to.deep.equal(expected);
    });
  }

  it("has no bytes of an empty file", () => {
    for (const header of ["bytes=0-", "bytes=-1"]) expect(rangeOf(header, 0)).to.equal(null);
  });
});

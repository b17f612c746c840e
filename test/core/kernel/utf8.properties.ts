import { expect } from "chai";
import fc from "fast-check";
import { asciiJson, fromAsciiJson, utf8Of } from "../../../core/kernel/utf8.js";

describe("bytes of texts", () => {
  it("are those of the encoder of the platform, whatever the text is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary-ascii" }), (text, plain) => {
        for (const one of [text, plain, `${text}\ud800`, "\udc00a"])
          expect(utf8Of(one)).to.deep.equal(new TextEncoder().encode(one));
      }),
    );
  });

  it("of JSON are ASCII, and read as what was written", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        const bytes = asciiJson(value);
        expect(bytes.every((byte) => byte < 0x80)).to.equal(true);
        expect(fromAsciiJson(bytes)).to.deep.equal(JSON.parse(JSON.stringify(value)));
      }),
    );
    const long = "ä😀".repeat(20_000);
    expect(fromAsciiJson(asciiJson(long))).to.equal(long);
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { caseVariants, compareTexts, foldCase, sameFolded } from "../../../core/index.js";

const text = fc.string({ unit: "binary" });

describe("case-insensitive text", () => {
  it("treats letters that differ only in case as the same", () => {
    for (const [one, other] of [
      ["Ärger", "äRGER"],
      ["ΣΟΦΟΣ", "σοφος"],
      ["İI", "iı"],
      ["\u{10400}", "\u{10428}"],
      ["ẞ", "ß"],
      ["K", "k"],
      ["ǅ", "ǆ"],
    ] as const)
      expect(sameFolded(one, other), `${one} ${other}`).to.equal(true);
  });

  it("distinguishes letters that are the same only in a language, a normal form or several letters", () => {
    for (const [one, other] of [
      ["ß", "ss"],
      ["a\u0308", "ä"],
      ["ﬁ", "fi"],
      ["é", "e"],
      ["1", "¹"],
    ] as const)
      expect(sameFolded(one, other), `${one} ${other}`).to.equal(false);
  });

  it("keeps the number of code points, and is idempotent", () => {
    fc.assert(
      fc.property(text, (one) => {
        const folded = foldCase(one);
        expect(Array.from(folded)).to.have.length(Array.from(one).length);
        expect(foldCase(folded)).to.equal(folded);
      }),
    );
  });

  it("lists exactly the variants of each letter", () => {
    for (let code = 0; code <= 0x1ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCodePoint(code);
      const variants = caseVariants(character);
      if (!variants.includes(character)) throw new Error(`${code.toString(16)} is not among its own variants`);
      if (variants.some((one) => foldCase(one) !== foldCase(character)))
        throw new Error(`${code.toString(16)} has a wrong variant`);
      if (character !== foldCase(character) && variants.length < 2) throw new Error(`${code.toString(16)} has too few variants`);
    }
    expect(caseVariants("i")).to.have.members(["i", "I", "İ", "ı"]);
    expect(caseVariants("ß")).to.have.members(["ß", "ẞ"]);
    expect(caseVariants("%")).to.deep.equal(["%"]);
    expect(caseVariants("🕰")).to.deep.equal(["🕰"]);
  });

  it("has no cased letter without known variants", () => {
    for (let code = 0x20000; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      if (foldCase(character) !== character) throw new Error(code.toString(16));
    }
  });
});

describe("the order of texts", () => {
  it("is that of their UTF-8 bytes", () => {
    const close = fc.string({
      unit: fc.constantFrom("a", "b", "A", "ä", "\uffff", "～", "\ue000", "😀", "\u{10000}", "\u{10ffff}", "\ud7ff"),
    });
    fc.assert(
      fc.property(fc.oneof(close, text), fc.oneof(close, text), (a, b) => {
        expect(Math.sign(compareTexts(a, b))).to.equal(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
      { numRuns: 2_000 },
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { foldCase, foldForSearch, isFoundBy } from "../../../core/index.js";

/** No script of the planes above has cases or accents. */
const LAST = 0x1ffff;
const YPOGEGRAMMENI = "\u0345";

const characters = Array.from({ length: LAST + 1 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const letters = characters.filter((one) => /(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(one));
const marks = characters.filter((one) => /[\u0300-\u036f]/.test(one));

const text = fc.string({ unit: "binary" });
const accented = fc.string({ unit: fc.constantFrom(...letters, ...marks) });

describe("searching a text", () => {
  it("ignores accents on both sides", () => {
    for (const [one, other] of [
      ["Köln", "koln"],
      ["Straße", "STRASSE"],
      ["Łódź", "lodz"],
      ["Ærø", "aero"],
      ["Œuvre", "oeuvre"],
      ["Þór Guðmundsson", "thor gudmundsson"],
      ["Đorđe", "dorde"],
      ["Işık", "ISIK"],
      ["Ёлка", "елка"],
      ["Ελλάδα", "ελλαδα"],
      ["ﬁnance", "finance"],
      ["Ａｂｃ", "abc"],
      ["a\u0308", "ä"],
    ] as const) {
      expect(isFoundBy(one, other), `${one} by ${other}`).to.equal(true);
      expect(isFoundBy(other, one), `${other} by ${one}`).to.equal(true);
    }
  });

  it("distinguishes the marks of scripts in which they make other words", () => {
    for (const [one, other] of [
      ["が", "か"],
      ["か\u3099", "が"],
      ["हिन्दी", "हनद"],
      ["ที่", "ท"],
      ["שָׁ", "ש"],
      ["مُ", "م"],
      ["한", "하"],
    ] as const)
      expect(foldForSearch(one), `${one} ${other}`).to.not.equal(foldForSearch(other));
  });

  it("distinguishes other letters, signs and digits", () => {
    for (const [one, other] of [
      ["ö", "oe"],
      ["а", "a"],
      ["≠", "="],
      ["1", "¹"],
    ] as const)
      expect(foldForSearch(one), `${one} ${other}`).to.not.equal(foldForSearch(other));
  });

  it("finds what has the same letters in another case, for every letter", () => {
    const cased = characters.filter((one) => foldCase(one) !== one && one !== YPOGEGRAMMENI);
    const wrong = cased.filter((one) => foldForSearch(one) !== foldForSearch(foldCase(one)));
    expect(wrong).to.deep.equal([]);
  });

  it("folds a fold to itself, for every character", () => {
    expect(characters.filter((one) => foldForSearch(foldForSearch(one)) !== foldForSearch(one))).to.deep.equal([]);
  });

  it("finds typographic characters by those of a keyboard, and the reverse", () => {
    for (const [written, typed] of [
      ["O’Brien", "o'brien"],
      ["„Köln“ – 9 – 11", '"koln" - 9 - 11'],
      ["«\u00a0été\u202f!\u00a0»", '" ete ! "'],
    ] as const) {
      expect(foldForSearch(written)).to.equal(typed);
      expect([isFoundBy(written, typed), isFoundBy(typed, written)]).to.deep.equal([true, true]);
    }
  });

  it("leaves no letter of Latin, Greek or Cyrillic with an accent that Unicode knows", () => {
    expect(letters.filter((one) => /\p{M}/u.test(foldForSearch(one).normalize("NFD")))).to.deep.equal([]);
  });

  it("changes only letter case in other scripts", () => {
    const folded = new Set([...letters, ...marks, ...Array.from("‘’ʼ“”„«»\u2010\u2011–—−\u00a0\u202f")]);
    expect(characters.filter((one) => !folded.has(one) && foldForSearch(one) !== foldCase(one))).to.deep.equal([]);
  });

  it("does not depend on the normal form of accented letters", () => {
    fc.assert(
      fc.property(accented, (one) => {
        const folded = foldForSearch(one);
        expect(foldForSearch(one.normalize("NFC"))).to.equal(folded);
        expect(foldForSearch(one.normalize("NFD"))).to.equal(folded);
      }),
    );
  });

  it("finds every part of a text, and the fold of the part", () => {
    fc.assert(
      fc.property(fc.oneof(text, accented), fc.oneof(text, accented), fc.oneof(text, accented), (before, part, after) => {
        const whole = before + part + after;
        expect(foldForSearch(whole)).to.equal(foldForSearch(before) + foldForSearch(part) + foldForSearch(after));
        expect(isFoundBy(whole, part)).to.equal(true);
        expect(isFoundBy(whole, foldForSearch(part))).to.equal(true);
        expect(isFoundBy(foldForSearch(whole), part)).to.equal(true);
      }),
    );
    expect(isFoundBy("", "")).to.equal(true);
    expect(isFoundBy("ab", "ac")).to.equal(false);
  });
});

import { expect } from "chai";
import { directionsOf, directionsOfLine, leftToRight } from "../../../adapters/pdf/directions.js";
import { breakable } from "../../../adapters/pdf/line-breaks.js";

describe("where a line of a document can end", () => {
  for (const [title, text, pieces] of [
    [
      "after blanks, hyphens and slashes",
      "an up-to-date https://a.example/b path",
      ["an ", "up-", "to-", "date ", "https://", "a.example/", "b ", "path"],
    ],
    ["between the words of a script without blanks", "การพัฒนาซอฟต์แวร์ และ", ["การ", "พัฒนา", "ซอฟต์แวร์ ", "และ"]],
    ["between ideographs, but not before punctuation", "开发（一）。", ["开", "发", "（一）。"]],
    ["not between a number and its unit of currency, nor at a no-break space", "10\u00a0km 5,00€", ["10\u00a0km ", "5,00€"]],
  ] as const)
    it(`is ${title}`, () => {
      expect(breakable(text)).to.deep.equal(pieces);
    });
});

describe("the directions of a line", () => {
  it("are none in text from left to right, and those of the first letter for a paragraph", () => {
    expect(directionsOf("Invoice 12 → 中文")).to.equal(null);
    expect([directionsOf("a שלום")?.base, directionsOf("שלום a")?.base, directionsOf("12 שלום")?.base]).to.deep.equal([0, 1, 1]);
  });

  it("are those of the paragraph for blanks at the end of the line (rule L1)", () => {
    const paragraph = "ab שלום שלום";
    const levels = (start: number, end: number) =>
      Array.from(directionsOfLine(directionsOf(paragraph), paragraph, start, end)?.levels ?? []);
    expect(levels(0, 8)).to.deep.equal([0, 0, 0, 1, 1, 1, 1, 0]);
    expect(levels(0, paragraph.length)[7]).to.equal(1);
  });

  it("reverse from the highest level to the lowest odd one (rule L2)", () => {
    const shown = (levels: readonly number[]) =>
      leftToRight(levels.map((level, index) => ({ level, index }))).map(({ index }) => index);
    expect(shown([0, 0, 0])).to.deep.equal([0, 1, 2]);
    expect(shown([0, 1, 1, 0])).to.deep.equal([0, 2, 1, 3]);
    expect(shown([1, 2, 2, 1])).to.deep.equal([3, 1, 2, 0]);
    expect(shown([0, 1, 2, 2, 1, 0, 1])).to.deep.equal([0, 4, 2, 3, 1, 5, 6]);
  });
});

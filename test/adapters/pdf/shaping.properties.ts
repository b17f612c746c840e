import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import fc from "fast-check";
import { create, type Font } from "fontkit";
import { Shaping, type Word } from "../../../adapters/pdf/shaping.js";
import { Typeface } from "../../../adapters/pdf/typeface.js";

const files = ["#built/fonts/NotoSans_400Regular.ttf", "#built/fonts/NotoSans_600SemiBold.ttf"];

function fontIn(file: string): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
  if ("fonts" in font) throw new Error(`${file} is a collection.`);
  return font;
}

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
] as const;

/** Other characters are refused before they are printed. */
function printable(font: Font): fc.Arbitrary<readonly string[]> {
  const among = ([min, max]: readonly [number, number]) =>
    fc
      .integer({ min, max })
      .filter((code) => font.hasGlyphForCodePoint(code))
      .map((code) => String.fromCodePoint(code));
  const character = fc.oneof(among(ranges[0]), fc.oneof(...ranges.map(among)));
  return fc.array(
    fc.array(character, { maxLength: 12 }).map((characters) => characters.join("")),
    { maxLength: 20 },
  );
}

/** What PDFKit prints. */
const shown = ({ glyphs, positions }: Word): unknown =>
  glyphs.map(({ id, codePoints }, index) => {
    const { xAdvance, yAdvance, xOffset, yOffset } = positions[index] ?? {};
    return { id, codePoints, xAdvance, yAdvance, xOffset, yOffset };
  });

describe("the layout of words", () => {
  for (const file of files)
    it(`is fontkit's, whatever was laid out before, in ${file}`, () => {
      const font = fontIn(file);
      const shaping = new Shaping(font);
      const check = (texts: readonly string[]): void => {
        for (const text of texts) {
          const [own, fontkits] = [shaping.word(text), shaping.laidOut(text)];
          expect(shown(own), text).to.deep.equal(shown(fontkits));
          expect(own.advanceWidth, text).to.be.closeTo(fontkits.advanceWidth, 1e-6);
        }
      };
      fc.assert(fc.property(printable(font), check), {
        examples: [[["office", "AVATAR", "1,250.00", "x\u0302y", '"\u0483Л', "", "fi", "Ty."]]],
      });
    });

  it("takes fontkit one layout per word, until many others are used", () => {
    const [file = ""] = files;
    const font = fontIn(file);
    let layouts = 0;
    const counting = Object.create(font, {
      layout: {
        value(this: Font, text: string) {
          layouts += 1;
          return font.layout.call(this, text);
        },
      },
    }) as Font;
    const face = new Typeface(counting);
    const layoutsFor = (text: string): number => {
      const before = layouts;
      face.width(text, 9);
      return layouts - before;
    };
    // A mark makes fontkit lay out the whole word.
    const marked = (index: number): string => `${index}x\u0302${"-".repeat(200)}`;
    expect(layoutsFor(marked(0))).to.be.greaterThan(0);
    expect(layoutsFor(marked(0))).to.equal(0);
    for (let index = 1; index <= 300; index++) face.width(marked(index), 9);
    expect(layoutsFor(marked(0))).to.be.greaterThan(0);
  });

  it("takes fontkit no layout for new words of known pairs", () => {
    const [file = ""] = files;
    const shaping = new Shaping(fontIn(file));
    shaping.word("1212,2323.31");
    const layout = shaping.laidOut.bind(shaping);
    shaping.laidOut = (text) => {
      throw new Error(`"${text}" is laid out by fontkit.`);
    };
    const found = shaping.word("3123.31");
    expect(shown(found)).to.deep.equal(shown(layout("3123.31")));
  });
});

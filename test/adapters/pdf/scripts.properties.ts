import { expect } from "chai";
import fc from "fast-check";
import { includedFonts } from "../../../adapters/pdf/font-table.js";
import { FontPrinting, PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { issued } from "./documents.js";
import { printed } from "./poppler.js";

const LAST = 0x3_ff_ff;
const rightToLeft = ["Arabic", "Hebrew", "Syriac", "Thaana"];
/** Poppler does not know that these and N’Ko run from right to left, and copies them in reverse. */
const unknownToPoppler = /[\u060e\u060f\u0750-\u077f\u0870-\u08ff]/u;
const scripts = [...new Set(includedFonts.flatMap((font) => font.scripts))].filter((script) => script !== "Nko");

/** The characters of a script that have no compatibility form, which some programs copy instead. */
function charactersOf(script: string, kind: string): readonly string[] {
  const pattern = new RegExp(`(?=\\p{Script=${script}})(?:${kind})`, "u");
  return Array.from({ length: LAST }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => pattern.test(character) && character.normalize("NFKC") === character && !unknownToPoppler.test(character),
  );
}

const plain = (text: string): string =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\u202a-\u202e\u25cc]/gu, "").normalize("NFC");

describe("random words of a script", () => {
  const printing = new FontPrinting();

  for (const script of scripts)
    it(`can be printed, and are copied as they were written: ${script}`, async () => {
      const has = async (characters: readonly string[]) => {
        const missing = await printing.unprintable(characters, null);
        return characters.filter((_, index) => missing[index]?.characters.length === 0);
      };
      const letters = await has(charactersOf(script, script === "Braille" ? "\\p{So}" : "\\p{L}"));
      // Poppler takes a mark at the left end of a word for one without a letter.
      const marks = rightToLeft.includes(script) ? [] : await has(charactersOf(script, "\\p{M}"));
      expect(letters.length).to.be.greaterThan(20);
      const letter = fc.constantFrom(...letters);
      const syllable =
        marks.length === 0 ? letter : fc.tuple(letter, fc.constantFrom("", ...marks)).map((parts) => parts.join(""));
      const word = fc.array(syllable, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 10, maxLength: 30 }), async (words) => {
          const text = await printed(await new PdfkitRenderer().render(issued({ invoice: { notes: words.join("\n") } }), "pdf"));
          const lines = new Set(
            plain(text)
              .split("\n")
              .map((line) => line.trim()),
          );
          expect(words.map(plain).filter((one) => !lines.has(one))).to.deep.equal([]);
        }),
        { numRuns: 5 },
      );
    });
});

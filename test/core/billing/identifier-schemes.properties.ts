import { expect } from "chai";
import fc from "fast-check";
import { expectedInstead, plainIdentifierOf } from "../../../core/billing/identifier-schemes.js";

const isSound = (scheme: string, text: string): boolean => expectedInstead(scheme, text) === null;
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** A scheme, the parts of its identifiers without check digits, where these are inserted, and how many they are. */
interface Checked {
  readonly scheme: string;
  readonly rest: fc.Arbitrary<string>;
  readonly at: number;
  readonly length: number;
  /** The first character that the check digits cover. */
  readonly from?: number;
  /** Neighbours whose exchange the algorithm does not find. */
  readonly unseen?: (one: string, other: string) => boolean;
  /** Whether exchanges of neighbours are not promised. */
  readonly onlyDigits?: true;
}

/** Luhn's algorithm does not see that 09 became 90. */
const luhn = (one: string, other: string): boolean => [one, other].sort().join("") === "09";
/** The algorithm of GS1 does not see neighbours that differ by 5. */
const gs1 = (one: string, other: string): boolean => Math.abs(Number(one) - Number(other)) === 5;

const checked: readonly Checked[] = [
  { scheme: "0002", rest: digits(8), at: 8, length: 1, unseen: luhn },
  { scheme: "0007", rest: digits(9), at: 9, length: 1, unseen: luhn },
  { scheme: "0009", rest: digits(13).filter((text) => !text.startsWith("356000000")), at: 13, length: 1, unseen: luhn },
  { scheme: "0088", rest: digits(12), at: 12, length: 1, unseen: gs1 },
  { scheme: "0151", rest: digits(9), at: 0, length: 2 },
  { scheme: "0184", rest: digits(7), at: 7, length: 1 },
  { scheme: "0192", rest: digits(8), at: 8, length: 1 },
  { scheme: "0198", rest: digits(7).map((text) => `DK${text}`), at: 9, length: 1, from: 2 },
  { scheme: "0199", rest: fc.stringMatching(/^[A-Z0-9]{18}$/), at: 18, length: 2 },
  { scheme: "0204", rest: fc.stringMatching(/^\d{2,12}-[A-Z0-9]{1,30}-$/), at: -1, length: 2 },
  { scheme: "0208", rest: fc.stringMatching(/^[01]\d{7}$/), at: 8, length: 2 },
  {
    ...{ scheme: "0210", at: 15, length: 1, onlyDigits: true as const },
    rest: fc.stringMatching(/^[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}$/),
  },
];

const checkCharacters = ["0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"].join("");

/** All check digits that a rest can have. */
function soundOnes({ scheme, at, length }: Checked, rest: string): readonly string[] {
  const position = at === -1 ? rest.length : at;
  const choices =
    length === 1 ? Array.from(checkCharacters) : Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));
  return choices.map((choice) => rest.slice(0, position) + choice + rest.slice(position)).filter((text) => isSound(scheme, text));
}

describe("the check digits of identifiers, always", () => {
  for (const one of checked) {
    const { scheme, rest, from = 0, unseen = () => false, onlyDigits } = one;
    const identifiers = rest.map((text) => soundOnes(one, text)).filter((found) => found.length > 0);

    it(`of ${scheme} are determined by the other characters`, () => {
      fc.assert(
        fc.property(rest, (text) => {
          const alternatives = soundOnes(one, text);
          // A few numbers have a second pair: 98 and 01 with MOD 97-10, 10 and 99 with modulus 89.
          expect(alternatives.length).to.be.at.most(["0151", "0199", "0204"].includes(scheme) ? 2 : 1);
        }),
        { numRuns: 30 },
      );
    });

    it(`of ${scheme} reveal a wrong digit`, () => {
      fc.assert(
        fc.property(identifiers, fc.nat(), fc.integer({ min: 1, max: 9 }), ([text = ""], position, by) => {
          const places = Array.from(text).flatMap((character, index) => (/\d/.test(character) && index >= from ? [index] : []));
          const index = places[position % places.length] ?? 0;
          const digit = String((Number(text[index]) + by) % 10);
          expect(isSound(scheme, text.slice(0, index) + digit + text.slice(index + 1))).to.equal(false);
        }),
      );
    });

    if (onlyDigits) continue;
    it(`of ${scheme} reveal exchanged neighbours`, () => {
      fc.assert(
        fc.property(identifiers, fc.nat(), ([text = ""], position) => {
          const index = from + (position % (text.length - from - 1));
          const [left = "", right = ""] = [text[index], text[index + 1]];
          fc.pre(left !== right && /\d/.test(left) && /\d/.test(right) && !unseen(left, right));
          expect(isSound(scheme, text.slice(0, index) + right + left + text.slice(index + 2))).to.equal(false);
        }),
      );
    });
  }
});

describe("the plain form of an identifier, always", () => {
  const schemes = fc.constantFrom("0002", "0007", "0183", "0192", "0208", "0211", "0212", "9930", "9933", "EM", "0097");
  it("is its own plain form, and sound if a text with separators was", () => {
    fc.assert(
      fc.property(schemes, fc.oneof(fc.string(), digits(9), digits(10)), (scheme, text) => {
        const plain = plainIdentifierOf(scheme, text);
        expect(plainIdentifierOf(scheme, plain)).to.equal(plain);
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom("0428759497", "0123456749"),
        fc.array(fc.constantFrom("", " ", ".", "-", "\u00a0")),
        (text, marks) => {
          const written = Array.from(text)
            .map((digit, index) => digit + (index < 9 ? (marks[index] ?? "") : ""))
            .join("");
          expect(plainIdentifierOf("0208", written)).to.equal(text);
        },
      ),
    );
  });
});

import { Type } from "@sinclair/typebox";
import { expect } from "chai";
import fc from "fast-check";
import { problemsOf } from "../../adapters/http/validation.js";

const schema = Type.Object(
  {
    lines: Type.Array(Type.Object({ count: Type.Integer() }, { additionalProperties: false }), { minItems: 1, maxItems: 1_000 }),
  },
  { additionalProperties: false },
);
const pointersOf = (value: unknown): readonly string[] => problemsOf(schema, value).map(({ pointer }) => pointer);

/** Items that count how often they are read. */
function watched(length: number): { readonly lines: readonly object[]; readonly reads: number[] } {
  const reads = Array.from({ length }, () => 0);
  const item = (index: number) => ({
    get count(): string {
      reads[index] = (reads[index] ?? 0) + 1;
      return "not a number";
    },
  });
  return { lines: Array.from({ length }, (_, index) => item(index)), reads };
}

describe("long lists in bodies", () => {
  it("are not validated after as many invalid items as are reported", () => {
    const { lines, reads } = watched(1_000);
    expect(pointersOf({ lines })).to.have.length(100);
    expect(reads.slice(0, 100).every((count) => count > 0)).to.equal(true);
    expect(reads.slice(100).every((count) => count === 0)).to.equal(true);
  });

  it("are not validated if they are too long", () => {
    const { lines, reads } = watched(1_001);
    expect(problemsOf(schema, { lines })).to.deep.equal([
      { pointer: "/lines", code: "too_many", message: "Must have at most 1000 items." },
    ]);
    expect(reads.every((count) => count === 0)).to.equal(true);
  });

  it("have their first invalid items reported, wherever these are, together with other problems", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.uniqueArray(fc.nat(399)), fc.boolean(), (length, wrong, isUnknown) => {
        const lines: { count: unknown }[] = Array.from({ length }, () => ({ count: 1 }));
        for (const index of wrong) if (index < length) lines[index] = { count: null };
        const found = wrong.filter((index) => index < length).toSorted((a, b) => a - b);
        const expected = [...(isUnknown ? ["/other"] : []), ...found.map((index) => `/lines/${index}/count`)].slice(0, 100);
        expect(pointersOf({ lines, ...(isUnknown ? { other: 1 } : {}) })).to.have.members(expected);
      }),
    );
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { type Metadata, type MetadataChanges, mergedMetadata } from "../../../core/kernel/external-fields.js";

const keys = fc.constantFrom("a", "b", "B", "10", "9", "__proto__", "constructor", "", "ü");
const pairs = (value: fc.Arbitrary<string | null>): fc.Arbitrary<MetadataChanges> =>
  fc.array(fc.tuple(keys, value)).map((entries) => Object.fromEntries(entries));
const stored = pairs(fc.string()).map((changes) => mergedMetadata(changes, null));
const changes = pairs(fc.oneof(fc.string(), fc.constant(null)));

describe("merged metadata, always", () => {
  it("has the pairs of the change, without those that are null, and all others of before", () => {
    fc.assert(
      fc.property(stored, changes, (before, change) => {
        const after = mergedMetadata(change, before);
        for (const key of new Set([...Object.keys(before), ...Object.keys(change), ...Object.keys(after)])) {
          const [, given] = Object.entries(change).find(([name]) => name === key) ?? [key, undefined];
          const [, known] = Object.entries(before).find(([name]) => name === key) ?? [key, undefined];
          const [, result] = Object.entries(after).find(([name]) => name === key) ?? [key, undefined];
          expect(result, key).to.equal(given === undefined ? known : (given ?? undefined));
        }
      }),
    );
  });

  it("are the same JSON, whatever the order of the pairs, and in one change or in two", () => {
    const json = (metadata: Metadata): string => JSON.stringify(metadata);
    const reversed = (of: MetadataChanges): MetadataChanges => Object.fromEntries(Object.entries(of).reverse());
    fc.assert(
      fc.property(stored, changes, changes, (before, first, second) => {
        const after = mergedMetadata(second, mergedMetadata(first, before));
        const both = Object.fromEntries([...Object.entries(first), ...Object.entries(second)]);
        expect(json(mergedMetadata(both, before))).to.equal(json(after));
        expect(json(mergedMetadata(reversed(both), reversed(before) as Metadata))).to.equal(json(after));
        expect(json(mergedMetadata(second, after)), "a change that is made again").to.equal(json(after));
        expect(Object.getPrototypeOf(after)).to.equal(Object.prototype);
      }),
    );
  });
});

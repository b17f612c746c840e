import { expect } from "chai";
import { type Dictionary, textOf } from "../../../adapters/dashboard/src/words/text-of.js";

const words: Dictionary = {
  greeting: "Hello, {{name}}",
  nested: { deep: { text: "found" } },
  entries_zero: "no entries",
  entries_one: "{{count, number}} entry",
  entries_other: "{{count, number}} entries",
  files_one: "{{count}} file of {{name}}",
  files_other: "{{count}} files of {{name}}",
  plain: "{{count}} in all",
};

describe("the texts of the dashboard", () => {
  it("are found by their path, and undefined if there are none", () => {
    expect(textOf(words, "en", "nested.deep.text")).to.equal("found");
    for (const key of ["nested", "nested.deep", "nested.deep.text.more", "unknown", "greeting.name", ""])
      expect(textOf(words, "en", key), key).to.equal(undefined);
    expect(textOf(undefined, "en", "greeting")).to.equal(undefined);
  });

  it("contain the values as they are, and leave places without a value", () => {
    expect(textOf(words, "en", "greeting", { name: "<b>$& {{name}}</b>" })).to.equal("Hello, <b>$& {{name}}</b>");
    expect(textOf(words, "en", "greeting")).to.equal("Hello, {{name}}");
  });

  it("have the plural form of the count in the language, and numbers in its format", () => {
    const entries = (language: string, count: number) => textOf(words, language, "entries", { count });
    expect([0, 1, 2, 12_345].map((count) => entries("en", count))).to.deep.equal([
      "no entries",
      "1 entry",
      "2 entries",
      "12,345 entries",
    ]);
    expect(entries("de", 12_345)).to.equal("12.345 entries");
    // French counts 0 and 1.5 as singular, and has a form of its own for millions, for which the general form is used.
    expect(textOf(words, "fr", "files", { count: 0, name: "a" })).to.equal("0 file of a");
    expect(textOf(words, "fr", "files", { count: 1_000_000, name: "a" })).to.equal("1000000 files of a");
    expect(textOf(words, "en", "plain", { count: 3 })).to.equal("3 in all");
  });
});

import { expect } from "chai";
import { issuesOfChange } from "../../../core/kernel/entity.js";
import { Issues } from "../../../core/kernel/errors.js";

interface Thing {
  readonly name: string;
  readonly seller: { readonly iban: string; readonly email: string };
  readonly tags: readonly string[];
  readonly from: number;
  readonly to: number;
}

describe("the issues of a change", () => {
  const sound: Thing = { name: "n", seller: { iban: "i", email: "e" }, tags: ["a", "b"], from: 1, to: 2 };
  const check = ({ name, seller, tags, from, to }: Thing): Issues => {
    const issues = new Issues();
    if (name.length > 1) issues.add(["name"], "too_long", "");
    if (seller.iban.length > 1) issues.add(["seller", "iban"], "too_long", "");
    tags.forEach((tag, index) => {
      if (tag.length > 1) issues.add(["tags", index], "too_long", "");
    });
    if (to < from) issues.add(["to"], "reversed", "");
    return issues;
  };
  const paths = (before: Thing, after: Thing): unknown[] => issuesOfChange(before, after, check).found.map(({ path }) => path);

  it("concern the values that it changes", () => {
    expect(paths(sound, { ...sound, name: "nn", seller: { ...sound.seller, iban: "ii" }, tags: ["a", "bb"] })).to.deep.equal([
      ["name"],
      ["seller", "iban"],
      ["tags", 1],
    ]);
  });

  it("exclude values that it leaves unchanged", () => {
    const stored = { ...sound, name: "nn", seller: { ...sound.seller, iban: "ii" }, tags: ["aa"], from: 3 };
    expect(paths(stored, stored)).to.deep.equal([]);
    expect(paths(stored, { ...stored, seller: { ...stored.seller, email: "other" } })).to.deep.equal([]);
  });

  it("include an invalid value that replaces an invalid one", () => {
    const stored = { ...sound, name: "nn" };
    expect(paths(stored, { ...stored, name: "nnn" })).to.deep.equal([["name"]]);
  });

  it("include rules between values if it changes any of them", () => {
    expect(paths(sound, { ...sound, from: 3 })).to.deep.equal([["to"]]);
    expect(paths(sound, { ...sound, to: 0 })).to.deep.equal([["to"]]);
  });
});

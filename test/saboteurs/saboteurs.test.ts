import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { root } from "../repository.js";
import { saboteurs } from "./index.js";

describe("the saboteurs", () => {
  it("are at most 40, each with a title of its own", () => {
    const titles = saboteurs.map(({ title }) => title);
    expect(titles).to.have.length.at.most(40);
    expect([...new Set(titles)]).to.deep.equal(titles);
  });

  it("break exports of the module that they name", () => {
    for (const { title, module, breaks } of saboteurs) {
      const names = Object.keys(breaks);
      expect(names, title).to.not.deep.equal([]);
      const source = readFileSync(join(root, `dist/${module}.js`), "utf8");
      for (const name of names) expect(source, title).to.match(new RegExp(`^export [a-z* ]*\\b${name}\\b`, "m"));
    }
  });

  it("name tests that exist", () => {
    for (const { title, test, grep } of saboteurs)
      expect(readFileSync(join(root, `test/${test}.ts`), "utf8"), title).to.contain(grep ?? "describe(");
  });
});

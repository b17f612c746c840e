import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createUseCases } from "../../core/public.js";
import { exportsOf, libraries } from "../../packaging/libraries.js";
import { brokenNames, declarationsOf, Entries, type PublishedNames } from "../../packaging/published-names.js";
import { root } from "../repository.js";

const MOST_NAMES_OF_CORE = 170;

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

const specifierOf = (name: string): string => (name === "core" ? "stint" : `stint/${name}`);

describe("the names that the package publishes", function () {
  this.timeout(300_000);
  let entries: Entries;
  let built: Entries;
  before(() => {
    entries = new Entries();
    built = new Entries(declarationsOf);
  });

  for (const name of Object.keys(libraries))
    it(`are documented in ${specifierOf(name)}`, () => {
      const undocumented = [...entries.exportsOf(name)]
        .filter(([, symbol]) => !entries.isDocumented(symbol))
        .map(([exported]) => exported);
      expect(undocumented).to.deep.equal([]);
    });

  for (const name of Object.keys(libraries))
    it(`keep their descriptions, and those of their members, in the types of ${specifierOf(name)}`, () => {
      const documented = entries.documented(name);
      expect(documented).to.have.length.above(0);
      const kept = new Set(built.documented(name));
      expect(documented.filter((one) => !kept.has(one))).to.deep.equal([]);
    });

  it("come from entries that package.json exports and the compiler finds", () => {
    const { exports } = read("package.json") as { readonly exports: object };
    expect(exports).to.deep.equal(exportsOf(Object.keys(libraries), "./dist/package"));
    const sources = Object.entries(libraries).map(([name, path]) => [specifierOf(name), [join(root, `${path}.ts`)]]);
    const found = Object.entries(entries.options.paths ?? {}).map(([name, [path = ""]]) => [name, [join(root, path)]]);
    expect(found).to.deep.equal(sources);
  });

  it(`are at most ${MOST_NAMES_OF_CORE} in stint`, () => {
    expect(entries.exportsOf("core").size).to.be.within(100, MOST_NAMES_OF_CORE);
  });

  it("include use cases, each with a description of what it does", () => {
    const useCases = built.exportsOf("core").get("UseCases");
    if (!useCases) throw new Error("UseCases is not exported.");
    const members = built.membersOf(useCases);
    expect(members.map(({ name }) => name)).to.have.members(Object.keys(createUseCases(memoryPorts())));
    expect(members.filter((member) => !built.isDocumented(member)).map(({ name }) => name)).to.deep.equal([]);
  });

  it("are those recorded for this version, and none is missing that an earlier version with the same major number has", () => {
    const recorded = read("packaging/published-names.json") as { readonly version: string; readonly names: PublishedNames };
    const { version } = read("package.json") as { readonly version: string };
    const names = entries.names();
    const isSameMajor = recorded.version.split(".")[0] === version.split(".")[0];
    if (isSameMajor) expect(brokenNames(recorded.names, names, version)).to.deep.equal([]);
    expect({ version, names }, "Run npm run names.").to.deep.equal(recorded);
  });

  it("are compared by name and kind, and can be missing from the version on that their description names", () => {
    const before: PublishedNames = {
      core: { Actor: "type", StintError: "value and type", roles: "value" },
      sql: { open: "value", opened: "value until 0.10.0" },
    };
    expect(brokenNames(before, before, "0.2.0")).to.deep.equal([]);
    const now: PublishedNames = { core: { Actor: "value and type until 1.0.0", StintError: "type", Role: "type" } };
    expect(brokenNames(before, now, "0.10.0")).to.deep.equal(["StintError", "roles", "open of stint/sql"]);
    expect(brokenNames(before, { ...now, sql: { open: "value" } }, "0.9.0")).to.include("opened of stint/sql");
  });

  it("have a heading of their version in the changelog", () => {
    const { version } = read("package.json") as { readonly version: string };
    expect(readFileSync(join(root, "CHANGELOG.md"), "utf8")).to.contain(`\n## ${version}`);
  });
});

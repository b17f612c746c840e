import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { memoryPorts } from "../../adapters/memory/index.js";
import { libraries } from "../../packaging/libraries.js";
import { Entries, isBefore } from "../../packaging/published-names.js";
import { type Harness, startHarness } from "../http/harness.js";
import { root } from "../repository.js";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };

/** The symbol of which a declaration is only another name, as in `type Page<Item> = ListPage<Item>`. */
function aliased(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const [declaration] = symbol.declarations ?? [];
  const name =
    declaration && ts.isTypeAliasDeclaration(declaration) && ts.isTypeReferenceNode(declaration.type)
      ? declaration.type.typeName
      : declaration && ts.isVariableDeclaration(declaration)
        ? declaration.initializer
        : undefined;
  const found = name && checker.getSymbolAtLocation(name);
  return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}

describe("a name that the package publishes", function () {
  this.timeout(300_000);
  let entries: Entries;
  /** What a name stands for, with the entries that export it. */
  const meanings = new Map<string, Map<ts.Symbol, string[]>>();
  const deprecated: { readonly name: string; readonly symbol: ts.Symbol; readonly among: ReadonlyMap<string, ts.Symbol> }[] = [];

  before(() => {
    entries = new Entries();
    for (const entry of Object.keys(libraries)) {
      const among = entries.exportsOf(entry);
      for (const [name, symbol] of among) {
        if (entries.deprecationOf(symbol)) deprecated.push({ name: `${name} of ${entry}`, symbol, among });
        else {
          const known = meanings.get(name) ?? new Map<ts.Symbol, string[]>();
          meanings.set(name, known.set(symbol, [...(known.get(symbol) ?? []), entry]));
        }
      }
    }
  });

  it("has one meaning in all entries, unless it is deprecated", () => {
    expect([...meanings.values()].filter((known) => [...known.values()].flat().length > 1)).to.have.length.above(50);
    const several = [...meanings].filter(([, known]) => known.size > 1);
    expect(
      several.map(([name, known]) => `${name} of ${[...known.values()].map((of) => of.join(" and ")).join(", ")}`),
    ).to.deep.equal([]);
  });

  it("is deprecated only in favour of a name of the same entry, for the same thing, until a later version", () => {
    expect(deprecated).to.have.length.above(5);
    for (const { name, symbol, among } of deprecated) {
      const { use = "", until = "" } = entries.deprecationOf(symbol) ?? {};
      const current = among.get(use);
      expect(aliased(symbol, entries.checker), name).to.equal(current ?? expect.fail(`${name} names ${use}, which is missing.`));
      expect(entries.deprecationOf(current ?? symbol), `${use}, which replaces ${name}`).to.equal(null);
      expect(isBefore(version, until), `${name} should be removed: this is ${version}.`).to.equal(true);
    }
  });

  for (const [type, objectOf] of Object.entries({
    UseCases: ({ useCases }: Harness): object => useCases,
    Reactions: ({ reactions }: Harness): object => reactions,
  }))
    it(`has members that do the same under their former names: ${type}`, async () => {
      const symbol = entries.exportsOf("core").get(type) ?? expect.fail(`${type} is not published.`);
      const members = new Map(entries.membersOf(symbol).map((member) => [member.name, entries.deprecationOf(member)]));
      const former = [...members].flatMap(([name, deprecation]) => (deprecation ? [{ name, ...deprecation }] : []));
      expect(former).to.have.length.above(0);
      const harness = await startHarness(memoryPorts());
      const all = objectOf(harness) as Readonly<Record<string, unknown>>;
      await harness.close();
      for (const { name, use, until } of former) {
        expect(all[name], name).to.be.a("function").and.equal(all[use]);
        expect(members.get(use), `${use}, which replaces ${name}`).to.equal(null);
        expect(isBefore(version, until), `${name} should be removed: this is ${version}.`).to.equal(true);
      }
    });
});

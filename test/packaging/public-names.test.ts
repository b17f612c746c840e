import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createUseCases } from "../../core/public.js";
import { libraries } from "../../packaging/libraries.js";
import { root } from "../repository.js";

const MOST_NAMES_OF_CORE = 150;

const sourceOf = (path: string): string => join(root, `${path}.ts`);
/** The declarations that an editor shows to an embedder. */
const builtOf = (name: string): string => join(root, `dist/package/${name}.d.ts`);

const files = Object.entries(libraries).flatMap(([name, path]) => [sourceOf(path), builtOf(name)]);

/** The program of all entries. Compiled once, since the checker takes seconds. */
let program: ts.Program;
let checker: ts.TypeChecker;

/** What the entry exports: each name with the declaration that it stands for. */
function exportsOf(path: string): ReadonlyMap<string, ts.Symbol> {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} is not a module.`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]),
  );
}

/** The documented ones of these names and, as `Name.member`, of their members. */
function documentedIn(path: string): readonly string[] {
  return [...exportsOf(path)].flatMap(([name, symbol]) => {
    const isPublic = (member: ts.Symbol): boolean => isDocumented(member) && !member.name.includes("#");
    const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties().filter(isPublic);
    return [...(isDocumented(symbol) ? [name] : []), ...members.map((member) => `${name}.${member.name}`)];
  });
}

const isDocumented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

const specifierOf = (name: string): string => (name === "core" ? "stint" : `stint/${name}`);

describe("the names that the package publishes", function () {
  this.timeout(60_000);
  before(() => {
    const { config } = ts.readConfigFile(join(root, "tsconfig.service.json"), ts.sys.readFile) as { readonly config: object };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    program = ts.createProgram(files, options);
    checker = program.getTypeChecker();
  });

  for (const [name, path] of Object.entries(libraries))
    it(`are documented in ${specifierOf(name)}`, () => {
      const undocumented = [...exportsOf(sourceOf(path))]
        .filter(([, symbol]) => !isDocumented(symbol))
        .map(([exported]) => exported);
      expect(undocumented).to.deep.equal([]);
    });

  for (const [name, path] of Object.entries(libraries))
    it(`keep the descriptions of names and members in the types of ${specifierOf(name)}`, () => {
      const documented = documentedIn(sourceOf(path));
      expect(documented).to.have.length.above(0);
      const kept = new Set(documentedIn(builtOf(name)));
      expect(documented.filter((one) => !kept.has(one))).to.deep.equal([]);
    });

  it(`are at most ${MOST_NAMES_OF_CORE} in stint`, () => {
    expect(exportsOf(sourceOf("core/public")).size).to.be.within(100, MOST_NAMES_OF_CORE);
  });

  it("include use cases, each with a description of what it does", () => {
    const useCases = exportsOf(builtOf("core")).get("UseCases");
    if (!useCases) throw new Error("UseCases is not exported.");
    const members = checker.getDeclaredTypeOfSymbol(useCases).getProperties();
    expect(members.map(({ name }) => name)).to.have.members(Object.keys(createUseCases(memoryPorts())));
    expect(members.filter((member) => !isDocumented(member)).map(({ name }) => name)).to.deep.equal([]);
  });
});

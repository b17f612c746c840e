import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createUseCases } from "../../core/public.js";
import { libraries } from "../../packaging/libraries.js";
import { root } from "../repository.js";

const MOST_NAMES_OF_CORE = 150;

/** The declarations that an editor of an embedder reads. */
const BUILT = "dist/package/core.d.ts";

const files = [...Object.values(libraries).map((path) => `${path}.ts`), BUILT].map((path) => join(root, path));

/** The program of all entries. Compiled once, since the checker takes seconds. */
let program: ts.Program;
let checker: ts.TypeChecker;

/** What the entry exports: each name with the declaration that it stands for. */
function exportsOf(path: string): ReadonlyMap<string, ts.Symbol> {
  const file = program.getSourceFile(join(root, path));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} is not a module.`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]),
  );
}

const isDocumented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

describe("the names that the package publishes", function () {
  this.timeout(60_000);
  before(() => {
    const { config } = ts.readConfigFile(join(root, "tsconfig.service.json"), ts.sys.readFile) as { readonly config: object };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    program = ts.createProgram(files, options);
    checker = program.getTypeChecker();
  });

  for (const [name, path] of Object.entries(libraries))
    it(`are documented in ${name === "core" ? "stint" : `stint/${name}`}`, () => {
      const undocumented = [...exportsOf(`${path}.ts`)]
        .filter(([, symbol]) => !isDocumented(symbol))
        .map(([exported]) => exported);
      expect(undocumented).to.deep.equal([]);
    });

  it(`are at most ${MOST_NAMES_OF_CORE} in stint`, () => {
    expect(exportsOf("core/public.ts").size).to.be.within(100, MOST_NAMES_OF_CORE);
  });

  it("include use cases, each with a description of what it does that remains in the built declarations", () => {
    const useCases = exportsOf(BUILT).get("UseCases");
    if (!useCases) throw new Error("UseCases is not exported.");
    const members = checker.getDeclaredTypeOfSymbol(useCases).getProperties();
    expect(members.map(({ name }) => name)).to.have.members(Object.keys(createUseCases(memoryPorts())));
    expect(members.filter((member) => !isDocumented(member)).map(({ name }) => name)).to.deep.equal([]);
  });
});

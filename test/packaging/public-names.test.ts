import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { libraries } from "../../packaging/libraries.js";
import { root } from "../repository.js";

const MOST_NAMES_OF_CORE = 150;

const files = Object.values(libraries).map((path) => join(root, `${path}.ts`));

/** The program of all entries. Compiled once, since the checker takes seconds. */
let program: ts.Program;
let checker: ts.TypeChecker;

/** What the entry exports: each name with the declaration that it stands for. */
function exportsOf(path: string): ReadonlyMap<string, ts.Symbol> {
  const file = program.getSourceFile(join(root, `${path}.ts`));
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
      const undocumented = [...exportsOf(path)].filter(([, symbol]) => !isDocumented(symbol)).map(([exported]) => exported);
      expect(undocumented).to.deep.equal([]);
    });

  it("come from entries that package.json exports and the compiler finds", () => {
    const nameOf = (entry: string, prefix: string) => (entry === "core" ? prefix : `${prefix}/${entry}`);
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly exports: object };
    const built = (entry: string) => ({ types: `./dist/package/${entry}.d.ts`, default: `./dist/package/${entry}.js` });
    expect(exports).to.deep.equal({
      ...Object.fromEntries(Object.keys(libraries).map((entry) => [nameOf(entry, "."), built(entry)])),
      "./package.json": "./package.json",
    });
    const paths = Object.entries(libraries).map(([entry, path]) => [nameOf(entry, "stint"), [join(root, `${path}.ts`)]]);
    const found = Object.entries(program.getCompilerOptions().paths ?? {}).map(([name, [path = ""]]) => [
      name,
      [join(root, path)],
    ]);
    expect(found).to.deep.equal(paths);
  });

  it(`are at most ${MOST_NAMES_OF_CORE} in stint`, () => {
    expect(exportsOf("core/public").size).to.be.within(100, MOST_NAMES_OF_CORE);
  });

  it("include use cases, each with a description of what it does", () => {
    const useCases = exportsOf("core/public").get("UseCases");
    if (!useCases) throw new Error("UseCases is not exported.");
    const members = checker.getDeclaredTypeOfSymbol(useCases).getProperties();
    expect(members.length).to.be.above(60);
    expect(members.filter((member) => !isDocumented(member)).map(({ name }) => name)).to.deep.equal([]);
  });
});

import { join } from "node:path";
import ts from "typescript";
import { libraries } from "./libraries.js";

const root = join(import.meta.dirname, "../..");

/** What a name stands for: something at run time, only a type, or both, as a class does. */
export type Kind = "value" | "type" | "value and type";

/** The kind of each name, by entry and name. */
export type PublishedNames = Readonly<Record<string, Readonly<Record<string, Kind>>>>;

const sourceOf = (entry: string): string => join(root, `${libraries[entry] ?? ""}.ts`);

/** The declarations of an entry that an editor shows to users of the package. */
export const declarationsOf = (entry: string): string => join(root, `dist/package/${entry}.d.ts`);

/** The sources of all entries of the package, or their declarations, with what they export. */
export class Entries {
  readonly options: ts.CompilerOptions;
  readonly checker: ts.TypeChecker;
  readonly #program: ts.Program;

  constructor(private readonly fileOf: (entry: string) => string = sourceOf) {
    const { config } = ts.readConfigFile(join(root, "tsconfig.service.json"), ts.sys.readFile) as { readonly config: object };
    this.options = ts.parseJsonConfigFileContent(config, ts.sys, root).options;
    this.#program = ts.createProgram(Object.keys(libraries).map(fileOf), this.options);
    this.checker = this.#program.getTypeChecker();
  }

  /** What an entry exports: each name with what it stands for. */
  exportsOf(entry: string): ReadonlyMap<string, ts.Symbol> {
    const file = this.#program.getSourceFile(this.fileOf(entry));
    const module = file && this.checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} is not an entry of the package.`);
    const resolved = (symbol: ts.Symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return new Map(this.checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolved(symbol)]));
  }

  /** Whether a name or a member has a description. */
  isDocumented(symbol: ts.Symbol): boolean {
    return symbol.getDocumentationComment(this.checker).length > 0;
  }

  /** The public members of a type, without those of the language. */
  membersOf(type: ts.Symbol): readonly ts.Symbol[] {
    const isOwn = ({ name, declarations = [] }: ts.Symbol): boolean =>
      !name.includes("#") && !declarations.some((one) => this.#program.isSourceFileDefaultLibrary(one.getSourceFile()));
    return this.checker.getDeclaredTypeOfSymbol(type).getProperties().filter(isOwn);
  }

  /** The names of an entry that have a description and, as `Name.member`, the members of each that have one. */
  documented(entry: string): readonly string[] {
    return [...this.exportsOf(entry)].flatMap(([name, symbol]) => {
      const members = this.membersOf(symbol).filter((member) => this.isDocumented(member));
      return [...(this.isDocumented(symbol) ? [name] : []), ...members.map((member) => `${name}.${member.name}`)];
    });
  }

  /** All names, sorted. */
  names(): PublishedNames {
    const sorted = (entry: string) =>
      [...this.exportsOf(entry)]
        .map(([name, { flags }]): [string, Kind] => [name, kindOf(flags)])
        .sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(Object.keys(libraries).map((entry) => [entry, Object.fromEntries(sorted(entry))]));
  }
}

function kindOf(flags: ts.SymbolFlags): Kind {
  if (!(flags & ts.SymbolFlags.Value)) return "type";
  return flags & ts.SymbolFlags.Type ? "value and type" : "value";
}

/** The names that `before` has and `now` lacks, or that stand for something else. */
export function brokenNames(before: PublishedNames, now: PublishedNames): readonly string[] {
  return Object.entries(before).flatMap(([entry, names]) =>
    Object.entries(names)
      .filter(([name, kind]) => !(now[entry]?.[name] ?? "").includes(kind))
      .map(([name]) => (entry === "core" ? name : `${name} of stint/${entry}`)),
  );
}

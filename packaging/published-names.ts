import { join } from "node:path";
import ts from "typescript";
import { libraries } from "./libraries.js";

const root = join(import.meta.dirname, "../..");

/** What a name stands for: something at run time, only a type, or both, as a class does. */
export type Kind = "value" | "type" | "value and type";

/** The kind of each name, by entry and name. A deprecated name is recorded with the version that removes it. */
export type PublishedNames = Readonly<Record<string, Readonly<Record<string, Kind | `${Kind} until ${string}`>>>>;

/** What the description of a deprecated name says. */
export interface Deprecation {
  /** The name that replaces it. */
  readonly use: string;
  /** The version that removes it. */
  readonly until: string;
}

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

  /** Whether a name or a member has a description, or one that says what replaces it. */
  isDocumented(symbol: ts.Symbol): boolean {
    return symbol.getDocumentationComment(this.checker).length > 0 || this.deprecationOf(symbol) !== null;
  }

  /** Null for a name or a member that is not deprecated. Throws if a description says something else than what to use and until when. */
  deprecationOf(symbol: ts.Symbol): Deprecation | null {
    const tag = symbol.getJsDocTags(this.checker).find(({ name }) => name === "deprecated");
    if (!tag) return null;
    const text = ts.displayPartsToString(tag.text);
    const [, linked, member = linked, until] =
      /^Use (?:\{@link (\w+)\}|`(\w+)`)\. Removed in (\d+\.\d+\.\d+)\.$/.exec(text) ?? [];
    if (member === undefined || until === undefined) throw new Error(`${symbol.name}: @deprecated ${text}`);
    return { use: member, until };
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
    const recorded = (symbol: ts.Symbol) => {
      const [kind, deprecation] = [kindOf(symbol.flags), this.deprecationOf(symbol)];
      return deprecation ? (`${kind} until ${deprecation.until}` as const) : kind;
    };
    const sorted = (entry: string) =>
      [...this.exportsOf(entry)].map(([name, symbol]) => [name, recorded(symbol)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(Object.keys(libraries).map((entry) => [entry, Object.fromEntries(sorted(entry))]));
  }
}

function kindOf(flags: ts.SymbolFlags): Kind {
  if (!(flags & ts.SymbolFlags.Value)) return "type";
  return flags & ts.SymbolFlags.Type ? "value and type" : "value";
}

/** Whether a version is lower than another one. */
export const isBefore = (one: string, other: string): boolean => one.localeCompare(other, "en", { numeric: true }) < 0;

/** The names of `before` that `now`, the given version, no longer has or uses for something else, without those whose deprecation has ended. */
export function brokenNames(before: PublishedNames, now: PublishedNames, version: string): readonly string[] {
  return Object.entries(before).flatMap(([entry, names]) =>
    Object.entries(names)
      .filter(([name, recorded]) => {
        const [kind = "", until] = recorded.split(" until ");
        const mayEnd = until !== undefined && !isBefore(version, until);
        return !mayEnd && !(now[entry]?.[name] ?? "").includes(kind);
      })
      .map(([name]) => (entry === "core" ? name : `${name} of stint/${entry}`)),
  );
}

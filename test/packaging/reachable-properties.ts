import ts from "typescript";
import type { Entries } from "../../packaging/published-names.js";
import { libraries } from "../../packaging/libraries.js";
import { root } from "../repository.js";

/** A property of a published type, or of a type that one of them mentions, with a path that leads to it. */
interface Reached {
  readonly path: string;
  readonly symbol: ts.Symbol;
}

/** Its types repeat the schemas of the OpenAPI document, whose own tests look for descriptions. */
const GENERATED = "client/api.ts";

const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Whether a program can neither read nor call it. The compiler adds names with two underscores. */
const isHidden = ({ name, declarations = [] }: ts.Symbol): boolean =>
  name.includes("#") || name.startsWith("__") || declarations.some((one) => (ts.getCombinedModifierFlags(one) & hidden) !== 0);

const filesOf = ({ declarations = [] }: ts.Symbol): readonly string[] => declarations.map((one) => one.getSourceFile().fileName);

/** Whether programs can use the property, and this repository declares it. */
const isOwn = (property: ts.Symbol): boolean =>
  !isHidden(property) && filesOf(property).every((file) => file.startsWith(root) && !file.includes("/node_modules/"));

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types.flatMap(partsOf) : [type]);

const isConstant = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Unit) !== 0;

/** Whether the property is part of a type that is written where it is used, such as an alternative of a union: what is described there is that type. */
function isWrittenInPlace({ parent }: ts.Declaration): boolean {
  if (!ts.isTypeLiteralNode(parent)) return false;
  const { parent: user } = ts.isIntersectionTypeNode(parent.parent) ? parent.parent : parent;
  return !ts.isTypeAliasDeclaration(user);
}

/** Walks from what the entries export to every type of this repository that they mention. */
export class ReachableProperties {
  readonly #seen = new Set<ts.Type>();
  readonly #found = new Map<ts.Declaration, Reached>();

  constructor(private readonly entries: Entries) {
    for (const entry of Object.keys(libraries))
      for (const [name, symbol] of entries.exportsOf(entry))
        if (symbol.flags & ts.SymbolFlags.Type) this.#visit(entries.checker.getDeclaredTypeOfSymbol(symbol), name);
  }

  get count(): number {
    return this.#found.size;
  }

  undocumented(): readonly string[] {
    return [...this.#found.values()].filter(({ symbol }) => !this.entries.isDocumented(symbol)).map(({ path }) => path);
  }

  #visit(type: ts.Type, path: string): void {
    if (this.#seen.has(type)) return;
    this.#seen.add(type);
    const parts = partsOf(type).filter(({ flags }) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0);
    const common = type.isUnion() ? type.getProperties().filter(isOwn) : [];
    for (const property of common) this.#check(property, path, this.#isDiscriminant(property, parts));
    const names = new Set(common.map(({ name }) => name));
    for (const part of parts) this.#visitPart(part, path, names);
  }

  #visitPart(part: ts.Type, path: string, checked: ReadonlySet<string>): void {
    const { checker } = this.entries;
    for (const argument of checker.getTypeArguments(part as ts.TypeReference)) this.#visit(argument, path);
    for (const { type } of checker.getIndexInfosOfType(part)) this.#visit(type, path);
    for (const signature of part.getCallSignatures()) {
      for (const parameter of signature.getParameters())
        this.#visit(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`);
      this.#visit(signature.getReturnType(), `${path}()`);
    }
    for (const property of part.getProperties().filter(isOwn)) {
      const type = checker.getTypeOfSymbol(property);
      if (!checked.has(property.name)) this.#check(property, path, isConstant(type));
      if (!filesOf(property).some((file) => file.endsWith(GENERATED))) this.#visit(type, `${path}.${property.name}`);
    }
  }

  /** The key of a table or record has no declaration of its own, and no place for a comment. */
  #check(symbol: ts.Symbol, path: string, saysEverything: boolean): void {
    const { declarations = [] } = symbol;
    const [first] = declarations;
    if (!first || saysEverything || declarations.some(isWrittenInPlace) || this.#found.has(first)) return;
    this.#found.set(first, { path: `${path}.${symbol.name}`, symbol });
  }

  /** Whether each alternative has values of its own, such as the kind or the state that tells them apart. */
  #isDiscriminant(property: ts.Symbol, alternatives: readonly ts.Type[]): boolean {
    const types = alternatives.flatMap((one) => {
      const own = one.getProperty(property.name);
      return own ? [this.entries.checker.getTypeOfSymbol(own)] : [];
    });
    return types.some((type) => type !== types[0]) && types.flatMap(partsOf).every(isConstant);
  }
}

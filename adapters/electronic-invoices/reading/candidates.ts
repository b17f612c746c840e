import type { TermName } from "../../../core/index.js";
import type { Branch, Fixed, Leaf, Node, Syntax } from "../syntax.js";
import type { XmlElement } from "./xml.js";

/** A part of a syntax that an element can be. */
export interface Candidate {
  readonly node: Leaf | Fixed | Branch;
  /** The group that the element is an item of; null if it is none. */
  readonly group: TermName | null;
}

/** The text of a term, as far as it is read already. */
export type Known = (term: TermName) => string | undefined;

/** What counts against a part if the element contains what the part has no element for. */
const FOREIGN_CHILD = -2;

export const sameText = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** Finds the part of a syntax that an element is, by its name and, among several of one name, by its fixed texts and the attributes that are terms. */
export class Candidates {
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #byName = new Map<readonly Node[], ReadonlyMap<string, readonly Candidate[]>>();
  /** The terms that an element has, so that an attribute with one of them repeats it. */
  readonly #stated: ReadonlySet<TermName>;

  constructor({ namespaces, parts }: Syntax) {
    this.#prefixes = new Map(Object.entries(namespaces));
    this.#stated = new Set(parts.flatMap(statedIn));
  }

  /** Null if the element is none of the parts. */
  of(parts: readonly Node[], element: XmlElement, known: Known): Candidate | null {
    const candidates = this.#named(parts).get(keyOf(element.uri, element.local)) ?? [];
    const isOnly = candidates.length === 1;
    const scored = candidates.flatMap((candidate) => {
      const score = this.#score(candidate.node, element, known, isOnly);
      return score === null ? [] : [{ candidate, score }];
    });
    const most = Math.max(...scored.map(({ score }) => score));
    return scored.find(({ score }) => score === most)?.candidate ?? null;
  }

  /** Whether an element has the term as its text, and attributes only repeat it. */
  isStated(term: TermName): boolean {
    return this.#stated.has(term);
  }

  #named(parts: readonly Node[]): ReadonlyMap<string, readonly Candidate[]> {
    const kept = this.#byName.get(parts);
    if (kept) return kept;
    const byName = new Map<string, readonly Candidate[]>();
    for (const part of parts) {
      const candidate = part.kind === "repeated" ? { node: part.item, group: part.group } : { node: part, group: null };
      const key = this.#keyOf(candidate.node.name);
      byName.set(key, [...(byName.get(key) ?? []), candidate]);
    }
    this.#byName.set(parts, byName);
    return byName;
  }

  #keyOf(name: string): string {
    const [prefix, local] = name.includes(":") ? (name.split(":") as [string, string]) : ["", name];
    return keyOf(this.#prefixes.get(prefix) ?? "", local);
  }

  /** How well the element fits; null if it does not. */
  #score(node: Candidate["node"], element: XmlElement, known: Known, isOnly: boolean): number | null {
    if (node.kind === "fixed") return fits(node, element);
    if (node.kind === "leaf") return this.#scoreOfLeaf(node, element, known, isOnly);
    const isKnown = isOnly || element.children.every((child) => this.#named(node.parts).has(keyOf(child.uri, child.local)));
    let score = isKnown ? 0 : FOREIGN_CHILD;
    for (const part of node.parts) {
      if (part.kind === "repeated" || (part.kind === "branch" && !part.isRequired)) continue;
      const child = element.children.find(({ uri, local }) => keyOf(uri, local) === this.#keyOf(part.name));
      const own = child ? this.#score(part, child, known, true) : part.kind === "leaf" || isOnly ? 0 : null;
      if (own === null) return null;
      score += own;
    }
    return score;
  }

  /** An attribute that differs from a term that is known speaks against the part. */
  #scoreOfLeaf({ fixed, terms }: Leaf, { attributes }: XmlElement, known: Known, isOnly: boolean): number | null {
    let score = 0;
    for (const { name, value } of attributes) {
      const text = fixed[name];
      if (text !== undefined && !sameText(text, value)) return null;
      const term = terms[name];
      const stated = term !== undefined && this.#stated.has(term) ? known(term) : undefined;
      if (stated !== undefined) score += sameText(stated, value) ? 1 : -1;
    }
    const isWithout = Object.keys(fixed).some((name) => !attributes.some((attribute) => attribute.name === name));
    return isWithout && !isOnly ? null : score;
  }
}

const keyOf = (uri: string, local: string): string => `${uri} ${local}`;

/** The other spelling of a truth value in XML Schema (xs:boolean). */
const numerals: Readonly<Record<string, string>> = { true: "1", false: "0" };

function fits({ text, others }: Fixed, element: XmlElement): number | null {
  if (sameText(text, element.text) || numerals[text] === element.text.trim()) return 2;
  return others === "refused" ? null : 1;
}

function statedIn(node: Node): readonly TermName[] {
  if (node.kind === "leaf") return [node.term];
  if (node.kind === "repeated") return statedIn(node.item);
  return node.kind === "branch" ? node.parts.flatMap(statedIn) : [];
}
